/** A match from the text of a position, and the sentences for texts that are refused. */
import { describe, expect, it } from 'vitest';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { readSave, SaveError } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { simulate } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Line, Types } from '../../src/engine/kernel/types.ts';
import { gameOfText, matchFromText, problemOfText } from '../../src/lab/positions/from-text.ts';
import { GAME_IDS, loadGame } from '../support/games.ts';
import { anyKind } from '../support/positions.ts';

const about = {
  name: 'From a text',
  seatNames: {},
  tags: [],
  created: '2026-11-27T12:00:00Z',
  undo: 'honest' as const,
  curtain: true,
};
const plan = { about, seed: 'text', build: 'test' };

function positionOf(def: GameDefinition<Types>, moves: number) {
  const game = simulate(def, { scenario: def.scenarios[0]?.id ?? '', seed: 'from a text', options: {} });
  game.playout(anyKind('from a text'), moves);
  const positions = def.positions;
  if (!positions) throw new Error('no texts');
  return { state: game.state, positions };
}

function problemIn(def: GameDefinition<Types>, text: string): Line | null {
  try {
    matchFromText(def, text, plan);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(SaveError);
    return problemOfText(error);
  }
}

describe.each(GAME_IDS)('%s from a text', (id) => {
  it('is a match that begins with the position', async () => {
    const def = await loadGame(id);
    const { state, positions } = positionOf(def, 60);
    const { save, next } = matchFromText(def, positions.write(state), plan);
    const loaded = loadSave(def, readSave(JSON.stringify(save)));
    if (loaded.how !== 'replayed') throw new Error(loaded.how);
    expect(digestState(present(loaded.timeline).state)).toBe(digestState(state));
    expect(def.seats).toContain(next);
    expect(save.setup).toMatchObject({ options: {}, seed: 'text' });
  });

  it('has the hidden part dealt, and only that', async () => {
    const def = await loadGame(id);
    const { state, positions } = positionOf(def, 60);
    const open = positions.write(state, null);
    const { save } = matchFromText(def, open, plan);
    expect(positions.write(def.readState(save.snapshot), null)).toBe(open);
  });

  it('says what is wrong, and where', async () => {
    const def = await loadGame(id);
    const { state, positions } = positionOf(def, 60);
    const text = positions.write(state);
    const lines = text.split('\n');
    const now = lines.find((line) => line.startsWith('now: ')) ?? '';
    const changed = (to: string) => text.replace(now, to);
    expect(problemIn(def, 'nothing')).toEqual({ key: 'position.refused.head', params: { game: id } });
    expect(problemIn(def, text.replace(/\/\d/, '/77'))).toMatchObject({ key: 'position.refused.head' });
    expect(problemIn(def, 'x'.repeat(30_000))).toMatchObject({ key: 'position.refused.long' });
    expect(problemIn(def, changed('now: nowhere'))).toEqual({
      key: 'position.refused.word',
      params: { section: 'now', n: 1, word: 'nowhere' },
    });
    expect(problemIn(def, changed(`${now} >`))).toEqual({ key: 'position.refused.end', params: { section: 'now' } });
    expect(problemIn(def, `${text}\nnonsense: 1`)).toEqual({
      key: 'position.refused.section',
      params: { section: 'nonsense' },
    });
    const end = positionOf(def, 100_000);
    expect(problemIn(def, end.positions.write(end.state))).toEqual({ key: 'position.refused.over' });
  });

  it('knows its own text', () => {
    for (const text of [`${id}/2`, `\n ${id}/1\nturn: 1`, `${id}/1 | turn: 1`]) expect(gameOfText(text)).toBe(id);
    for (const text of ['', '{"format":"fronts"}', 'and/or', `${id}/x`, `${id}/1 turn: 1`])
      expect(gameOfText(text)).toBeNull();
  });
});

it('names the broken rule of a position that cannot be', async () => {
  const def = await loadGame('hitlers-last-battles');
  const { state, positions } = positionOf(def, 0);
  const text = positions.write(state).replace('0402 G-H, 0403 G-B', '0402 G-H G-B');
  expect(problemIn(def, text)).toMatchObject({ key: 'save.refused.hitlers-last-battles.INV-02' });
});
