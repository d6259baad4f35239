import { describe, expect, it } from 'vitest';
import { cleanText, cleanTree } from '../../../src/engine/kernel/clean-text.ts';
import { MAX_DEPTH, parseForeign } from '../../../src/engine/kernel/foreign.ts';
import { v } from '../../../src/engine/kernel/shape.ts';
import { parsePackFile } from '../../../src/engine/kits/pack/pack-file.ts';
import { readExperiment } from '../../../src/lab/experiment/plan.ts';
import { readPositionFile } from '../../../src/lab/positions/document.ts';

const MESS = 'Winter\u202e \ufeffof\n\u2028 1941\u0000';
const CLEAN = 'Winter of 1941';

const entry = { datum: 'event:x', value: { name: MESS }, readFrom: MESS, by: MESS, on: '2025-01-01', note: MESS };
const pack = {
  ...{ format: 'fronts-pack', formatVersion: 1, game: 'hitlers-reich', id: 'winter', name: MESS },
  ...{ version: 1, by: MESS, entries: [entry] },
};
const position = {
  ...{ format: 'fronts-position', formatVersion: 1, game: 'hitlers-reich', rulesVersion: 1, name: MESS },
  ...{ scenario: 'campaign-1941', state: {} },
};
const variant = { name: MESS, players: ['veteran', 'veteran'] };
const experiment = {
  ...{ format: 'fronts-experiment', formatVersion: 1, name: MESS, game: 'hitlers-reich' },
  ...{ start: { scenario: 'campaign-1941' }, variants: [variant, variant], seed: 'a', games: 2 },
};

describe('a text from elsewhere', () => {
  it('is cleaned of what would disturb its sentence, at every depth', () => {
    expect(cleanText(MESS, 120)).toBe(CLEAN);
    expect(cleanTree({ a: [MESS, 1, null, { b: MESS }] })).toEqual({ a: [CLEAN, 1, null, { b: CLEAN }] });
  });

  it('names packs, their cards and sources, positions and experiments with clean words', () => {
    const [read] = parsePackFile(JSON.stringify(pack)).entries;
    expect(parsePackFile(JSON.stringify(pack))).toMatchObject({ name: CLEAN, by: CLEAN });
    expect(read).toMatchObject({ value: { name: CLEAN }, readFrom: CLEAN, by: CLEAN, note: CLEAN });
    expect(() => parsePackFile(JSON.stringify({ ...pack, name: '\u202e\n' }))).toThrow(/name/);
    expect(readPositionFile(JSON.stringify(position)).name).toBe(CLEAN);
  });

  const deep = `${'['.repeat(MAX_DEPTH + 1)}${']'.repeat(MAX_DEPTH + 1)}`;
  it.each([
    ['too long', '"aaaa"', 3],
    ['no JSON', '{', 99],
    ['too deep', deep, 999],
    ['with a barred key', '{"a":{"__proto__":{}}}', 99],
  ])('is refused where it is %s', (_what, text, max) => {
    const refuse = (fault: string) => new Error(fault);
    expect(() => parseForeign(text, { schema: v.unknown(), max, refuse })).toThrow();
  });

  it.each([
    ['a pack', parsePackFile, pack],
    ['a position', readPositionFile, position],
    ['an experiment', readExperiment, experiment],
  ])('is held to depth and keys as %s', (_what, read, file) => {
    const text = JSON.stringify(file);
    for (const bad of [deep, '{"constructor":1}'])
      expect(() => read(text.replace('{', `{"state2":${bad},`))).toThrow(/depth|shape|64|constructor/);
  });
});
