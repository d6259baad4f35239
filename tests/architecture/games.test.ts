import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame } from '../support/games.ts';

/**
 * Every game has the same shape: the same names for the same files, facts that are data, and queries that read moves by
 * one name.
 */

const GAMES = join(import.meta.dirname, '../../src/engine/games');

/** Each game has these files; ARCHITECTURE.md says what they hold. */
const ROLES = [
  'build-game.ts',
  'copy-own.ts',
  'definition.ts',
  'editor/edits.ts',
  'editor/kit.ts',
  'events.ts',
  'explain.ts',
  'facts.ts',
  'faults.ts',
  'frames.ts',
  'ids.ts',
  'invariants.ts',
  'make-facts.ts',
  'moves.ts',
  'nodes.ts',
  'pack-data.ts',
  'pack.ts',
  'packs.ts',
  'phases/edit.ts',
  'phases/turn.ts',
  'position-text.ts',
  'preview.ts',
  'preview/battle.ts',
  'queries.ts',
  'queries/types.ts',
  'read-state.ts',
  'rolls.ts',
  'rules/field.ts',
  'rules/reason.ts',
  'rulings.ts',
  'sentences.ts',
  'setup.ts',
  'state.ts',
  'tables.ts',
  'types.ts',
  'verbs/verb-rules.ts',
  'verbs/verbs.ts',
  'view-of.ts',
  'view.ts',
];

/** Words of two games that name different things in them. */
const HOMONYMS = [
  ...['Asked', 'Attack', 'Board', 'Fight', 'NONE', 'Place', 'Score', 'Terms', 'attack', 'begin', 'controllerOf', 'end'],
  ...['endTurn', 'explainAttack', 'explainCard', 'ownerOf', 'pointsOf', 'remove', 'resultOf', 'retreat', 'roll'],
  ...['sideAt', 'sideOf'],
];
/** One thing in two files: this list only becomes shorter. */
const APART = [
  ...['DIE_SIDES', 'EditStep', 'Field', 'IdShapes', 'Phase', 'Position', 'STEPS', 'copyField', 'isPlain'],
  ...['listRolls', 'optionsOf', 'standingOf', 'stateFields'],
];

const listFiles = (game: string): readonly string[] =>
  readdirSync(join(GAMES, game), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** The files of each exported name, by game. */
function listExports(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, Map<string, readonly string[]>>();
  for (const game of GAME_IDS)
    for (const file of listFiles(game)) {
      const text = readFileSync(join(GAMES, game, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/^export (?:const|function\*?|type|interface|class) (\w+)/gm)) {
        const files = names.get(name) ?? new Map<string, readonly string[]>();
        names.set(name, files.set(game, [...(files.get(game) ?? []), file]));
      }
    }
  return names;
}

it('has what two games call by one name in files of one name', () => {
  const apart = [...listExports()].flatMap(([name, files]) =>
    files.size > 1 && new Set([...files.values()].flat()).size > 1 ? [name] : [],
  );
  expect(apart.sort()).toEqual([...HOMONYMS, ...APART].sort());
});

/** Paths of everything in `value` that is no plain data. */
function listUnplain(value: unknown, path: string): readonly string[] {
  if (typeof value === 'function' || typeof value === 'symbol') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return [path];
  return Object.entries(value).flatMap(([key, member]) => listUnplain(member, `${path}.${key}`));
}

describe.each(GAME_IDS)('%s', (id) => {
  it('has a file for each role', () => {
    const files = new Set(listFiles(id));
    expect(ROLES.filter((role) => !files.has(role))).toEqual([]);
  });

  it('has only plain data in its facts', async () => {
    const { facts } = (await loadGame(id)).data;
    expect(listUnplain(facts, 'facts')).toEqual([]);
  });

  it('reads a recorded move with its name by the same query as every game', async () => {
    const { queries } = await loadGame(id);
    expect(queries).toHaveProperty('readMove', expect.any(Function));
  });
});
