import * as agreed from '../engine/kits/hands/agreed.ts';
import { matchOf, present, type Timeline } from '../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import type { MatchAbout } from './types.ts';

interface Agreed<T extends Types> {
  readonly def: Pick<GameDefinition<T>, 'secrets'>;
  readonly about: Pick<MatchAbout, 'curtain' | 'computers'>;
}

export const hasPrograms = ({ about }: { readonly about: Pick<MatchAbout, 'computers'> }): boolean =>
  agreed.hasPrograms(about);

/** Returns true if one seat must not see what the other does. */
export const keepsSecrets = <T extends Types>({ def, about }: Agreed<T>): boolean => agreed.keepsSecrets(def, about);

export const isHiding = <T extends Types>(match: Agreed<T> & { readonly timeline: Timeline<T> }): boolean =>
  keepsSecrets(match) && present(matchOf(match.timeline)).state.result === null;

/**
 * A note or variation that one seat made while hands are hidden is closed to the other; `hidesFrom` null: nothing is
 * hidden.
 */
export const isOpenTo = ({ seat }: { readonly seat: string | null }, hidesFrom: string | null): boolean =>
  hidesFrom === null || seat === null || seat === hidesFrom;
