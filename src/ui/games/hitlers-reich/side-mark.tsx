import { memo } from 'react';
import type { Nation, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { drawMark, type EmblemKind } from '../../parts/emblem.tsx';

export const MARKS = {
  axis: 'square',
  allies: 'pill',
  western: 'disc',
  soviet: 'hexagon',
} as const satisfies Readonly<Record<Side | Nation, EmblemKind>>;

/** Readers skip it: words next to it name the side. */
export const SideMark = memo(function SideMark({ of }: { readonly of: Side | Nation }) {
  return drawMark({ of: MARKS[of], size: 's' });
});
