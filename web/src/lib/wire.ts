/** The server's messages and records under the names this client uses; their shapes are made from the server's schema. */
import type * as made from "./wire.generated";

export type {
  BoardFace,
  BookCheck,
  BookIssue,
  CardAttack,
  AttentionShown,
  CardFace,
  CardStop,
  ClientMessage,
  ClockShown,
  ClockTerms,
  CoachShown,
  Codex,
  CodexEntry,
  ComesBack,
  Contribution,
  DamageChance,
  EffectChance,
  EffectRoll,
  Front,
  GameCreated,
  GameFacts,
  BoardShown,
  BoardWish,
  DecisionShown,
  InquiryReply,
  HiddenHere,
  LikelyShown,
  NodeFacts,
  RollAsked,
  HintReply,
  HintShown,
  HintWay,
  ReviewShown,
  Standing,
  GameSetup,
  Kit,
  KitPart,
  PositionAdvice,
  PositionShown,
  LessonBegun,
  LessonFace,
  LevelFace,
  LobbyClientMessage,
  LobbyInvitation,
  LobbyJoin,
  LobbyJoined,
  LobbyOpened,
  LobbyServerMessage,
  LobbySetup,
  LobbyState,
  MageFace,
  ModeFace,
  MomentFace,
  PlaceShown,
  PlanCard,
  PlanForm,
  PlanSlot,
  PlanWarning,
  PlanWeighed,
  InvitationShown,
  JoinWish,
  LinkFacts,
  OpenGame,
  OpenGames,
  Presence,
  ReplayFacts,
  ReplayFrame,
  RulingFace,
  RulingFacts,
  RulingFrame,
  RulingIndex,
  RulingList,
  ReportFile,
  ReportWish,
  RuleShown,
  RulesFace,
  SeatJoined,
  SeatSetup,
  ServerMessage,
  SetFace,
  SignFace,
  SpellFor,
  StopsWanted,
  StyleFace,
  TalkFaces,
  DailyPuzzle,
  LineHint,
  LineShown,
  LineThrown,
  MakeWish,
  MyGame,
  MyGamesShown,
  MyGamesWish,
  PuzzleFace,
  PuzzleMade,
  ShareShown,
  Solution,
} from "./wire.generated";

export type Seat = number;
export type ObjectId = number;
/** A board element an option points at: o12 an object, zB3 a zone, bA1|A2 a border. */
export type ElementRef = string;
export type Answer = made.AnswerMessage["answer"];
export type AttackLine = made.AttackShown;
export type Book = made.BookShown;
export type BookDraft = Required<made.BookDraft>;
export type BookLine = made.CardCount;
export type DiceShown = made.DiceShown;
export type Die = made.DieShown;
export type GameEvent = made.EventShown;
export type GroundCode = made.GroundShown["look"];
export type GroundLayer = made.GroundShown;
export type Joining = made.GameFacts["joining"];
export type BookSource = made.BookShown["source"];
export type BookMode = made.BookShown["mode"];
export type Mode = made.GameFacts["mode"];
export type Num = made.Number;
export type Obj = made.ObjectShown;
export type Odds = made.OddsShown;
export type OfferKind = made.Offer["kind"];
export type Option = made.OptionShown;
export type PathStep = made.PathPart;
export type PlayerView = made.PlayerShown;
export type Prepared = made.PreparedShown;
export type RefusedOption = made.RefusedShown;
export type Edit = made.EditWish["edit"];
export type Request = made.QuestionShown;
export type Result = made.ResultShown;
export type Rule = made.RuleShown;
export type Running = made.RunningShown;
export type View = made.ViewShown;
export type WallCode = made.WallShown["look"];
export type WallView = made.WallShown;
export type ZoneView = made.ZoneShown;
