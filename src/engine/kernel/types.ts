/** The vocabulary of the kernel: seats, frames, moves, chance, reasons. Units, hexes, cards and turns belong to the games. */
import type { ListedForm } from './form.ts';

/** Parameters of a sentence: ids and numbers. The catalogue turns ids into names, never the engine. */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence of the catalogue: its key and its parameters. The engine itself holds no prose. */
export interface Line {
  readonly key: string;
  readonly params?: Params;
  /** The section of the rules that it cites, for example `8.4` or `Q12`. */
  readonly rule?: string;
}

/** Why something is refused or not offered. `code` is the refusal code of the rules file. */
export type Reason = Line & { readonly code: string; readonly rule: string };
/** One summand of a number that a player may open: a die, a shift, a point. */
export type Modifier = Line & { readonly amount: number; readonly rule: string };

/** Players point at targets. The prefix names the kind, the rest is the printed id. */
export type TargetRef = `${'unit' | 'space' | 'marker' | 'card' | 'button'}:${string}`;

/** One draw of chance: `value` of 0 to n - 1. */
export type Draw = { readonly n: number; readonly value: number };

/** One face, one of several things, or the order of a pile, whose last open place each draw fills. */
export type ChanceKind = 'die' | 'one' | 'order';
/** A draw of 0 to n - 1 that is about to be made; `of`: the ids of the n things, none for a die. */
export type ChanceAsk = { readonly kind: ChanceKind; readonly n: number; readonly of: readonly string[] };

/** Four unsigned 32-bit integers of sfc32, and how many draws were taken so far. */
export type RngState = Record<'a' | 'b' | 'c' | 'd' | 'drawn', number>;

export type Result<Seat = string> = { readonly winner: Seat | 'draw'; readonly reasons: readonly Modifier[] };

/** Every game's state has these members and is plain JSON: no Map, Set, Date, class or undefined. */
export interface GameState<Seat extends string = string, Frame = { readonly at: string }> {
  readonly rng: Readonly<RngState>;
  /** Pending frames; the last one is on top and asks. */
  readonly stack: readonly Frame[];
  readonly result: Result<Seat> | null;
}

/** One bag of types per game, so that signatures take a single parameter. */
export interface Types {
  seat: string;
  frame: { readonly at: string };
  move: { readonly type: string };
  event: { readonly type: string };
  state: GameState;
  view: object;
  facts: object;
  tables: object;
  queries: object;
}

/** A question, or a warning, with its rule. */
export type Ask = Line & { readonly rule: string };
/** The question the engine waits on. Derived from the top frame, never stored. */
export interface Decision<T extends Types> {
  readonly seat: T['seat'];
  readonly ask: Ask;
  /** Every legal answer, in a stable order. */
  readonly moves: readonly T['move'][];
  /** Legal as well, but no choice of play that a list or a program should offer: resigning. */
  readonly concessions?: readonly T['move'][];
}

/** Writable form of a state; games change it only inside `answer` and `run`. Lists map to lists. */
export type Mutable<X> = X extends object ? { -readonly [K in keyof X]: Mutable<X[K]> } : X;

/** The only way in which rules affect the world. */
export interface Ctx<T extends Types> {
  readonly s: Mutable<T['state']>;
  /** Absent in simulations: `emit?.(…)` then makes no event, so nothing in it may change the state. */
  emit?(event: T['event']): void;
  /** Draws 0 to n - 1 uniformly, from the first n of `of`; recorded with the move, and may be scripted. */
  draw(n: number, of: readonly string[], kind?: ChanceKind): number;
  /** A die: 1 to `sides`. */
  roll(sides: number): number;
  /** Something hidden became known: free undo stops here. */
  reveal(): void;
  call(frame: T['frame']): void;
  goto(frame: T['frame']): void;
  end(): void;
}

export interface AskNode<T extends Types, F> {
  readonly kind: 'ask';
  ask(state: T['state'], frame: F): Decision<T>;
  /** True if the question can occur in this state; a state from a file is refused otherwise. */
  fits?(state: T['state'], frame: F): boolean;
  answer(ctx: Ctx<T>, frame: F, move: T['move']): void;
}

export interface AutoNode<T extends Types, F> {
  readonly kind: 'auto';
  /** Must change the stack or set the result; a guard stops a runaway. */
  run(ctx: Ctx<T>, frame: F): void;
}

