/** The page's names for the documents of the API's description, where each is told. */
import type { components } from './description';

type Documents = components['schemas'];

export type Rule = Documents['RuleDocument'];
export type Problem = Documents['ProblemDocument'];
export type Option = Documents['OptionDocument'];
export type Entry = Documents['EntryDocument'];
export type TableEvent = Documents['EventDocument'];

/** A position as a seat may know it; each game's board knows its form. */
export type View = SeatView['view'];
export type SeatView = Documents['SeatView'];
export type Standing = Documents['StandingDocument'];
export type Price = Documents['PriceDocument'];
export type Result = Documents['ResultDocument'];
export type Ask = Documents['AskDocument'];
export type State = Documents['StateDocument'];
export type Status = State['status'];

export type Seat = Documents['SeatDocument'];
export type Table = Documents['TableDocument'];
export type TableSummary = Documents['TableSummary'];
export type SettingsDocument = Documents['SettingsDocument'];
export type Title = Documents['TitleDocument'];
export type Shelf = Documents['ShelfDocument'];
export type WordsOfGame = Documents['WordsDocument'];
export type RuleOfBook = Documents['BookRuleDocument'];

export type Why = Documents['WhyDocument'];
export type Preview = Documents['PreviewDocument'];
export type Position = Documents['PositionDocument'];
export type PlanDocument = Documents['PlanDocument'];
export type AdvisedOption = Documents['AdvisedOption'];
export type Hint = Documents['HintDocument'];
export type Reasons = Documents['ReasonsDocument'];
export type AnalysedDecision = Documents['AnalysedDecision'];
export type TurningPoint = Documents['TurningPointDocument'];
export type Analysis = Documents['AnalysisDocument'];

export type SeatPlan = Documents['SeatPlan'];
export type OpenTable = Documents['OpenTable'];

type Keyed = Exclude<Documents['ClientMessage'], Documents['Ping'] | Documents['Look']>;
type WithoutKey<C> = C extends Keyed ? Omit<C, 'key'> : never;

/** A command as the page means it; the link gives it its key. */
export type Command = WithoutKey<Keyed>;
export type Ack = Documents['AckDocument'];
export type Update = Documents['UpdateMessage'];
export type ServerMessage = Documents['ServerMessage'];

/** A seat or chance, and an action in words. */
export type Line = [number, string];
/** Where somebody practises. */
export type Place = Documents['Practice']['place'];
export type LessonSummary = Documents['LessonSummary'];
export type LessonStep = Documents['LessonStepDocument'];
export type LessonDocument = Documents['LessonDocument'];

export type ExerciseSummary = Documents['ExerciseSummary'];
export type Answer = Documents['AnswerDocument'];
export type ReviewDocument = Documents['ReviewDocument'];
