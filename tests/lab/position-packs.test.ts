/** Positions with other data than the shipped ones: their files carry the pack, and a match from one is played with it. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf, findGame, openDefinition } from '../../src/games/shelf.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { SaveError } from '../../src/engine/kernel/save-file.ts';
import { labelOfPack } from '../../src/engine/kits/pack/pack-file.ts';
import { nameData } from '../../src/engine/kits/position-text/named-data.ts';
import { matchFrom, openPosition, readPositionFile, writePosition } from '../../src/lab/positions/document.ts';
import { matchFromText, problemOfText } from '../../src/lab/positions/from-text.ts';
import { readNotation, writeNotation } from '../../src/lab/positions/notation.ts';
import { dealAnew, startGame } from '../../src/lab/positions/openings.ts';
import { packOf } from '../support/packs.ts';

fillShelf(GAMES);
const pack = packOf('hitlers-last-battles', [['constant:rules/hitOn', 2]]);
const manifest = findGame('hitlers-last-battles');
if (!manifest?.editor) throw new Error('no editor');
const [shipped, other, makeEditor] = await Promise.all([
  openDefinition(manifest),
  openDefinition(manifest, pack),
  manifest.editor(),
]);
const state = startGame(other, 'campaign');
const text = writePosition(other, { name: 'With a pack', scenario: 'campaign', state });

function refusalOf(read: () => unknown) {
  try {
    read();
    return null;
  } catch (error) {
    return problemOfText(error);
  }
}

describe('a position with a data pack', () => {
  it('carries it in its file, and opens with it alone', async () => {
    const file = readPositionFile(text);
    expect(file.packFile).toEqual(pack);
    const again = await openDefinition(manifest, file.packFile);
    expect(openPosition(again, makeEditor(again), file).state).toEqual(state);
    expect(() => openPosition(shipped, makeEditor(shipped), file)).toThrow(SaveError);
    expect(writePosition(shipped, { name: '', scenario: 'campaign', state })).not.toContain('packFile');
  });

  it('names it in its text, which is read with these data only', () => {
    const notation = writeNotation(other, state) ?? '';
    expect(notation.split('\n')[1]).toBe(`pack: printed/1 ${other.data.pack}`);
    expect(writeNotation(other, readNotation(other, notation))).toBe(notation);
    expect(writeNotation(other, dealAnew(other, state))).toBe(notation);
    expect(refusalOf(() => readNotation(shipped, notation))).toEqual({
      key: 'position.refused.pack',
      params: { id: 'printed', version: 1 },
    });
    const misspelt = notation.replace('pack: printed/1', 'pack: printed one');
    expect(refusalOf(() => readNotation(other, misspelt))).toEqual({
      key: 'position.refused.section',
      params: { section: 'pack' },
    });
    // The shipped data have no name, and a text may say which they are.
    expect(writeNotation(shipped, startGame(shipped, 'campaign'))).not.toContain('pack:');
    expect(labelOfPack(shipped.data)).toBeNull();
    const named = nameData(writeNotation(shipped, startGame(shipped, 'campaign')) ?? '', {
      ...{ id: 'fronts', version: 1 },
      digest: shipped.data.pack ?? '',
    });
    expect(readNotation(shipped, named)).toMatchObject({ turn: 1 });
  });

  it('begins a match from its text that carries it', () => {
    const about = { name: '', seatNames: {}, tags: [], created: '2026-11-28', undo: 'honest' as const, curtain: false };
    const plan = { about, seed: 'pack', build: 'test' };
    expect(matchFromText(other, writeNotation(other, state) ?? '', plan).save.packFile).toEqual(pack);
  });

  it('begins a match that carries it as well', () => {
    const about = { name: '', seatNames: {}, tags: [], created: '2026-11-28', undo: 'honest' as const, curtain: false };
    const position = { name: '', scenario: 'campaign', state };
    const save = matchFrom(other, makeEditor(other), position, { about, seed: 'pack', build: 'test' });
    expect(save.packFile).toEqual(pack);
    expect(loadSave(other, save).how).toBe('replayed');
    expect(loadSave(shipped, save).how).toBe('refused');
  });
});
