import type { TargetRef } from '../engine/kernel/types.ts';
import type { Combo, Several } from './game.ts';
import type { PlayPosition } from './source.ts';

type Sitting = Pick<PlayPosition, 'hasSittings'>;

/** Returns what the same seat may name of the next question; nothing where a program is asked in between. */
export const thenOf = (several: Pick<Several, 'then'> | null, { hasSittings }: Sitting): Several['then'] =>
  hasSittings === true ? several?.then : undefined;

const NONE: readonly TargetRef[] = [];

/** Lists the targets of the next question that can be named now: something has been taken. */
export const thenTargets = (
  several: (Pick<Several, 'then'> & { readonly taken: readonly TargetRef[] }) | null,
  combo: Combo | null,
  shown: Sitting,
): readonly TargetRef[] => (combo && several && several.taken.length > 0 && thenOf(several, shown)?.targets) || NONE;
