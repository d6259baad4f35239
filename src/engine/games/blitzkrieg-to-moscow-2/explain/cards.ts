/** Why a card does nothing now, or nothing for a unit: what it lacks, or the moment that it is for (§7). */
import type { Reason } from '../../../kernel/types.ts';
import { isOffered } from '../../../kits/pointing/why-not.ts';
import type { CardId, CardUse } from '../ids.ts';
import { columnsOf, type AskFrame } from '../frames.ts';
import { commands } from '../moves.ts';
import { explainWaking, mayWakeInCombat } from '../rules/activation.ts';
import { explainCard, explainHeld } from '../rules/cards.ts';
import { refusal } from '../rules/reason.ts';
import { refuseNamed, withCards, type Meant } from './meant.ts';

/** Uses of a card in a step (§7.1); Q26: within a combat of its breakthrough a side may activate a unit before the die. */
const usesAt = ({ state, frame }: Meant): readonly CardUse[] =>
  frame.at === 'combat/attack-card' && mayWakeInCombat(state)
    ? ['combatShift', 'activate']
    : (columnsOf(frame).uses ?? []);

/** Steps before the cards of a turn are taken (§6.1). */
const BEFORE_CARDS: ReadonlySet<AskFrame['at']> = new Set(['setup/place', 'logistics/sea', 'logistics/remove']);

const hasBegun = ({ frame }: Meant): boolean => 'begun' in frame && frame.begun;

/** Uses that have their moment in combat or breakthrough, and its rule, the most specific of a card first. */
const MOMENTS = [
  ['combatShift', '11.3.4'],
  ['reroll', '7.1'],
  ['tankAction', '12'],
] as const satisfies readonly (readonly [CardUse, string])[];

/** The moment that a card is for; a card without one in combat or breakthrough is for logistics. */
function explainMoment({ tables: t }: Meant, card: CardId): Reason {
  if (t.hasUse(card, 'cancel')) return refusal('NO_WINDOW.hitler', '7.1');
  const [use, rule] = MOMENTS.find(([one]) => t.hasUse(card, one)) ?? ['logistics', '6'];
  return refusal(`NO_WINDOW.for-${use}`, rule, { card });
}

/** Another card is being played, which takes more than one answer (§6.2.3, §12.2). */
function explainPlayed({ frame }: Meant, card: CardId): Reason | null {
  if (frame.at === 'logistics/rebuild')
    return refusal('REBUILD_LIMIT.other-card', '6.2.3', { card, played: frame.card });
  if (frame.at !== 'breakthrough/path' && frame.at !== 'breakthrough/second') return null;
  return refusal('TANK_COUNT.other-card', '12.2', { card: frame.plan.card });
}

/** Why a card does nothing in this step; a card of the right kind finds no unit for it, or only not what is picked. */
function explainCardAlone(meant: Meant, card: CardId): readonly Reason[] {
  const { tables: t, state, frame, side, moves } = meant;
  if (frame.at === 'logistics/draw') return refuseNamed(meant, { card });
  if (BEFORE_CARDS.has(frame.at)) return [];
  const isPlayable = isOffered({ moves, targetsOf: commands.targets }, [], `card:${card}`);
  const absent = explainHeld(t, state, side, card) ?? explainPlayed(meant, card);
  if (absent) return isPlayable ? [] : [absent];
  const use = usesAt(meant).find((one) => t.hasUse(card, one));
  if (use === undefined) return [explainMoment(meant, card)];
  const barred = explainCard(t, state, side, card, use);
  if (barred) return [barred];
  // It is the button that cancels (§7.1); the card itself is not asked for.
  if (use === 'cancel') return [refusal('CARD_USE.cancel', '7.1', { card })];
  if (isPlayable) return [];
  // A player who presses a card here thinks of the combat to come rather than of a unit to activate.
  if (frame.at === 'combat/attack') return [explainMoment(meant, card)];
  return [hasBegun(meant) ? refusal('NO_WINDOW.activate', 'Q13') : refusal('CARD_USE.nobody', '7.1', { card, use })];
}

/** Steps in which a card goes with a unit or a place for more than to make a unit active: their questions look at it. */
function hasOtherUse(meant: Meant, card: CardId): boolean {
  const { tables: t, frame } = meant;
  if (frame.at === 'logistics/reinforce' || frame.at === 'logistics/rail')
    return usesAt(meant).some((use) => t.hasUse(card, use));
  return (frame.at === 'breakthrough/action' || frame.at === 'breakthrough/second') && t.hasUse(card, 'tankAction');
}

/** Why a card that is pointed at does not go with the picks; null where the step asks for it otherwise. */
export function explainCardPointed(meant: Meant): readonly Reason[] | null {
  const { tables: t, unit, space, card, pointed } = meant;
  if (pointed !== 'card' || card === null) return null;
  if ((unit !== null || space !== null) && hasOtherUse(meant, card)) return null;
  const wakes = usesAt(meant).includes('activate') && t.hasUse(card, 'activate') && !hasBegun(meant);
  return wakes && unit !== null ? explainActivated(meant, unit) : explainCardAlone(meant, card);
}

/** Why a unit cannot be made active: what the unit lacks comes before what the hand lacks. */
export function explainActivated(meant: Meant, unit: string): readonly Reason[] {
  const barred = explainWaking(meant.tables, meant.state, meant.side, unit);
  return barred ? [barred] : withCards(meant, 'activate', (card) => refuseNamed(meant, { card, unit }));
}
