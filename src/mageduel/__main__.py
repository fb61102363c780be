"""`python -m mageduel` is the command `mageduel`."""

import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command; who presses Ctrl-C has changed their mind, also while it is being loaded, and that is all."""
    try:
        from mageduel import cli

        code = cli.main()
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED:
        import signal

        # Whoever presses it again while we tidy up wants out at once.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    return code


if __name__ == "__main__":
    sys.exit(main())
