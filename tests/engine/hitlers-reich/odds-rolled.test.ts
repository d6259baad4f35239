/** The value of a choice among rolled dice: against all sets of dice, and against the game itself. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { aheadOf, type ConflictTerms } from '../../../src/engine/games/hitlers-reich/rules/conflict-odds.ts';
import {
  chanceAt,
  chanceOfFirst,
  chanceOfRolling,
  type Lying,
} from '../../../src/engine/games/hitlers-reich/rules/conflict-odds-rolled.ts';
import { gridBefore, type DieEffect } from '../../../src/engine/games/hitlers-reich/rules/conflict-odds-stages.ts';
import { listRolls } from '../../../src/engine/games/hitlers-reich/rules/sums.ts';
import { party, slowFirst, slowRolling, slowSets, slowValue } from '../../support/slow-conflict-odds.ts';
import { effort, isLong } from '../../support/effort.ts';
import { asks, def, legal, open, play, playAll, seat, type Game } from '../../support/reich.ts';

const own = (most: number): DieEffect => ({ kind: 'own', most });
const opp = (most: number): DieEffect => ({ kind: 'opp', most });
const sets = (value: number): DieEffect => ({ kind: 'sets', value });
const either: DieEffect = { kind: 'either' };

type Sides = Pick<ConflictTerms, 'active' | 'other'>;
const cases = (...list: readonly (readonly [string, Sides, Lying])[]) => list;
const counter = (side: ReturnType<typeof party>) => ({ ...side, canCounter: true });

describe('the chance with dice on the table', () => {
  it.each(
    cases(
      ['nothing to come', { active: party(3), other: party(2) }, { active: [2, 5, 1], other: [6, 2] }],
      ['re-rolls of the other', { active: party(3), other: party(3, 2) }, { active: [4, 1, 3], other: [1, 6, 2] }],
      ['re-rolls of both', { active: party(2, 1), other: party(3, 1) }, { active: [3, 3], other: [1, 6, 2] }],
      ['COUNTERATTACK', { active: counter(party(3)), other: party(2, 1) }, { active: [1, 4, 4], other: [5, 2] }],
      [
        'effects of the other, then re-rolls',
        { active: party(2, 1), other: party(3, 1, sets(5), opp(1)) },
        { active: [6, 2], other: [1, 3, 3] },
      ],
      [
        'two cards, either of which may come first',
        { active: { ...party(3, [2, 1]), mayChoose: true }, other: { ...party(2, [1, 2]), mayChoose: true } },
        { active: [2, 1, 4], other: [5, 3] },
      ],
      [
        'effects of both',
        { active: party(3, [], either, sets(4)), other: party(2, 1, own(1)) },
        { active: [6, 2, 1], other: [5, 3] },
      ],
    ),
  )('is what trying every set of dice gives, whichever dice are rolled: %s', (_name, sides, dice) => {
    for (const lead of isLong ? [-2, 1] : [-2]) {
      const terms: ConflictTerms = { ...sides, firstAtCards: 'active', lead };
      const value = slowValue(terms);
      const grid = gridBefore(aheadOf(terms));
      expect(chanceAt(grid, dice)).toBeCloseTo(value(dice.active, dice.other), 12);
      for (const who of ['active', 'other'] as const) {
        const [mine, theirs] = who === 'active' ? [dice.active, dice.other] : [dice.other, dice.active];
        for (const places of slowSets(
          [...mine.keys()].map((at) => at + 1),
          mine.length,
        ))
          expect(chanceOfRolling(grid, dice, who, places)).toBeCloseTo(
            slowRolling(value, who, mine, theirs, places),
            12,
          );
      }
    }
  });

  it.each(
    cases(
      ['the active side', { active: party(4), other: party(2, 1) }, { active: [2, 5, 1, 1], other: [6, 3] }],
      ['the other', { active: party(2), other: counter(party(3)) }, { active: [3, 5], other: [1, 2, 6] }],
    ),
  )('lets the second of two declarations take dice that are free (R-22): %s', (name, sides, dice) => {
    const who = name === 'the other' ? 'other' : 'active';
    const [mine, theirs] = who === 'active' ? [dice.active, dice.other] : [dice.other, dice.active];
    for (const lead of isLong ? [-2, 1] : [-2]) {
      const terms: ConflictTerms = { ...sides, firstAtCards: 'active', lead };
      const value = slowValue(terms);
      const grid = gridBefore(aheadOf(terms));
      for (const free of [[...mine.keys()].map((at) => at + 1), [1, 3]])
        for (const places of slowSets(free, 2))
          for (const most of [1, 2])
            expect(chanceOfFirst(grid, dice, who, places, { most, free })).toBeCloseTo(
              slowFirst(value, who, mine, theirs, places, { most, free }),
              12,
            );
    }
  });
});

/** Dice rolled by a move, from its events; turned dice show the same face for every roll. */
function countDice(game: Game, text: string): number {
  const facesOf = (thrown: number): readonly number[] => {
    const dice = play(
      game,
      text,
      Array.from({ length: 5 }, () => thrown),
    );
    const rolled = dice.events.find(({ type }) => type === 'rerolled' || type === 'changed');
    return rolled?.type === 'rerolled' || rolled?.type === 'changed' ? rolled.faces : [];
  };
  const faces = facesOf(6);
  return faces.join() === facesOf(1).join() ? 0 : faces.length;
}

