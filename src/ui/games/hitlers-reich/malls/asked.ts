import type { Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { isAim, rowOf, type AimMove } from '../verbs.ts';
import { isMall, type TabId } from './tabs.ts';

type Props = Pick<PartProps<HrTypes>, 'seat' | 'targets' | 'moves' | 'chosen'>;

/** `mall` for an event to try for (§6.4), `lid` for one to bring back (§5.4.2, §5.4.3). */
export function aimOf({ seat, moves }: Props): 'mall' | 'lid' | null {
  const aimed = seat === null ? undefined : moves.find(isAim);
  return (aimed && rowOf(aimed).aim) ?? null;
}

/** Only events are left to pick, so the player needs the drawer. */
export const asksForEvent = (props: Props): boolean =>
  aimOf(props) !== null && props.moves.every((move) => isAim(move) || rowOf(move).isEnding);

export const chosenEvent = ({ chosen }: Props): AimMove | null => (chosen && isAim(chosen) ? chosen : null);

/**
 * - `legal`: can be picked
 * - `chosen`: is picked
 * - `closed`: expected here but not available now; explains why
 * - `refused`: has just explained why
 * - `rest`: nothing here is asked for; explains why
 * - `read`: no seat answers here; opens the details
 */
export type CardState = 'legal' | 'chosen' | 'closed' | 'refused' | 'rest' | 'read';

/** An event may be under two tabs, or in a hand as well; it lights up where the question looks for it. */
export function stateOf(props: Props, tab: TabId, title: Title): CardState {
  const { seat, targets, moves } = props;
  if (seat === null) return 'read';
  const state = targets.get(cardRef(title));
  if (state === 'refused') return 'refused';
  const aim = aimOf(props);
  if (aim === null) return 'rest';
  const isAimed = aim === 'mall' ? isMall(tab) : tab === 'lid';
  if (!isAimed) return 'closed';
  // Nothing is lit before the action is picked, but the event alone names the move.
  return state ?? (moves.some((move) => isAim(move) && move.event === title) ? 'legal' : 'closed');
}
