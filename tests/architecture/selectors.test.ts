/**
 * Selectors that cost a press. `:has()` took 4 of the 9 ms of style that a press needed: each element that came or went
 * made the browser look again at what the anchor reaches, the board among it. The component that renders the child
 * knows the fact, and says it with a class.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = 'src/ui';
/** Folders whose parts are on the screen during a match, or around it. */
const AT_THE_TABLE = ['app', 'board', 'cover', 'games', 'motion', 'notes', 'parts', 'styles', 'table'];

/** A label around its own input: nothing comes or goes in it. */
const OF_AN_INPUT = /:has\((?:> )?:(?:checked|focus-visible)\)(?=[,\s]*(?:\{|$))/g;
/** Elements around every screen. The sheet of a screen stays loaded at the table. */
const SHELL =
  /(?:^|[\s,(>+~])(?::root|html|body|\.app|\.screen|\.page|\.rail\w*|\.curtain|\.table\w*)(?:--[\w-]+)?[^\s,>+~]*:has\(/;

const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: withoutPrint(readFileSync(join(ROOT, path), 'utf8')) }));

/** On paper nothing changes. */
function withoutPrint(text: string): string {
  return text.replace(/@media print \{\n[\s\S]*?\n\}/g, (rule) => rule.replace(/[^\n]/g, ''));
}

const isAtTheTable = (path: string): boolean => AT_THE_TABLE.some((folder) => path.startsWith(`${folder}/`));

/** Anchors of shells, and anything but an input's label at the table. */
const isCostly = (path: string, line: string): boolean => {
  const rest = path.startsWith('parts/') ? line.replace(OF_AN_INPUT, '') : line;
  return SHELL.test(line) || (isAtTheTable(path) && rest.includes(':has('));
};

describe('a background', () => {
  it('is never fixed to the window: all that scrolls over it would be painted again at each step', () => {
    const fixed = sheets.filter(({ text }) => /background(?:-attachment)?:[^;]*\bfixed\b/.test(text));
    expect(fixed.map(({ path }) => path)).toEqual([]);
  });
});

describe('selectors at the table', () => {
  it('never choose by what is inside or beside: the component says it with a class', () => {
    expect(sheets.filter(({ path }) => isAtTheTable(path)).length).toBeGreaterThan(20);
    const costly = sheets.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (isCostly(path, line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
    expect(costly).toEqual([]);
  });

  it.each([
    ['table/roll-card.css', '.roll__result:has(> .roll__how) > .roll__outcome {', true],
    ['games/hitlers-reich/hand-fan.css', '.hr-fan:has(:focus-visible) {', true],
    ['parts/field.css', '.choice:has(:checked) {', false],
    ['parts/field.css', '.choice:has(:focus-visible),', false],
    ['parts/field.css', '.choice:has(:checked) .choice__text {', true],
    ['library/library.css', '.rail:has(.library__search) .rail__tools {', true],
    ['data-pack/data-pack.css', ":root[data-narrow~='700'] .rail__end:has(> .data-pack__games) {", true],
    ['data-pack/data-pack.css', ":where(:root:not([data-narrow~='700'])) .screen:has(> .page > .data-pack) {", true],
    ['library/library.css', '.entry-tile__head h2:has(:focus-visible) {', false],
    ['what-if/what-if.css', ":root[data-narrow~='1100'] .what-lines:has(.what-note) {", false],
  ])('are told apart: %s %s', (path, line, is) => {
    expect(isCostly(path, line)).toBe(is);
  });
});
