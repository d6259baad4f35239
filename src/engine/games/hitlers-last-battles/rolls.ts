/** The dice of a battle afterwards: rolls, hits, and what was to be expected. */
import type { Rolled, SeatRoll } from '../../kernel/types.ts';
import type { AttackDie, HlbEvent } from './events.ts';
import type { Chances } from './queries/types.ts';
import { sideOf, type Side, type UnitId } from './ids.ts';
import { DIE_SIDES, judge, resultOf, type Terms } from './rules/dice.ts';
import { computeOdds, listRolls } from './rules/odds.ts';
import type { Tables } from './tables.ts';

type RolledEvent = Extract<HlbEvent, { type: 'rolled' }>;

const seatOf = (t: Tables, unit: UnitId): Side => sideOf(t.factionOfUnit(t.unitNo(unit)));
const hitsOf = (dice: readonly AttackDie[]): number => dice.filter((die) => die.hit).length;

function termsOf({ attack, defence, diceReasons }: RolledEvent): Terms {
  const support = attack.flatMap((die) => die.modifiers)[0] ?? null;
  return { attackDice: attack.length, defenceDice: 1, diceReasons, support, terrain: defence.modifiers[0] ?? null };
}

interface Expected {
  readonly attack: number;
  readonly defence: number;
}
const expectations = new WeakMap<Tables, Map<string, Expected>>();

/** Cached by number of dice and modifier: an experiment asks after every battle. */
function expectedOf(t: Tables, terms: Terms): Expected {
  const known = expectations.get(t) ?? new Map<string, Expected>();
  expectations.set(t, known);
  const key = [terms.attackDice, terms.defenceDice, terms.support?.amount ?? 0, terms.terrain?.amount ?? 0].join(' ');
  const expected = known.get(key) ?? computeExpected(t, terms);
  known.set(key, expected);
  return expected;
}

/** Mean hits of either side over all rolls (§8.2 to §8.4). */
function computeExpected(t: Tables, terms: Terms): Expected {
  const throws = listRolls(terms.attackDice + terms.defenceDice).map(([defence = 1, ...attack]) =>
    judge(t, terms, attack, defence),
  );
  const attack = throws.reduce((sum, thrown) => sum + hitsOf(thrown.attack), 0);
  const defence = throws.reduce((sum, thrown) => sum + hitsOf([thrown.defence]), 0);
  return { attack: attack / throws.length, defence: defence / throws.length };
}

/** §8.1, §8.5: null for an event without dice. */
export const readChances = (t: Tables, event: HlbEvent): Chances | null =>
  event.type === 'rolled' ? { odds: computeOdds(t, termsOf(event)), came: resultOf(t, event.diff) } : null;

/** Null for an event without dice. */
export function readRolls(t: Tables, event: HlbEvent): Rolled<Side> | null {
  if (event.type !== 'rolled') return null;
  const expected = expectedOf(t, termsOf(event));
  const roll = (unit: UnitId, dice: readonly AttackDie[], expectedHits: number): SeatRoll<Side> => ({
    seat: seatOf(t, unit),
    sides: DIE_SIDES,
    faces: dice.map((die) => die.rolled),
    hits: hitsOf(dice),
    expectedHits,
  });
  return {
    outcome: resultOf(t, event.diff),
    rolls: [
      roll(event.attacker, event.attack, expected.attack),
      roll(event.defender, [event.defence], expected.defence),
    ],
  };
}