/** Exhaustive: a frame without a node, or a node without a frame, does not compile. */
export type Nodes<T extends Types> = {
  readonly [K in T['frame']['at']]:
    AskNode<T, Extract<T['frame'], { readonly at: K }>> | AutoNode<T, Extract<T['frame'], { readonly at: K }>>;
};

export interface Setup {
  readonly scenario: string;
  /** Any text; hashed into the generator's first state. */
  readonly seed: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** A player typed the seed, so all dice may be known beforehand. */
  readonly knownSeed?: true;
  /** A position other than the scenario's, as the game's own `position` type; lessons and tests use it. */
  readonly position?: unknown;
  /** Rules version that the match was begun under and is played by to its end; absent: the game's current one. */
  readonly rules?: number;
}

/** Source of chance during set-up: same stream as the game itself. */
export type Chance = { readonly rng: RngState; draw(n: number, of?: readonly string[], kind?: ChanceKind): number };

export interface OptionSpec {
  readonly id: string;
  readonly form: ListedForm;
  readonly initial: string | boolean;
  readonly rule?: string;
}

export type ScenarioSpec = { readonly id: string; readonly options: readonly OptionSpec[] };

/** Shows what a move would do before it is committed. */
export interface Preview {
  readonly effects: readonly Line[];
  /** Consequences of winning, of losing or of either, and duties; `when`: only after a choice that is still open. */
  readonly stakes?: readonly {
    readonly on: 'win' | 'lose' | 'either' | 'duty';
    readonly line: Line;
    readonly when?: Line;
  }[];
  /** The odds of the next move of the same plan after a win. */
  readonly then?: Line;
  /** Every number that goes into the chance, with its source. */
  readonly modifiers: readonly Modifier[];
  readonly odds: Odds | null;
  /** Both players may see this chance if `odds` reads a hand. */
  readonly openOdds?: Odds;
  readonly warnings: readonly Ask[];
  /** The odds are still being counted. */
  readonly isCounting?: true;
}

/** Chances as counts of `total` equally likely outcomes; null where nothing is rolled. */
export interface Odds {
  readonly total: number;
  readonly outcomes: readonly { readonly id: string; readonly count: number; readonly success: boolean }[];
  /** Both ends of the chance where something is hidden, as successes of the same total, with what each assumes. */
  readonly range?: Readonly<Record<'low' | 'high', Case>>;
  /** It reads a hand: only the seat that is asked may see it. */
  readonly isOwn?: true;
  /** The chance assumes `by`; `cases` give it under other assumptions (`heading`), as successes of the same total. */
  readonly assumed?: { readonly by: Line; readonly heading: Line; readonly cases: readonly Case[] };
}
type Case = { readonly count: number; readonly by: Line };

/** Dice of one seat, thrown together: `faces` of 1 to `sides`, the successes that came, and their exact expected number. */
export interface SeatRoll<Seat = string> {
  readonly seat: Seat;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly hits: number;
  readonly expectedHits: number;
}

/** `outcome` is the id of the outcome that came about, from the preview's odds; null if the throw decided nothing. */
export type Rolled<Seat = string> = { readonly outcome: string | null; readonly rolls: readonly SeatRoll<Seat>[] };

/** The log shows `why`; it is null where the rules leave nothing to choose. */
export type Settled<M> = { readonly move: M; readonly why: Line | null };

/** A game has rules, and capabilities around them. A capability is complete or absent. */
/** A seat's orders for later questions: values by the ids of `OrderSpec`. */
export type Orders = Readonly<Record<string, string>>;

/** An order that a seat may give for the rest of a match. */
export interface OrderSpec<Seat = string> {
  readonly id: string;
  readonly seats: readonly Seat[];
  /** The first applies until the seat gives another. */
  readonly values: readonly [string, ...string[]];
  /** Keys of the questions that it can answer, or what these keys begin with before a full stop. */
  readonly asks: readonly string[];
  readonly rule: string;
}

export interface OrderRules<T extends Types> {
  readonly specs: readonly OrderSpec<T['seat']>[];
  /** Returns the answer that the asked seat has ordered, or null to ask it. It may read that seat's hand. */
  obey(state: T['state'], orders: Orders): T['move'] | null;
}

