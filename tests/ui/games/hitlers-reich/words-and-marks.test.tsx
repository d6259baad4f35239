/** Issue 38, item 32: words and marks of Hitler's Reich, one by one. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { Line } from '../../../../src/engine/kernel/types.ts';
import { select } from '../../../../src/engine/kits/pointing/selection.ts';
import { spaceRef } from '../../../../src/engine/kits/pointing/targets.ts';
import { listTargets, pointingOf, shortList } from '../../../../src/play/lists.ts';
import type { AnyGame, HistoryPoint } from '../../../../src/store/types.ts';
import { isSilent, logSeat } from '../../../../src/ui/games/hitlers-reich/about.ts';
import { saysAgain } from '../../../../src/ui/games/hitlers-reich/conflict-panel/record.ts';
import { wordAtStake } from '../../../../src/ui/games/hitlers-reich/conflict-panel/conflict-words.ts';
import { hitlersReichTable } from '../../../../src/ui/games/hitlers-reich/index.tsx';
import { diceOf, readRoll } from '../../../../src/ui/games/hitlers-reich/roll.ts';
import { listStatus } from '../../../../src/ui/games/hitlers-reich/status.ts';
import { attacksIn } from '../../../../src/ui/games/hitlers-reich/verbs.ts';
import { toldOnce } from '../../../../src/ui/table/log-model.ts';
import { seenAt } from '../../../../src/ui/table/mini-dice.tsx';
import { setupOf, walk } from '../../../engine/hitlers-reich/walk.ts';
import { table } from '../../../engine/hitlers-reich/golden/support.ts';
import { def, playAll } from '../../../support/reich.ts';
import { linesOf } from './conflict.tsx';
import { listSamples, loadWords, sceneOf, wordsIn } from './support.ts';

beforeAll(loadWords);

/** Positions of random games from 1941 on. */
function visited(seeds: readonly string[], see: (state: HrState) => void): void {
  for (const seed of seeds) walk(setupOf('campaign-1941', seed), ({ state }) => see(state));
}

const point = (lines: readonly Line[], draws: HistoryPoint['draws'] = []): HistoryPoint => ({
  ...{ index: 1, move: 1, notation: null, seat: 'axis', isSettled: false, draws, firstDraw: 1, commits: true },
  lines: lines.map((line, n) => ({ ...line, n })),
  moment: { turn: 1, seat: 'axis', phase: 'conflict/card' },
});
const d6 = (...faces: readonly number[]) => faces.map((face) => ({ n: 6, value: face - 1 }));

describe('where an attack begins', () => {
  const { picking } = hitlersReichTable;
  const anyGame: AnyGame = def;
  const pointing = pointingOf(picking, def.data.facts, (move) => anyGame.words.targets(move));

  it('is told as it was picked, and as many places are lit as are listed', () => {
    let seen = 0;
    visited(['origins', 'more origins'], (state) => {
      const moves = decide(def, state)?.moves ?? [];
      const seat = decide(def, state)?.seat;
      if (seat === undefined || attacksIn(moves).length === 0 || seen > 60) return;
      const scene = { facts: def.data.facts, queries: def.queries, view: def.view(state, seat) };
      for (const attack of attacksIn(moves)) {
        if (attack.origin === null) continue;
        const picks = [`button:attack-${attack.kind}`, spaceRef(attack.target), spaceRef(attack.origin)] as const;
        const aimed = select(moves, pointing, [spaceRef(attack.target)]);
        const whole = select(moves, pointing, picks);
        if (whole.chosen === null || whole.base.length === 0) continue;
        seen += 1;
        const listed = shortList(picking, scene, whole.choices, whole.chosen);
        expect(listed.map(({ target }) => target)).toContain(spaceRef(attack.target));
        expect(whole.routes.map(({ target }) => target)).toContain(spaceRef(attack.origin));
        const others = shortList(picking, scene, aimed.choices, aimed.chosen);
        const lit = listTargets(hitlersReichTable, scene, aimed, (move) => anyGame.words.targets(move), null);
        const open = [...lit].filter(([target, mark]) => mark === 'legal' && target.startsWith('space:'));
        if (others.every(({ target }) => target.startsWith('space:')) && aimed.chosen === null)
          expect(open.length).toBeLessThanOrEqual(Math.max(1, others.length));
      }
    });
    expect(seen).toBeGreaterThan(20);
  });
});

describe('who owes a Soviet card (§6.5.3.4)', () => {
  it('is the Allied player, also where the Axis attacks', () => {
    let seen = 0;
    visited(['red'], (state) => {
      const { conflict } = state;
      if (conflict?.red) {
        seen += 1;
        expect(wordAtStake(sceneOf(state, 'axis'), conflict)).not.toContain('you must');
      }
    });
    expect(seen).toBeGreaterThan(0);
  });
});

