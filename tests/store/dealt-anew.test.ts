/**
 * A second match from one with hidden hands reveals nothing of the first. Each game with hands is attacked through each
 * door, between two persons and against a program: a second match is made, given up, and compared with the first.
 */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { filmOf } from '../../src/store/film.ts';
import { reseat } from '../../src/store/saves/reseat.ts';
import { createStudyStore } from '../../src/store/study/study-store.ts';
import type { WhatIfLine } from '../../src/store/what-if/types.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { mayExperiment, mayTryOut } from '../../src/ui/workbench/from-match.ts';
import { textOfLog, type LogTongue } from '../../src/ui/table/copy-log.ts';
import { fresh, type Tab } from '../support/store-world.ts';

const GAMES: readonly AnyGame[] = [hitlersReich, blitzkriegToMoscow2];
const games = Object.fromEntries(GAMES.map((def) => [def.id, def]));
const match = (tab: Tab) => tab.match.getState();
const library = (tab: Tab) => tab.library.getState();

/** The person against a program: the other seat holds cards from the start. */
const personOf = (def: AnyGame): string => def.seats[def === hitlersReich ? 0 : 1] ?? '';
const otherThan = (def: AnyGame): string => def.seats.find((seat) => seat !== personOf(def)) ?? '';

async function begin(def: AnyGame, isSolo: boolean): Promise<Tab> {
  const tab = fresh({ games });
  const setup = { scenario: def.scenarios[0]?.id ?? '', seed: 'hidden', options: {} };
  const computers = isSolo ? { computers: { [otherThan(def)]: 'veteran' } } : {};
  const made = await match(tab).create({ game: def.id, setup, about: { curtain: true, ...computers } });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return tab;
}

/** Random moves of the asked seat, a person's from behind the cover. */
async function walk(tab: Tab, seed: string, most: number): Promise<void> {
  const rng = seedRng(seed);
  const one = <X>(all: readonly X[]): X | undefined => all[drawFrom(rng, Math.max(1, all.length))];
  for (let n = 0; n < most; n++) {
    const question = match(tab).programQuestion();
    if (question) {
      const move = one(question.decision.moves);
      if (move) await match(tab).answerProgram(question, move);
      continue;
    }
    if (match(tab).curtain) match(tab).takeSeat();
    const move = one(match(tab).decision?.moves ?? []);
    if (!move) return;
    await match(tab).dispatch(move);
  }
}

const idOf = (made: { readonly ok: boolean; readonly id?: string }): string => {
  if (made.id === undefined) throw new Error(JSON.stringify(made));
  return made.id;
};

/** Ways from the match `id`, which is on the table, to a second one. */
type Door = (tab: Tab, id: string, def: AnyGame) => Promise<string>;
const DOORS: Readonly<Record<string, Door>> = {
  'a copy': async (tab, id) => (await library(tab).duplicate(id)) ?? '',
  'a copy of a copy': async (tab, id) => (await library(tab).duplicate((await library(tab).duplicate(id)) ?? '')) ?? '',
  'an export from the library': async (tab, id) =>
    idOf(await library(tab).importText((await library(tab).exportText(id)) ?? '')),
  'a file chosen': async (tab, id) =>
    idOf(await library(tab).importFile(new Blob([(await library(tab).exportText(id)) ?? '']))),
  'an export from the table': async (tab) => idOf(await library(tab).importText(match(tab).exportText() ?? '')),
  'a report': async (tab) => idOf(await library(tab).importText(match(tab).reportText() ?? '')),
  'a link': async (tab, id) =>
    idOf(await library(tab).importShare(((await library(tab).shareLink(id)) ?? '').replace('#/share/', ''))),
  'a second device': async (tab, id) => {
    const other = fresh({ games });
    const there = idOf(await library(other).importText((await library(tab).exportText(id)) ?? ''));
    return idOf(await library(tab).importText((await library(other).exportText(there)) ?? ''));
  },
  'a match to play on': async (tab, _id, def) => {
    const text = reseat(match(tab).exportText() ?? '', {
      players: { [personOf(def)]: 'person', [otherThan(def)]: 'recruit' },
      hasSecrets: true,
    });
    return idOf(await library(tab).playOn(text, false));
  },
};

const fileOf = async (tab: Tab, id: string) => readSave((await library(tab).exportText(id)) ?? '');
async function stateOf(tab: Tab, def: AnyGame, id: string): Promise<Types['state']> {
  const loaded = loadSave(def, await fileOf(tab, id));
  if (loaded.how !== 'replayed') throw new Error(loaded.how);
  return present(loaded.timeline).state;
}

/** Secrets that the end of a match reveals: cards of both seats. */
const handsOf = (state: Types['state']): string => digestOf({ ...state, rng: null });

