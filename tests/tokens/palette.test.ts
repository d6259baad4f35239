import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawEmblem } from '../../src/ui/parts/emblem.tsx';
import type { EmblemKind } from '../../src/ui/parts/emblem.tsx';
import { contrast, difference, EYES } from './colour.ts';
import type { Eye } from './colour.ts';

const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
);

function token(name: string): string {
  const hex = tokens.get(name);
  if (hex === undefined) throw new Error(`no colour token --${name}`);
  return hex;
}

describe('contrast', () => {
  // Promises of the look: [front, ground, ratio].
  test.each([
    ['ink', 'paper', 14.9],
    ['ink-2', 'paper', 8.0],
    ['ink-3', 'paper', 7.5],
    ['ink-3', 'paper-lo', 6.6],
    ['ink-closed', 'paper-lo', 5.4],
    ['act-ink', 'act', 7.4],
    ['act-text', 'paper', 6.6],
    ['rule-ink', 'rule-bg', 9.4],
    ['ink-inv', 'axis', 8.2],
    ['ink-inv', 'west', 6.7],
    ['ink-inv', 'sov', 6.6],
    ['ink-inv', 'allies', 7.8],
    ['yes', 'yes-wash', 6.0],
    ['no', 'no-wash', 6.9],
    ['prov', 'paper', 7.4],
    ['focus', 'paper', 6.1],
    ['line-strong', 'paper', 3.7],
    ['map-ink', 'axis-land', 6.4],
    ['map-ink', 'west-land', 8.8],
    ['map-ink', 'sov-land', 6.0],
    ['map-ink', 'vichy-land', 7.8],
    ['map-ink', 'neutral-land', 12.2],
    ['sea-ink', 'sea', 4.9],
    ['act', 'act-ink', 7.4],
  ])('%s on %s is %s', (front, ground, ratio) => {
    expect(contrast(token(front), token(ground))).toBeCloseTo(ratio, 0);
    expect(Math.abs(contrast(token(front), token(ground)) - ratio)).toBeLessThan(0.15);
  });

  test.each([
    ['ink', 'paper-hi'],
    ['ink', 'act-wash'],
    ['ink-2', 'paper-lo'],
    ['ink-2', 'desk'],
    ['ink-2', 'paper-sink'],
    ['ink-2', 'act-wash'],
    ['ink-3', 'paper-hi'],
    ['ink-3', 'desk'],
    ['ink-inv', 'ink'],
    ['act-ink', 'act-hi'],
    ['rule-ink', 'paper'],
    ['rule-ink', 'act-wash'],
    ['no', 'paper'],
    ['no', 'desk'],
    ['yes', 'paper'],
    ['prov', 'paper-hi'],
    ['prov', 'desk'],
    ['off-name', 'off-land'],
  ])('text in %s reads on %s', (front, ground) => {
    expect(contrast(token(front), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['paper', 'paper-hi', 'paper-lo', 'paper-sink', 'desk'])('the focus ring shows on %s', (ground) => {
    expect(contrast(token('focus'), token(ground))).toBeGreaterThanOrEqual(3);
  });

  test('gold needs its dark casing on land and sea, and has it', () => {
    for (const ground of ['axis-land', 'west-land', 'sov-land', 'vichy-land', 'neutral-land', 'sea']) {
      expect(contrast(token('act-ink'), token(ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(token('act'), token('axis-land'))).toBeLessThan(3);
    expect(contrast(token('act'), token('sov-land'))).toBeLessThan(3);
  });
});

/** Two colours closer than this look the same side by side. */
const TELLS_APART = 10;

/**
 * Pairs that meet on the screen, with the eyes for which colour alone fails.
 * Where the list is not empty, shape, hatching or a word must carry the difference.
 */
const PAIRS: readonly (readonly [one: string, other: string, blindFor: readonly Eye[]])[] = [
  ['axis', 'west', ['grey']],
  ['axis', 'sov', ['grey']],
  ['west', 'sov', ['grey']],
  ['sov', 'allies', ['protan', 'grey']],
  ['axis-land', 'west-land', []],
  ['axis-land', 'sov-land', ['grey']],
  ['west-land', 'sov-land', []],
  ['vichy-land', 'sea', ['protan', 'deutan', 'grey']],
  ['ger', 'sov-unit', ['grey']],
  ['sov-unit', 'guards', []],
];

describe('colour blindness', () => {
  test.each(PAIRS)('%s and %s: colour fails for %j', (one, other, blindFor) => {
    const failing = EYES.filter((eye) => Math.round(difference(eye, token(one), token(other))) < TELLS_APART);
    expect(failing).toEqual(blindFor);
  });

  const EMBLEM_OF: Readonly<Record<string, EmblemKind>> = {
    axis: 'square',
    west: 'disc',
    sov: 'hexagon',
    allies: 'pill',
  };
  /** The outline and the sign of a mark, without its colours. */
  const shapeOf = (kind: EmblemKind): string =>
    renderToStaticMarkup(createElement('svg', null, drawEmblem(kind))).replace(
      /emblem__(square|disc|hexagon|pill)/g,
      '',
    );
  const signsOf = (shape: string) =>
    [...shape.matchAll(/emblem__(solid|hollow)" d="([^"]+)"/g)].map(([, kind, path]) => `${kind} ${path}`);

  test.each(PAIRS.filter(([one, other, blindFor]) => blindFor.length > 0 && one in EMBLEM_OF && other in EMBLEM_OF))(
    'the marks of %s and %s differ by shape',
    (one, other) => {
      const [first = '', second = ''] = [one, other].map((name) => shapeOf(EMBLEM_OF[name] ?? 'square'));
      expect(first).not.toBe(second);
      // Not only the outline: the sign inside differs as well, and both have one.
      expect(signsOf(first)).not.toEqual(signsOf(second));
      expect([signsOf(first), signsOf(second)]).not.toContainEqual([]);
    },
  );
});
