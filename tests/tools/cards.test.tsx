/** The engraved art of the cards: a separate picture for every event, in files that any browser can read. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/engine/games/hitlers-reich/cards.ts';
import { renderArt } from '../../workshop/games/hitlers-reich/cards/files.ts';
import { listNames, renderArt as renderLogistics } from '../../workshop/games/blitzkrieg-to-moscow-2/cards/files.ts';
import { PICTURES as LOGISTICS } from '../../workshop/games/blitzkrieg-to-moscow-2/cards/pictures.ts';
import { PICTURES } from '../../workshop/games/hitlers-reich/cards/events.ts';
import { SUIT_INKS } from '../../workshop/games/hitlers-reich/cards/emblems.ts';
import { HEIGHT, WIDTH } from '../../workshop/cards/pen.ts';
import { def } from '../support/reich.ts';

const EVENTS = def.data.facts.events;
const files = renderArt();
const textOf = (name: string): string => {
  const file = files.find(({ path }) => basename(path) === name);
  if (!file) throw new Error(`${name} is not rendered`);
  return file.text;
};
const suitNames = JSON.parse(textOf('order.json')) as readonly string[];
/** Fails on anything that is no well-formed XML. */
const parse = (name: string): Document => new DOMParser().parseFromString(textOf(name), 'image/svg+xml');

describe('the pictures of the events', () => {
  it('has one for every event of the data and none beside', () => {
    expect(Object.keys(PICTURES).sort()).toEqual(EVENTS.map(({ id }) => id).sort());
    const drawn = files
      .filter(({ path }) => dirname(path).endsWith('/events'))
      .map(({ path }) => basename(path, '.svg'));
    expect(drawn).toEqual(EVENTS.map(({ id }) => id));
  });

  it('has no two the same, and each of more than a ground and one thing', () => {
    const drawn = Object.values(PICTURES).map((parts) => parts.join(''));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const [id, parts] of Object.entries(PICTURES)) {
      expect({ id, parts: parts.length > 2 }).toEqual({ id, parts: true });
      expect({ id, broken: /NaN|undefined|Infinity/.test(parts.join('')) }).toEqual({ id, broken: false });
    }
  });

  it.each(EVENTS.map(({ id }) => id))('%s fills its frame, which nothing leaves', (id) => {
    const root = parse(`${id}.svg`).documentElement;
    expect(root.getAttribute('viewBox')).toBe(`0 0 ${WIDTH} ${HEIGHT}`);
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual([String(WIDTH), String(HEIGHT)]);
    expect(root.querySelectorAll('path').length).toBeGreaterThan(10);
  });
});

describe('the medallions of the conflict cards', () => {
  it('has one for each suit, and for Sabotage one in each ink that has it', () => {
    const needed = new Set(CARDS.map(({ suit, isSabotage }) => (isSabotage ? `${suit}1` : suit)));
    expect(new Set(suitNames)).toEqual(needed);
    expect(parse('suits.svg').documentElement.childElementCount).toBe(suitNames.length);
  });

  it('tells the suits apart by shape, not by ink alone', () => {
    const root = parse('suits.svg').documentElement;
    const shapes = [...root.children].map((one) =>
      [...one.querySelectorAll('g > g path')].map((path) => path.getAttribute('d')).join(),
    );
    const suits = suitNames.flatMap((name, at) => (name.endsWith('1') ? [] : [shapes[at]]));
    expect(new Set(suits).size).toBe(Object.keys(SUIT_INKS).length);
    const ones = suitNames.flatMap((name, at) => (name.endsWith('1') ? [shapes[at]] : []));
    expect(new Set(ones).size).toBe(1);
    expect(suits).not.toContain(ones[0]);
  });
});

describe('the files of the art', () => {
  it.each(files.map(({ path }) => basename(path)).filter((name) => name.endsWith('.svg')))(
    '%s is well formed and names nothing that it does not have',
    (name) => {
      const root = parse(name).documentElement;
      expect(root.querySelector('parsererror')).toBeNull();
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const named = [...textOf(name).matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      for (const id of new Set(named)) expect(ids).toContain(id);
      // An image cannot fetch, run or embed anything.
      expect(textOf(name)).not.toMatch(/<script|<image|<foreignObject|\bhref=|\bon\w+=/);
      expect(textOf(name)).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it('are those that are committed', () => {
    for (const { path, text } of files) expect(readFileSync(path, 'utf8') === text, path).toBe(true);
  });

  it('are small: 120 KB as brotli, all of them together', () => {
    const sizes = files.map(({ text }) => brotliCompressSync(text).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120 * 1024);
  });

  it('leaves no picture of an event that is gone', () => {
    const kept = files.map(({ path }) => path);
    const events = dirname(kept[0] ?? '');
    for (const name of readdirSync(events)) expect(kept).toContain(join(events, name));
  });

  it('has the shape that the style sheet gives it', () => {
    const css = readFileSync(
      join(import.meta.dirname, '../../src/ui/games/hitlers-reich/cards/engravings.css'),
      'utf8',
    );
    expect(css).toContain(`aspect-ratio: ${WIDTH} / ${HEIGHT}`);
  });
});

describe('the pictures of the logistics cards', () => {
  const logistics = renderLogistics();

  it('has one of its own for every name of the data and none beside', () => {
    expect(Object.keys(LOGISTICS).sort()).toEqual([...listNames()].sort());
    const drawn = Object.values(LOGISTICS).map((parts) => parts.join(''));
    expect(new Set(drawn).size).toBe(drawn.length);
    const events = new Set(Object.values(PICTURES).map((parts) => parts.join('')));
    expect(drawn.some((one) => events.has(one))).toBe(false);
  });

  it('are well formed, small, committed, and windows of the sizes that the style sheet counts with', () => {
    for (const { path, text } of logistics) expect(readFileSync(path, 'utf8') === text, path).toBe(true);
    const svg = logistics.find(({ path }) => basename(path) === 'cards.svg')?.text ?? '';
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.querySelector('parsererror')).toBeNull();
    expect(root.querySelectorAll('svg')).toHaveLength(listNames().length);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(brotliCompressSync(svg).length).toBeLessThan(20 * 1024);
    const css = readFileSync(join(import.meta.dirname, '../../src/ui/games/blitzkrieg-to-moscow-2/hand.css'), 'utf8');
    const [, above, share, all] = /calc\(\((\d+) \* var\(--at\) \+ ([\d.]+)\) \/ ([\d.]+) \* 100%\)/.exec(css) ?? [];
    const seen = 88 / HEIGHT;
    expect(Number(above)).toBe(listNames().length - 1);
    expect(Number(share)).toBeCloseTo((1 - seen) / 2, 2);
    expect(Number(all)).toBeCloseTo(listNames().length - seen, 2);
  });
});
