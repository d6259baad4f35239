/** Defines what a table remembers between two pictures, in slices that change independently. */
import type { TargetRef } from '../engine/kernel/types.ts';
import type { Picture } from './derive.ts';
import type { OddsByMove } from './foresight.ts';
import type { Move } from './game.ts';
import type { PlayPosition } from './source.ts';
import type { Stage } from './staging.ts';

/** Panels under the list, or in the sheet on a phone. */
export const PANELS = ['choices', 'hand', 'drawer', 'log', 'track', 'place', 'lines'] as const;
export type PanelId = (typeof PANELS)[number];

export interface Picks {
  /** In order. */
  readonly wanted: readonly TargetRef[];
  readonly comboTarget: TargetRef | null;
  readonly filter: string;
  /** The player has picked or cleared something: nothing is proposed any more. */
  readonly isOwn: boolean;
}

/** A fight by its first and last point, or the whole match turn by turn. */
export type Reel = { readonly first: number; readonly last: number } | 'match';

export interface Panel {
  readonly open: PanelId;
  readonly isRaised: boolean;
  readonly overlay: string | null;
  readonly lifted: boolean;
  readonly inspected: TargetRef | null;
  /** The players look at the board before the seat is taken. */
  readonly isPeeking: boolean;
  /** The film of the last turn is shown in place of the table or its cover. */
  readonly isWatching: boolean;
  /** The part of the match that the film shows; null for the last turn. */
  readonly reel: Reel | null;
  /** The match is over, and the players look at its board, not at the sheet of its end. */
  readonly isEndAway: boolean;
  /** The sheet of a year is shown while its last result is held. */
  readonly isChapter: boolean;
}

export interface Ask {
  readonly whyNot: TargetRef | null;
  readonly takeBackTo: number | null;
  readonly isResigning: boolean;
  /** The player gives standing orders. */
  readonly isOrdering: boolean;
  readonly rulesAt: string | null;
}

/** A pressed target, or the button that was pressed or does the same: *Undo* for a choice that a key takes back. */
export type Pressed = TargetRef | 'go' | 'back' | 'undo' | 'redo';

/** The references of targets name their kind before a colon. */
export const isTarget = (pressed: Pressed): pressed is TargetRef => pressed.includes(':');

/** Pointer, focus and press change with each step of the pointer, so a separate store holds them. */
export interface Pointing {
  readonly hovered: TargetRef | null;
  /** Entry of the list under the pointer or the focus; the board shows where it is. */
  readonly listed: TargetRef | null;
  /** Set until the answer to the press comes; the page paints it ahead of that. */
  readonly pressed: Pressed | null;
}

export interface PlayState {
  readonly newest: PlayPosition;
  readonly staged: Stage;
  /** Outcome of the newest move where no dice were rolled; null where there is nothing to say. */
  readonly outcome: string | null;
  readonly picks: Picks;
  readonly panel: Panel;
  readonly ask: Ask;
  readonly picture: Picture;
  readonly odds: OddsByMove;
}

export interface PlayActions {
  /** Picks the target, or says why not. */
  readonly point: (target: TargetRef) => void;
  /** Replaces the picks. */
  readonly pointAtAll: (targets: readonly TargetRef[]) => void;
  /** Picked in the list, under the picks the list shows. */
  readonly choose: (target: TargetRef) => void;
  readonly setPicks: (picks: readonly TargetRef[]) => void;
  /** Picks as the player's own choice: fast play plays a whole move at once. */
  readonly pick: (picks: readonly TargetRef[]) => void;
  /** One step out: why-not, pick, look-back. False when there was nothing to leave. */
  readonly back: () => boolean;
  readonly confirm: () => void;
  readonly play: (move: Move) => void;
  /** Marks the button that was pressed, then acts: for what the match does itself. */
  readonly press: (pressed: Pressed, act: () => Promise<unknown>) => void;
  readonly askWhy: (target: TargetRef | null) => void;
  readonly hover: (target: TargetRef | null) => void;
  readonly pointAt: (target: TargetRef | null) => void;
  readonly inspect: (target: TargetRef | null) => void;
  readonly setPanel: (panel: PanelId) => void;
  readonly raise: (on: boolean) => void;
  readonly toggleOverlay: (id: string) => void;
  readonly setLifted: (lifted: boolean) => void;
  readonly setFilter: (text: string) => void;
  readonly peek: (on: boolean) => void;
  readonly watch: (on: boolean, reel?: Reel) => void;
  /** Shows the sheet of the end, or the board. */
  readonly showEnd: (on: boolean) => void;
  readonly skipRoll: () => void;
  /** The result has been seen: the next question is asked, or the curtain falls. */
  readonly letFall: () => void;
  /** Shows the next part of the result. */
  readonly tellNext: () => void;
  readonly tellAll: () => void;
  /** Keeps the end of a fight on the screen until a press. The next call lets it continue by itself. */
  readonly stopBeat: () => void;
  /** Shows the dice again, and the result until a press. */
  readonly replayBeat: () => void;
  /** Null closes the question. */
  readonly askTakeBack: (to: number | null) => void;
  readonly askResign: (on: boolean) => void;
  readonly askOrders: (on: boolean) => void;
  readonly openRules: (section: string | null) => void;
}

export const NO_PICKS: Picks = { wanted: [], comboTarget: null, filter: '', isOwn: false };
export const NOTHING_ASKED: Ask = {
  whyNot: null,
  takeBackTo: null,
  isResigning: false,
  isOrdering: false,
  rulesAt: null,
};
export const NOTHING_POINTED: Pointing = { hovered: null, listed: null, pressed: null };
export const FIRST_PANEL: Panel = {
  open: 'choices',
  isRaised: false,
  overlay: null,
  lifted: false,
  inspected: null,
  isPeeking: false,
  isWatching: false,
  reel: null,
  isEndAway: false,
  isChapter: false,
};
