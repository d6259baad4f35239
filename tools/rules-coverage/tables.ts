import { shelfLine } from '../../src/games/shelf.ts';
import { openEnglish } from '../lib/english.ts';
import { listIds, openRules } from '../lib/games.ts';
import type { Table } from './table.ts';

const sizeOf = ({ groups }: Table): number => groups.flatMap(({ ids }) => ids).length;

/** The tables of all games, the longest first. */
export async function openTables(): Promise<readonly Table[]> {
  const say = await openEnglish();
  const tables = listIds().map(async (game) => ({ game, title: say(shelfLine(game)), ...(await openRules(game)) }));
  return (await Promise.all(tables)).sort((a, b) => sizeOf(b) - sizeOf(a));
}
