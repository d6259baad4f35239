/** What a move is called in a list, and how an event reads in the log. */
import type { Line, Params } from '../../kernel/types.ts';
import type { BtmEvent, Reckoning } from './events.ts';
import type { Move } from './moves.ts';
import { topFrame, unitState } from './rules/field.ts';
import { goesBySea } from './rules/rail.ts';
import { costOf, placesOfCard, secondCard } from './rules/rebuilding.ts';
import { EVEN_ODDS } from './rules/reckon.ts';
import type { BtmState } from './state.ts';
import { LAST_TURN, crtResult, isAreaId, sideOfCard, turnFacts } from './tables.ts';

const says = (key: string, rule: string, params: Params = {}): Line => ({ key: `btm.${key}`, params, rule });

/** A sentence about a step into a hex, or the one about a rear area. */
const saysWhere = (key: string, rule: string, to: string, params: Params = {}): Line =>
  isAreaId(to) ? says(`${key}-area`, rule, { ...params, area: to }) : says(key, rule, { ...params, hex: to });

/** The button that makes a move: it names the act and its object. */
export function label(state: BtmState, move: Move): Line {
  switch (move.type) {
    case 'place':
      return says('move.place', '15.1', { unit: move.unit, hex: move.hex });
    case 'sea':
      return says('move.sea', '15.2', { unit: move.unit });
    case 'end-sea':
      return says('move.end-sea', '15.2');
    case 'remove': {
      const rule = topFrame(state)?.at === 'movement/excess' ? '8.3' : '6.2.4';
      return says('move.remove', rule, { unit: move.unit, hex: unitState(state, move.unit).place });
    }
    case 'end-remove':
      return says('move.end-remove', '6.2.4');
    case 'draw':
      return says('move.draw', '6.1', { card: move.card });
    case 'arrive':
      return says('move.arrive', '6.2', { unit: move.unit, area: move.area });
    case 'rebuild':
      return labelRebuild(state, move);
    case 'end-rebuild':
      return says('move.end-rebuild', '6.2.3');
    case 'hero':
      return says('move.hero', '14.1', { card: move.card, hex: move.hex });
    case 'end-reinforce':
      return says('move.end-reinforce', '6.2');
    case 'rail':
      if (goesBySea(state, move.unit, move.to))
        return move.by === 'free'
          ? says('move.ship', '15.2.2', { unit: move.unit, hex: move.to })
          : says('move.ship-card', '15.2.2', { unit: move.unit, hex: move.to, card: move.by });
      return move.by === 'free'
        ? saysWhere('move.rail-free', '6.3', move.to, { unit: move.unit })
        : saysWhere('move.rail', '6.3', move.to, { unit: move.unit, card: move.by });
    case 'aboard':
      return says('move.aboard', '6.3.2', { unit: move.unit });
    case 'depart':
      return says('move.depart', '6.3.2');
    case 'end-rail':
      return says('move.end-rail', '6.3');
    case 'activate':
      return says('move.activate', '7.1', { card: move.card, unit: move.unit });
    case 'move':
      return saysWhere('move.move', '10', move.to, { unit: move.unit });
    case 'step':
      return saysWhere('move.step', '10.1', move.to);
    case 'halt':
      return says('move.halt', '10.1');
    case 'end-move':
      return says('move.end-move', '10');
    default:
      return labelFight(state, move);
  }
}

type MoveOfFight = Exclude<
  Move,
  {
    readonly type:
      | ('place' | 'sea' | 'end-sea' | 'remove' | 'end-remove' | 'draw' | 'arrive' | 'rebuild' | 'end-rebuild' | 'hero')
      | ('end-reinforce' | 'rail' | 'aboard' | 'depart' | 'end-rail' | 'activate' | 'move' | 'step' | 'halt')
      | 'end-move';
  }
>;

function labelFight(state: BtmState, move: MoveOfFight): Line {
  switch (move.type) {
    case 'attack':
      return says('move.attack', '11', { hex: move.target });
    case 'join':
      return says('move.join', '11.2', { unit: move.unit });
    case 'assault':
      return says('move.assault', '11.2');
    case 'end-combat':
      return says('move.end-combat', '11');
    case 'defend':
      return says(`move.defend-${move.active ? 'active' : 'passive'}`, '11.3.2', { unit: move.unit });
    case 'shift':
      return move.card === null ? says('move.shift-none', '11.3.4') : says('move.shift', '11.3.4', { card: move.card });
    case 'reroll':
      return move.card === null ? says('move.reroll-none', '7.1') : says('move.reroll', '7.1', { card: move.card });
    case 'retreat':
      return says('move.retreat', '11.4', { unit: move.unit });
    case 'fall-back':
      return saysWhere('move.fall-back', '11.4.2', move.to);
    case 'advance':
      return says('move.advance', '11.5', { unit: move.unit });
    case 'end-advance':
      return says('move.end-advance', '11.5');
    case 'tank-move':
      return saysWhere('move.tank-move', '12.1', move.to, { card: move.card, unit: move.unit });
    case 'tank-attack':
      return says('move.tank-attack', '12.1', { card: move.card, unit: move.unit, hex: move.target });
    case 'together':
      return says('move.together', '12.3', { unit: move.unit });
    case 'go':
      return labelGo(state);
    case 'end-break':
      return says('move.end-break', '12');
    case 'hitler':
      return says(`move.hitler-${move.cancel ? 'yes' : 'no'}`, '7.1');
  }
}

/** The Soviet plan waits for a partner (§12.3), the German one for a second tank (§12.2). */
function labelGo(state: BtmState): Line {
  const frame = topFrame(state);
  const isCorps = frame?.at === 'breakthrough/second' && frame.side === 'soviet';
  return isCorps ? says('move.go-corps', '12.3') : says('move.go', '12.2');
}

function labelRebuild(state: BtmState, { card, unit, area }: Extract<Move, { type: 'rebuild' }>): Line {
  if (topFrame(state)?.at === 'logistics/rebuild') return says('move.rebuild-more', '6.2.3', { unit, area });
  const isDouble = sideOfCard(card) === 'german' && costOf(state, unit) > placesOfCard(card);
  const second = isDouble ? secondCard(state, card) : null;
  if (second !== null) return says('move.rebuild-double', '13.1', { card, second, unit, area });
  return says('move.rebuild', '6.2.1', { card, unit, area });
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

/** The log line of an event; null where the log needs none. */
export function describe(event: BtmEvent): Line | null {
  switch (event.type) {
    case 'placed':
      return says('log.placed', '15.1', { unit: event.unit, hex: event.hex });
    case 'turn-began':
      return says('log.turn-began', '5', { turn: event.turn, weather: turnFacts(event.turn).weather });
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
      // The other seat reads this log as well.
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
    default:
      return describeMoved(event) ?? describeFight(event);
  }
}

type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;

function describeMoved(event: BtmEvent): Line | null {
  switch (event.type) {
    case 'moved': {
      const { unit, from, path } = event;
      return saysWhere('log.moved', '10', path[path.length - 1] ?? from, { unit, from, steps: path.length });
    }
    case 'sent-to-track': {
      const { unit, from, turn } = event;
      return turn > LAST_TURN
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

function describeFight(event: BtmEvent): Line | null {
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
      const isHeld = isHero && result !== crtResult(reckoning.column, die);
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
