import { memo } from 'react';
import type { Nation, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { Emblem } from '../../parts/emblem.tsx';
import type { EmblemKind } from '../../parts/emblem.tsx';

const KINDS: Readonly<Record<Side | Nation, EmblemKind>> = {
  axis: 'german',
  allies: 'allied',
  western: 'western',
  soviet: 'soviet',
};

/** The mark of a side or of one of the two Allies; readers skip it, a word beside it says whose it is. */
export const SideMark = memo(({ of }: { readonly of: Side | Nation }) => {
  return <Emblem of={KINDS[of]} size="s" />;
});
SideMark.displayName = 'SideMark';
