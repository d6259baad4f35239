import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { findSpace } from '../lookup.ts';
import type { HrScene } from '../lookup.ts';

/** Where the conflict at hand is fought; null for one over an event. */
export const conflictOf = ({ facts, view }: HrScene): SpaceId | null =>
  view.conflict && findSpace(facts, view.conflict.target) ? view.conflict.target : null;
