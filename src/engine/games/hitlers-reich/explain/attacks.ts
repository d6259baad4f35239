/** Why an attack is not possible, ordinary or in an operation (IL-10 to IL-19, IL-28, IL-47). */
import type { Reason } from '../../../kernel/types.ts';
import { BARBAROSSA_TARGETS, CHANNEL_LANDINGS, bordersOf, spaceOf } from '../board.ts';
import { map } from '../data.ts';
import type { FrameAt } from '../frames.ts';
import type { SpaceId } from '../ids.ts';
import { explainAttack, explainTarget, landingEvent, listSeaNations, type Attack } from '../rules/attack.ts';
import { launchRefusal } from '../rules/actions.ts';
import { controllerOf, isHeldBy, sideAt } from '../rules/control.ts';
import type { NameRefusal } from '../rules/events.ts';
import type { HrState } from '../state.ts';
import type { Question } from './question.ts';
import { fromRule, no } from './reason.ts';

const ISLANDS: ReadonlySet<SpaceId> = new Set(map.landAreas.filter(({ island }) => island).map(({ id }) => id));

/** §2.3: land borders that a map seems to show and that are none. */
const NO_CROSSINGS = ['denmark norway', 'gibraltar morocco'];
const isNoCrossing = (a: SpaceId | null, b: SpaceId): boolean => NO_CROSSINGS.includes([a, b].sort().join(' '));

/** The code of the rules file, section 7.1, where it tells more than the rules module does. */
function sharpen({ code, rule, why }: NameRefusal, { kind, origin, target }: Attack): NameRefusal {
  if (kind === 'amphibious' && why === 'origin-not-own') return { code: 'IL-14', rule, why: 'zone-not-own' };
  if (kind === 'land' && (why === 'not-adjacent' || why === 'island') && isNoCrossing(origin, target))
    return { code: 'IL-16', rule: '2.3', why: 'no-crossing' };
  if (kind === 'land' && why === 'not-adjacent' && ISLANDS.has(target))
    return { code: 'IL-16', rule: '2.2', why: 'island' };
  return { code, rule, why };
}

/** §6.5 alone, whatever the step. */
export function explainAttackAt({ state, side }: Question, attack: Attack): Reason | null {
  const { kind, origin, target, nation } = attack;
  const event = kind === 'paratroop' ? 'paratroops' : landingEvent(side);
  const params = { space: target, origin: origin ?? target, event };
  if (kind === 'sea' && side === 'axis' && nation !== null) return no('IL-19', '6.5.3.1', 'nation-axis');
  const found = explainAttack(state, side, attack);
  if (found) return fromRule(sharpen(found, attack), params);
  return state.hands[side].length === 0 ? no('IL-30', '7.3', 'no-card') : null;
}

/** An attack as answer to the question that is asked. */
export function explainAttackNow(question: Question, attack: Attack): Reason | null {
  const { frame } = question;
  switch (frame.at) {
    case 'barbarossa/ask':
      return explainBarbarossaAttack(frame, attack) ?? explainAttackAt(question, attack);
    case 'overlord/landing':
      return explainOverlordLanding(question.state, attack);
    case 'bagration/ask':
      return explainBagrationAttack(question.state, attack) ?? explainAttackAt(question, attack);
    default:
      return explainAttackAt(question, attack);
  }
}

/** §6.7.2, R-33 */
function explainBarbarossaAttack({ left }: FrameAt<'barbarossa/ask'>, { kind, target }: Attack): Reason | null {
  if (kind !== 'land') return no('IL-28', 'R-33', 'barbarossa-land');
  if (left.includes(target)) return null;
  const isTarget = BARBAROSSA_TARGETS.includes(target);
  return no('IL-28', '6.7.2', isTarget ? 'barbarossa-done' : 'barbarossa-target', { space: target });
}

/** §6.7.3, R-34 */
function explainOverlordLanding(state: HrState, { kind, origin, target }: Attack): Reason | null {
  if (kind !== 'amphibious' || origin === null) return no('IL-28', '6.7.3', 'landing-first');
  const isBiscay = state.rulings['overlord-zone'] === 'biscay-or';
  if (origin !== 'channel' && !(isBiscay && origin === 'bay-of-biscay'))
    return no('IL-28', 'R-34', 'landing-zone', { origin });
  const atSea = launchRefusal(state, origin);
  if (atSea) return fromRule(atSea, { origin });
  const isOpenTo = origin === 'channel' ? CHANNEL_LANDINGS : bordersOf(origin).map(({ to }) => to);
  if (!isOpenTo.includes(target) || spaceOf(target).isSea || sideAt(state, target) !== 'axis')
    return no('IL-28', '6.7.3', 'landing-area', { space: target, origin });
  const barred = explainTarget(state, 'allies', target);
  return barred && fromRule(barred, { space: target });
}

/** §6.7.4, R-37 */
function explainBagrationAttack(state: HrState, { kind, origin, target }: Attack): Reason | null {
  if (kind !== 'land' && kind !== 'paratroop') return no('IL-28', 'R-37', 'bagration-kind');
  if (origin === null) return null;
  if (target === 'berlin') return no('IL-28', '6.7.4', 'berlin', { space: target });
  if (spaceOf(origin).isSea || controllerOf(state, origin) !== 'soviet')
    return no('IL-28', '6.7.4', 'bagration-origin', { origin });
  if (sideAt(state, target) === 'axis' || isHeldBy(state, target, 'allies')) return null;
  return no('IL-28', '6.7.4', 'bagration-target', { space: target });
}

/** Why an area is no goal of the operation that runs, wherever the attack starts. */
export function explainOperationGoal({ frame, state }: Question, target: SpaceId): Reason | null {
  switch (frame.at) {
    case 'barbarossa/ask':
      return explainBarbarossaAttack(frame, attackOf('land', target, target));
    case 'overlord/landing':
      return no('IL-28', '6.7.3', 'landing-nowhere', { space: target });
    case 'bagration/ask':
      if (target === 'berlin') return no('IL-28', '6.7.4', 'berlin', { space: target });
      return sideAt(state, target) === 'axis' ? null : no('IL-28', '6.7.4', 'bagration-target', { space: target });
    default:
      return null;
  }
}

export const attackOf = (kind: Attack['kind'], origin: SpaceId | null, target: SpaceId): Attack => ({
  type: 'attack',
  kind,
  origin,
  target,
  nation: null,
});

/** A sea attack with a nation that fits, where one is to be named. */
export const seaAttackOn = ({ state, side }: Question, zone: SpaceId): Attack => ({
  ...attackOf('sea', null, zone),
  nation: side === 'axis' ? null : (listSeaNations(state, zone)[0] ?? null),
});
