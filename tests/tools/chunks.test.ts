import { describe, expect, it } from 'vitest';
import { groupsOf, type Chunk, type ModuleGraph } from '../../tools/build/chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'react'],
  app: ['react', 'words', 'app'],
  words: ['main'],
  table: ['react', 'map', 'field'],
  library: ['field', 'rows'],
  field: ['cursor'],
};
const graph: ModuleGraph = {
  getModuleInfo: (id) => (IMPORTS[id] ? { importedIds: IMPORTS[id] } : null),
};
const namesOf = (chunks: readonly Chunk[], ids: readonly string[]) => {
  const groups = groupsOf(chunks);
  return ids.map((id) => groups.flatMap(({ name }) => name(id, graph) ?? [])[0] ?? null);
};
const FIRST: Chunk = { name: 'first', starts: ['main'], atLeast: 1 };

describe('the chunks of the build', () => {
  it('put all that the start imports into one, in circles too, and nothing else', () => {
    const ids = ['main', 'app', 'react', 'words', 'table', 'map'];
    expect(namesOf([FIRST], ids)).toEqual([null, 'first', 'first', 'first', null, null]);
  });

  it('put what several starts share into one, but not what one alone needs or an earlier chunk has', () => {
    const shared: Chunk = { name: 'shared', starts: ['table', 'library'], atLeast: 2 };
    const ids = ['field', 'cursor', 'map', 'rows', 'react', 'table'];
    expect(namesOf([FIRST, shared], ids)).toEqual(['shared', 'shared', null, null, 'first', null]);
  });

  it('put what a start shares with those of other chunks beside it, not what those share without it', () => {
    const screens: Chunk = { name: 'screens', starts: ['library'], others: ['table', 'main'], atLeast: 2 };
    expect(namesOf([screens], ['field', 'rows', 'map', 'react'])).toEqual(['screens', null, null, null]);
  });

  it('take what they import along in the order of the list', () => {
    const priorities = groupsOf([FIRST, { name: 'table', starts: ['table'], atLeast: 1 }]).map(
      (group) => group.priority,
    );
    expect(priorities).toEqual([2, 1]);
  });
});
