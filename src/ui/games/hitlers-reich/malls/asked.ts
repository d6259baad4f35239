import type { Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { isAim, rowOf } from '../verbs.ts';
import type { AimMove } from '../verbs.ts';
import { isMall } from './tabs.ts';
import type { TabId } from './tabs.ts';

/** What the open question has to do with the events in the drawer. */

type Props = Pick<PartProps<HrTypes>, 'seat' | 'targets' | 'moves' | 'chosen'>;

/** The malls, for an event to try for (§6.4), or the lid, for one to bring back (§5.4.2, §5.4.3). */
export function aimOf({ seat, moves }: Props): 'mall' | 'lid' | null {
  const aimed = seat === null ? undefined : moves.find(isAim);
  return (aimed && rowOf(aimed).aim) ?? null;
}

/** Nothing but events is left to be picked: then the drawer is what the player needs to see. */
export const asksForEvent = (props: Props): boolean =>
  aimOf(props) !== null && props.moves.every((move) => isAim(move) || rowOf(move).isEnding);

/** The event that the picks name. */
export const chosenEvent = ({ chosen }: Props): AimMove | null => (chosen && isAim(chosen) ? chosen : null);

/**
 * - `legal`   may be picked
 * - `chosen`  picked
 * - `closed`  looked for here and not open now: answers *why*
 * - `refused` has just answered *why*
 * - `rest`    nothing here is asked for; answers *why*
 * - `read`    no seat answers here; opens what is known of it
 */
export type CardState = 'legal' | 'chosen' | 'closed' | 'refused' | 'rest' | 'read';

/** An event may lie under two tabs, or in a hand as well: it shines where the question looks for it. */
export function stateOf(props: Props, tab: TabId, title: Title): CardState {
  const { seat, targets, moves } = props;
  if (seat === null) return 'read';
  const state = targets.get(cardRef(title));
  if (state === 'refused') return 'refused';
  const aim = aimOf(props);
  if (aim === null) return 'rest';
  const isAimed = aim === 'mall' ? isMall(tab) : tab === 'lid';
  if (!isAimed) return 'closed';
  // Before the action is picked the table lights nothing yet; the event alone names the move.
  return state ?? (moves.some((move) => isAim(move) && move.event === title) ? 'legal' : 'closed');
}
