/** The parts of `docs/notation.md` that are made from the games: examples of positions, and the verbs of their moves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { openEnglish } from '../lib/english.ts';
import { openKit } from '../lib/games.ts';
import { listMoveExamples } from './moves.ts';

const RECORDED = join(import.meta.dirname, '../../tests/recorded');

/**
 * Text between two marks of the page, by their name: `position GAME RECORD MOVE`, `seen GAME RECORD MOVE`, `moves
 * GAME`.
 */
type Parts = ReadonlyMap<string, string>;

/** The position of a recorded match after a move. */
async function makePosition(
  id: string,
  record: string,
  at: number,
): Promise<{ readonly whole: string; readonly seen: string }> {
  const { def } = await openKit(id);
  const loaded = loadSave(def, readSave(readFileSync(join(RECORDED, `${id}.${record}.json`), 'utf8')));
  const state = loaded.how === 'replayed' ? loaded.timeline.points[at]?.state : undefined;
  const positions = def.positions;
  if (!state || !positions) throw new Error(`no position ${at} of ${record}`);
  const from = `From the recorded game \`${record}\`, after move ${at}`;
  const fence = (text: string): string => `\`\`\`position\n${text}\n\`\`\``;
  return {
    whole: `${from}:\n\n${fence(positions.write(state))}`,
    seen: `As an onlooker sees it:\n\n${fence(positions.write(state, null))}`,
  };
}

async function makeMoves(id: string): Promise<string> {
  const kit = await openKit(id);
  const say = await openEnglish(kit.def);
  const rows = listMoveExamples(kit).map(({ text, label, from }) => {
    return `| \`${text}\` | ${say(label).replaceAll('|', '\\|')} | ${label.rule ?? ''} | ${from ?? ''} |`;
  });
  return ['| Move | What it says | Rule | First made in |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const MARK = /<!-- made: ([\w. -]+) -->\n[\s\S]*?<!-- end -->/g;

/** Renews the generated parts of the page and keeps the rest. Throws for an unknown mark. */
export async function makePage(page: string): Promise<string> {
  const parts = new Map<string, string>();
  for (const [, name = ''] of page.matchAll(MARK)) parts.set(name, await makePart(name));
  return fill(page, parts);
}

async function makePart(name: string): Promise<string> {
  const [what, id = '', record = '', at = ''] = name.split(' ');
  if (what === 'moves') return makeMoves(id);
  const { whole, seen } = await makePosition(id, record, Number(at));
  if (what === 'position') return whole;
  if (what === 'seen') return seen;
  throw new Error(`nothing is made for ${name}`);
}

const fill = (page: string, parts: Parts): string =>
  page.replace(MARK, (_, name: string) => `<!-- made: ${name} -->\n\n${parts.get(name) ?? ''}\n\n<!-- end -->`);
