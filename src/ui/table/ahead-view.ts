/** The label of a target at the pointer, before it is chosen. */
export interface AheadView {
  readonly title: string;
  /** Cost or odds, after the title. */
  readonly note: string | null;
  readonly lines: readonly AheadLine[];
}

export interface AheadLine {
  readonly sign: AheadSign;
  readonly text: string;
}

/** `stop`: the move ends there; `yes` and `no` are news for the player who moves, and against it. */
export type AheadSign = 'stop' | 'yes' | 'no' | 'cut' | 'city' | 'fight';
