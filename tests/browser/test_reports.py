"""Something is wrong here: a report is kept once, sealed while the game goes on, and opened where it was made."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine
from tests.browser.test_agreements import choose_in_menu
from tests.browser.test_understand import give_up

NOTE = "The wolf should have been asked first."


def test_a_report_is_kept_once_and_opened_where_it_was_made(new_page: NewPage, tmp_path: Path, pictures: Path) -> None:
    page = new_page()
    start.against_computer(page)
    player = Player(page, "mouse")
    player.play_until({"prompt"}, 60)
    kept: list[str] = []
    page.on("request", lambda request: kept.append(request.url) if request.url.endswith("/reports") else None)
    choose_in_menu(page, "Something is wrong here")
    report = page.locator("[data-part=report]")
    field = report.get_by_label("What is wrong?")
    expect(field).to_be_focused()
    field.fill(NOTE)
    examine(page, "report", pictures)
    with page.expect_download() as waiting:
        report.get_by_role("button", name="Keep a report").dblclick()
    file = tmp_path / "report.json"
    waiting.value.save_as(file)
    expect(report).to_contain_text(waiting.value.suggested_filename.removeprefix("mageduel-report-")[:-5])
    assert len(kept) == 1
    report.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Menu of this game")).to_be_focused()

    reader = new_page("#/replays", refused=True)
    reader.get_by_label("Record file").set_input_files(file)
    expect(reader.get_by_role("alert")).to_contain_text("sealed until it is over")
    give_up(page)
    reader.get_by_label("Record file").set_input_files([])
    reader.get_by_label("Record file").set_input_files(file)
    expect(reader.locator("[data-part=reported]")).to_contain_text(NOTE)
    bar = reader.get_by_label("Place in the game")
    expect(bar).to_have_value(bar.get_attribute("max") or "")
    reader.reload()
    expect(reader.locator("[data-part=reported]")).to_contain_text(NOTE)
    examine(reader, "report-opened", pictures)
