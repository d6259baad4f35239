/** Log lines of events. Both seats read them: drawn and discarded cards are counted, never named. */
import type { Line, Params } from '../../kernel/types.ts';
import { isCardId } from './cards.ts';
import type { HrEvent } from './events.ts';
import { commands, type Move } from './moves.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';
import { labelMove } from './verbs/verbs.ts';

const says = (key: string, rule: string, params: Params = {}): Line => ({ key: `hr.log.${key}`, params, rule });

type EventOf<K extends HrEvent['type']> = Extract<HrEvent, { readonly type: K }>;

const FIRST_YEAR = 1940;
const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

const MOVED_BY: Readonly<Record<EventOf<'event-moved'>['to'], string>> = {
  mall: '4.2.5',
  lid: '4.2.5.4',
  removed: '4.2.5.3',
  standing: 'R-80',
  opponent: '4.2.5.2',
};

function describeAttack({ side, kind, origin, target, blitz }: EventOf<'attacked'>): Line {
  if (blitz > 0) return says('blitz', '7.9.2', { side, origin: origin ?? target, target, blitz });
  if (origin === null) return says('attacked-sea', '6.5.1', { side, target });
  return says(`attacked-${kind}`, '6.5.1', { side, origin, target });
}

const placeOf = (key: string): string => key.slice('hr.dice.'.length).replace(/-.*/, '');

/**
 * `why` has the reason of each die in order, an event by its title. Dice past the fifth, which are not rolled, come
 * last (§7.4.1): events and places are not counted again once the conflict has changed them.
 */
function describeRoll({ side, dice, reasons }: EventOf<'rolled'>): Line {
  const why = reasons.flatMap(({ key, amount, params }) =>
    Array.from({ length: amount }, () => params?.['event'] ?? placeOf(key)),
  );
  return says('rolled', '7.4', { side, dice: dice.join(), sum: sum(dice), why: why.join() });
}

function describeChange({ of, source, dice, faces }: EventOf<'changed'>): Line {
  const params = { side: of, n: dice.length, dice: dice.join(), faces: faces.join() };
  if (source === 'fortress' || source === 'fleet') return says(`changed-${source}`, '7.5', params);
  return says('changed', '7.5', { event: source, ...params });
}

function describeAttempt({ side, card, dice, won }: EventOf<'planned'>): Line {
  const params = { side, card, dice: dice.join(), sum: sum(dice) };
  return says(won ? 'planned-won' : 'planned-lost', '6.3.2', params);
}

const WON_BY: Readonly<Record<string, string>> = {
  'hr.win.resigned': '5.2',
  'hr.win.hand-size': '9.1',
  'hr.win.ultimatum': '9.2',
  'hr.win.soviet-centres': '9.3',
  'hr.win.western-centres': '9.3',
  'hr.win.axis-centres': '9.3',
  'hr.win.capitulation': '9.4',
  'hr.win.allied-minimal': '9.5',
  'hr.win.axis-significant': '9.5',
  'hr.win.axis-survival': '9.5',
};

function describeEnd({ side, key }: EventOf<'won'>): Line {
  // Everything else is a level of an introductory game.
  const rule = WON_BY[key] ?? '10.4';
  return side === 'draw' ? says('won-draw', rule, { why: key }) : says('won', rule, { side, why: key });
}

const PLAIN = {
  'turn-began': '5.2',
  passed: 'R-11',
  resigned: '5.2',
  ready: '4.2.5.1',
  'event-kept': '4.2.5.1',
  'event-gained': '4.2.2',
  'event-dropped': '4.2.2',
  'event-taken': '6.7.3',
  tried: '6.4',
  named: '7.2',
  cancelled: 'R-78',
  'chose-hidden': '7.3',
  showed: '7.3',
  'turned-up': '7.6',
  blocked: '7.6',
  sabotaged: '7.6',
  took: '6.5.3.1',
  lifted: 'R-01',
  unmarked: 'R-01',
  fortified: '6.2',
  'fleet-placed': '6.3.1',
  'fortress-lost': '3.3',
  'fleet-lost': '3.2',
  discarded: '4.1.5',
  drew: '4.1.5',
  barbarossa: '6.7.2',
  overlord: '6.7.3',
  bagration: '6.7.4',
  italy: '8.2',
  'pact-ended': '8.6',
  anvil: '8.5',
  'build-up': '5.4.4',
  activated: '2.1',
  swapped: '5.4.4',
  nation: 'R-12',
  'near-centres': '9.3',
  'near-hand-size': '9.1',
  'near-ultimatum': '9.2',
} as const satisfies Readonly<Partial<Record<HrEvent['type'], string>>>;
const isPlain = (event: HrEvent): event is EventOf<keyof typeof PLAIN> => event.type in PLAIN;

/** The log does not tell which conflict cards leave a hand or deck. Events have their own lines. */
export const drawn = (thing: string): Line | null =>
  isCardId(thing) ? { key: 'hr.drawn', params: { card: thing } } : null;

export function describe(event: HrEvent): Line | null {
  if (isPlain(event)) {
    const { type, ...params } = event;
    return says(type, PLAIN[type], params);
  }
  switch (event.type) {
    case 'turn-ended':
      return null;
    case 'event-moved':
      return says(`event-moved-${event.to}`, MOVED_BY[event.to], { event: event.event });
    case 'attacked':
      return describeAttack(event);
    case 'rolled':
      return describeRoll(event);
    case 'changed':
      return describeChange(event);
    case 'rerolled': {
      const { side, dice, faces } = event;
      return says('rerolled', '7.6', { side, n: dice.length, dice: dice.join(), faces: faces.join() });
    }
    case 'plan-rerolled': {
      const { side, dice, before, faces } = event;
      const params = { side, n: dice.length, dice: dice.join(), before: before.join(), faces: faces.join() };
      return says('plan-rerolled', '6.3.2', params);
    }
    case 'judged':
      return event.line;
    case 'tested':
      return says(event.kept ? 'tested-kept' : 'tested-lost', 'R-90', { event: event.event, face: event.face });
    case 'hand-size': {
      const { side, from, to, rule } = event;
      return says(to > from ? 'hand-size-up' : 'hand-size-down', rule, { side, from, to });
    }
    case 'planned':
      return describeAttempt(event);
    case 'push-began':
      return says(`push-${event.of}`, '6.6', { side: event.side });
    case 'vichy':
      return says(`vichy-${event.to}`, '8.5');
    case 'reshuffled':
      return says(event.stays ? 'reshuffled-stays' : 'reshuffled', '5.4.1', {
        side: event.side,
        year: FIRST_YEAR + event.year,
      });
    case 'year-ended':
      return says('year-ended', '5.5', { year: FIRST_YEAR + event.year });
    case 'speer':
      return says(event.use ? 'speer-used' : 'speer-kept', '5.4.2', { event: 'speer' });
    case 'won':
      return describeEnd(event);
  }
}

/** The button of a move: act and object. */
export const label = (t: Tables, state: HrState, move: Move): Line =>
  labelMove(t, state, move) ?? commands.plainLabel(move);
