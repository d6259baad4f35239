/** Dice with their reasons, and what the table asks of the game as a whole. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { applyMove } from '../../../../src/engine/kernel/runner.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import type { HistoryPoint } from '../../../../src/store/types.ts';
import {
  headingOf,
  listScore,
  reconstructed,
  subtitle,
  wordMoment,
} from '../../../../src/ui/games/hitlers-reich/about.ts';
import { wordChoice } from '../../../../src/ui/games/hitlers-reich/choices.ts';
import { listUnspent, withoutLike, wordNotation } from '../../../../src/ui/games/hitlers-reich/moves.ts';
import { diceOf, newsOf, oddsSegment, readRoll, reasonRow } from '../../../../src/ui/games/hitlers-reich/roll.ts';
import { setupOf, walk } from '../../../engine/hitlers-reich/walk.ts';
import { asks, def, open, play, playAll, type Game } from '../../../support/reich.ts';
import { isBroken, loadWords, sceneOf, wordsIn } from './support.ts';

beforeAll(loadWords);

const hands = { axis: ['G12', 'G4', 'I2'], allies: ['S9', 'W3', 'S4'] };
const decks = { axis: ['I9', 'I8', 'I7'], allies: ['W10', 'W9', 'W8'] };
const begun = () => open({ side: 'axis', hands, decks, handSize: { axis: 3, allies: 3 }, pact: false });
const unevented = (game: Game): Game => (asks(game) === 'conflict/name' ? unevented(play(game, 'done')) : game);
const rolledOf = (game: Game, seat: 'axis' | 'allies' | null = null) =>
  readRoll(sceneOf(game.state, seat), game.events);

describe('the news for a player who comes back', () => {
  it('are rolls with their dice, and results', () => {
    expect(newsOf({ key: 'hr.log.rolled', params: { side: 'axis', dice: '2,5', sum: 7 } })).toEqual([
      { value: 2, tone: 'dark' },
      { value: 5, tone: 'dark' },
    ]);
    expect(newsOf({ key: 'hr.log.tested-lost', params: { event: 'enigma', face: 1 } })).toEqual([
      { value: 1, tone: 'pale' },
    ]);
    expect(newsOf({ key: 'hr.log.judged', params: { side: 'axis', axis: 25, allies: 24 } })).toEqual([]);
    const turned = { key: 'hr.log.changed', params: { side: 'axis', event: 'stukas', dice: '1', faces: '5' } };
    for (const line of [turned, { key: 'hr.log.drew', params: { side: 'axis', n: 1 } }])
      expect(newsOf(line)).toBeNull();
  });
});

describe('a roll', () => {
  it('of a conflict gives each die its side and its reason, and the result', () => {
    const hidden = play(unevented(play(begun(), 'A land finland>leningrad')), 'c G4');
    expect(rolledOf(hidden)).toBeNull();
    const roll = rolledOf(play(hidden, 'c S9', [6, 5, 4, 3, 2, 1]));
    expect(roll?.title).toBe('Conflict for Leningrad');
    expect(roll?.dice.map(({ tone, value, above }) => [tone, value, above])).toEqual([
      ['dark', 6, 'base'],
      ['dark', 5, 'base'],
      ['dark', 4, 'base'],
      ['pale', 3, 'base'],
      ['pale', 2, 'base'],
      ['pale', 1, 'base'],
    ]);
    expect(roll?.dice[0]?.label).toBe('Axis, base: 6, die 1');
    expect(roll?.reasons.map(({ amount, text }) => [amount, text])).toEqual([
      ['+3', 'Axis: Base dice'],
      ['+3', 'Allied: Base dice'],
    ]);
    expect([roll?.result, roll?.rule]).toEqual(['Axis 19, Allies 15: the Axis player wins', '7.7']);
  });

  it('says that the dice may still change, and then which were rolled again', () => {
    const laid = playAll(unevented(play(begun(), 'A land finland>leningrad')), 'c G12');
    const rolled = play(laid, 'c S9', [1, 1, 1, 6, 6, 6]);
    expect(asks(rolled)).toBe('conflict/reroll');
    expect(rolledOf(rolled)?.result).toBe('Effects and cards can still change the dice.');
    const again = rolledOf(play(rolled, 'rr 1,2', [5, 4]));
    expect(again?.dice.map(({ tone, value, above, below }) => [tone, value, above, below])).toEqual([
      ['dark', 5, 'die 1', 're-rolled'],
      ['dark', 4, 'die 2', 're-rolled'],
    ]);
    expect(again?.result).toBe('Axis 22, Allies 27: the Allied player wins');
  });

  it('of a Big Push attempt names its card and its sum', () => {
    const position: Position = {
      side: 'axis',
      hands,
      decks,
      handSize: { axis: 3, allies: 3 },
      bigPush: { axis: 'none', allies: 'none' },
    };
    const planned = play(play(open(position), 'plan'), 'discard G4', [1, 1, 1]);
    const roll = rolledOf(planned);
    expect(roll?.dice.map(({ tone, value }) => [tone, value])).toEqual([
      ['dark', 1],
      ['dark', 1],
      ['dark', 1],
    ]);
    expect(roll?.title).toBe('Big Push attempt');
    expect(roll?.result).toMatch(/German 4, .*\(total 3\) and earns a Big Push/);
  });

  it('is whole in both languages through a game, and each draw has the side that threw it', () => {
    const faults: string[] = [];
    let rolls = 0;
    const look = (before: HrState, notation: string, state: HrState) => {
      const move = def.words.parse(notation);
      const done = move && applyMove(def, before, move);
      if (!done?.ok) throw new Error(notation);
      for (const lang of LANGS) {
        const roll = readRoll(sceneOf(state, null, lang), done.events);
        if (!roll) continue;
        rolls += 1;
        const texts = [
          roll.title,
          roll.result,
          ...roll.dice.map(({ label }) => label),
          ...roll.reasons.map(({ text }) => (typeof text === 'string' ? text : '')),
        ];
        faults.push(...texts.filter(isBroken));
      }
      // The first dice of a re-rolled Big Push were thrown with the move before.
      const isAgain = done.events.some(({ type }) => type === 'plan-rerolled');
      const expected = done.events
        .filter(({ type }) => !isAgain || type !== 'planned')
        .flatMap(
          (event) =>
            def.chance
              ?.rolls(event)
              ?.rolls.flatMap(({ seat, faces }) =>
                faces.map((face) => ({ tone: seat === 'axis' ? 'dark' : 'pale', draw: { n: 6, value: face - 1 } })),
              ) ?? [],
        );
      const point = {
        seat: before.side,
        lines: done.events.flatMap((event, n) => ({ ...(def.words.describe(event) ?? { key: 'none' }), n })),
        draws: expected.map(({ draw }) => draw),
      } as unknown as HistoryPoint;
      const tones = diceOf(point);
      if (tones.join() !== expected.map(({ tone }) => tone).join()) faults.push(`${notation}: ${tones.join()}`);
    };
    walk(setupOf('campaign-1941', 'rolls'), ({ before, move, state }) => look(before, def.words.notation(move), state));
    expect(rolls).toBeGreaterThan(60);
    expect(faults).toEqual([]);
  });

  it('finds the dice among the draws that shuffle a deck', () => {
    const point = {
      seat: 'axis',
      lines: [{ key: 'hr.log.rolled', params: { side: 'allies', dice: '3,5', sum: 8 }, n: 0 }],
      draws: [
        { n: 20, value: 2 },
        { n: 6, value: 2 },
        { n: 6, value: 4 },
      ],
    } as unknown as HistoryPoint;
    expect(diceOf(point)).toEqual([null, 'pale', 'pale']);
  });
});

describe('numbers', () => {
  it('count for a side or against it', () => {
    const row = reasonRow(
      wordsIn('en'),
      { key: 'hr.dice.area', params: { own: 3, other: 1, side: 'allies' }, amount: -1, rule: '7.4.1' },
      0,
    );
    expect([row.amount, row.text]).toEqual(['−1', 'Allied: More spaces around the area: 3 to 1']);
    const plain = reasonRow(wordsIn('en'), { key: 'hr.win.hand-size', amount: 0, rule: '9.1' }, 0);
    expect([plain.amount, plain.text, plain.tone]).toEqual(['0', 'A hand size has fallen to 0', 'zero']);
  });

  it('name the two ends of a conflict', () => {
    const segments = [
      { id: 'won', count: 3 },
      { id: 'lost', count: 5 },
    ].map((one) => oddsSegment(wordsIn('en'), one));
    expect(segments.map(({ label, tone }) => [label, tone])).toEqual([
      ['Conflict won', 'best'],
      ['Conflict lost', 'bad'],
    ]);
  });

  it('show hand sizes as the score', () => {
    const { state } = open({ handSize: { axis: 9, allies: 6 } });
    expect(listScore(sceneOf(state, null)).map(({ seat, total }) => [seat, total])).toEqual([
      ['axis', 9],
      ['allies', 6],
    ]);
  });
});

describe('the list of moves', () => {
  it('offers equal dice once', () => {
    const laid = playAll(unevented(play(begun(), 'A land finland>leningrad')), 'c G12');
    const { state } = play(laid, 'c S9', [1, 1, 4, 6, 6, 6]);
    const kept = withoutLike(sceneOf(state, 'axis'), [
      { type: 'reroll', dice: [1] },
      { type: 'reroll', dice: [2] },
      { type: 'reroll', dice: [3] },
      { type: 'reroll', dice: [1, 3] },
      { type: 'reroll', dice: [2, 3] },
      { type: 'done' },
    ]);
    expect(kept.map((move) => def.words.notation(move))).toEqual(['rr 1', 'rr 3', 'rr 1,3', 'done']);
  });

  it('says what the dice of a Big Push attempt and of a conflict show', () => {
    const title = (game: Game, places: string) => {
      const moves = [{ type: 'reroll' as const, dice: places.split(',').map(Number) }];
      return wordChoice(sceneOf(game.state, 'axis'), { target: `button:dice-${places}`, moves, picked: [] }).title;
    };
    const bigPush = { axis: 'none', allies: 'none' } as const;
    const position: Position = { side: 'axis', hands, decks, handSize: { axis: 3, allies: 3 }, bigPush };
    const tried = play(play(open(position), 'plan'), 'discard G12', [6, 5, 2]);
    expect(asks(tried)).toBe('plan/reroll');
    expect(title(tried, '1,3')).toMatch(/^Dice 1 and 3, showing 6 and 2$/);
    const laid = playAll(unevented(play(begun(), 'A land finland>leningrad')), 'c G12');
    expect(title(play(laid, 'c S9', [1, 1, 4, 6, 6, 6]), '3')).toMatch(/^Die 3, showing 4$/);
  });

  it('says what ending the step gives away', () => {
    const { state } = play(begun(), 'A land finland>leningrad');
    const scene = sceneOf(state, 'axis');
    const say = (inFull: boolean) =>
      listUnspent(scene, [{ type: 'play', event: 'stukas' }, { type: 'done' }], inFull).map((one) =>
        scene.i18n.line(one),
      );
    expect(say(true)).toEqual(['Not played: STUKAS']);
    expect(say(false)).toEqual(['You can still play 1 event']);
    expect(listUnspent(scene, [{ type: 'card', card: 'G4' }], true)).toEqual([]);
  });

  it.each([
    ['A land finland>leningrad', 'Attack Leningrad from Finland'],
    ['A sea north-sea soviet', 'Attack at sea: North Sea, with Soviet forces'],
    ['A sea north-sea', 'Attack at sea: North Sea'],
    ['fx stukas opp 1,3', 'STUKAS: re-roll enemy dice 1 and 3'],
    ['fx zhukov own 2', 'ZHUKOV: change your die 2'],
    ['fx fortress own 1', 'Fortress: turn your die 1'],
    ['rr 2,4', 'Re-roll dice 2 and 4'],
    ['sabotage G12', 'Make German Field Marshal (12) count as 1'],
    ['lift minsk', 'Move the piece in Minsk'],
    ['push attacks', 'Big Push: two attacks'],
  ])('says %s in words', (text, said) => {
    expect(wordNotation(sceneOf(open().state, null), text)).toBe(said);
  });
});

describe('the game as a whole', () => {
  it.each(LANGS)('names where it stands and what is reconstructed (%s)', (lang) => {
    const i18n = wordsIn(lang);
    const texts = [
      wordMoment(i18n, def.words.moment(open().state)),
      i18n.t(subtitle),
      ...reconstructed.flatMap(({ title, text }) => [i18n.t(title), i18n.t(text)]),
    ];
    expect(texts.filter(isBroken)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('puts operations and turns over what happens in them', () => {
    expect(headingOf({ key: 'hr.log.turn-began' })).toBe('turn');
    expect(headingOf({ key: 'hr.log.barbarossa' })).toBe('phase');
    expect(headingOf({ key: 'hr.log.took' })).toBeNull();
  });
});