export interface GameDefinition<T extends Types> {
  readonly id: string;
  /** Raised whenever the same moves may give another game; a match of an older version keeps it, see `Setup.rules`. */
  readonly rulesVersion: number;
  readonly seats: readonly [T['seat'], T['seat']];
  readonly scenarios: readonly ScenarioSpec[];
  /** Opening state, `rng` taken from `chance`. Throws `SetupError` on an unusable set-up. */
  setup(setup: Setup, chance: Chance): T['state'];
  readonly nodes: Nodes<T>;
  /**
   * The answer to give without asking, where both players know that it makes no difference, or where the table offers to
   * ask after all; null: none.
   */
  settle(state: T['state']): Settled<T['move']> | null;
  /** A game in which a seat is asked so often in the other's turn that it may answer ahead. */
  readonly orders?: OrderRules<T>;
  /** Returns what `seat` may know; `null` is an onlooker. It never includes the generator. */
  view(state: T['state'], seat: T['seat'] | null): T['view'];
  /** Checks an unknown value as a state of this game; throws `ShapeError` with a path. */
  readState(value: unknown): T['state'];
  /** Ids of broken invariants with what broke them; `step` allows those that compare two states. */
  invariants(state: T['state'], step?: { readonly before: T['state']; readonly move: T['move'] }): readonly string[];

  readonly words: MoveWords<T>;
  readonly why: Refusals<T>;
  readonly foresight: Foresight<T>;
  readonly simulation: SimulationRules<T>;
  readonly data: GameData<T>;
  /** The screen and programs ask the rules through these, from a view alone. */
  readonly queries: T['queries'];
  /** A game with dice or drawn things. */
  readonly chance?: ChanceRules<T>;
  /** A game in which a seat's view may lack what the other sees; the curtain then always falls. */
  readonly secrets?: SecretRules<T>;
  readonly positions?: PositionText<T>;
  /** A game whose matches may form a contest. */
  readonly series?: SeriesRules<T['state']>;
}

export interface MoveWords<T extends Types> {
  /** Canonical text of a move, and its identity. */
  notation(move: T['move']): string;
  parse(text: string): T['move'] | null;
  /** The name of a move in a list of choices. */
  label(state: T['state'], move: T['move']): Line;
  /** The log line of an event, with its rule; null for events the log leaves out. */
  describe(event: T['event']): Line | null;
  /** A player points at these, in order, to make this move. */
  targets(move: T['move']): readonly TargetRef[];
  /** Names the place of a state in the sequence of play, for history marks and the library. */
  moment(state: T['state']): Moment;
}

export interface Refusals<T extends Types> {
  /** Why `target` is not offered now while `picked` is chosen, closest way first. Empty when it is offered. */
  explain(state: T['state'], picked: readonly TargetRef[], target: TargetRef): readonly Reason[];
  /** Why this exact move is refused, or null when it is legal. */
  refuse(state: T['state'], move: T['move'], seat?: string): Reason | null;
}

/** `past` holds what both players have seen happen up to the state. */
type Foresee<T extends Types, Found> = {
  of(state: T['state'], move: T['move'], past?: readonly T['event'][]): Found;
}['of'];

export interface Foresight<T extends Types> {
  readonly preview: Foresee<T, Preview>;
  /** The same step by step: what is known at once, refined repeatedly, then the whole. Null: `preview` is quick. */
  readonly previewInSteps: Foresee<T, Generator<Preview, Preview, void>> | null;
  /** Facts about the board that differ for `seat`, most important first. It reads what both players may see. */
  changes(before: T['state'], after: T['state'], seat: T['seat']): readonly Line[];
  /** The position after `move`, if the fight that it begins is won; null if it begins none. */
  won(state: T['state'], move: T['move']): T['state'] | null;
}

/** For programs, which play thousands of games. */
export interface SimulationRules<T extends Types> {
  /** Nodes for one run of `state`, which may cache what the rules ask repeatedly; null: `nodes` itself. */
  openNodes(state: T['state']): Nodes<T> | null;
  /** Makes the game's own fields of `to`, the state of a simulation, and what its run keeps, equal to those of `from`. */
  copyOwn(from: T['state'], to: Mutable<T['state']>): void;
  /** A full state that fits `view`; `draw` deals what is unseen, 0 to n - 1. The caller owns it. */
  determinize(view: T['view'], draw: Chance['draw']): T['state'];
}