/** The chance of the Axis after a move, every later move and every throw of the game itself played to the end. */
function makeReferee(): (game: Game, text: string) => number {
  const known = new Map<string, number>();
  const at = (game: Game): number => {
    if (!asks(game).startsWith('conflict/')) {
      const judged = game.events.findLast(({ type }) => type === 'judged');
      if (judged?.type !== 'judged') throw new Error('no winner');
      return judged.winner === 'axis' ? 1 : 0;
    }
    const key = JSON.stringify([game.state.stack.slice(-2), game.state.conflict]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const values = legal(game).map((text) => after(game, text));
    const value = seat(game) === 'axis' ? Math.max(...values) : Math.min(...values);
    known.set(key, value);
    return value;
  };
  // The order of dice thrown together does not matter.
  const after = (game: Game, text: string): number =>
    listRolls(countDice(game, text)).reduce((sum, { faces, chance }) => sum + chance * at(play(game, text, faces)), 0);
  return after;
}

function oddsOf({ state }: Game, text: string) {
  const move = decide(def, state)?.moves.find((one) => def.words.notation(one) === text);
  const odds = move && def.foresight.preview(state, move).odds;
  if (!odds) throw new Error(`${text} has no odds`);
  expect(odds.outcomes.reduce((total, { count }) => total + count, 0)).toBe(odds.total);
  return { won: odds.outcomes[0]?.count ?? 0, total: odds.total };
}

const shown = (game: Game, text: string): number => {
  const { won, total } = oddsOf(game, text);
  return won / total;
};

/** Compares every answer to the question with the game; gives the chances shown. */
function agrees(game: Game): readonly number[] {
  const after = makeReferee();
  return legal(game).map((text) => {
    const chance = shown(game, text);
    const axis = after(game, text);
    // As odds are shown, to a millionth.
    expect(chance, text).toBeCloseTo(seat(game) === 'axis' ? axis : 1 - axis, 6);
    return chance;
  });
}

interface Fight {
  readonly cards: readonly [axis: string, allies: string];
  readonly events?: readonly string[];
  readonly dice: readonly number[];
  readonly more?: Position;
  readonly options?: Readonly<Record<string, string>>;
}

const LENINGRAD = 'A land finland>leningrad';

/** An attack on Leningrad up to its dice; the events are named by their holders. */
function fight({ cards: [axis, allies], events = [], dice, more = {}, options = {} }: Fight): Game {
  const own = (event: string) => (event === 'zhukov' ? 'allies-up' : 'axis-up');
  const position: Position = {
    pact: false,
    hands: { axis: [axis], allies: [allies] },
    handSize: { axis: 2, allies: 2 },
    events: Object.fromEntries(events.map((event) => [event, own(event)])),
    ...more,
  };
  let now = play(open(position, { options }), LENINGRAD);
  const left = new Set(events.map((event) => `play ${event}`));
  while (asks(now) === 'conflict/name') now = play(now, legal(now).find((move) => left.delete(move)) ?? 'done');
  return playAll(now, `c ${axis}`, [`c ${allies}`, dice]);
}

describe('the odds after the roll are those of the game', () => {
  it('of a re-roll that the other side answers with one', () => {
    const game = fight({ cards: ['G11', 'S11'], dice: [2, 4, 3, 3, 5, 1] });
    expect(asks(game)).toBe('conflict/reroll');
    const chances = agrees(game);
    expect(Math.max(...chances)).toBeGreaterThan(chances.at(-1) ?? 1);
    // The answer is shown.
    const done = decide(def, game.state)?.moves.at(-1);
    expect(done && def.foresight.preview(game.state, done).effects.map(({ key, params }) => [key, params])).toEqual([
      ['hr.preview.answer', { n: 1 }],
    ]);
    agrees(play(game, 'rr 1', [3]));
  });

  it('of a re-roll with COUNTERATTACK in hand, and of COUNTERATTACK itself', () => {
    const game = fight({ cards: ['G4', 'S11'], events: ['counterattack'], dice: [2, 4, 1, 3, 2, 2] });
    expect([asks(game), seat(game)]).toEqual(['conflict/reroll', 'allies']);
    agrees(game);
    const lost = play(game, 'done');
    expect(asks(lost)).toBe('conflict/counter');
    const chances = agrees(lost);
    expect(chances.at(-1)).toBe(0);
  });

  it('of effects, the other side’s effects and re-rolls after them', () => {
    const game = fight({
      cards: ['G9', 'S11'],
      events: ['stukas', 'von-manstein'],
      dice: [2, 4, 3, 3, 5, 6],
      more: { fortresses: { allies: ['leningrad'] } },
    });
    expect([asks(game), seat(game)]).toEqual(['conflict/effect', 'axis']);
    // Two effects of one side before all that follows: many throws.
    if (isLong) agrees(game);
    const answer = play(game, 'done');
    expect([asks(answer), seat(answer)]).toEqual(['conflict/effect', 'allies']);
    agrees(answer);
  });

  it('of a die of either side, for ROMMEL', () => {
    agrees(fight({ cards: ['G9', 'S9'], events: ['rommel', 'zhukov'], dice: [2, 4, 3, 3, 5, 6] }));
  });

  const second = { decks: { axis: ['G12'], allies: ['S8'] } };

  it('of the card that Sabotage or a Double Agent picks', () => {
    const sabotage = fight({
      cards: ['I7', 'S1'],
      events: ['desperate-gamble'],
      dice: [2, 1, 3, 6, 5, 4],
      more: { decks: { axis: ['G10'], allies: ['S8'] } },
    });
    expect(asks(sabotage)).toBe('conflict/pick');
    const [first, other] = agrees(sabotage);
    expect(first).not.toBe(other);
    const agent = fight({
      cards: ['I11', 'DA-A'],
      events: ['desperate-gamble'],
      dice: [2, 1, 1, 6, 6, 6],
      more: second,
    });
    expect(legal(agent)).toEqual(['block I11', 'block G12']);
    agrees(agent);
  });

  it.each(['joint', 'each'])('of two bonus cards (R-22 %s)', (declared) => {
    const game = fight({
      cards: ['I11', 'S9'],
      events: ['desperate-gamble'],
      dice: [1, 2, 2, 6, 6, 6],
      more: { decks: { axis: ['G11'], allies: ['S8'] }, hands: { axis: ['I11'], allies: ['S9'] } },
      options: { 'two-bonus-cards': declared },
    });
    expect(asks(game)).toBe('conflict/reroll');
    agrees(game);
    if (declared === 'each') agrees(play(game, 'rr 2', [1]));
  });

  it('of a smaller and a larger bonus card, whichever the player uses first (R-22 each)', () => {
    const game = fight({
      cards: ['I11', 'S9'],
      events: ['desperate-gamble'],
      dice: [1, 2, 2, 6, 6, 6],
      more: { decks: { axis: ['G12'], allies: ['S8'] }, hands: { axis: ['I11'], allies: ['S9'] } },
      options: { 'two-bonus-cards': 'each' },
    });
    expect(legal(game)).toContain('rr 1,2');
    agrees(game);
    const [small, large] = [play(game, 'rr 2', [1]), play(game, 'rr 2,3', [1, 1])];
    expect([legal(small), legal(large)]).toEqual([
      ['rr 1', 'rr 3', 'rr 1,3', 'done'],
      ['rr 1', 'done'],
    ]);
    agrees(small);
    agrees(large);
  });

  it('of a Sabotage that the other side has still to use', () => {
    const game = fight({ cards: ['G11', 'S1'], dice: [2, 4, 3, 6, 5, 4] });
    expect([asks(game), seat(game)]).toEqual(['conflict/reroll', 'axis']);
    agrees(game);
  });

  it('counted in throws: one die is of six, two are of 36', () => {
    const game = fight({ cards: ['G12', 'S9'], dice: [1, 2, 3, 5, 5, 5] });
    // 12 and 6 against 9 and 15: the Axis needs 12 in all and has the better suit, so it gains 6 or more.
    const told = Object.fromEntries(legal(game).map((text) => [text, oddsOf(game, text)]));
    expect(told['done']).toEqual({ won: 0, total: 1 });
    expect(told['rr 1']).toEqual({ won: 0, total: 6 });
    // 1 and 2 become 9 or more.
    expect(told['rr 1,2']).toEqual({ won: 10, total: 36 });
  });
});

/** Faces 1 to 6 from a seed, the same in every run. */
function makeDice(seed: number): (n: number) => number[] {
  let now = seed;
  const next = () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((now / 2 ** 32) * 6);
  };
  return (n) => Array.from({ length: n }, next);
}

describe('the odds of a re-roll and the game', () => {
  it('agree over many throws: three dice at most, answered by the best re-roll, then COUNTERATTACK', () => {
    const game = fight({ cards: ['G13', 'S12'], events: ['counterattack'], dice: [1, 4, 2, 6, 3, 4] });
    expect(asks(game)).toBe('conflict/reroll');
    const best = (now: Game): string => legal(now).reduce((a, b) => (shown(now, b) > shown(now, a) ? b : a));
    const roll = makeDice(1941);
    const THROWS = effort(60, 250);
    for (const first of ['rr 1', 'rr 1,2,3']) {
      let won = 0;
      for (let i = 0; i < THROWS; i++) {
        let now = play(game, first, roll(3));
        while (asks(now).startsWith('conflict/')) now = play(now, best(now), roll(5));
        const judged = now.events.findLast(({ type }) => type === 'judged');
        if (judged?.type === 'judged' && judged.winner === 'axis') won += 1;
      }
      const chance = shown(game, first);
      // Four standard deviations.
      expect(Math.abs(won / THROWS - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / THROWS));
    }
  });
});
