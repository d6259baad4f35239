import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { duelChance, type Duel, type Party } from '../../../src/engine/games/hitlers-reich/rules/duel.ts';
import { chancesOfSum, listRolls } from '../../../src/engine/games/hitlers-reich/rules/sums.ts';
import { chanceWith } from '../../../src/engine/games/hitlers-reich/odds.ts';
import { def, open, play } from '../../support/reich.ts';

/** Every ordered roll of `n` dice. */
function everyRoll(n: number): number[][] {
  if (n === 0) return [[]];
  return everyRoll(n - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [face, ...rest]));
}

const everySet = (n: number, most: number): number[][] =>
  Array.from({ length: 1 << n }, (_, bits) => [...Array(n).keys()].filter((place) => bits & (1 << place))).filter(
    (set) => set.length <= most,
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const sum = (dice: readonly number[]): number => dice.reduce((total, face) => total + face, 0);

const rolledAgain = (dice: readonly number[], set: readonly number[]): number[][] =>
  everyRoll(set.length).map((faces) =>
    dice.map((face, at) => (set.includes(at) ? (faces[set.indexOf(at)] ?? 0) : face)),
  );

/** The same question answered the long way: every set of dice is tried, not only the lowest ones. */
function longWay({ active, other, firstAtCards, lead }: Duel): number {
  const isActiveFirst = firstAtCards === 'active';
  const wins = (mine: readonly number[], theirs: readonly number[]) => (sum(mine) + lead >= sum(theirs) ? 1 : 0);
  const activeTurn = (mine: number[], then: (dice: number[]) => number) =>
    Math.max(...everySet(mine.length, active.rerolls).map((set) => mean(rolledAgain(mine, set).map(then))));
  const otherTurn = (theirs: number[], then: (dice: number[]) => number) =>
    Math.min(...everySet(theirs.length, other.rerolls).map((set) => mean(rolledAgain(theirs, set).map(then))));
  const from = (mine: number[], theirs: number[]) =>
    isActiveFirst
      ? activeTurn(mine, (m) => otherTurn(theirs, (t) => wins(m, t)))
      : otherTurn(theirs, (t) => activeTurn(mine, (m) => wins(m, t)));
  return mean(everyRoll(active.dice).flatMap((mine) => everyRoll(other.dice).map((theirs) => from(mine, theirs))));
}

const party = (dice: number, rerolls = 0, effects: Party['effects'] = []): Party => ({ dice, rerolls, effects });

describe('the chance of a duel of dice', () => {
  it('counts rolls and sums exactly', () => {
    expect(listRolls(3).reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 12);
    expect(chancesOfSum(2)[7]).toBeCloseTo(6 / 36, 12);
  });

  it.each<[string, Duel]>([
    ['no re-rolls', { active: party(2), other: party(2), firstAtCards: 'active', lead: 0 }],
    ['the active side re-rolls one', { active: party(2, 1), other: party(2), firstAtCards: 'active', lead: -2 }],
    ['both re-roll, active side first', { active: party(2, 2), other: party(2, 1), firstAtCards: 'active', lead: 1 }],
    [
      'both re-roll, the other side first',
      { active: party(2, 1), other: party(2, 2), firstAtCards: 'other', lead: -1 },
    ],
    ['three dice against two', { active: party(3, 1), other: party(2, 1), firstAtCards: 'active', lead: -3 }],
  ])('is what trying every set of dice gives: %s', (_name, duel) => {
    expect(duelChance(duel)).toBeCloseTo(longWay(duel), 10);
  });

  it('turns the lowest die: one die of 5 against one rolled die', () => {
    const duel: Duel = {
      active: party(1, 0, [{ kind: 'sets', value: 5 }]),
      other: party(1),
      firstAtCards: 'active',
      lead: 0,
    };
    // A 6 stays; any other face becomes 5, which loses to a 6 only.
    expect(duelChance(duel)).toBeCloseTo((5 / 6) * (5 / 6) + 1 / 6, 12);
  });

  it('has the highest die of the opponent rolled again, where that helps', () => {
    const duel: Duel = {
      active: party(1),
      other: party(1),
      firstAtCards: 'active',
      lead: 0,
    };
    const withStukas: Duel = { ...duel, active: party(1, 0, [{ kind: 'opp', most: 1 }]) };
    const won = (mine: number) => mine / 6;
    const lost = [1, 2, 3, 4, 5, 6].flatMap((mine) =>
      [1, 2, 3, 4, 5, 6].map((theirs) => (mine >= theirs ? 1 : won(mine))),
    );
    expect(duelChance(withStukas)).toBeCloseTo(mean(lost), 12);
    expect(duelChance(withStukas)).toBeGreaterThan(duelChance(duel));
  });
});

describe('the odds a seat is shown', () => {
  it('grow with the card, and are told for each card of the hand', () => {
    const position = {
      pact: false,
      hands: { axis: ['G13', 'G2', 'I9'], allies: ['S5', 'W5', 'S9'] },
      handSize: { axis: 3, allies: 3 },
      events: { stukas: 'mall', guderian: 'mall' },
    } as const;
    const game = play(open(position), 'A land finland>leningrad');
    let now = game;
    while (now.state.stack.at(-1)?.at === 'conflict/name') now = play(now, 'done');
    const { moves } = decide(def, now.state) ?? { moves: [] };
    const chances = moves.map((move) => {
      const { odds } = def.preview(now.state, move);
      expect(odds?.outcomes.reduce((total, { count }) => total + count, 0)).toBe(odds?.total);
      return (odds?.outcomes[0]?.count ?? 0) / (odds?.total ?? 1);
    });
    expect(moves.map((move) => def.notation(move))).toEqual(['c G13', 'c G2', 'c I9']);
    expect(chances[0]).toBeGreaterThan(chances[2] ?? 1);
    expect(chances[2]).toBeGreaterThan(chances[1] ?? 1);
  });

  it('are the same whatever the other side really holds', () => {
    const odds = ['S5', 'S12'].map((card) => {
      const hands = { axis: ['G7'], allies: [card, 'W5'] };
      let now = play(open({ pact: false, hands, handSize: { axis: 1, allies: 2 } }), 'A land finland>leningrad');
      while (now.state.stack.at(-1)?.at === 'conflict/name') now = play(now, 'done');
      const { conflict } = now.state;
      if (!conflict) throw new Error('no conflict');
      return chanceWith(now.state, conflict, 'axis', 'G7');
    });
    expect(odds[0]).toBe(odds[1]);
  });
});
