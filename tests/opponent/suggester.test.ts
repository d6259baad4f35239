/** A suggestion is made from the visible table, marked in the match, and gone with the position. */
import { describe, expect, it, vi } from 'vitest';
import { createSuggestStore } from '../../src/opponent/suggest-store.ts';
import { followSuggestions, maySuggest, type SuggesterDeps } from '../../src/opponent/suggester.ts';
import type { HostSuggestion } from '../../src/opponent/host.ts';
import type { Query, Suggestion, Tell } from '../../src/opponent/types.ts';
import type { MatchAbout } from '../../src/store/types.ts';
import { createBrain } from '../../src/opponent/brain.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { GAME_IDS } from '../support/games.ts';
import { NO_PLAN } from '../../src/engine/kits/rehearsal/plan.ts';
import { drawsOf, everyOf, listSaved } from '../support/positions.ts';
import { fresh, playAll, SETUP } from '../support/store-world.ts';
import { toyBrain, toyTask } from './support.ts';

const STEP: Suggestion = {
  moves: [
    {
      move: 'step',
      chance: { mean: 0.6, error: 0.02 },
      plan: NO_PLAN,
      line: [
        { seat: 'red', move: 'step' },
        { seat: 'red', move: 'pass' },
      ],
    },
    { move: 'pass', chance: null, plan: NO_PLAN, line: [{ seat: 'red', move: 'pass' }] },
  ],
  now: { mean: 0.55, error: 0.02 },
  of: 4,
  playouts: 40,
  hasMore: true,
};

async function atTable(about: Partial<MatchAbout> = { hints: 'open' }) {
  const tab = fresh();
  await tab.match
    .getState()
    .create({ game: 'toy', setup: SETUP, about: { name: 'Winter', curtain: false, undo: 'open', ...about } });
  const store = createSuggestStore();
  const asked: { readonly query: Query; readonly tell: Tell; readonly answer: (made: HostSuggestion) => void }[] = [];
  const host: SuggesterDeps['host'] = {
    suggest: (_game, query, tell) => new Promise((answer) => asked.push({ query, tell, answer })),
    stop: vi.fn(),
    end: vi.fn(),
  };
  const leave = followSuggestions({ match: tab.match, store, host });
  const answer = async (suggestion = STEP): Promise<void> => {
    asked.at(-1)?.answer({ suggestion, instead: null });
    await tab.match.getState().settled();
    await tab.match.getState().settled();
  };
  const marks = () => tab.match.getState().about?.suggested;
  return { tab, store, host, asked, answer, marks, leave };
}

describe('who asks what to play', () => {
  it('is told as it is found, and the match keeps that it was asked, with the move that both may know', async () => {
    const { tab, store, asked, answer, marks } = await atTable();
    store.getState().ask();
    expect(asked[0]?.query).toMatchObject({ seat: 'red', level: 'marshal', goesOn: false });
    expect(asked[0]?.query.view).toBe(tab.match.getState().view);
    asked[0]?.tell({ ...STEP, playouts: 2 });
    expect(store.getState()).toMatchObject({ status: 'thinking', suggestion: { playouts: 2 } });
    await tab.match.getState().settled();
    expect(marks()).toEqual([[0, 'red', '']]);
    await answer();
    expect(store.getState()).toMatchObject({ status: 'told', suggestion: STEP });
    expect(marks()).toEqual([[0, 'red', 'step']]);
    // Read again as it was written.
    const text = tab.match.getState().exportText();
    expect(JSON.parse(text ?? '')).toMatchObject({ about: { suggested: [[0, 'red', 'step']] } });
    await playAll(tab, 'pass');
    expect(marks()).toEqual([[0, 'red', 'step']]);
    expect(store.getState()).toMatchObject({ status: 'closed', suggestion: null, plan: null });
  });

  it('keeps the move to itself where suggestions are free, and is asked no longer than the panel is open', async () => {
    const { store, host, answer, marks } = await atTable({ hints: 'free' });
    store.getState().ask();
    await answer();
    expect(marks()).toEqual([[0, 'red', '']]);
    store.getState().askMore();
    store.getState().close();
    expect(host.stop).toHaveBeenCalledTimes(1);
    await answer();
    expect(store.getState()).toMatchObject({ status: 'closed', suggestion: null });
  });

  it('goes on with the plan once its first move is made, and not after another', async () => {
    const { tab, store, answer } = await atTable();
    store.getState().ask();
    await answer();
    store.getState().take(tab.match.getState().at);
    expect(store.getState().status).toBe('closed');
    await playAll(tab, 'step');
    expect(store.getState()).toMatchObject({
      status: 'planned',
      plan: { at: 1, moves: [{ seat: 'red', move: 'pass' }] },
    });
    await tab.match.getState().undo();
    expect(store.getState()).toMatchObject({ status: 'closed', plan: null });
  });

  it('is told nothing where the players agreed on nothing: between two persons that is usual, against a computer not', async () => {
    const two = await atTable({});
    two.store.getState().ask();
    expect([two.asked.length, two.store.getState().status, maySuggest(two.tab.match.getState())]).toEqual([
      0,
      'closed',
      false,
    ]);
    expect(await two.tab.match.getState().noteSuggestion(null)).toMatchObject({ ok: false });
    const one = await atTable({ computers: { blue: 'veteran' } });
    one.store.getState().ask();
    expect(one.asked).toHaveLength(1);
    expect(one.tab.match.getState().notation(one.asked[0]?.query.decision.moves[0] ?? { type: '' })).toBeTruthy();
  });
});

