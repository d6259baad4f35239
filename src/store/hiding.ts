/** What one player of a match must not see of the other. */
import * as agreed from '../engine/kits/hands/agreed.ts';
import { matchOf, present, type Timeline } from '../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import type { MatchAbout } from './types.ts';

interface Agreed<T extends Types> {
  readonly def: Pick<GameDefinition<T>, 'hasSecrets'>;
  readonly about: Pick<MatchAbout, 'curtain' | 'computers'>;
}

export const hasPrograms = ({ about }: { readonly about: Pick<MatchAbout, 'computers'> }): boolean =>
  agreed.hasPrograms(about);

/** Whether one seat must not see what the other does. */
export const keepsSecrets = <T extends Types>({ def, about }: Agreed<T>): boolean => agreed.keepsSecrets(def, about);

/** Whether the match goes on with hands hidden from each other. */
export const isHiding = <T extends Types>(match: Agreed<T> & { readonly timeline: Timeline<T> }): boolean =>
  keepsSecrets(match) && present(matchOf(match.timeline)).state.result === null;

/** What one seat made while hands are hidden is nothing for the other; `hidesFrom` null: nothing is hidden. */
export const isOpenTo = ({ seat }: { readonly seat: string | null }, hidesFrom: string | null): boolean =>
  hidesFrom === null || seat === null || seat === hidesFrom;