/** Facts about the match that a door lets out: views, with the seat that may see each, and words. */
interface Let {
  readonly views: readonly (readonly [view: unknown, at: number, seat: string | null])[];
  readonly words: string;
}

/** Ways to look at a running match, or to hand something of it to others, other than a second match. */
const WINDOWS: Readonly<Record<string, (tab: Tab) => Let | null>> = {
  'its board, of which a PNG is made': (tab) => {
    const { view, at, viewer, curtain, isFaceDown } = match(tab);
    return { views: [[view, at, curtain || isFaceDown ? null : viewer]], words: '' };
  },
  'its film, of which a GIF is made': (tab) => {
    const ground = match(tab).whatIfGround();
    if (!ground) return null;
    const film = filmOf(ground);
    const frames = Array.from({ length: film.last + 1 }, (_, at) => film.frameAt(at));
    return {
      views: frames.map((frame, at) => [frame?.view, at, null]),
      words: JSON.stringify(frames.map((frame) => [frame?.notation, frame?.lines])),
    };
  },
  'the text of its log': (tab) => {
    const { timeline, about, study } = match(tab);
    const i18n = {
      t: (key: string, params?: unknown) => JSON.stringify([key, params]),
      line: (line: unknown) => JSON.stringify(line),
    } as unknown as LogTongue['i18n'];
    const tongue: LogTongue = {
      i18n,
      headingOf: () => null,
      saysAgain: () => false,
      isSilent: () => false,
      seatOf: () => null,
      diceOf: () => [],
      wordMove: (move) => move,
    };
    const told = { head: [], timeline, suggested: about?.suggested ?? [], study };
    return { views: [], words: `${textOfLog(tongue, told)}\n${timeline.points.map((one) => one.notation).join('\n')}` };
  },
  'its study': (tab) => {
    const ground = match(tab).whatIfGround();
    const study = createStudyStore(tab.match, 0);
    if (!ground || !study || study.getState().closed) return null;
    const views: [unknown, number, string | null][] = [];
    for (let at = 0; at < ground.match.points.length; at++) {
      study.actions.goTo({ line: null, at });
      views.push([study.table.read().view, at, ground.looker]);
    }
    const words = JSON.stringify(study.table.read().timeline);
    study.actions.leave();
    return { views, words };
  },
};

const PEEKS = GAMES.flatMap((def) =>
  [false, true].flatMap((isSolo) =>
    Object.entries(WINDOWS).map(([door, look]) => ({
      ...{ game: def.id, players: isSolo ? 'against a program' : 'between two persons' },
      ...{ door, def, isSolo, look },
    })),
  ),
);

const ATTACKS = GAMES.flatMap((def) =>
  [false, true].flatMap((isSolo) =>
    Object.entries(DOORS).map(([door, go]) => ({
      ...{ game: def.id, players: isSolo ? 'against a program' : 'between two persons' },
      ...{ door, def, isSolo, go },
    })),
  ),
);

