/** A whole game of Hitler's Last Battles through the stores: reopened at every kind of question, shared, audited. */
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { Move } from '../../src/engine/games/hitlers-last-battles/moves.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { livelyMove } from '../support/lively.ts';
import { createWorld, fresh, openTab } from '../support/store-world.ts';

const GAME = hitlersLastBattles.id;
const games = { [GAME]: hitlersLastBattles as AnyGame };
const NEW = {
  game: GAME,
  setup: { scenario: hitlersLastBattles.scenarios[0]?.id ?? '', seed: 'whole match', options: {} },
  about: { name: 'Whole match', curtain: false },
};

describe('a whole match', () => {
  it(
    'survives being closed at every kind of question, and is the same wherever it goes',
    { timeout: 30_000 },
    async () => {
      const world = createWorld(undefined, null);
      let tab = openTab(world, { games });
      const made = await tab.match.getState().create(NEW);
      expect(made).toMatchObject({ ok: true });
      const id = made.ok ? made.id : '';
      const asked = new Set<string>();
      for (let n = 0; ; n++) {
        const before = tab.match.getState();
        if (!before.decision) break;
        const { ask, moves } = before.decision;
        if (!asked.has(ask.key)) {
          asked.add(ask.key);
          // The tab is gone without notice; another one opens the match.
          tab.kill();
          tab = openTab(world, { games });
          await tab.match.getState().open(id);
          const { status, view, decision, timeline } = tab.match.getState();
          expect(status).toBe('open');
          expect(view).toEqual(before.view);
          expect(decision).toEqual(before.decision);
          expect(timeline.points).toEqual(before.timeline.points);
        }
        const move = livelyMove(moves as readonly Move[], n);
        if (!move) break;
        expect(await tab.match.getState().dispatch(move)).toEqual({ ok: true });
      }
      const match = tab.match.getState();
      expect(asked.size).toBeGreaterThanOrEqual(5);
      expect(match.result).not.toBeNull();
      expect(match.storage).toMatchObject({ unsaved: 0 });
      expect(match.audit()).toMatchObject({ ok: true, seed: 'whole match' });
      expect(match.luck()?.rows.length).toBeGreaterThan(0);
      expect(match.timeline.points.every(({ lines }) => lines.every(({ key }) => key.startsWith('hlb.')))).toBe(true);

      await tab.library.getState().refresh();
      expect(tab.library.getState().entries).toMatchObject([
        { id, status: 'finished', moves: match.at, toMove: null, winner: match.result?.winner },
      ]);
      const link = await match.shareLink();
      // Chat programs and mail cut addresses that are much longer.
      expect(link?.length).toBeLessThan(12_000);
      const elsewhere = fresh({ games });
      const shared = await elsewhere.library.getState().importText(`https://example.org/${link}`);
      expect(shared).toMatchObject({ ok: true, notes: [], entry: { status: 'finished', moves: match.at } });
      await elsewhere.match.getState().open(shared.ok ? shared.id : '');
      expect(elsewhere.match.getState().view).toEqual(match.view);
      expect(elsewhere.match.getState().fingerprint).toBe(match.fingerprint);
    },
  );
});
