import { describe, expect, it } from 'vitest';
import { startGame } from '../../src/engine/kernel/runner.ts';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { checkExperiment } from '../../src/lab/experiment/plan.ts';
import { playRow } from '../../src/lab/experiment/row.ts';
import { beginDraft, draftOf, isIdle, planOf, draftFrom } from '../../src/ui/experiment/draft.ts';

fillShelf(GAMES);

describe('the draft of an experiment', () => {
  const words = { game: 'hitlers-reich', usualName: 'usual', specs: [] };
  const draft = beginDraft('campaign-1941', 'greedy', 'seed');

  it('is idle while both variants are the same, and not with other players', () => {
    expect(isIdle(planOf(draft, words))).toBe(true);
    expect(isIdle(planOf({ ...draft, isPair: false }, words))).toBe(false);
    const players = [draft.players[0], ['greedy', 'random']] as const;
    expect(isIdle(planOf({ ...draft, players, ownPlayers: true }, words))).toBe(false);
    expect(isIdle(planOf({ ...draft, players }, words))).toBe(true);
  });

  it('keeps of the options what differs from the recommended, and comes back from its plan', () => {
    const specs = [
      { id: 'icons', form: { kind: 'choice', values: ['attacker', 'both'] }, initial: 'attacker' },
    ] as const;
    const changed = { ...draft, options: [{ icons: 'attacker' }, { icons: 'both' }] as const };
    const plan = planOf(changed, { ...words, specs });
    expect(plan.variants).toEqual([
      { players: ['greedy', 'greedy'] },
      { players: ['greedy', 'greedy'], options: { icons: 'both' } },
    ]);
    expect(planOf(draftOf(plan), { ...words, specs })).toEqual(plan);
    const narrow = planOf({ ...changed, length: 'width', width: '5' }, { ...words, specs });
    expect(narrow).toMatchObject({ width: 0.05, games: 100_000 });
    expect(planOf(draftOf(narrow), { ...words, specs })).toEqual(narrow);
  });
});

describe.each(GAMES.map(({ id }) => id))('an experiment from a position of %s', (id) => {
  it('begins every game with it', async () => {
    const manifest = GAMES.find((game) => game.id === id);
    if (!manifest) throw new Error(id);
    const [def, players] = await Promise.all([
      manifest.definition() as Promise<GameDefinition<Types>>,
      manifest.players() as Promise<never>,
    ]);
    const scenario = def.scenarios[0]?.id ?? '';
    const { state } = startGame(def, { scenario, seed: 'position', options: {} });
    const draft = draftFrom(def, state, 'Opening');
    if (!draft) throw new Error('no text');
    const plan = planOf(
      {
        ...draft,
        players: [
          ['greedy', 'greedy'],
          ['greedy', 'random'],
        ],
        ownPlayers: true,
      },
      { game: id, usualName: 'x', specs: [] },
    );
    expect(() => checkExperiment({ def, players }, plan)).not.toThrow();
    expect(playRow({ def, players }, plan, 0, 1).moves).toBeGreaterThan(0);
  });
});
