/** An operation as the table shows it: its stages, its targets, and what stopping it gives up (§6.6, §6.7). */
import { beforeAll, describe, expect, it } from 'vitest';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { Line } from '../../../../src/engine/kernel/types.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { given, lapses } from '../../../../src/ui/games/hitlers-reich/moves.ts';
import { operationIn } from '../../../../src/ui/games/hitlers-reich/operation/operation-in.ts';
import { planOf } from '../../../../src/ui/games/hitlers-reich/operation/planned-arrows.ts';
import { countLeft, readOperation } from '../../../../src/ui/games/hitlers-reich/operation/stages.ts';
import { wordStop } from '../../../../src/ui/games/hitlers-reich/operation/wording.ts';
import { def, open, playAll } from '../../../support/reich.ts';
import { entriesOf, listSamples, loadWords, sceneOf } from './support.ts';

beforeAll(loadWords);

const launched = playAll(open({}), 'barbarossa').state;
const BEGUN: Line = { key: 'hr.log.barbarossa' };
const attack = (target: string, origin: string): Line => ({
  key: 'hr.log.attacked-land',
  params: { side: 'axis', origin, target },
});
const judged = (side: string, axis: number, allies: number): Line => ({
  key: 'hr.log.judged',
  params: { side, axis, allies },
});

function movesIn(state: HrState) {
  return decide(def, state)?.moves ?? [];
}

function sample(name: string): HrState {
  const found = listSamples().find((one) => one.name === `hitlers-reich.${name}.json`);
  if (!found) throw new Error(name);
  return found.state;
}

describe('the stages of an operation', () => {
  it('before a target is picked: one to choose, three to come, none of them named', () => {
    const read = readOperation(sceneOf(launched, 'axis'), [BEGUN], movesIn(launched), null);
    expect(read?.stages.map(({ state, target }) => `${state} ${target ?? ''}`.trim())).toEqual([
      'now',
      'open',
      'open',
      'open',
    ]);
  });

  it('the picked target is the stage that is chosen; the others keep the order of the list', () => {
    const moves = movesIn(launched);
    const minsk = moves.find((move) => move.type === 'attack' && move.target === 'minsk') ?? null;
    const read = readOperation(sceneOf(launched, 'axis'), [BEGUN], moves, minsk);
    expect(read?.stages.map(({ target }) => target)).toEqual(['minsk', 'baltic-states', 'bessarabia', 'crimea']);
    expect(read?.stages[0]).toMatchObject({ no: 1, state: 'now', origin: 'poland' });
  });

  it('tells a fight by its last result, with its blitz, and an area that a blitz took', () => {
    const state = sample('barbarossa-ask-axis');
    const lines = [
      attack('yugoslavia', 'rome'),
      judged('axis', 20, 10),
      BEGUN,
      attack('bessarabia', 'hungary'),
      judged('axis', 20, 18),
      judged('allies', 17, 18),
      attack('baltic-states', 'poland'),
      judged('axis', 26, 21),
      { key: 'hr.log.blitz', params: { side: 'axis', origin: 'baltic-states', target: 'minsk' } },
      judged('axis', 14, 7),
    ];
    const read = readOperation(sceneOf(state, 'axis'), lines, movesIn(state), movesIn(state)[0] ?? null);
    expect(read).toMatchObject({ id: 'barbarossa', made: 2, of: 4, isAsked: true });
    expect(read?.stages).toMatchObject([
      { no: 1, state: 'lost', target: 'bessarabia', totals: [17, 18] },
      { no: 2, state: 'won', target: 'baltic-states', totals: [26, 21], blitzes: [{ target: 'minsk', isWon: true }] },
      { no: 3, state: 'now', target: 'crimea' },
      { no: 4, state: 'held', target: 'minsk' },
    ]);
  });

  it('names what is left while a blitz is asked, without saying that it is out of reach', () => {
    const state = {
      ...sample('barbarossa-ask-axis'),
      stack: [
        { at: 'barbarossa/step', left: ['crimea', 'minsk'], made: 2 },
        { at: 'bonus/blitz', side: 'axis', origin: 'baltic-states' },
      ],
    } as HrState;
    const read = readOperation(sceneOf(state, 'axis'), [BEGUN], [], null);
    expect(read?.isAsked).toBe(false);
    expect(read?.stages.slice(2).map(({ state: now, target }) => `${now} ${target}`)).toEqual([
      'open crimea',
      'held minsk',
    ]);
  });

  it('knows every operation, by its number of stages; a conflict and other turns have none', () => {
    const told = (name: string) => {
      const running = operationIn(sceneOf(sample(name), 'axis').view);
      return running && `${running.id} ${running.made}/${running.of}`;
    };
    expect(['overlord-landing-allies', 'overlord-blitz-allies', 'bagration-ask-allies'].map(told)).toEqual([
      'overlord 0/3',
      'overlord 2/3',
      'bagration 3/4',
    ]);
    expect(['push-attacks-allies', 'push-events-axis', 'push-bonus-axis'].map(told)).toEqual([
      'push 1/2',
      'push 1/2',
      'push 1/2',
    ]);
    expect(['turn-action-axis', 'conflict-card-axis', 'bonus-blitz-axis'].map(told)).toEqual([null, null, null]);
  });

  it('is the same for an onlooker', () => {
    const state = sample('barbarossa-ask-axis');
    const read = (seat: 'axis' | 'allies' | null) => readOperation(sceneOf(state, seat), [BEGUN], movesIn(state), null);
    expect(read(null)).toEqual(read('axis'));
    expect(read('allies')).toEqual(read('axis'));
  });
});