describe('an operation of several attacks', () => {
  it('is under way until its last attack, and asks for no more attacks than are left', () => {
    let barbarossa = 0;
    visited(['operation 1', 'operation 2', 'operation 3', 'operation 4'], (state) => {
      const decision = decide(def, state);
      if (!decision) return;
      const at = state.stack.at(-1)?.at ?? '';
      const label = (id: string) => listStatus(sceneOf(state, null)).find((box) => box.id === id)?.label;
      if (at === 'barbarossa/ask') {
        barbarossa += 1;
        expect(label('barbarossa')).toBe('Barbarossa: under way');
        const { n, of } = decision.ask.params ?? {};
        const frame = state.stack.at(-1);
        if (frame?.at !== 'barbarossa/ask') throw new Error('not there');
        expect([Number(n), Number(of)]).toEqual([frame.made + 1, frame.made + frame.left.length]);
        expect(Number(of)).toBeLessThanOrEqual(4);
      }
      if (/^(?:overlord|bagration)\//.test(at)) {
        expect(label('overlord')).toBe('Overlord: under way');
      }
    });
    expect(barbarossa).toBeGreaterThan(0);
  });

  it('Overlord is under way while its landing is fought, and over with the turn (§6.7.3)', () => {
    const samples = listSamples().filter(({ name }) => name.includes('overlord'));
    expect(samples.length).toBeGreaterThan(0);
    for (const { state } of samples) {
      const label = (of: HrState) => listStatus(sceneOf(of, null)).find(({ id }) => id === 'overlord')?.label;
      expect(label(state)).toBe('Overlord: under way');
      const stack = state.stack.filter(({ at }) => !/^(?:overlord|bagration)\//.test(at));
      expect(label({ ...state, stack, turn: { ...state.turn, operation: null } })).toBe('Overlord: over');
    }
  });
});

describe('Reorganise (§6.1)', () => {
  it('asks for as many cards as are still to be discarded', () => {
    let seen = 0;
    visited(['reorganise'], (state) => {
      const frame = state.stack.at(-1);
      if (frame?.at !== 'reorganise/discard') return;
      seen += 1;
      const { key, params } = decide(def, state)?.ask ?? { key: '' };
      const left = frame.least - frame.made;
      expect([key, params?.['least']]).toEqual(
        left > 0 ? ['hr.ask.reorganise', left] : ['hr.ask.reorganise-more', undefined],
      );
    });
    expect(seen).toBeGreaterThan(2);
  });
});

describe('dice beside a line', () => {
  it('are those that were thrown, not the draws that shuffle a deck', () => {
    const rolled = (side: string, dice: string) => ({ key: 'hr.log.rolled', params: { side, dice, sum: 0, why: '' } });
    const shuffle = [27, 26, 25, 6, 5, 4].map((n) => ({ n, value: 2 }));
    const told = point([rolled('axis', '3,1'), rolled('allies', '6')], [...shuffle, ...d6(3, 1, 6), ...shuffle]);
    expect(seenAt(told, diceOf(told))).toEqual([
      { value: 3, tone: 'dark' },
      { value: 1, tone: 'dark' },
      { value: 6, tone: 'pale' },
    ]);
    const reshuffled = point([{ key: 'hr.log.reshuffled', params: { side: 'axis', year: 1941 } }], shuffle);
    expect(seenAt(reshuffled, diceOf(reshuffled))).toEqual([]);
  });

  it('a Big Push that is rolled again says so, in its result and in the log', () => {
    const hands = { axis: ['G13', 'G8', 'G7'], allies: ['S9', 'S8'] };
    const tried = playAll(
      table({ bigPush: { axis: 'none', allies: 'none' }, hands }),
      'plan',
      ['discard G13', [6, 5, 4]],
      ['rr 1,2', [1, 2]],
    );
    const [again] = linesOf(tried.events).filter(({ key }) => key === 'hr.log.plan-rerolled');
    expect(again?.params).toMatchObject({ side: 'axis', n: 2, dice: '1,2', before: '6,5', faces: '1,2' });
    const scene = sceneOf(tried.state, 'axis');
    expect(scene.i18n.line(again ?? { key: '' })).toBe(
      'The Axis player re-rolls dice 1 and 2 of the Big Push: 6 and 5 → 1 and 2',
    );
    expect(readRoll(scene, tried.events)?.dice.map(({ below }) => below)).toEqual(['re-rolled', 're-rolled', 'die 3']);
    const told = point(linesOf(tried.events), d6(1, 2));
    expect(seenAt(told, diceOf(told)).map(({ value }) => value)).toEqual([1, 2]);
  });
});

describe('the log', () => {
  it('has the emblem of who acted, not of who pressed', () => {
    const of = (key: string, params: Line['params'] = {}) => logSeat(def.data.facts, { key: `hr.log.${key}`, params });
    expect(of('rolled', { side: 'allies' })).toBe('allies');
    expect(of('judged', { side: 'axis', axis: 9, allies: 8 })).toBe('axis');
    expect(of('took', { space: 'kiev', nation: 'soviet' })).toBe('allies');
    expect(of('tested-kept', { event: 'enigma', face: 3 })).toBe('allies');
    expect(of('year-ended', { year: 1941 })).toBeNull();
  });

  it('says a result once, where the chance to counterattack was passed over', () => {
    const opening = { key: 'hr.log.attacked-land', params: { side: 'axis', origin: 'kiev', target: 'kharkov' } };
    const judged = { key: 'hr.log.judged', params: { side: 'axis', axis: 28, allies: 27 } };
    const points = [point([opening]), point([judged]), point([judged, { key: 'hr.log.took', params: {} }])];
    expect(toldOnce(points, saysAgain).map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
    // Another conflict with the same result is another result.
    expect(toldOnce([...points, point([opening]), point([judged])], saysAgain).at(-1)?.lines).toHaveLength(1);
  });

  it('leaves out what only ends a step', () => {
    expect(['done', 'c G12', 'plan'].map(isSilent)).toEqual([true, false, false]);
  });
});

describe('what a place is', () => {
  it.each(['en', 'ja'] as const)('is looked up by what the board has: no hex, no unit (%s)', (lang) => {
    const { t } = wordsIn(lang);
    const { inspectHow } = hitlersReichTable.places;
    expect(t(inspectHow)).not.toMatch(/hex|unit|ヘクス|ユニット/);
    expect(t(inspectHow)).toMatch(/area|地域/);
  });
});
