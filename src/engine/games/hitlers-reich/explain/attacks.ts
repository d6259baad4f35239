/** Why an attack is not possible, ordinary or in an operation (IL-10 to IL-19, IL-28, IL-47). */
import type { Reason } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import type { SpaceId } from '../ids.ts';
import { explainAttack, explainTarget, landingEvent, listSeaNations, secondZone } from '../rules/attack.ts';
import { launchRefusal } from '../rules/actions.ts';
import { controllerOf, isHeldBy, sideAt } from '../rules/control.ts';
import type { NameRefusal } from '../rules/events.ts';
import type { HrState } from '../state.ts';
import type { Question } from './question.ts';
import { fromRule, no } from '../rules/reason.ts';
import type { Tables } from '../tables.ts';
import { attackOf, type Attack, type AttackKind } from '../moves.ts';

/** §2.3: a map seems to show land borders here, but there is no crossing. */
const NO_CROSSINGS = ['denmark norway', 'gibraltar morocco'];
const isNoCrossing = (a: SpaceId | null, b: SpaceId): boolean => NO_CROSSINGS.includes([a, b].sort().join(' '));

/** The code of the rules file, section 7.1, where it says more than the rules module does. */
function sharpen(t: Tables, { code, rule, why }: NameRefusal, { kind, origin, target }: Attack): NameRefusal {
  if (kind === 'amphibious' && why === 'origin-not-own') return { code: 'IL-14', rule, why: 'zone-not-own' };
  if (kind === 'land' && (why === 'not-adjacent' || why === 'island') && isNoCrossing(origin, target))
    return { code: 'IL-16', rule: '2.3', why: 'no-crossing' };
  if (kind === 'land' && why === 'not-adjacent' && t.islands.has(target))
    return { code: 'IL-16', rule: '2.2', why: 'island' };
  return { code, rule, why };
}

/** §6.5 alone, in any step. */
export function explainAttackAt({ t, state, side }: Question, attack: Attack): Reason | null {
  const { kind, origin, target, nation } = attack;
  const event = kind === 'paratroop' ? 'paratroops' : landingEvent(side);
  const params = { space: target, origin: origin ?? target, event };
  if (kind === 'sea' && side === 'axis' && nation !== null) return no('IL-19', '6.5.3.1', 'nation-axis');
  const found = explainAttack(t, state, side, attack);
  if (found) return fromRule(sharpen(t, found, attack), params);
  return state.hands[side].length === 0 ? no('IL-30', '7.3', 'no-card-to-fight') : null;
}

export function explainAttackNow(question: Question, attack: Attack): Reason | null {
  const { frame } = question;
  const kind = explainOperationKind(question, attack);
  if (kind) return kind;
  switch (frame.at) {
    case 'barbarossa/ask':
      return explainBarbarossaTarget(question.t, frame, attack) ?? explainAttackAt(question, attack);
    case 'overlord/landing':
      return explainOverlordLanding(question.t, question.state, attack);
    case 'bagration/ask':
      return explainBagrationAttack(question.t, question.state, attack) ?? explainAttackAt(question, attack);
    default:
      return explainAttackAt(question, attack);
  }
}

/** Why the operation that runs takes no attack of that kind; null where it does, or where none runs. */
export function explainOperationKind({ frame }: Question, { kind, origin }: Attack): Reason | null {
  switch (frame.at) {
    case 'barbarossa/ask':
      return kind === 'land' ? null : no('IL-28', 'R-33', 'barbarossa-land');
    case 'overlord/landing':
      return kind === 'amphibious' && origin !== null ? null : no('IL-28', '6.7.3', 'landing-first');
    case 'bagration/ask':
      return kind === 'land' || kind === 'paratroop' ? null : no('IL-28', 'R-37', 'bagration-kind');
    default:
      return null;
  }
}

/** §6.7.2, R-33 */
function explainBarbarossaTarget(
  t: Tables,
  { left }: FrameAt<'barbarossa/ask'>,
  { target }: Pick<Attack, 'target'>,
): Reason | null {
  if (left.includes(target)) return null;
  const isTarget = t.barbarossaTargets.includes(target);
  return no('IL-28', '6.7.2', isTarget ? 'barbarossa-done' : 'barbarossa-target', { space: target });
}

/** §6.7.3, R-34 */
function explainOverlordLanding(t: Tables, state: HrState, { origin, target }: Attack): Reason | null {
  if (origin === null) return null;
  const isBiscay = secondZone(state) === 'bay-of-biscay';
  if (origin !== 'channel' && !(isBiscay && origin === 'bay-of-biscay'))
    return no('IL-28', 'R-34', 'landing-zone', { origin });
  const atSea = launchRefusal(t, state, origin);
  if (atSea) return fromRule(atSea, { origin });
  const isOpenTo = origin === 'channel' ? t.channelLandings : t.bordersOf(origin).map(({ to }) => to);
  if (!isOpenTo.includes(target) || t.spaceOf(target).isSea || sideAt(t, state, target) !== 'axis')
    return no('IL-28', '6.7.3', 'landing-area', { space: target, origin });
  const barred = explainTarget(t, state, 'allies', target);
  return barred && fromRule(barred, { space: target });
}

/** §6.7.4, R-37 */
function explainBagrationAttack(t: Tables, state: HrState, { origin, target }: Attack): Reason | null {
  if (origin === null) return null;
  if (target === 'berlin') return no('IL-28', '6.7.4', 'berlin', { space: target });
  if (t.spaceOf(origin).isSea || controllerOf(t, state, origin) !== 'soviet')
    return no('IL-28', '6.7.4', 'bagration-origin', { origin });
  if (sideAt(t, state, target) === 'axis' || isHeldBy(t, state, target, 'allies')) return null;
  return no('IL-28', '6.7.4', 'bagration-target', { space: target });
}

/** Explains why no attack of the operation can target an area. `kind` is null until the player picks one. */
export function explainOperationGoal(
  { t, frame, state }: Question,
  kind: AttackKind | null,
  target: SpaceId,
): Reason | null {
  switch (frame.at) {
    case 'barbarossa/ask':
      return explainBarbarossaTarget(t, frame, { target });
    case 'overlord/landing':
      return kind === null || kind === 'amphibious'
        ? no('IL-28', '6.7.3', 'landing-nowhere', { space: target })
        : no('IL-28', '6.7.3', 'landing-first');
    case 'bagration/ask':
      if (target === 'berlin') return no('IL-28', '6.7.4', 'berlin', { space: target });
      return sideAt(t, state, target) === 'axis' ? null : no('IL-28', '6.7.4', 'bagration-target', { space: target });
    default:
      return null;
  }
}

/** A sea attack with a nation that fits, where one is to be named. */
export const seaAttackOn = ({ t, state, side }: Question, zone: SpaceId): Attack => ({
  ...attackOf('sea', null, zone),
  nation: side === 'axis' ? null : (listSeaNations(t, state, zone)[0] ?? null),
});