describe('a match with hidden hands', () => {
  it.each(PEEKS)('of $game $players tells no more by $door than its reader sees', async ({ def, isSolo, look }) => {
    const tab = await begin(def, isSolo);
    let looks = 0;
    for (let n = 0; n < 12; n++) {
      await walk(tab, `look ${n}`, 3);
      if (match(tab).isOver) break;
      const ground = match(tab).whatIfGround();
      const out = look(tab);
      if (!out) continue;
      looks++;
      const { points } = ground?.match ?? { points: [] };
      for (const [view, at, seat] of out.views) {
        const state = points[at]?.state;
        if (!state) continue;
        // Both together may see less than the seat; in the same sitting, the next question may be asked ahead.
        const seen = [state, def.secrets?.ahead(state) ?? state].flatMap((of) =>
          [seat, null].map((one) => digestOf(def.view(of, one))),
        );
        expect(seen).toContain(digestOf(view));
      }
      const { viewer } = match(tab);
      for (const { entry, state, ...point } of points.slice(1)) {
        const move = entry ? def.words.parse(entry.move) : null;
        const open = move && (def.secrets?.openNotation(move) ?? entry?.move);
        const seat = 'seat' in point ? point.seat : null;
        if (entry && seat !== viewer && open !== entry.move) {
          expect(state).toBeDefined();
          expect(out.words.split(/["\n]/)).not.toContain(entry.move);
        }
      }
    }
    if (!isSolo || def === hitlersReich) expect(looks).toBeGreaterThan(0);
  });

  it.each(GAMES)('of $id begins no experiment: not from the table, and not from a moment of What if', async (def) => {
    for (const isSolo of [false, true]) {
      const tab = await begin(def, isSolo);
      await walk(tab, 'a walk', 9);
      expect(mayExperiment(match(tab))).toBe(false);
      const ground = match(tab).whatIfGround();
      const line = { next: def.seats[0] ?? null, fault: null, moves: [], isDealt: false } as unknown as WhatIfLine;
      expect(mayTryOut(line, { looker: ground?.looker ?? def.seats[0] ?? null }, 0)).toBe(false);
    }
  });

  it.each(ATTACKS)('of $game $players is not opened by $door', async ({ def, isSolo, go }) => {
    const tab = await begin(def, isSolo);
    const id = match(tab).id ?? '';
    const own = isSolo ? personOf(def) : null;
    let others = 0;
    for (let n = 0; n < 4; n++) {
      await match(tab).open(id);
      await walk(tab, `walk ${n}`, 7 + n);
      if (match(tab).isOver) break;
      const first = await stateOf(tab, def, id);
      const secondId = await go(tab, id, def);
      const second = await stateOf(tab, def, secondId);
      // A player who continues knows the old facts: everything else is the same by chance only.
      expect(digestOf(def.view(second, null))).toBe(digestOf(def.view(first, null)));
      if (own !== null) expect(digestOf(def.view(second, own))).toBe(digestOf(def.view(first, own)));
      if (handsOf(second) !== handsOf(first)) others++;
      // Its file computes neither cards nor dice of the first.
      const [told, kept] = [await fileOf(tab, secondId), await fileOf(tab, id)];
      expect(told.setup.seed).not.toBe(kept.setup.seed);
      expect(told.base?.history.flatMap(([, draws]) => draws).join('')).toBe('');
      const salts = [...kept.log, ...(kept.base?.history ?? [])].flatMap(([, , , fork]) => (fork ? [fork.salt] : []));
      for (const salt of salts) expect(JSON.stringify(told)).not.toContain(salt);
      expect(told).toMatchObject({ branches: [], redo: [], takeBacks: [], fork: { cause: 'dealt' } });
      // Given up, it opens its own hands and no other; it can be played until then.
      await match(tab).open(secondId);
      expect(match(tab)).toMatchObject({ status: 'open', isOver: false });
      await walk(tab, 'on', 2);
    }
    expect(others).toBeGreaterThan(2);
  });

  it.each(GAMES)('of $id keeps no readable cards aside when it is rescued', async (def) => {
    const tab = await begin(def, false);
    const id = match(tab).id ?? '';
    await walk(tab, 'a walk', 9);
    await match(tab).close();
    await match(tab).open(id, 'older-copy');
    expect(match(tab).status).toBe('open');
    const aside = (await tab.archive.list()).find((entry) => entry.id !== id)?.id ?? '';
    const [kept, own] = [await stateOf(tab, def, aside), await stateOf(tab, def, id)];
    expect(digestOf(def.view(kept, null))).toBe(digestOf(def.view(own, null)));
    expect(handsOf(kept)).not.toBe(handsOf(own));
    expect(await fileOf(tab, aside)).toMatchObject({ branches: [], redo: [], fork: { cause: 'dealt' } });
  });

  // The hex games know no resigning.
  it('opens the dealt hands, and no other, when its second one is given up', async () => {
    const def: AnyGame = hitlersReich;
    const tab = await begin(def, false);
    const id = match(tab).id ?? '';
    await walk(tab, 'a walk', 9);
    const first = await stateOf(tab, def, id);
    const copy = (await library(tab).duplicate(id)) ?? '';
    await match(tab).open(copy);
    if (match(tab).curtain) match(tab).takeSeat();
    expect((await match(tab).dispatchText('resign')).ok).toBe(true);
    expect(match(tab).isOver).toBe(true);
    expect(handsOf(await stateOf(tab, def, copy))).not.toBe(handsOf(first));
    // The first one has no part in it.
    await match(tab).open(id);
    expect(match(tab)).toMatchObject({ isOver: false, timeline: { branches: [], forks: [] } });
  });

  it('that is over is copied and brought in as it was', async () => {
    const tab = await begin(hitlersReich, false);
    const id = match(tab).id ?? '';
    await walk(tab, 'a walk', 5);
    if (match(tab).curtain) match(tab).takeSeat();
    await match(tab).dispatchText('resign');
    const kept = await fileOf(tab, id);
    const copy = (await library(tab).duplicate(id)) ?? '';
    expect(await fileOf(tab, copy)).toMatchObject({ setup: kept.setup, log: kept.log });
    const brought = idOf(await library(tab).importText(JSON.stringify(kept)));
    expect(await fileOf(tab, brought)).toMatchObject({ setup: kept.setup, log: kept.log });
  });
});
