/** Saves whose position cannot occur: refused at the door in all games, with the invariant they break. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame, type GameId } from '../support/games.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { readSave, type SaveFile } from '../../src/engine/kernel/save-file.ts';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import { present, startTimeline } from '../../src/engine/kernel/timeline.ts';
import type { GameState } from '../../src/engine/kernel/types.ts';
import { listLessons, loadLesson } from '../../src/lessons/list.ts';
import { ImportError } from '../../src/store/saves/import-error.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { changed } from '../support/broken.ts';
import { effort } from '../support/effort.ts';
import { aboutMatch } from '../../tools/lib/save-files.ts';
import { fresh } from '../support/store-world.ts';

const games = Object.fromEntries(await Promise.all(GAME_IDS.map(async (id) => [id, await loadGame(id)]))) as Record<
  GameId,
  AnyGame
>;
const tab = fresh({ games });
const importText = (file: SaveFile) => tab.library.getState().importText(JSON.stringify(file));

const SCENARIO = {
  'hitlers-last-battles': 'campaign',
  'hitlers-reich': 'campaign-1941',
  'blitzkrieg-to-moscow-2': 'campaign',
} as const satisfies Record<GameId, string>;
const setupOf = (game: GameId) => ({ scenario: SCENARIO[game], seed: 's', options: {} });

/** A match that has just begun, from an unchecked `position`. */
function placed(game: GameId, position: unknown): SaveFile {
  const file = encodeSave(games[game], startTimeline(games[game], setupOf(game)), aboutMatch('placed'), 'test');
  return { ...file, setup: { ...file.setup, position } };
}

const samples = join(import.meta.dirname, '../saves/samples');
const stateOf = (name: string) =>
  readSave(readFileSync(join(samples, `${name}.json`), 'utf8')).snapshot as Record<string, unknown> & GameState;

/** A match from the last position of a sample, with one value changed. */
function based(name: string, path: string, value: unknown, how: 'base' | 'snapshot'): SaveFile {
  const game = name.split('.')[0] as GameId;
  const state = changed(stateOf(name), path, value);
  const timeline = startTimeline(games[game], setupOf(game));
  const file = encodeSave(games[game], timeline, aboutMatch(name), 'test');
  if (how === 'base') return { ...file, base: { state, history: [] } };
  const [move] = present(timeline).state.stack.length > 0 ? ['resign'] : [];
  return {
    ...file,
    log: [[move ?? '', '', '0']],
    snapshot: state,
    digest: digestState(state as GameState),
    rulesVersion: 0,
  };
}

const HR_HAND = ['G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'];

describe('a given position that cannot occur', () => {
  it.each([
    [{ hands: { axis: HR_HAND, allies: [] }, handSize: { axis: 6, allies: 6 } }, 'INV-07'],
    [{ pact: true, axisReshuffled: true }, 'INV-14'],
    [{ hands: { axis: ['G5'] }, decks: { axis: ['G5'] } }, 'INV-01'],
    [{ year: { axis: 1, allies: 4 } }, 'INV-13'],
    [{ spainCentre: true }, 'INV-27'],
    [{ fleets: { axis: ['poland'] } }, 'INV-10'],
    [{ markers: { berlin: 'axis' } }, 'INV-11'],
  ])('%j of Hitler’s Reich is refused with %s', async (position, id) => {
    expect(await importText(placed('hitlers-reich', position))).toMatchObject({
      ok: false,
      problem: { key: `save.refused.hitlers-reich.${id}` },
    });
  });

  it.each([null, 0, '', 'x', { hands: null }, { hands: { axis: ['X9'] } }, { markers: { moon: 'axis' } }, { rng: {} }])(
    'that is %j is refused in every game, without an exception',
    async (position) => {
      for (const game of GAME_IDS)
        expect(await importText(placed(game, position)), game).toMatchObject({
          ok: false,
          problem: { key: 'save.refused.shape' },
        });
      expect(tab.faults.filter((fault) => !(fault instanceof ImportError))).toEqual([]);
    },
  );

  it('of the hex games is refused with the invariant', async () => {
    expect(await importText(placed('hitlers-last-battles', { units: { 'G-B': '0402' } }))).toMatchObject({
      ok: false,
    });
    const hlb = placed('hitlers-last-battles', { step: 'movement', markers: { 'M-GD': 'G-B', 'M-SSPZ': 'G-B' } });
    expect(await importText(hlb)).toMatchObject({
      problem: { key: 'save.refused.hitlers-last-battles.INV-04' },
    });
    const btm = placed('blitzkrieg-to-moscow-2', { turn: 3, units: { 'pz-1': 'turn-2' } });
    expect(await importText(btm)).toMatchObject({ ok: false });
  });

  it('is refused also where moves with the right fingerprints lead out of it', async () => {
    const text = readFileSync('tests/saves/unsound/hitlers-reich.two-markers-too-many.json', 'utf8');
    expect(await importText(readSave(text))).toMatchObject({
      ok: false,
      problem: { key: 'save.refused.hitlers-reich.INV-09' },
    });
  });

  it('is not what any lesson begins from', async () => {
    for (const { id } of listLessons().filter((_, at) => at % effort(3, 1) === 0)) {
      const lesson = await loadLesson(id);
      if (!lesson?.setup.position) continue;
      const game = games[lesson.game as GameId];
      const file = encodeSave(game, startTimeline(game, lesson.setup), aboutMatch(id), 'test');
      expect(await importText(file), id).toMatchObject({ ok: true });
    }
  });
});

describe('a state to go on from that cannot occur', () => {
  it.each([
    ['hitlers-reich.bonus-blitz-axis', 'turn.blitz.made', 3, 'INV-18'],
    ['hitlers-reich.conflict-name-axis', 'conflict', null, 'INV-24'],
    ['hitlers-reich.turn-action-axis', 'handSize.axis', 12, 'INV-07'],
    ['blitzkrieg-to-moscow-2.movement-move-german', 'stack', [], 'INV-22'],
    ['hitlers-last-battles.move-allied', 'stack', [], 'INV-20'],
    ['hitlers-last-battles.opening', 'strategic.markersLeft', 3, 'INV-04'],
  ])('%s with %s = %j is refused with %s', async (name, path, value, id) => {
    const key = `save.refused.${name.split('.')[0] ?? ''}.${id}`;
    expect(await importText(based(name, path, value, 'base'))).toMatchObject({ ok: false, problem: { key } });
  });

  it('is refused also where only playing on would show it', async () => {
    const name = 'blitzkrieg-to-moscow-2.card-hitler-soviet';
    const { stack } = stateOf(name);
    const file = based(name, 'stack', stack.slice(1), 'base');
    expect(await importText(file)).toMatchObject({
      ok: false,
      problem: {
        key: expect.stringMatching(/^save\.refused\.(unplayable|blitzkrieg-to-moscow-2\.INV-\d+)$/) as string,
      },
    });
  });

  it('is no snapshot to go on from', async () => {
    expect(await importText(based('hitlers-reich.turn-action-axis', 'handSize.axis', 12, 'snapshot'))).toMatchObject({
      ok: false,
    });
  });
});

describe('sound states', () => {
  it.each(readdirSync(samples).filter((name, at) => name.endsWith('.json') && at % effort(3, 1) === 0))(
    '%s may be gone on from',
    async (sample) => {
      const name = sample.replace(/\.json$/, '');
      const file = based(name, 'result', stateOf(name)['result'], 'base');
      expect(await importText(file)).toMatchObject({ ok: true });
    },
  );
});
