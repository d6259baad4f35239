import { memo } from 'react';
import type { Nation, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { Emblem } from '../../parts/emblem.tsx';
import type { EmblemKind } from '../../parts/emblem.tsx';

/** The marks of the sides, and of the two Allies. */
export const MARKS = {
  axis: 'square',
  allies: 'pill',
  western: 'disc',
  soviet: 'hexagon',
} as const satisfies Readonly<Record<Side | Nation, EmblemKind>>;

/** The mark of a side or of one of the two Allies; readers skip it, a word beside it says whose it is. */
export const SideMark = memo(({ of }: { readonly of: Side | Nation }) => {
  return <Emblem of={MARKS[of]} size="s" />;
});
SideMark.displayName = 'SideMark';
