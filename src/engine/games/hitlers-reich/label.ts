/** What a move is called in a list of choices. It is said to the player who may make it: own cards are named. */
import type { Line, Params } from '../../kernel/types.ts';
import type { Frame } from './frames.ts';
import { otherSide } from './ids.ts';
import type { Move, MoveOf } from './moves.ts';
import { listEffects } from './rules/effects.ts';
import type { HrState } from './state.ts';

const says = (key: string, rule: string, params: Params = {}): Line => ({ key: `hr.move.${key}`, params, rule });

/** What is declined or ended depends on the question. */
type Words = Partial<Record<Frame['at'], readonly [key: string, rule: string]>>;

const DECLINED: Words = {
  'turn/bonus': ['decline-bonus', '7.9'],
  'push/bonus': ['decline-later', '6.6.3'],
  'bonus/centre': ['decline-centre', '7.9.1'],
  'bonus/blitz': ['decline-blitz', '7.9.2'],
  'overlord/blitz': ['decline-blitz', '6.7.3'],
  'push/events': ['decline-push', '6.6.2'],
  'push/attacks': ['decline-push', '6.6.3'],
  'barbarossa/ask': ['decline-attacks', 'R-68'],
  'bagration/ask': ['decline-attacks', 'R-37'],
};

const ENDED: Words = {
  'conflict/name': ['done-events', '7.2'],
  'conflict/outfox': ['done-outfox', 'R-78'],
  'conflict/effect': ['done-effects', '7.5'],
  'conflict/reroll': ['done-dice', '7.6'],
  'plan/reroll': ['done-dice', '6.3.2'],
  'conflict/counter': ['done-counter', 'R-94'],
  'reorganise/discard': ['done-discard', '6.1'],
  'reshuffle/build-up': ['done-build-up', '5.4.4'],
};

const topOf = ({ stack }: HrState): Frame | null => stack.at(-1) ?? null;

/** Dice picked by place, and the faces they show now. */
const diceParams = (dice: readonly number[], places: readonly number[]) => ({
  n: places.length,
  dice: places.join(),
  faces: places.map((place) => dice[place - 1] ?? 0).join(),
});

function labelAttack({ kind, origin, target, nation }: MoveOf<'attack'>): Line {
  if (kind === 'sea') {
    return nation === null
      ? says('attack-sea', '6.5.1', { target })
      : says('attack-sea-nation', '6.5.1', { target, nation });
  }
  return says(`attack-${kind}`, '6.5.1', { target, origin: origin ?? target });
}

function labelBlitz(top: Frame | null, target: string): Line {
  if (top?.at === 'bonus/blitz') return says('blitz-from', '7.9.2', { target, origin: top.origin });
  if (top?.at === 'overlord/blitz') return says('blitz-from', '6.7.3', { target, origin: top.origin });
  return says('blitz', '7.9.2', { target });
}

/** A piece or an event that turns a die, or lets dice be rolled again (C-4). */
function labelEffect(state: HrState, { source, own, dice }: MoveOf<'effect'>): Line {
  const { conflict } = state;
  const top = topOf(state);
  const side = top?.at === 'conflict/effect' ? top.side : (conflict?.active ?? state.side);
  const shown = conflict?.dice[own ? side : otherSide(side)] ?? [];
  const used = conflict && listEffects(state, conflict, side).find((one) => one.source === source && one.own === own);
  const [place = 0] = dice;
  const turned = { die: place, from: shown[place - 1] ?? 0, to: used?.sets ?? 0 };
  const again = diceParams(shown, dice);
  if (source === 'fortress') return says('effect-fortress', '7.5', turned);
  if (source === 'fleet') return says('effect-fleet', '7.5', again);
  if (turned.to > 0) return says('effect-set', '7.5', { event: source, ...turned });
  return says(own ? 'effect-own' : 'effect-opponent', '7.5', { event: source, ...again });
}

function labelReroll(state: HrState, places: readonly number[]): Line {
  const top = topOf(state);
  if (top?.at === 'plan/reroll') return says('reroll', '6.3.2', diceParams(top.dice, places));
  const side = top?.at === 'conflict/reroll' ? top.side : state.side;
  return says('reroll', '7.6', diceParams(state.conflict?.dice[side] ?? [], places));
}

function labelCounter(state: HrState, places: readonly number[]): Line {
  const top = topOf(state);
  const side = top?.at === 'conflict/counter' ? top.side : state.side;
  const params = diceParams(state.conflict?.dice[side] ?? [], places);
  return says('counter', 'R-94', { event: 'counterattack', ...params });
}

function labelLift(top: Frame | null, space: string): Line {
  if (top?.at === 'pay/lift') return says(`lift-${top.for}`, '3.0', { space });
  return says('lift-marker', 'R-01', { space });
}

function labelByQuestion(words: Words, plain: readonly [string, string], top: Frame | null): Line {
  const [key, rule] = (top && words[top.at]) ?? plain;
  return says(key, rule);
}

/** The button that makes a move: it names the act and its object. */
export function label(state: HrState, move: Move): Line {
  const top = topOf(state);
  switch (move.type) {
    case 'reorganise':
      return says(`reorganise-${move.option}`, '6.1');
    case 'fortify':
      return says('fortify', '6.2', { space: move.area });
    case 'fleet':
      return says('fleet', '6.3.1', { space: move.zone });
    case 'plan':
      return says('plan', '6.3.2');
    case 'event':
      return says('event', '6.4', { event: move.event });
    case 'attack':
      return labelAttack(move);
    case 'blitz':
      return labelBlitz(top, move.target);
    case 'push':
      return says(`push-${move.of}`, '6.6');
    case 'barbarossa':
      return says('barbarossa', '6.7.2');
    case 'overlord':
      return says('overlord', '6.7.3');
    case 'bonus':
      return says('bonus', '6.6.3');
    case 'pass':
      return says('pass', 'R-11');
    case 'decline':
      return labelByQuestion(DECLINED, ['decline', '7.9'], top);
    case 'done':
      return labelByQuestion(ENDED, ['done', '5.2'], top);
    case 'play':
      return says('play', '7.2', { event: move.event });
    case 'cancel':
      return says('cancel', 'R-78', { event: move.event });
    case 'card':
      return says('card', '7.3', { card: move.card });
    case 'effect':
      return labelEffect(state, move);
    case 'block':
      return says('block', '7.6', { card: move.card });
    case 'sabotage':
      return says('sabotage', '7.6', { card: move.card });
    case 'reroll':
      return labelReroll(state, move.dice);
    case 'counter':
      return labelCounter(state, move.dice);
    case 'discard':
      return says('discard', '4.1.5', { card: move.card });
    case 'drop':
      return says('drop', '4.2.2', { event: move.event });
    case 'keep':
      return says('keep', '6.7.4.1', { event: move.event });
    case 'lift':
      return labelLift(top, move.space);
    case 'nation':
      return says('nation', 'R-12', { nation: move.nation });
    case 'choose':
      return says('choose', 'R-89', { space: move.space });
    case 'speer':
      return says(`speer-${move.use ? 'yes' : 'no'}`, '5.4.2', { event: 'speer' });
    case 'return':
      return says('return', '5.4', { event: move.event });
    case 'swap':
      return says('swap', '5.4.4', { take: move.take, give: move.give });
    case 'resign':
      return says('resign', '5.2');
  }
}
