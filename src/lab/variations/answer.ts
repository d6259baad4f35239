import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import type { Decision, GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Players } from '../../players/types.ts';

/** Strong enough to be taken seriously, and fast enough for a page. */
const LEVEL = 'veteran';

interface Question<T extends Types> {
  readonly decision: Decision<T>;
  readonly view: T['view'];
  readonly seed: string;
}

export function answerOf<T extends Types>(
  { def, players }: { readonly def: GameDefinition<T>; readonly players: Players<T> },
  { decision, view, seed }: Question<T>,
): T['move'] {
  const level = players.levels.find((one) => one === LEVEL) ?? players.levels[0];
  if (!level) throw new RangeError('a game without programs');
  const rng = seedRng(seed);
  return players.create(level, def, decision.seat).choose(
    decision,
    () => view,
    (n) => drawFrom(rng, n),
  );
}