describe('the arrows of an operation', () => {
  const arrowsOf = (state: HrState, lines: readonly Line[], seat: 'axis' | 'allies') => {
    const scene = sceneOf(state, seat);
    const moves = movesIn(state);
    const read = readOperation(scene, lines, moves, null);
    return read ? (planOf(scene, read, moves, [])?.arrows ?? []) : [];
  };

  it('are numbered in the order of the list before one is picked', () => {
    expect(arrowsOf(launched, [BEGUN], 'axis').map(({ no, state }) => `${no} ${state}`)).toEqual([
      '1 open',
      '2 open',
      '3 open',
      '4 open',
    ]);
  });

  it('bear no number beyond the attacks of the operation', () => {
    const bagration = arrowsOf(sample('bagration-ask-allies'), [], 'allies');
    expect(bagration.length).toBeGreaterThan(4);
    expect(bagration.flatMap(({ no }) => no ?? []).every((no) => no <= 4)).toBe(true);
  });
});

describe('an operation in the list', () => {
  it('offers its targets at once, and asks once before it is stopped', () => {
    const state = sample('barbarossa-ask-axis');
    const scene = sceneOf(state, 'axis');
    const moves = movesIn(state);
    expect(given(scene, moves)).toEqual(['button:attack-land']);
    expect(lapses(scene, moves)).toBe(true);
    expect(given(sceneOf(sample('turn-action-axis'), 'axis'), movesIn(sample('turn-action-axis')))).toEqual([]);
  });

  it('the quiet button counts what is given up, without areas that are taken already', () => {
    const state = sample('barbarossa-ask-axis');
    const scene = sceneOf(state, 'axis');
    expect(countLeft(scene)).toBe(1);
    const stop = movesIn(state).find(({ type }) => type === 'decline');
    expect(stop && wordStop(scene, stop)).toBe('Stop Barbarossa, give up 1 attack');
    expect(stop && wordStop(sceneOf(state, 'axis', 'ja'), stop)).toBe('バルバロッサを中止し、攻撃1回を見送る');
  });
});

describe('the targets of an operation', () => {
  const detailsIn = (name: string, seat: 'axis' | 'allies') => {
    const state = sample(name);
    const scene = sceneOf(state, seat);
    const moves = movesIn(state);
    return entriesOf(scene, moves, given(scene, moves)).map(({ words }) => words.detail ?? '');
  };

  it('do not repeat what is the same for all: the sea of Overlord, the nation of Bagration', () => {
    const landings = detailsIn('overlord-landing-allies', 'allies');
    expect(landings.length).toBeGreaterThan(1);
    expect(landings.filter((detail) => detail.includes('from'))).toEqual([]);
    const bagration = detailsIn('bagration-ask-allies', 'allies');
    expect(bagration.filter((detail) => detail.includes('Soviet attack'))).toEqual([]);
    expect(bagration.some((detail) => detail.startsWith('from'))).toBe(true);
  });
});
