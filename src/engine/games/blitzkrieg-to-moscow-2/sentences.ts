import type { Line, Params } from '../../kernel/types.ts';
import type { BtmEvent, Reckoning } from './events.ts';
import { commands, type Move } from './moves.ts';
import { topFrame } from './rules/field.ts';
import { deciderOf, isAskFrame } from './rules/steps.ts';
import { sayMove } from './verbs/verbs.ts';
import { EVEN_ODDS } from './rules/reckon.ts';
import type { BtmState } from './state.ts';
import { isAreaId } from './numbers.ts';
import type { Tables } from './tables.ts';

const says = (key: string, rule: string, params: Params = {}): Line => ({ key: `btm.${key}`, params, rule });

const saysWhere = (key: string, rule: string, to: string, params: Params = {}): Line =>
  isAreaId(to) ? says(`${key}-area`, rule, { ...params, area: to }) : says(key, rule, { ...params, hex: to });

export function label(t: Tables, state: BtmState, move: Move): Line {
  const frame = topFrame(state);
  const said = isAskFrame(frame) ? sayMove({ tables: t, state, frame, side: deciderOf(frame) }, move) : null;
  return said ?? commands.plainLabel(move);
}

/** Odds as they are written: `3:1`, `1:2`. */
const ratioOf = (step: number): string => (step >= EVEN_ODDS ? `${step}:1` : `1:${2 - step}`);
const sums = ({ attack, defence, odds, column }: Reckoning): Params => ({
  attack,
  defence,
  ratio: ratioOf(odds),
  column: ratioOf(column),
});
const names = (ids: readonly string[]): string => ids.join(',');

export function describe(t: Tables, event: BtmEvent): Line | null {
  switch (event.type) {
    case 'placed':
      return says('log.placed', '15.1', { unit: event.unit, hex: event.hex });
    case 'turn-began':
      return says('log.turn-began', '5', { turn: event.turn, weather: t.turnFacts(event.turn).weather });
    case 'phase-began':
      return says(`log.phase-${event.phase}`, '5', { side: event.side });
    case 'cards-discarded':
      return says('log.cards-discarded', '7.2', { side: event.side, cards: names(event.cards) });
    case 'shipped':
      return says('log.shipped', '15.2', { unit: event.unit, from: event.from, hex: event.to });
    case 'removed': {
      const { unit, from: hex, cause } = event;
      return says(`log.removed-${cause}`, cause === 'stacking' ? '8.3' : '6.2.4', { unit, hex });
    }
    case 'drawn':
      // The other seat reads this log too.
      return null;
    case 'draw-ended':
      return says('log.draw-ended', '6.1', { side: event.side, n: event.count });
    case 'arrived':
      return event.isReturn
        ? says('log.returned', '10.5', { unit: event.unit, area: event.area })
        : says('log.arrived', '6.2', { unit: event.unit, area: event.area });
    case 'card-played':
      return says(`log.card-${event.use}`, '7', { side: event.side, card: event.card });
    case 'card-cancelled':
      return says('log.card-cancelled', '7.1', { card: event.card, by: event.by });
    case 'rebuilt': {
      const { unit, area, from } = event;
      return says(`log.rebuilt-${from}`, from === 'surrendered' ? '13.1' : '6.2.1', { unit, area });
    }
    case 'hero-named':
      return says('log.hero-named', '14.1', { hex: event.hex });
    case 'hero-lost':
      return says('log.hero-lost', '14.1', { hex: event.hex });
    case 'railed':
      return says('log.railed', '6.3', { units: names(event.units), from: event.from, place: event.to });
    case 'activated':
      return says('log.activated', '7.1', { unit: event.unit });
    case 'control': {
      const { hex, to: side, points } = event;
      return says('log.control', '4.2', { hex, side, points });
    }
    case 'near': {
      const { side, score, wins } = event;
      return says(`log.near-${side}`, '4', { score, wins, most: wins - 1 });
    }
    default:
      return describeMoved(t, event) ?? describeFight(t, event);
  }
}

type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;

function describeMoved(t: Tables, event: BtmEvent): Line | null {
  switch (event.type) {
    case 'moved': {
      const { unit, from, path } = event;
      return saysWhere('log.moved', '10', path[path.length - 1] ?? from, { unit, from, steps: path.length });
    }
    case 'sent-to-track': {
      const { unit, from, turn } = event;
      return turn > t.lastTurn
        ? says('log.left-map', '10.5', { unit, from })
        : says('log.sent-to-track', '10.5', { unit, from, turn });
    }
    case 'retreated': {
      const { unit, from, path } = event;
      return saysWhere('log.retreated', '11.4', path[path.length - 1] ?? from, { unit, from });
    }
    case 'advanced':
      return says('log.advanced', '11.5', { unit: event.unit, from: event.from, hex: event.to });
    default:
      return null;
  }
}

const ELIMINATION_RULES: Readonly<Record<EventOf<'eliminated'>['cause'], string>> = {
  result: '11.3.6',
  'no-retreat': '11.4.1',
  exhausted: '11.3.7',
};

/** Words of the results; `none` is the dash of the table. */
const RESULT_WORDS = { DE: 'eliminated', DL: 'losses', DR: 'retreat', '-': 'none' } as const;

function describeFight(t: Tables, event: BtmEvent): Line | null {
  switch (event.type) {
    case 'attack-declared': {
      const { target: hex, attackers, defenders } = event;
      return says('log.attack-declared', '11.2', { hex, attackers: names(attackers), defenders: names(defenders) });
    }
    case 'defence-chosen':
      return describeDefence(event);
    case 'attack-failed':
      return says('log.attack-failed', '11.3.5', { hex: event.target, ...sums(event.reckoning) });
    case 'rolled': {
      const { target: hex, side, die, result, reckoning, isHero } = event;
      const isHeld = isHero && result !== t.crtResult(reckoning.column, die);
      const word = isHeld ? 'held' : RESULT_WORDS[result];
      return says(`log.rolled-${word}`, isHeld ? '14.2.1' : '11.3.6', { hex, side, die, ...sums(reckoning) });
    }
    case 'spent':
      return says('log.spent', '11.3.7', { units: names(event.units) });
    case 'eliminated': {
      const { unit, place, cause } = event;
      return says(`log.eliminated-${cause}`, ELIMINATION_RULES[cause], { unit, place });
    }
    case 'attack-lapsed':
      return says('log.attack-lapsed', '12.2', { hex: event.target });
    case 'surrendered':
      return says('log.surrendered', '13.1', { unit: event.unit, hex: event.hex });
    case 'recovered':
      return says('log.recovered', '13.3', { units: names(event.units) });
    case 'game-over':
      return says('log.game-over', '4', { side: event.winner, score: event.score });
    default:
      return null;
  }
}

function describeDefence({ active, passive }: EventOf<'defence-chosen'>): Line {
  if (passive.length === 0) return says('log.defence-active', '11.3.2', { units: names(active) });
  if (active.length === 0) return says('log.defence-passive', '11.3.2', { units: names(passive) });
  return says('log.defence-mixed', '11.3.2', { units: names(active), others: names(passive) });
}
