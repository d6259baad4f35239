/** The sounds of the table and their levels. */

export const LEVELS = {
  card: -20,
  flip: -18,
  dice: -14,
  tick: -22,
  count: -28,
  piece: -18,
  stamp: -12,
  knock: -14,
  page: -18,
  victory: -14,
} as const;

export type CueId = keyof typeof LEVELS;

/** Cues of which there is more than one recording, so that no two throws are alike. */
export const VARIANTS: Readonly<Partial<Record<CueId, readonly string[]>>> = { dice: ['dice-1', 'dice-2', 'dice-3'] };

/**
 * When a cue is heard: `thrown`, with the dice; `after-cards`, with dice that wait for the cards of a fight; `shown`, with what the move led to; `arrived`, when pieces have slid there;
 * `told`, when what was fought for is told in large; `taken`, when the ground has changed its colour.
 */
export type CueTime = 'thrown' | 'after-cards' | 'shown' | 'arrived' | 'told' | 'taken';

export interface Cue {
  readonly of: CueId;
  readonly at: CueTime;
  readonly dice?: number;
}

/** The cues of some events, one of each kind at its time, in order; dice that are thrown together are one throw. */
export function cuesIn<E>(events: readonly E[], cuesOf: (event: E) => readonly Cue[] | undefined): readonly Cue[] {
  const found = new Map<string, Cue>();
  for (const cue of events.flatMap((event) => cuesOf(event) ?? [])) {
    const key = `${cue.of} ${cue.at}`;
    const before = found.get(key)?.dice ?? 0;
    found.set(key, cue.dice === undefined ? cue : { ...cue, dice: before + cue.dice });
  }
  return [...found.values()];
}
