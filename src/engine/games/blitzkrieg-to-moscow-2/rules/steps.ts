/** Which command belongs to which step, and who decides there (§5.1, §5.2). */
import type { Reason } from '../../../kernel/types.ts';
import type { Frame } from '../frames.ts';
import { otherSide, type Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import { refusal } from './reason.ts';

const AUTOMATIC = [
  'turn/begin',
  'turn/supply',
  'turn/end',
  'card/effect',
  'combat/next',
  'combat/roll',
  'combat/end',
  'breakthrough/fight',
] as const;
export type AskFrame = Exclude<Frame, { readonly at: (typeof AUTOMATIC)[number] }>;
export type Step = AskFrame['at'];

export const isAskFrame = (frame: Frame | null): frame is AskFrame =>
  frame !== null && !AUTOMATIC.some((at) => at === frame.at);

/** Steps that take a command. */
const STEPS_OF: Readonly<Record<Move['type'], readonly [Step, ...Step[]]>> = {
  place: ['setup/place'],
  sea: ['logistics/sea'],
  'end-sea': ['logistics/sea'],
  remove: ['logistics/remove', 'movement/excess'],
  'end-remove': ['logistics/remove'],
  draw: ['logistics/draw'],
  arrive: ['logistics/reinforce'],
  rebuild: ['logistics/reinforce', 'logistics/rebuild'],
  'end-rebuild': ['logistics/rebuild'],
  hero: ['logistics/reinforce'],
  'end-reinforce': ['logistics/reinforce'],
  rail: ['logistics/rail'],
  aboard: ['logistics/rail-group'],
  depart: ['logistics/rail-group'],
  'end-rail': ['logistics/rail'],
  activate: ['logistics/reinforce', 'movement/move', 'combat/attack', 'combat/attack-card', 'breakthrough/action'],
  move: ['movement/move'],
  step: ['movement/path', 'breakthrough/path'],
  halt: ['movement/path', 'breakthrough/path'],
  'end-move': ['movement/move'],
  attack: ['combat/attack'],
  join: ['combat/attackers'],
  assault: ['combat/attackers'],
  'end-combat': ['combat/attack'],
  defend: ['combat/defence'],
  shift: ['combat/attack-card', 'combat/defence-card'],
  reroll: ['combat/reroll'],
  retreat: ['combat/retreat'],
  'fall-back': ['combat/retreat-path'],
  advance: ['combat/advance'],
  'end-advance': ['combat/advance'],
  'tank-move': ['breakthrough/action', 'breakthrough/second'],
  'tank-attack': ['breakthrough/action', 'breakthrough/second'],
  together: ['breakthrough/second'],
  go: ['breakthrough/second'],
  'end-break': ['breakthrough/action'],
  hitler: ['card/hitler'],
};

/** Name of a step in the catalogue. */
export const stepKey = (step: Step): string => `btm.step.${step.replace('/', '-')}`;

/** §5.1: the side that answers a frame. */
export function deciderOf(frame: AskFrame): Side {
  switch (frame.at) {
    case 'setup/place':
    case 'card/hitler':
      return 'soviet';
    case 'combat/defence':
    case 'combat/defence-card':
    case 'combat/retreat':
    case 'combat/retreat-path':
      return otherSide(frame.side);
    case 'combat/reroll':
      return frame.asked;
    default:
      return frame.side;
  }
}

/** Whether an activation comes too late in its phase (Q13). */
const hasBegun = (frame: AskFrame): boolean => 'begun' in frame && frame.begun;

/** Why a kind of command is out of place now; null when the step takes it. */
export function explainStepOf(frame: AskFrame, type: Move['type']): Reason | null {
  const steps = STEPS_OF[type];
  const isTaken = steps.includes(frame.at);
  if (type === 'activate' && (!isTaken || hasBegun(frame))) return refusal('NO_WINDOW.activate', 'Q13');
  if (isTaken) return null;
  if (type === 'place') return refusal('FREE_SETUP.closed', '15.1');
  if (type === 'reroll' || type === 'hitler') return refusal(`NO_WINDOW.${type}`, '7.1');
  return refusal('WRONG_STEP', '5', { step: stepKey(frame.at), when: stepKey(steps[0]) });
}
