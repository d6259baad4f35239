/** Thousands of changed saves: each is refused with a sentence, or is a match that can be played. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fresh } from '../support/store-world.ts';
import { effort } from '../support/effort.ts';

const good = readFileSync(new URL('../saves/toy/format-1.json', import.meta.url), 'utf8').trim();

/** Changes of the text: what a damaged disk, an editor or a bad transfer does. */
const textChange = fc.oneof(
  fc.record({ at: fc.nat(good.length - 1), text: fc.string({ maxLength: 4 }) }).map(
    ({ at, text }) =>
      (s: string) =>
        s.slice(0, at) + text + s.slice(at + text.length),
  ),
  fc.record({ at: fc.nat(good.length - 1), n: fc.integer({ min: 1, max: 40 }) }).map(
    ({ at, n }) =>
      (s: string) =>
        s.slice(0, at) + s.slice(at + n),
  ),
  fc.nat(good.length).map((at) => (s: string) => s.slice(0, at)),
  fc.record({ at: fc.nat(good.length - 1), n: fc.integer({ min: 1, max: 40 }) }).map(
    ({ at, n }) =>
      (s: string) =>
        s.slice(0, at + n) + s.slice(at),
  ),
  fc.record({ at: fc.nat(good.length - 1), digit: fc.nat(9) }).map(
    ({ at, digit }) =>
      (s: string) =>
        s.slice(0, at) + s.slice(at).replace(/\d/, String(digit)),
  ),
);

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'log', 'x', '0', ''];
const value = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 'step', 'roll', '__proto__', [], {}, -1, 1e308, 0.5, 50_000, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every object and array of a tree. */
function listNodes(root: Json): (Json[] | Record<string, Json>)[] {
  if (typeof root !== 'object' || root === null) return [];
  return [root, ...Object.values(root).flatMap(listNodes)];
}

/** Changes of the tree, as an expert in the format would make them. */
const treeChange = fc
  .record({ node: fc.nat(), key: fc.nat(), name: fc.constantFrom(...KEYS), what: fc.nat(3), value })
  .map((change) => (s: string) => {
    const root = JSON.parse(s) as Json;
    const nodes = listNodes(root);
    const node = nodes[change.node % nodes.length];
    if (!node) return s;
    const keys = Object.keys(node);
    const key = keys[change.key % Math.max(1, keys.length)] ?? '0';
    if (change.what === 0) Reflect.deleteProperty(node, key);
    else {
      // Defined, not assigned: `__proto__` is to become a key like any other.
      const name = change.what === 1 && !Array.isArray(node) ? change.name : key;
      const like = { enumerable: true, configurable: true, writable: true };
      Object.defineProperty(node, name, { ...like, value: change.value });
    }
    return JSON.stringify(root);
  });

/** A library for many imports; what it accepted is checked and thrown away. */
const tab = fresh();

async function expectHandled(text: string): Promise<void> {
  const result = await tab.library.getState().importText(text);
  expect(Object.keys(Object.prototype)).toEqual([]);
  if (!result.ok) {
    expect(result.problem.key).toMatch(/^(app\.import|save\.refused)\./);
    // That key is for unforeseen errors.
    expect(result.problem).not.toMatchObject({ key: 'app.import.fault' });
    return;
  }
  const { match } = tab;
  await match.getState().open(result.id);
  if (result.entry.status !== 'damaged') {
    expect(match.getState()).toMatchObject({ status: 'open', readOnly: null });
    const [move] = match.getState().decision?.moves ?? [];
    if (move) expect(await match.getState().dispatch(move)).toEqual({ ok: true });
    const again = await tab.library.getState().checkImport({ kind: 'text', text: match.getState().exportText() ?? '' });
    expect(again).toMatchObject({ ok: true });
  }
  await match.getState().close();
  await tab.archive.purge([result.id]);
}

const LIMIT = { interruptAfterTimeLimit: 8_000, markInterruptAsFailure: false } as const;

describe('a changed save', () => {
  it('of which the text was changed is refused or played', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(textChange, { minLength: 1, maxLength: 3 }), (changes) =>
        expectHandled(changes.reduce((s, change) => change(s), good)),
      ),
      { numRuns: effort(400, 5000), ...LIMIT },
    );
  });

  it('of which the values were changed is refused or played', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(treeChange, { minLength: 1, maxLength: 3 }), (changes) =>
        expectHandled(changes.reduce((s, change) => change(s), good)),
      ),
      { numRuns: effort(400, 5000), ...LIMIT },
    );
  });
});
