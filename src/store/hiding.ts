import { keepsSecrets, type Agreed } from '../engine/kits/hands/agreed.ts';
import { matchOf, present, type Timeline } from '../engine/kernel/timeline.ts';
import type { Types } from '../engine/kernel/types.ts';

export const isHiding = <T extends Types>(match: Agreed<T> & { readonly timeline: Timeline<T> }): boolean =>
  keepsSecrets(match) && present(matchOf(match.timeline)).state.result === null;

/** A note that a seat makes while hands are hidden is closed to the other; `hidesFrom` null: nothing is hidden. */
export const isOpenTo = ({ seat }: { readonly seat: string | null }, hidesFrom: string | null): boolean =>
  hidesFrom === null || seat === null || seat === hidesFrom;
