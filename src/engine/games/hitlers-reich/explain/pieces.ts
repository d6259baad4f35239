/** Why a marker, fleet or fortress cannot be removed (IL-43), or a country not be chosen (IL-44). */
import type { Reason } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import { TURNCOATS, type SpaceId } from '../ids.ts';
import { isHeldBy } from '../rules/control.ts';
import { PIECES } from '../rules/pieces.ts';
import type { HrState } from '../state.ts';
import { no } from './reason.ts';
import type { Tables } from '../tables.ts';

/** §3.0 */
export const explainLiftPiece = (
  state: HrState,
  { side, for: what }: FrameAt<'pay/lift'>,
  space: SpaceId,
): Reason | null => {
  const { lie, noneThere } = PIECES[what];
  return state[lie][side].includes(space) ? null : no('IL-43', '3.0', noneThere, { space });
};

/** */
export function explainLiftMarker(
  t: Tables,
  state: HrState,
  frame: FrameAt<'control/lift'>,
  space: SpaceId,
): Reason | null {
  const { nation, spaces } = frame;
  if (spaces.includes(space)) return null;
  if (state.markers[space] !== nation || state.unmarked.includes(space))
    return no('IL-43', 'R-01', 'lift-no-marker', { space });
  if (t.vichyAreas.includes(space) || t.spaceOf(space).isInactive) return no('IL-43', 'R-01', 'lift-barred', { space });
  const hasZones = spaces.some((id) => t.spaceOf(id).isSea);
  return no('IL-43', 'R-01', hasZones ? 'lift-zones-first' : 'lift-plain-first', { space });
}

/** */
export function explainTurncoat(
  t: Tables,
  state: HrState,
  frame: FrameAt<'event/choose'>,
  space: SpaceId,
): Reason | null {
  if (frame.spaces.includes(space)) return null;
  const refused = (why: string) => no('IL-44', 'R-89', why, { space });
  if (!TURNCOATS.includes(space)) return refused('turncoat-other');
  if (state.turncoats.includes(space)) return refused('turncoat-before');
  if (!isHeldBy(t, state, space, 'axis')) return refused('turncoat-not-axis');
  const isBeside = t.bordersOf(space).some(({ to, kind }) => kind === 'land' && isHeldBy(t, state, to, 'allies'));
  return isBeside ? null : refused('turncoat-no-neighbour');
}
