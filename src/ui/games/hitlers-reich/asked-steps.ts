import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { AskedSteps } from '../../table/asked-view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { viewerOf } from './lookup.ts';
import { ATTACK_BUTTONS } from './verbs.ts';

/** Names the steps that a player decides from the action to the card (§5.2, §7.2, §7.3). */

const ACTION = 'table.hr.asked.action';
const TARGET = 'table.hr.asked.target';
const AHEAD: readonly PlainKey[] = ['table.hr.asked.events', 'table.hr.asked.card'];

const WHOLE: readonly PlainKey[] = [ACTION, TARGET, ...AHEAD];
/** Operations and bonuses begin with the target. */
const FROM_TARGET: readonly PlainKey[] = [TARGET, ...AHEAD];

const ASKS_TARGET: ReadonlySet<string> = new Set([
  'bonus/centre',
  'bonus/blitz',
  'push/events',
  'push/attacks',
  'barbarossa/ask',
  'overlord/landing',
  'overlord/blitz',
  'bagration/ask',
]);
const ASKS_EVENTS: ReadonlySet<string> = new Set(['conflict/name', 'conflict/outfox']);

/** Actions that are not fights end after their target (§6.1, §6.6). */
const FIGHTS: ReadonlySet<string> = new Set([...ATTACK_BUTTONS, 'event']);

export function askedSteps(view: HrView, picked: readonly TargetRef[]): AskedSteps | null {
  const { phase, conflict } = view;
  if (phase === 'turn/action' || phase === 'turn/bonus') {
    const [first] = picked;
    if (first === undefined) return { steps: WHOLE, at: 0, mayGoBack: false };
    const { kind, id } = parseTarget(first);
    return kind === 'space' || FIGHTS.has(id) ? { steps: WHOLE, at: 1, mayGoBack: true } : null;
  }
  if (ASKS_TARGET.has(phase)) return { steps: FROM_TARGET, at: 0, mayGoBack: false };
  if (conflict === null) return null;
  const steps = conflict.active === viewerOf(view) ? WHOLE : AHEAD;
  if (ASKS_EVENTS.has(phase)) return { steps, at: steps.length - 2, mayGoBack: false };
  return phase === 'conflict/card' ? { steps, at: steps.length - 1, mayGoBack: false } : null;
}
