/** What the play store asks of a game: which moves are distinct, how they are pointed at, and in what words. */
import type { Decision, Line, TargetRef, Types } from '../engine/kernel/types.ts';

/** A move of whichever game is played. */
export type Move = Types['move'];

/** How a place, piece or marker shows on the board: it may be picked, is picked, or just answered *why not*. */
export type TargetState = 'legal' | 'chosen' | 'refused';

export interface PlayScene {
  readonly facts: object;
  readonly view: object;
}

/** How one entry of the list reads. `group` is the key of its heading. */
export interface EntryWords {
  readonly group: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** A short word among many: such entries stand closer together. */
  readonly isShort?: boolean;
  /** Not to be pressed by habit: takes back what was done in this step, or throws away what is good. */
  readonly hasNoDigit?: boolean;
  /** Its chance is no better than that of leaving everything as it is, or worse. */
  readonly worth?: 'nothing' | 'less' | undefined;
  /** Its picture says it: it stands without text among others under this name. */
  readonly tray?: string;
  /** It is a card, of which there are so many: such entries stand in a row, with those that cannot be played now. */
  readonly copies?: number;
  /** So many equal cards are offered as this one. */
  readonly equal?: number;
  /** Its picture says it, in the list: the title is for readers. */
  readonly isPictured?: boolean;
  /** Replaces `detail` where the game's drawer is not beside the list to say it. */
  readonly inFull?: string;
}

/** Several legal moves in a row that lead to one place: the way of a unit over several hexes. */
export interface March<M = Move, Words extends EntryWords = EntryWords> {
  readonly target: TargetRef;
  readonly moves: readonly M[];
  /** So many of the last moves are made anew: a choice that is still open is made otherwise. */
  readonly instead?: number;
  /** Only pointing at the board means it: the entry of the list is the first of its moves alone. */
  readonly isOnBoardOnly?: boolean;
  /** Other ways lead to the same place: pointing at the board picks this one, and does not make it yet. */
  readonly isOneOfSeveral?: boolean;
  readonly words: Words;
  /** The label of the button that makes them. */
  readonly label: Line;
}

/** The moves that take the place of the last ones: a choice that is still open is made otherwise. */
export interface Amended<M = Move> {
  /** So many of the last moves are made anew. */
  readonly instead: number;
  readonly moves: readonly M[];
}

/** A game in the language of the screen: the store itself has no language. */
export interface PlayGame {
  readonly distinctMoves: (scene: PlayScene, moves: readonly Move[]) => readonly Move[];
  readonly isAction?: ((move: Move) => boolean) | undefined;
  readonly freeOrder?: ((facts: object) => number) | undefined;
  readonly changeable?: ((move: Move) => TargetRef | null) | undefined;
  readonly litFirst?: ((move: Move) => readonly TargetRef[]) | undefined;
  readonly isOnBoard: (view: object, target: TargetRef) => boolean;
  readonly samePlace: (view: object, target: TargetRef) => readonly TargetRef[];
  readonly isLike?: ((scene: PlayScene, move: Move, other: Move) => boolean) | undefined;
  readonly isTwin?: ((scene: PlayScene, move: Move, other: Move) => boolean) | undefined;
  readonly listMarches: (
    scene: PlayScene,
    open: { readonly moves: readonly Move[]; readonly picked: readonly TargetRef[] },
  ) => readonly March[];
  /** The answers are listed by their chances, best first, as soon as all of them are counted. */
  readonly isBestFirst?: ((scene: PlayScene) => boolean) | undefined;
  /** The one answer that is better than all others is picked ahead, once every chance is counted and none has two ends. */
  readonly proposesBest?: ((scene: PlayScene) => boolean) | undefined;
  /** The ways are all that is offered: none of the moves by itself. */
  readonly hasWaysOnly?: ((scene: PlayScene) => boolean) | undefined;
  /** What ending the step would leave unused. */
  readonly listUnspent?: (scene: PlayScene, moves: readonly Move[], inFull: boolean) => readonly Line[];
  readonly isAtOnce?: ((move: Move) => boolean) | undefined;
  readonly preset?: ((scene: PlayScene, moves: readonly Move[]) => Move | null) | undefined;
  readonly follow?: ((made: readonly Move[], decision: Decision<Types>) => Move | null) | undefined;
  readonly listTaken?: ((scene: PlayScene) => readonly TargetRef[]) | undefined;
  readonly amend?: ((scene: PlayScene, target: TargetRef | null) => Amended | null) | undefined;
  readonly wordChoice: (
    scene: PlayScene,
    choice: { readonly target: TargetRef; readonly moves: readonly Move[]; readonly picked: readonly TargetRef[] },
  ) => EntryWords;
  /** Whether dice were rolled among the events of a point. */
  readonly hasRoll: (scene: PlayScene, events: readonly Types['event'][]) => boolean;
  /** What the events came to where no dice were rolled, as a sentence; null where there is nothing to say. */
  readonly wordOutcome: (scene: PlayScene, events: readonly Types['event'][]) => string | null;
  /** Whether the events brought something that both players are shown in large, first of all the end of a fight. */
  readonly endsFight: (scene: PlayScene, events: readonly Types['event'][]) => boolean;
}
