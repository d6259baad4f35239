/** Differences between two lines, in both languages, without a seat's secrets. */
import { findScreen } from '../../../src/ui/app/game-screen.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSave } from '../../../src/engine/kernel/save.ts';
import { readSave } from '../../../src/engine/kernel/save-file.ts';
import type { GameDefinition, Types } from '../../../src/engine/kernel/types.ts';
import { findGame } from '../../../src/games/shelf.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { LANGS, type Lang } from '../../../src/i18n/format.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import type { LabKit } from '../../../src/lab/lab-kit.ts';
import { dealFor } from '../../../src/lab/variations/sandbox.ts';
import { wordSide } from '../../../src/ui/review/verdicts.ts';
import { listDifferences } from '../../../src/ui/what-if/differences.ts';
import type { GameTable } from '../../../src/ui/table/game-table.ts';
import { GAME_IDS } from '../../support/games.ts';

/** A recorded game of each, and moments far enough apart for many differences. */
const RECORDED: Readonly<Record<string, readonly [name: string, from: number, a: number, b: number]>> = {
  'hitlers-reich': ['campaign-1941-greedy-7', 30, 34, 90],
  'blitzkrieg-to-moscow-2': ['open-hands-greedy-2', 100, 104, 420],
  'hitlers-last-battles': ['german-win', 10, 14, 70],
};

/** Expected among the differences, by a part of their words. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'hitlers-reich': ['Conflict under way', 'Axis dice', 'ZHUKOV', 'Allied cards in hand'],
  'blitzkrieg-to-moscow-2': ['Weather', 'German cards in hand', 'Losses of the Soviets', 'Moment'],
  'hitlers-last-battles': ['Score of the', 'Moment'],
};

interface Kit {
  readonly def: GameDefinition<Types>;
  readonly lab: LabKit<Types>;
  readonly game: GameTable;
  readonly states: readonly Types['state'][];
}

async function openKit(id: string): Promise<Kit> {
  const manifest = findGame(id);
  const [name = ''] = RECORDED[id] ?? [];
  const [def, lab, game] = await Promise.all([manifest?.definition(), manifest?.lab?.(), findScreen(id)?.table()]);
  if (!def || !lab || !game) throw new Error(`no ${id}`);
  const loaded = loadSave(def, readSave(readFileSync(`tests/recorded/${id}.${name}.json`, 'utf8')));
  if (loaded.how !== 'replayed') throw new Error(loaded.how);
  return { def, lab, game, states: loaded.timeline.points.map(({ state }) => state) };
}

beforeAll(async () => {
  for (const lang of LANGS) await loadCatalogue(lang, ['table', 'what-if', ...GAME_IDS]);
}, 60_000);

describe.each(GAME_IDS)('two lines of %s', (id) => {
  const [, from = 0, a = 0, b = 0] = RECORDED[id] ?? [];

  const compare = ({ def, lab, game, states }: Kit, [begun, own, other]: readonly number[], lang: Lang) => {
    const i18n = createI18n(lang, findGame(id)?.names(def.data.facts) ?? { find: () => null });
    const end = (at = 0) => {
      const state = states[at];
      if (!state) throw new Error(`no move ${at}`);
      return {
        facts: def.data.facts,
        queries: def.queries,
        view: def.view(state, null),
        moment: def.words.moment(state),
      };
    };
    const nameSide = (seat: string) => wordSide(id, i18n, seat);
    return listDifferences({ game, i18n, lab, nameSide, from: end(begun) }, end(own), end(other));
  };

  it('that are the same have no difference', async () => {
    expect(compare(await openKit(id), [from, a, a], 'en')).toEqual([]);
  });

  it('differ in words that there are in both languages', async () => {
    const kit = await openKit(id);
    const [english, japanese] = LANGS.map((lang) => compare(kit, [from, a, b], lang));
    expect(english?.length).toBeGreaterThan(5);
    expect(japanese).toHaveLength(english?.length ?? 0);
    for (const row of [...(english ?? []), ...(japanese ?? [])]) {
      for (const text of Object.values(row)) expect(text).not.toMatch(/\u27e6|^$/);
      expect(row.a).not.toBe(row.b);
    }
    const told = english?.map(({ what }) => what).join('\n');
    for (const part of TOLD[id] ?? []) expect(told).toContain(part);
  });

  it('tell nothing of a hand but its size', async () => {
    const { def, lab, states } = await openKit(id);
    for (const at of [from, a, b]) {
      const state = states[at];
      if (!state) throw new Error(`no move ${at}`);
      for (const seat of def.seats) {
        const dealt = dealFor(def, state, seat, 'another deal');
        const [known, guessed] = [state, dealt].map((one) => lab.detailsOf(def.view(one, seat), def.data.facts));
        expect(guessed).toEqual(known);
      }
    }
  });

  it('tell each fact once', async () => {
    const { def, lab, states } = await openKit(id);
    const state = states[a];
    const ids = state ? lab.detailsOf(def.view(state, null), def.data.facts).map((one) => one.id) : [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(20);
  });
});
