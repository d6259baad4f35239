/** What the screen of variations sees: lines with their moves and dice, and tables to play them on; never a state. */
import type { StoreApi } from 'zustand';
import type { Decision, GameDefinition, Line, Preview, Reason, TargetRef, Types } from '../../engine/kernel/types.ts';
import type { NoteMoment } from '../../lab/variations/notes.ts';
import type { DiceSource, DrawAsked } from '../../lab/variations/chance.ts';
import type { ShownMoment } from '../shown-moment.ts';
import type { ActionResult, LogLine, MatchData, Way } from '../types.ts';

/** `match`, or `v` and the id of a variation. */
export type LineKey = string;

export type LinePosition = ShownMoment & Pick<MatchData, 'asked'>;

/** A line as something to play, for a table. */
export interface LineTable {
  readonly read: () => LinePosition;
  readonly subscribe: (heed: () => void) => () => void;
  readonly isBusy: () => boolean;
  readonly dispatch: (move: Types['move']) => Promise<ActionResult>;
  readonly playWay: (moves: readonly Types['move'][], way?: Way) => Promise<ActionResult>;
  readonly leavePast: () => boolean;
  readonly targets: (move: Types['move']) => readonly TargetRef[];
  readonly label: (move: Types['move']) => Line | null;
  readonly notation: (move: Types['move']) => string;
  readonly explain: (picked: readonly TargetRef[], target: TargetRef) => readonly Reason[];
  readonly preview: (move: Types['move'], until?: number) => Preview | null;
}

export interface LineMove {
  /** From 1, counted from the moment that the lines begin at. */
  readonly number: number;
  readonly seat: string | null;
  readonly notation: string;
  readonly lines: readonly LogLine[];
  readonly dice: readonly LineDie[];
  /** A die or a card of it was chosen; marked for good. */
  readonly isChosen: boolean;
  /** Where notes on it stand. */
  readonly moment: NoteMoment;
}

export interface LineDie {
  /** Place among the draws of its move. */
  readonly place: number;
  readonly sides: number;
  /** 1 to `sides`. */
  readonly face: number;
  /** A player chose it; marked for good. */
  readonly isChosen: boolean;
}

/** The last throw of a line. */
export interface LineRoll {
  readonly seat: string | null;
  readonly dice: readonly LineDie[];
  /** Where its dice came from, as far as the line tells. */
  readonly source: DiceSource;
  /** What happened at it, and the position after it as who looks may see it. */
  readonly events: readonly Types['event'][];
  readonly view: object;
  /** What the moves up to it pointed at on the board, the nearest first. */
  readonly targets: readonly TargetRef[];
}

/** Who plays by hand where a line is played on: a seat, and a program answers for the other, or `both`. */
export type Hands = string;

export interface WhatIfLine {
  readonly key: LineKey;
  /** Null: the match. */
  readonly id: number | null;
  readonly name: string;
  /** The line that it branches off, and how deep it is nested below the match. */
  readonly parent: LineKey;
  readonly depth: number;
  /** Nested variations that go with it. */
  readonly nested: number;
  readonly dice: DiceSource;
  readonly moves: readonly LineMove[];
  /** Where notes on its last position stand. */
  readonly end: NoteMoment;
  readonly roll: LineRoll | null;
  readonly table: LineTable;
  /** Who is asked at its end; null once it is over. */
  readonly next: string | null;
  readonly hands: Hands | null;
  /** The program is thinking of its answer. */
  readonly isThinking: boolean;
  readonly canUndo: boolean;
  /** The other hand was dealt anew for who looks. */
  readonly isDealt: boolean;
  /** Why it cannot be played on: its moves do not follow the rules any more. */
  readonly fault: Line | null;
}

/** A variation that begins at another moment. */
export interface OtherLine {
  readonly id: number;
  readonly name: string;
  /** The point of the match that it begins at. */
  readonly at: number;
}

export interface PendingDraw {
  readonly key: LineKey;
  readonly asked: DrawAsked;
  /** How many were chosen before it for the same move. */
  readonly done: number;
}

export interface WhatIfData {
  /** Null while the match is read. */
  readonly ready: boolean;
  /** Why nobody may look. */
  readonly closed: Line | null;
  /** The point of the match that all lines begin at. */
  readonly at: number;
  /** The position there, as who looks may see it; null until there is one. */
  readonly before: Pick<LinePosition, 'view' | 'moment' | 'facts' | 'timeline'> | null;
  /** The last point of the match. */
  readonly last: number;
  /** Variations that branch off the match at other moments, in the order of the match. */
  readonly others: readonly OtherLine[];
  readonly lines: readonly WhatIfLine[];
  readonly pending: PendingDraw | null;
  readonly refusal: Line | null;
  /** Hands are hidden: what this seat does not see is dealt anew. */
  readonly looker: string | null;
}

/** A line as a match of its own, to be offered. */
export interface Merge {
  readonly game: string;
  readonly text: string;
  readonly seats: readonly string[];
  readonly next: string | null;
  /** Nothing of the match is hidden from who looks. */
  readonly isOpen: boolean;
}

export interface WhatIfActions {
  /** Another moment of the match. */
  readonly goTo: (at: number) => void;
  /** The line of the match is looked at one move further, or one less far. */
  readonly stretch: (by: number) => void;
  /** A new variation of a line: of the match from the moment, of a variation from its end. */
  readonly add: (of: LineKey, name: string) => Promise<LineKey | null>;
  /** Where the next dice of a line come from. */
  readonly setDice: (key: LineKey, dice: DiceSource) => Promise<void>;
  /**
   * The last throw of a line made again, by new dice, by those that fell, or with one die chosen. Of the match's own line
   * it makes a variation, whose key it gives.
   */
  readonly rethrow: (key: LineKey, how: Rethrow, name: string) => Promise<LineKey | null>;
  /** Of the match's own line it makes a variation first. Null: it is looked at again. */
  readonly playOn: (key: LineKey, hands: Hands | null, name: string) => Promise<LineKey | null>;
  readonly undo: (key: LineKey) => Promise<void>;
  readonly rename: (key: LineKey, name: string) => Promise<void>;
  /** With all that is nested in it. */
  readonly remove: (key: LineKey) => Promise<void>;
  readonly pick: (value: number) => Promise<void>;
  /** Of a pile that is shuffled: these come first, the others as chance has it. */
  readonly pickOrder: (first: readonly number[]) => Promise<void>;
  readonly cancelPick: () => void;
  readonly merge: (key: LineKey, name: string) => Merge | null;
  /** The last positions of the lines, and the moment before them, as text for whoever plays them out. */
  readonly outlookText: () => string | null;
  readonly clearRefusal: () => void;
  readonly leave: () => void;
}

export type Rethrow =
  { readonly source: 'fresh' | 'fell' } | { readonly source: 'chosen'; readonly place: number; readonly face: number };

export interface WhatIfStore extends StoreApi<WhatIfData> {
  readonly actions: WhatIfActions;
}

/** A program's answer to a question, from what its seat sees. */
export type Answer = (question: {
  /** With the data of the match. */
  readonly def: GameDefinition<Types>;
  readonly decision: Decision<Types>;
  readonly view: object;
  readonly seed: string;
}) => Promise<Types['move']>;
