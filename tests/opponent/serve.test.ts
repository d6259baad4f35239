/** The worker of a game, asked about matches with a data pack (issue 18, "Data packs"). */
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { Brain, Suggestion } from '../../src/opponent/types.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { packOf } from '../support/packs.ts';

const served = vi.hoisted((): { service: Brain | null } => ({ service: null }));
vi.mock('comlink', () => ({ expose: (service: Brain) => void (served.service = service) }));

const GALICIA = {
  name: { en: 'Galicia', ja: 'ガリツィア' },
  ...{ ground: 'land', control: 'western', production: 1, island: false, across: 56, down: 49 },
  links: ['poland', 'kharkov'].map((to) => ({ to, condition: 'none' })),
};

/** Each game's differences with its pack. */
const entries: Readonly<Record<string, readonly (readonly [string, unknown])[]>> = {
  'blitzkrieg-to-moscow-2': [
    ['unit:g-x1', true],
    ['unit:g-x1/arrival', 'S'],
    ['card:g-c1', true],
  ],
  'hitlers-last-battles': [['constant:rules/movement', 4]],
  'hitlers-reich': [['space:own-galicia', GALICIA]],
};
const MOVES = 12;
const BUDGET_MS = 300;

async function workerOf(id: string): Promise<Brain> {
  await import(`../../src/opponent/workers/${id}.ts`);
  const { service } = served;
  if (!service) throw new Error(`the worker of ${id} serves nothing`);
  return service;
}

describe.each(GAMES)('the worker of $id with a pack', ({ id, packs: openPacks }) => {
  it('answers questions of both seats with moves of the match', async () => {
    const packFile = packOf(id, entries[id]);
    const kit = await openPacks?.kit();
    const def: AnyGame | undefined = kit?.open(packFile);
    if (!def) throw new Error(`${id} has no packs`);
    const worker = await workerOf(id);
    // Crosses to the worker as plain data.
    await worker.ready(structuredClone(packFile));
    const scenario = def.scenarios[0]?.id ?? '';
    let { state } = startGame(def, { scenario, seed: 'worker', options: {}, rules: def.rulesVersion });
    const told: Suggestion[] = [];
    for (let n = 0; n < MOVES; n++) {
      const decision = decide(def, state);
      if (!decision) break;
      const { seat, moves } = decision;
      const task = structuredClone({
        seat,
        decision,
        view: def.view(state, seat),
        seed: `draws ${n}`,
        budgetMs: BUDGET_MS,
      });
      const level = n % 4 === 3 ? 'marshal' : 'veteran';
      const answer = await worker.ask({ ...task, level }, () => undefined);
      const move = moves.find((one) => def.words.notation(one) === answer);
      expect(move, `${answer} is one of the moves`).toBeDefined();
      if (n === 0) {
        const query = { ...task, level: 'veteran', goesOn: false } as const;
        const { moves: best } = await worker.suggest(query, (one) => void told.push(one));
        for (const { move: mark } of best) expect(moves.map((one) => def.words.notation(one))).toContain(mark);
      }
      const outcome = move && applyMove(def, state, move);
      if (!outcome?.ok) throw new Error(`${answer} is refused`);
      ({ state } = outcome);
    }
  }, 60_000);
});