export interface GameData<T extends Types> {
  /** Plain data for display: board, pieces, tracks, with provenance. */
  readonly facts: T['facts'];
  /** The same as the rules read them: for editors and programs. */
  readonly tables: T['tables'];
  /** Ids of the places of its board, which notes may point at. */
  readonly places: readonly string[];
  /** Fingerprint of the data, named by saves. Null: the data are part of the rules. */
  readonly pack: string | null;
  /** Saves carry what differs from the shipped data; undefined if nothing does. */
  readonly packFile: unknown;
  /** Fingerprints of earlier data, of which only names have changed. */
  readonly formerPacks: readonly string[];
}

export interface ChanceRules<T extends Types> {
  /** The dice of an event; null for an event without dice. */
  rolls(event: T['event']): Rolled<T['seat']> | null;
  /** The name of a thing that is drawn and that the log does not name. */
  drawn(thing: string): Line | null;
}

/**
 * A question can be put in one of these ways.
 * - `closed`  its answers show the hand of who is asked
 * - `partly`  some of them do; the others are the same for every hand
 * - `open`    all of them are the same for all hands
 * - `joint`   the same, and both players watch what is decided
 */
export type Asked = 'closed' | 'partly' | 'open' | 'joint';

/** Hides each seat's secrets. Every member reads public facts only: the question and the sizes of hands. */
export interface SecretRules<T extends Types> {
  /** The text of a move without what only its maker knows. */
  openNotation(move: T['move']): string;
  /** The same for a move that was taken back, where what it revealed is hidden again. */
  leftNotation(move: T['move']): string;
  /** The question as everyone may hear it, before its seat is taken. */
  openAsk(ask: Ask): Ask;
  /** The seats that hold what the other must not see; null in a match in which nothing is ever hidden. */
  holders(state: T['state']): readonly T['seat'][] | null;
  /** False while both players can infer every hand from what is public, and no card is about to be taken unseen. */
  hidesAny(state: T['state']): boolean;
  askedOf(state: T['state']): Asked;
  /** Returns true unless only a hand would show the card that is pointed at. */
  isOpen(target: TargetRef): boolean;
  /** True if both players watched the events that led to `state` (dice, shown cards, a result): the hand is covered. */
  isWatched(events: readonly T['event'][], state: T['state']): boolean;
  /** The position in which the other seat answers first, where neither sees the other's answer; null elsewhere. */
  ahead(state: T['state']): T['state'] | null;
}

/** A finished game of a series: players and what the game counts, both by seat, and the sentence of the result. */
export interface SeriesGame {
  readonly players: Readonly<Record<string, string>>;
  readonly winner: string;
  readonly key: string;
  readonly score: Readonly<Record<string, number>>;
}

/** A player's place, shared by equals, by the best game in the seat that counts. */
export type Standing = Readonly<{ player: string; place: number; best: SeriesGame; lead: number }>;

/** A contest of several matches in which the players change seats: `seat` counts by `rule`, leads are in `leadIn`. */
export interface SeriesRules<State> {
  readonly seat: string;
  readonly rule: string;
  readonly leadIn: string;
  /** Returns true if a match with this set-up is a game of a series. */
  isOf(setup: Pick<Setup, 'scenario' | 'options'>): boolean;
  /** Returns null while the match runs. */
  outcomeOf(state: State): Omit<SeriesGame, 'players'> | null;
  /** Returns true if a match of this set-up can have ended in this way. */
  canBe(setup: Pick<Setup, 'scenario' | 'options'>, game: SeriesGame): boolean;
  describe(game: SeriesGame): Line;
  rank(setup: Pick<Setup, 'scenario' | 'options'>, games: readonly SeriesGame[]): readonly Standing[];
}

export interface PositionText<T extends Types> {
  /** Names of its sections, in their order. */
  readonly sections: readonly string[];
  /** Writes what `seat` sees (null: an onlooker), with `?` for the rest; without a seat all but the dice to come. */
  write(state: T['state'], seat?: T['seat'] | null): string;
  /** Deals what the text does not tell from `chance`. Throws `ShapeError` with section and place, or `UnsoundError`. */
  read(text: string, chance: Chance): T['state'];
  versionOf(state: T['state']): number;
  /** The scenario that a match with this state has, and its options that are not the usual ones. */
  scenarioOf(state: T['state']): string;
  optionsOf(state: T['state']): Setup['options'];
}

export type Moment = { readonly turn: number; readonly seat: string; readonly phase: string };
/** Thrown for a set-up that names an unknown scenario, option or position. */
export class SetupError extends Error {}
/** Thrown by chance when a scripted value does not fit the die it is meant for. */
export class ChanceError extends Error {}
