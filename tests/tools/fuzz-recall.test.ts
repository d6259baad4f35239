/** Repeated positions and the choice of players: the fuzz watches these besides the rules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import { startGame } from '../../src/engine/kernel/runner.ts';
import { runFuzz } from '../../tools/fuzz/fuzz.ts';
import { isSame } from '../../tools/fuzz/recall.ts';
import { checkVeiled } from '../../tools/fuzz/told.ts';
import { kit as btmKit } from '../../tools/games/blitzkrieg-to-moscow-2/kit.ts';
import type { GameKit } from '../../tools/lib/game-kit.ts';
import { kit as hlbKit } from '../../tools/games/hitlers-last-battles/kit.ts';
import { kit as reichKit } from '../../tools/games/hitlers-reich/kit.ts';
import { toyGame, type Toy, type ToyMove } from '../support/toy-game.ts';
import { toyKit, toyPlayers } from './toy-kit.ts';
import { effort } from '../support/effort.ts';

const out = mkdtempSync(join(tmpdir(), 'fronts-recall-'));
afterAll(() => rmSync(out, { recursive: true }));
const order = { seed: 'recall 0', scenario: null, games: 40, first: 0, close: 2, seconds: Infinity, out };

/** The toy game in which one kind of move does nothing at all. */
function idleKit(idle: ToyMove['type'], change: Partial<GameDefinition<Toy>> = {}): GameKit<Toy> {
  const act = toyGame.nodes['turn/act'];
  if (act.kind !== 'ask') throw new Error('turn/act asks');
  const answer: typeof act.answer = (ctx, frame, move) => {
    if (move.type !== idle) act.answer(ctx, frame, move);
  };
  return toyKit({ ...change, nodes: { ...toyGame.nodes, 'turn/act': { ...act, answer } } });
}

describe('a position that comes again while chance stands still', () => {
  it('is found, whether the game is watched closely or fast', () => {
    const { failures } = runFuzz(idleKit('pass'), { ...order, close: 1_000_000 });
    expect(failures.length).toBeGreaterThan(5);
    expect(failures[0]?.detail).toMatch(/^the position after move \d+ comes again, chance standing still, by pass$/);
    expect(runFuzz(idleKit('pass'), { ...order, close: 1 }).failures[0]?.detail).toMatch(/comes again/);
  });

  it('is allowed where a random player gives and takes back, and to no other player', () => {
    // The toy game names `step` as what can be gone back and forth.
    expect(runFuzz(idleKit('step'), order).failures).toEqual([]);
    const kit = { ...idleKit('step'), players: { ...toyPlayers, ids: ['random', 'keen'] } };
    const keen = runFuzz(kit, { ...order, players: ['keen', 'random'] });
    expect(keen.failures[0]?.detail).toMatch(/comes again, chance standing still, by step/);
  });

  it('is one that is equal in every part', () => {
    const state = { list: [1, { deep: null }], text: 'x' };
    expect(isSame(state, { text: 'x', list: [1, { deep: null }] })).toBe(true);
    for (const other of [
      { list: [1, {}], text: 'x' },
      { list: [1, { deep: 0 }], text: 'x' },
      { list: {}, text: 'x' },
    ])
      expect(isSame(state, other)).toBe(false);
  });

  it.each([
    ['Hitler’s Reich (§6.6.3)', reichKit, effort(8, 20)],
    ['Hitler’s Last Battles', hlbKit, effort(8, 20)],
    ['Blitzkrieg to Moscow 2', btmKit, effort(4, 8)],
  ] as readonly (readonly [string, GameKit, number])[])(
    'never comes about in %s, with random or greedy players',
    { timeout: 300_000 },
    (_, kit, games) => {
      // This seed includes every pair of players in four games.
      const report = runFuzz(kit, { ...order, seed: 'recall 3', games, close: effort(10, 4) });
      expect(report.failures).toEqual([]);
      expect(Object.keys(report.players).sort()).toEqual([
        'greedy,greedy',
        'greedy,random',
        'random,greedy',
        'random,random',
      ]);
    },
  );

  it('§6.6.3: finds the Success Bonus that version 1 let be kept without end', () => {
    const setup: typeof reichKit.def.setup = (given, chance) => reichKit.def.setup({ ...given, rules: 1 }, chance);
    const kit = { ...reichKit, def: { ...reichKit.def, setup } };
    const moods = { keeper: { push: 50, bonus: 50, decline: 50 } };
    const report = runFuzz(
      { ...kit, fuzz: { ...kit.fuzz, moods } },
      { ...order, games: 60, close: 1_000_000, scenario: 'campaign-1941', players: ['random', 'random'] },
    );
    expect(report.failures.map(({ detail }) => detail.replace(/move \d+/, 'move #'))).toContain(
      'the position after move # comes again, chance standing still, by bonus, decline',
    );
  });
});

describe('the players of the fuzz', () => {
  it('are every pair, the same for the same seed, or the pair that is asked for', () => {
    const kit = { ...toyKit(), players: { ...toyPlayers, ids: ['random', 'greedy'] } };
    const { players } = runFuzz(kit, order);
    expect(Object.keys(players)).toHaveLength(4);
    expect(runFuzz(kit, order).players).toEqual(players);
    expect(runFuzz(kit, { ...order, players: ['greedy', 'random'] }).players).toEqual({ 'greedy,random': 40 });
    const rare = runFuzz(kit, { ...order, rare: 16 }).players;
    expect(rare['random,random']).toBeGreaterThan(25);
    expect(rare['random,random']).toBeLessThan(40);
  });
});

describe('lines of the log', () => {
  const kit = toyKit();
  const watched = (secrets: GameKit<Toy>['fuzz']['secrets'], change: Partial<GameDefinition<Toy>> = {}) =>
    runFuzz({ ...toyKit(change), fuzz: { ...kit.fuzz, ...(secrets && { secrets }) } }, { ...order, close: 1 }).failures;

  it('§4.1.5: are found where one names what a seat must not know as it is written', () => {
    const describe: typeof toyGame.words.describe = ({ type }) => ({
      key: 'toy.log',
      params: { cards: `deuce,ace-${type}` },
    });
    const words = { ...toyGame.words, describe };
    expect(watched(() => ['ace'], { words })).toEqual([]);
    expect(watched(() => ['ace-rolled'], { words })[0]?.detail).toMatch(/^a line of the log tells red of ace-rolled:/);
  });

  it('§7.2: cards that fall open and are drawn again in one step are no leaked secret', () => {
    const { failures, steps } = runFuzz(btmKit, { ...order, seed: 'soak2', first: 30650, games: 1, close: 25 });
    expect(failures).toEqual([]);
    expect(steps).toBeGreaterThan(100);
  });

  it('§4.1.5: a view that distinguishes two hidden things is found, also where a line once named one', () => {
    const { state } = startGame(toyGame, { scenario: 'only', seed: 'veil', options: {} });
    const veiled = (view: (state: Toy['state']) => object) => () =>
      checkVeiled(
        {
          def: { ...toyGame, view: view as typeof toyGame.view },
          fuzz: { ...kit.fuzz, secrets: () => ['red', 'blue'] },
        },
        state,
        pickInTurn(),
      );
    expect(veiled(({ turns }) => ({ turns }))).not.toThrow();
    expect(veiled(({ secret }) => ({ first: secret.red }))).toThrow(/^red sees whether red and blue change places$/);
  });
});

/** 0, 1, 0, 1, ... */
function pickInTurn(): (n: number) => number {
  let at = 0;
  return (n) => at++ % n;
}
