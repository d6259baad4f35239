/** `docs/notation.md` says what the games do: its made parts are as `npm run notation` makes them, and every example reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../tools/fuzz/position-texts.ts';
import { makePage } from '../../tools/notation/page.ts';
import { GAME_IDS, loadGame } from '../support/games.ts';

const PATH = join(import.meta.dirname, '../../docs/notation.md');
const page = readFileSync(PATH, 'utf8');

const partOf = (name: string): string => page.split(`<!-- made: ${name} `)[1]?.split('<!-- end -->')[0] ?? '';
const fencesOf = (text: string): string[] =>
  [...text.matchAll(/```position\n([\s\S]*?)\n```/g)].map(([, fence = '']) => fence);

it('is as npm run notation makes it', async () => {
  const config = await resolveConfig(PATH);
  expect(await format(await makePage(page), { ...config, filepath: PATH })).toBe(page);
}, 120_000);

describe.each(GAME_IDS)('the notation of %s', (id) => {
  it('reads in every example', async () => {
    const def = await loadGame(id);
    const positions = def.positions;
    const [whole = '', ...others] = fencesOf(partOf(`position ${id}`) + partOf(`seen ${id}`));
    expect(positions?.write(positions.read(whole, chanceOf('page')))).toBe(whole);
    for (const open of others) expect(positions?.write(positions.read(open, chanceOf('page')), null)).toBe(open);
    expect(others.length > 0).toBe(def.secrets !== undefined);
  });

  it('reads in every move', async () => {
    const def = await loadGame(id);
    const moves = [...partOf(`moves ${id}`).matchAll(/^\| `([^`]+)`/gm)].map(([, move = '']) => move);
    expect(moves.length).toBeGreaterThan(10);
    for (const text of moves) {
      const move = def.words.parse(text);
      expect(move && def.words.notation(move)).toBe(text);
    }
  });

  it('has a line on every section', async () => {
    const chapter = page.slice(page.lastIndexOf('| Section ', page.indexOf(`<!-- made: position ${id}`)));
    const told = chapter.slice(0, chapter.indexOf('<!--'));
    for (const section of (await loadGame(id)).positions?.sections ?? []) expect(told).toContain(`\`${section}\``);
  });
});
