/** How an event reads in the log. Both seats read it: drawn and discarded cards are counted, never named. */
import type { Line, Params } from '../../kernel/types.ts';
import type { HrEvent } from './events.ts';

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

/**
 * `why` has the reason of each die in order, an event by its title. Those of dice past the fifth, which are not rolled,
 * stand last (§7.4.1): events and places are not counted again once the conflict has changed them.
 */
function describeRoll({ side, dice, reasons }: EventOf<'rolled'>): Line {
  const why = reasons.flatMap(({ key, amount, params }) =>
    Array.from({ length: amount }, () => params?.['event'] ?? key.slice('hr.dice.'.length)),
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
  // What is left are the levels of the introductory games.
  const rule = WON_BY[key] ?? '10.4';
  return side === 'draw' ? says('won-draw', rule, { why: key }) : says('won', rule, { side, why: key });
}

/** The log line of an event; null where the log needs none. */
export function describe(event: HrEvent): Line | null {
  switch (event.type) {
    case 'turn-began':
      return says('turn-began', '5.2', { side: event.side, turn: event.turn });
    case 'turn-ended':
      return null;
    case 'passed':
      return says('passed', 'R-11', { side: event.side });
    case 'resigned':
      return says('resigned', '5.2', { side: event.side });
    case 'ready':
      return says('ready', '4.2.5.1', { side: event.side, n: event.n });
    case 'event-moved':
      return says(`event-moved-${event.to}`, MOVED_BY[event.to], { event: event.event });
    case 'event-kept':
      return says('event-kept', '4.2.5.1', { side: event.side, event: event.event });
    case 'event-gained':
      return says('event-gained', '4.2.2', { side: event.side, event: event.event });
    case 'event-dropped':
      return says('event-dropped', '4.2.2', { side: event.side, event: event.event });
    case 'tried':
      return says('tried', '6.4', { side: event.side, event: event.event });
    case 'attacked':
      return describeAttack(event);
    case 'named':
      return says('named', '7.2', { side: event.side, event: event.event });
    case 'cancelled':
      return says('cancelled', 'R-78', { side: event.side, event: event.event });
    case 'chose-hidden':
      return says('chose-hidden', '7.3', { side: event.side });
    case 'showed':
      return says('showed', '7.3', { side: event.side, card: event.card });
    case 'turned-up':
      return says('turned-up', '7.6', { side: event.side, card: event.card });
    case 'rolled':
      return describeRoll(event);
    case 'changed':
      return describeChange(event);
    case 'blocked':
      return says('blocked', '7.6', { side: event.side, card: event.card });
    case 'sabotaged':
      return says('sabotaged', '7.6', { side: event.side, card: event.card });
    case 'rerolled': {
      const { side, dice, faces } = event;
      return says('rerolled', '7.6', { side, n: dice.length, dice: dice.join(), faces: faces.join() });
    }
    case 'judged':
      return event.line;
    case 'tested': {
      const { face, kept } = event;
      return says(kept ? 'tested-kept' : 'tested-lost', 'R-90', { event: event.event, face });
    }
    case 'took':
      return says('took', '6.5.3.1', { space: event.space, nation: event.nation });
    case 'lifted':
      return says('lifted', 'R-01', { space: event.space, nation: event.nation });
    case 'unmarked':
      return says('unmarked', 'R-01', { space: event.space, nation: event.nation });
    case 'fortified':
      return says('fortified', '6.2', { side: event.side, space: event.space });
    case 'fleet-placed':
      return says('fleet-placed', '6.3.1', { side: event.side, space: event.space });
    case 'fortress-lost':
      return says('fortress-lost', '3.3', { side: event.side, space: event.space });
    case 'fleet-lost':
      return says('fleet-lost', '3.2', { side: event.side, space: event.space });
    case 'hand-size': {
      const { side, from, to, rule } = event;
      return says(to > from ? 'hand-size-up' : 'hand-size-down', rule, { side, from, to });
    }
    case 'discarded':
      return says('discarded', '4.1.5', { side: event.side, n: event.n });
    case 'drew':
      return says('drew', '4.1.5', { side: event.side, n: event.n });
    case 'planned':
      return describeAttempt(event);
    case 'push-began':
      return says(`push-${event.of}`, '6.6', { side: event.side });
    case 'barbarossa':
      return says('barbarossa', '6.7.2');
    case 'overlord':
      return says('overlord', '6.7.3');
    case 'bagration':
      return says('bagration', '6.7.4');
    case 'italy':
      return says('italy', '8.2');
    case 'pact-ended':
      return says('pact-ended', '8.6');
    case 'anvil':
      return says('anvil', '8.5');
    case 'build-up':
      return says('build-up', '5.4.4');
    case 'vichy':
      return says(`vichy-${event.to}`, '8.5');
    case 'activated':
      return says('activated', '2.1', { space: event.space });
    case 'reshuffled':
      return says('reshuffled', '5.4.1', { side: event.side, year: FIRST_YEAR + event.year });
    case 'year-ended':
      return says('year-ended', '5.5', { year: FIRST_YEAR + event.year });
    case 'speer':
      return says(event.use ? 'speer-used' : 'speer-kept', '5.4.2', { event: 'speer' });
    case 'swapped':
      return says('swapped', '5.4.4', { side: event.side });
    case 'nation':
      return says('nation', 'R-12', { nation: event.nation });
    case 'won':
      return describeEnd(event);
  }
}
