/** Positions with other data than the shipped ones: their files carry the pack, and a match from one is played with it. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf, findGame, openDefinition } from '../../src/games/shelf.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { SaveError } from '../../src/engine/kernel/save-file.ts';
import { matchFrom, openPosition, readPositionFile, writePosition } from '../../src/lab/positions/document.ts';
import { startGame } from '../../src/lab/positions/openings.ts';
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

describe('a position with a data pack', () => {
  it('carries it in its file, and opens with it alone', async () => {
    const file = readPositionFile(text);
    expect(file.packFile).toEqual(pack);
    const again = await openDefinition(manifest, file.packFile);
    expect(openPosition(again, makeEditor(again), file).state).toEqual(state);
    expect(() => openPosition(shipped, makeEditor(shipped), file)).toThrow(SaveError);
    expect(writePosition(shipped, { name: '', scenario: 'campaign', state })).not.toContain('packFile');
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
