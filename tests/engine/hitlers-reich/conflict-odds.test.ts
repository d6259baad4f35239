import { describe, expect, it } from 'vitest';
import { conflictChance, type ConflictTerms } from '../../../src/engine/games/hitlers-reich/rules/conflict-odds.ts';
import type { DieEffect } from '../../../src/engine/games/hitlers-reich/rules/conflict-odds-stages.ts';
import { chancesOfSum, listRolls } from '../../../src/engine/games/hitlers-reich/rules/sums.ts';
import { party, slowChance } from '../../support/slow-conflict-odds.ts';
import { effort, isLong } from '../../support/effort.ts';

const own = (most: number): DieEffect => ({ kind: 'own', most });
const opp = (most: number): DieEffect => ({ kind: 'opp', most });
const sets = (value: number): DieEffect => ({ kind: 'sets', value });
const either: DieEffect = { kind: 'either' };

type Sides = Pick<ConflictTerms, 'active' | 'other'>;

/** Both orders at the cards, with cards that are even, better and worse. */
const variants = (sides: Sides, leads: readonly number[]): readonly ConflictTerms[] =>
  (['active', 'other'] as const).flatMap((firstAtCards) => leads.map((lead) => ({ ...sides, firstAtCards, lead })));

const cases = (...list: readonly (readonly [string, Sides])[]) => list;

describe('the chance of a conflict, dice and cards', () => {
  it('counts rolls and sums exactly', () => {
    expect(listRolls(3).reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 12);
    expect(chancesOfSum(2)[7]).toBeCloseTo(6 / 36, 12);
  });

  it.each(
    cases(
      ['no decision', { active: party(2), other: party(3) }],
      ['re-rolls of the active side', { active: party(3, 2), other: party(2) }],
      ['re-rolls of both', { active: party(2, 2), other: party(3, 1) }],
      ['more re-rolls than dice', { active: party(2, 3), other: party(2, 6) }],
      ['the active side sets a die', { active: party(3, [], sets(4)), other: party(2) }],
      ['the other sets a die before re-rolls', { active: party(2, 1), other: party(3, 1, sets(5)) }],
      ['a die set low is better left alone', { active: party(2, 1, sets(1)), other: party(2) }],
      ['own die again, then re-rolls', { active: party(3, 1, own(1)), other: party(2, 1) }],
      ['two own dice again, by the other side', { active: party(2, 1), other: party(3, 2, own(2)) }],
      ['a die of the opponent again', { active: party(2, 1, opp(1)), other: party(3, 2) }],
      ['two dice of the opponent again, by the other side', { active: party(3, 1), other: party(2, [], opp(2)) }],
      ['either', { active: party(2, [], either), other: party(2, 1, either) }],
      ['two effects in any order', { active: party(3, [], sets(4), own(1)), other: party(2, 1) }],
      ['two like effects', { active: party(2, [], own(1), own(1)), other: party(2, [], opp(1)) }],
      ['effects of both', { active: party(2, 1, either, opp(2)), other: party(2, 1, sets(4), sets(5)) }],
    ),
  )('is what trying every set of dice gives: %s', (_name, sides) => {
    for (const terms of variants(sides, isLong ? [-2, 0, 1] : [1]).slice(0, effort(1, 6)))
      expect(conflictChance(terms)).toBeCloseTo(slowChance(terms), 12);
  });

  it.each(
    cases(
      ['the active side', { active: { ...party(2, 1), canCounter: true }, other: party(3, 1) }],
      ['the other', { active: party(3, [], opp(1)), other: { ...party(2, 2, sets(4)), canCounter: true } }],
    ),
  )('has the loser roll again after COUNTERATTACK (R-94): %s', (_name, sides) => {
    for (const terms of variants(sides, isLong ? [-2, 1] : [-2]))
      expect(conflictChance(terms)).toBeCloseTo(slowChance(terms), 12);
  });

  it.each(
    cases(
      ['the active side', { active: party(3, [1, 2]), other: party(2, 1) }],
      ['the other, with all that comes before', { active: party(2, 1, opp(1)), other: party(3, [2, 1]) }],
      ['both', { active: party(2, [1, 1], sets(4)), other: { ...party(2, [1, 3]), canCounter: true } }],
    ),
  )('has two bonus cards declared one after the other (R-22): %s', (_name, sides) => {
    for (const terms of variants(sides, isLong ? [-2, 1] : [-2]))
      expect(conflictChance(terms)).toBeCloseTo(slowChance(terms), 12);
  });

  it.each(
    cases(
      ['four against three', { active: party(4, 1, own(1), opp(1)), other: party(3, 2, sets(5)) }],
      ['four against four', { active: party(4, 2, sets(4)), other: party(4, [], opp(2)) }],
      ['five against four', { active: party(5, 2, sets(4)), other: party(4, 1) }],
      ['four against five', { active: party(4), other: party(5, [], own(1), sets(5)) }],
    ).slice(0, effort(1, 4)),
  )('stays exact with more dice: %s rolled', (_name, sides) => {
    for (const terms of variants(sides, [-2]).slice(0, 1))
      expect(conflictChance(terms)).toBeCloseTo(slowChance(terms, 'lowest'), 12);
  });

  it('turns the lowest die: one die of 5 against one rolled die', () => {
    const terms: ConflictTerms = { active: party(1, [], sets(5)), other: party(1), firstAtCards: 'active', lead: 0 };
    // A 6 stays; any other face becomes 5, which loses to a 6 only.
    expect(conflictChance(terms)).toBeCloseTo((5 / 6) * (5 / 6) + 1 / 6, 12);
  });

  it('has the highest die of the opponent rolled again, where that helps', () => {
    const terms: ConflictTerms = { active: party(1), other: party(1), firstAtCards: 'active', lead: 0 };
    const won = (mine: number) => mine / 6;
    const faces = [1, 2, 3, 4, 5, 6];
    const lost = faces.flatMap((mine) => faces.map((theirs) => (mine >= theirs ? 1 : won(mine))));
    const withStukas = conflictChance({ ...terms, active: party(1, [], opp(1)) });
    expect(withStukas).toBeCloseTo(lost.reduce((total, one) => total + one, 0) / 36, 12);
    expect(withStukas).toBeGreaterThan(conflictChance(terms));
  });

  it('is certain where no dice can make up for the cards', () => {
    const sides = { active: party(3, 3, either), other: party(4, 3), firstAtCards: 'active' } as const;
    // The active side wins ties: 3 + 21 with 24, and 18 − 14 with 4.
    expect(conflictChance({ ...sides, lead: 21 })).toBe(1);
    expect(conflictChance({ ...sides, lead: 20 })).toBeLessThan(1);
    expect(conflictChance({ ...sides, lead: -15 })).toBe(0);
    expect(conflictChance({ ...sides, lead: -14 })).toBeGreaterThan(0);
  });

  it('does not depend on what was asked before', () => {
    const terms: ConflictTerms = { active: party(3, 1, own(1)), other: party(3), firstAtCards: 'active', lead: -1 };
    const alone = conflictChance(terms);
    for (let lead = -8; lead <= 8; lead++) conflictChance({ ...terms, other: party(4, 1, opp(1)), lead });
    expect(conflictChance(terms)).toBe(alone);
  });
});
