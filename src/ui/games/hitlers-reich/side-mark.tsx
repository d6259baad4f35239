import type { Nation, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { Emblem, emblemOf } from '../../parts/emblem.tsx';

/** The mark of a side or of one of the two Allies; readers skip it, a word beside it says whose it is. */
export function SideMark({ of }: { readonly of: Side | Nation }) {
  const kind = of === 'western' || of === 'soviet' ? of : emblemOf(of);
  return kind === null ? null : <Emblem of={kind} size="s" />;
}
