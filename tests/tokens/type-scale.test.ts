import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lettering inside a drawing is in the units of the drawing; these sheets hold such rules. */
const DRAWN = [
  'src/ui/parts/die.css',
  'src/ui/table/dice-screen.css',
  'src/ui/games/blitzkrieg-to-moscow-2/pockets/pockets-map.css',
  'src/ui/games/blitzkrieg-to-moscow-2/surrender/surrender-map.css',
  'src/ui/games/hitlers-reich/piece.css',
  'src/ui/games/hitlers-reich/hand-fan.css',
  'src/ui/games/hitlers-reich/cards/conflict-card.css',
];

const all = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/ui/${file}`);
const sheets = all.filter(
  (file) => !file.includes('/board/') && !file.includes('/styles/tokens.css') && !DRAWN.includes(file),
);

test('words take their size from the type scale', () => {
  const strays = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])font(?:-size)?:\s*([^;}]+)/g)]
      .map(([, value = '']) => value)
      .filter((value) => /[\d.](?:px|rem)/.test(value))
      .map((value) => `${file}: ${value}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  // On a phone the question of the prompt is large already, and grows by half.
  expect(strays).toEqual([
    'src/ui/table/prompt-bar.css: calc(11px + 10px * var(--text))',
    'src/ui/table/prompt-bar.css: calc(11px + 9px * var(--text))',
  ]);
});

test('the scale has as many steps as the sheets need and no more', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const steps = [...tokens.matchAll(/--size-(\d+):/g)].map(([, step = '']) => step);
  const text = all.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(steps.filter((step) => !text.includes(`var(--size-${step})`))).toEqual([]);
  expect(
    [...text.matchAll(/var\(--size-(\d+)\)/g)].map(([, step = '']) => step).filter((step) => !steps.includes(step)),
  ).toEqual([]);
});
