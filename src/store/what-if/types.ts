/** The screen of variations sees lines with their moves and dice, and tables to play them on, but never a state. */
import type { StoreApi } from 'zustand';
import type { Decision, GameDefinition, Line, Preview, Reason, TargetRef, Types } from '../../engine/kernel/types.ts';
import type { NoteMoment } from '../../lab/variations/notes.ts';
import type { DiceSource, DrawAsked } from '../../lab/variations/chance.ts';
import type { ShownMoment } from '../shown-moment.ts';
import type { ActionResult, LogLine, MatchData, ComboOptions } from '../types.ts';

export type LineKey = string;

export type LinePosition = ShownMoment & Pick<MatchData, 'asked'>;

export interface LineTable {
  readonly read: () => LinePosition;
  readonly subscribe: (heed: () => void) => () => void;
  readonly isBusy: () => boolean;
  readonly dispatch: (move: Types['move']) => Promise<ActionResult>;
  readonly playCombo: (moves: readonly Types['move'][], way?: ComboOptions) => Promise<ActionResult>;
  readonly leavePast: () => boolean;
  readonly targets: (move: Types['move']) => readonly TargetRef[];
  readonly label: (move: Types['move']) => Line | null;
  readonly notation: (move: Types['move']) => string;
  readonly explain: (picked: readonly TargetRef[], target: TargetRef) => readonly Reason[];
  readonly preview: (move: Types['move'], until?: number, made?: readonly Types['move'][]) => Preview | null;
}

export interface LineMove {
  /** From 1, counted from the moment that the lines begin at. */
  readonly number: number;
  readonly seat: string | null;
  readonly notation: string;
  readonly lines: readonly LogLine[];
  readonly dice: readonly LineDie[];
  /** A die or a card of it was chosen. The mark stays. */
  readonly isChosen: boolean;
  readonly moment: NoteMoment;
}

export interface LineDie {
  readonly place: number;
  readonly sides: number;
  readonly face: number;
  /** A player chose it. The mark stays. */
  readonly isChosen: boolean;
}

export interface LineRoll {
  readonly seat: string | null;
  readonly dice: readonly LineDie[];
  readonly source: DiceSource;
  /** The events, and the position after them as the seat may see it. */
  readonly events: readonly Types['event'][];
  readonly view: object;
  /** Targets on the board of the moves before it, the nearest first. */
  readonly targets: readonly TargetRef[];
}

/** The seats that people play in a line: one seat, with a program for the other, or `both`. */
export type LineSeating = string;

export interface WhatIfLine {
  readonly key: LineKey;
  readonly id: number | null;
  readonly name: string;
  /** The parent line, and the depth below the match. */
  readonly parent: LineKey;
  readonly depth: number;
  readonly nested: number;
  readonly dice: DiceSource;
  readonly moves: readonly LineMove[];
  readonly end: NoteMoment;
  readonly roll: LineRoll | null;
  readonly table: LineTable;
  /** Null once it is over. */
  readonly next: string | null;
  readonly hands: LineSeating | null;
  readonly isThinking: boolean;
  readonly canUndo: boolean;
  /** The other hand was dealt again for the seat that looks. */
  readonly isDealt: boolean;
  /** Why it cannot be played on: its moves no longer follow the rules. */
  readonly fault: Line | null;
}

export interface OtherLine {
  readonly id: number;
  readonly name: string;
  readonly at: number;
}

export interface PendingDraw {
  readonly key: LineKey;
  readonly asked: DrawAsked;
  /** This many of the draws were chosen already. */
  readonly done: number;
}

export interface WhatIfData {
  readonly ready: boolean;
  /** Null where a player may look. */
  readonly closed: Line | null;
  readonly at: number;
  /** Shows the earlier position as the seat that looks may see it; null until there is one. */
  readonly before: Pick<LinePosition, 'facts' | 'queries' | 'view' | 'moment' | 'timeline'> | null;
  readonly last: number;
  /** Variations that begin at other moments, in the order of the match. */
  readonly others: readonly OtherLine[];
  readonly lines: readonly WhatIfLine[];
  readonly pending: PendingDraw | null;
  readonly refusal: Line | null;
  /** Set while hands are hidden: what this seat does not see is dealt again. */
  readonly looker: string | null;
}

export interface Merge {
  readonly game: string;
  readonly text: string;
  readonly seats: readonly string[];
  readonly next: string | null;
  /** Nothing of the match is hidden from the seat that looks. */
  readonly isOpen: boolean;
}

export interface WhatIfActions {
  readonly goTo: (at: number) => void;
  /** Shows one move more of the match's line, or one less. */
  readonly stretch: (by: number) => void;
  /** A new variation: of the match from the moment, of a variation from its end. */
  readonly add: (of: LineKey, name: string) => Promise<LineKey | null>;
  readonly setDice: (key: LineKey, dice: DiceSource) => Promise<void>;
  /** Repeats a line's last throw: new dice, those that fell, or a chosen die. For the match's own line: a variation. */
  readonly rethrow: (key: LineKey, how: Rethrow, name: string) => Promise<LineKey | null>;
  /** Makes a variation of the match's own line first. Null: the line is only looked at again. */
  readonly playOn: (key: LineKey, hands: LineSeating | null, name: string) => Promise<LineKey | null>;
  readonly undo: (key: LineKey) => Promise<void>;
  readonly rename: (key: LineKey, name: string) => Promise<void>;
  readonly remove: (key: LineKey) => Promise<void>;
  readonly pick: (value: number) => Promise<void>;
  /** For a shuffled pile: these come first, the others as chance has it. */
  readonly pickOrder: (first: readonly number[]) => Promise<void>;
  readonly cancelPick: () => void;
  readonly merge: (key: LineKey, name: string) => Merge | null;
  /** The last positions of the lines and the moment before them, as text for the workers that play them out. */
  readonly outlookText: () => string | null;
  readonly clearRefusal: () => void;
  readonly leave: () => void;
}

export type Rethrow =
  { readonly source: 'fresh' | 'fell' } | { readonly source: 'chosen'; readonly place: number; readonly face: number };

export interface WhatIfStore extends StoreApi<WhatIfData> {
  readonly actions: WhatIfActions;
}

export type Answer = (question: {
  readonly def: GameDefinition<Types>;
  readonly decision: Decision<Types>;
  readonly view: object;
  readonly seed: string;
}) => Promise<Types['move']>;
