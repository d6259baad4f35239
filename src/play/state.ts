/** What a table remembers between two pictures, in slices that change independently. */
import type { TargetRef } from '../engine/kernel/types.ts';
import type { Picture } from './derive.ts';
import type { OddsByMove } from './foresight.ts';
import type { Move } from './game.ts';
import type { PlayPosition } from './source.ts';
import type { Staged } from './staging.ts';

/** What stands under the list, or on a phone in the sheet. */
export const PANELS = ['choices', 'hand', 'drawer', 'log', 'track', 'place', 'lines'] as const;
export type PanelId = (typeof PANELS)[number];

export interface Picks {
  /** The targets picked so far, in order. */
  readonly wanted: readonly TargetRef[];
  /** A place further on than one move. */
  readonly marchTo: TargetRef | null;
  readonly filter: string;
  /** The player has picked or cleared something here: nothing is proposed any more. */
  readonly isOwn: boolean;
}

export interface Panel {
  readonly open: PanelId;
  /** The panel under the choices is large enough to read. */
  readonly isRaised: boolean;
  readonly overlay: string | null;
  /** Pieces are hidden to show the board under them. */
  readonly lifted: boolean;
  readonly inspected: TargetRef | null;
  /** The players look at the board before the seat is taken. */
  readonly isPeeking: boolean;
}

export interface Ask {
  /** The target whose *Why can't I?* is open. */
  readonly whyNot: TargetRef | null;
  readonly takeBackTo: number | null;
  /** The question whether to resign is open. */
  readonly isResigning: boolean;
  /** The section of the rules that is open beside the map. */
  readonly rulesAt: string | null;
}

export interface Pointed {
  /** Place or piece of the board under the pointer or the focus. */
  readonly hovered: TargetRef | null;
  /** Entry of the list under the pointer or the focus; the board shows where it is. */
  readonly listed: TargetRef | null;
}

export interface PlayState {
  readonly newest: PlayPosition;
  readonly staged: Staged;
  /** What the newest move came to where no dice were rolled, as a sentence; null where there is nothing to say. */
  readonly outcome: string | null;
  readonly picks: Picks;
  readonly panel: Panel;
  readonly ask: Ask;
  readonly pointed: Pointed;
  /** What follows from all of these. */
  readonly picture: Picture;
  /** Chances of the entries that are one move, as they become known. */
  readonly odds: OddsByMove;
}

export interface PlayActions {
  /** Pointed at on the board: picks it, or says why not. */
  readonly point: (target: TargetRef) => void;
  /** Several at once, in place of what is picked. */
  readonly pointAtAll: (targets: readonly TargetRef[]) => void;
  /** Picked in the list, under the picks the list stands for. */
  readonly choose: (target: TargetRef) => void;
  readonly setPicks: (picks: readonly TargetRef[]) => void;
  /** The same as a player's own choice: fast play makes a whole move of it at once. */
  readonly pick: (picks: readonly TargetRef[]) => void;
  /** One step out: why-not, pick, look-back. False when there was nothing to leave. */
  readonly back: () => boolean;
  readonly confirm: () => void;
  /** Makes a move that is in no list. */
  readonly play: (move: Move) => void;
  readonly askWhy: (target: TargetRef | null) => void;
  /** On the board. */
  readonly hover: (target: TargetRef | null) => void;
  /** In the list. */
  readonly pointAt: (target: TargetRef | null) => void;
  /** Null ends the look. */
  readonly inspect: (target: TargetRef | null) => void;
  readonly setPanel: (panel: PanelId) => void;
  readonly raise: (on: boolean) => void;
  readonly toggleOverlay: (id: string) => void;
  readonly setLifted: (lifted: boolean) => void;
  readonly setFilter: (text: string) => void;
  readonly peek: (on: boolean) => void;
  readonly skipRoll: () => void;
  /** The result has been seen: the next question is asked, or the curtain falls. */
  readonly letFall: () => void;
  /** The end of a fight stays on the screen until a press; once more: it goes on by itself again. */
  readonly stopBeat: () => void;
  /** The dice of the result fall once more, and it then stays until a press. */
  readonly replayBeat: () => void;
  /** Opens the question of taking back to a point; null closes it. */
  readonly askTakeBack: (to: number | null) => void;
  readonly askResign: (on: boolean) => void;
  readonly openRules: (section: string | null) => void;
}

export const NO_PICKS: Picks = { wanted: [], marchTo: null, filter: '', isOwn: false };
export const NOTHING_ASKED: Ask = { whyNot: null, takeBackTo: null, isResigning: false, rulesAt: null };
export const NOTHING_POINTED: Pointed = { hovered: null, listed: null };
export const FIRST_PANEL: Panel = {
  open: 'choices',
  isRaised: false,
  overlay: null,
  lifted: false,
  inspected: null,
  isPeeking: false,
};