describe('a suggestion', () => {
  it('is of at most three moves, the best first, and goes on where it stopped', async () => {
    let time = 0;
    let work = 0;
    const brain = toyBrain(
      () => Promise.resolve(),
      () => time,
      () => ((time += 5), work++),
    );
    const query = { ...toyTask('marshal', 1000), goesOn: false };
    const told: Suggestion[] = [];
    const found = await brain.suggest(query, (one) => told.push(one));
    expect(told.length).toBeGreaterThan(0);
    expect(found.moves[0]?.move).toBe(query.decision.moves.at(-1)?.type);
    expect(found.moves.length).toBeLessThanOrEqual(3);
    expect(found).toMatchObject({ of: query.decision.moves.length, hasMore: true });
    await brain.suggest({ ...query, budgetMs: 100, goesOn: true }, () => undefined);
    expect(work).toBe(220);
  });

  it('is one move without a chance where the program thinks of no other', async () => {
    const brain = toyBrain(() => Promise.resolve());
    const found = await brain.suggest({ ...toyTask('veteran'), goesOn: false }, () => undefined);
    expect(found).toMatchObject({ moves: [{ move: 'step', chance: null }], playouts: 0, hasMore: false });
  });
});

/** Every so-many-th saved position of a game is asked about, and a search does so many slices of work. */
const STRIDE = 6;
const SLICES = 6;

describe.each(GAME_IDS)('suggestions in %s', (id) => {
  it('are the same whatever the other side holds, and legal', async () => {
    const { def, players } = await openRoster(id);
    let asked = 0;
    for (const { name, state } of everyOf(listSaved(await openRoster(id)), STRIDE)) {
      const seat = decide(def, state)?.seat;
      if (seat === undefined) continue;
      const suggest = (now: typeof state): Promise<Suggestion> => {
        const decision = decide(def, now);
        if (decision?.seat !== seat) throw new Error(`${name}: another seat is asked`);
        let time = 0;
        const brain = createBrain({ def, players, pause: () => Promise.resolve(), sliceMs: 1000, now: () => time++ });
        const task = {
          seat,
          level: 'marshal',
          decision,
          view: def.view(now, seat),
          seed: name,
          budgetMs: SLICES,
        } as const;
        return brain.suggest({ ...task, goesOn: false }, () => undefined);
      };
      const own = await suggest(state);
      const other = def.simulation.determinize(def.view(state, seat), drawsOf(`${name} dealt`));
      expect(digestOf(await suggest(other)), name).toBe(digestOf(own));
      const legal = decide(def, state)?.moves.map((move) => def.words.notation(move));
      for (const { move, line } of own.moves) {
        expect(legal).toContain(move);
        expect(line[0]).toEqual({ seat, move });
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(3);
  }, 300_000);
});
