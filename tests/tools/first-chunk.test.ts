import { expect, it } from 'vitest';
import { firstChunk, type ModuleGraph } from '../../tools/build/first-chunk.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'react'],
  app: ['react', 'words', 'app'],
  words: ['main'],
  table: ['react', 'map'],
};
const graph: ModuleGraph = {
  getModuleInfo: (id) => (IMPORTS[id] ? { importedIds: IMPORTS[id] } : null),
};

it('puts all that the start imports into one chunk, in circles too, and nothing else', () => {
  const nameOf = firstChunk('main');
  const names = ['main', 'app', 'react', 'words', 'table', 'map'].map((id) => nameOf(id, graph));
  expect(names).toEqual([null, 'first', 'first', 'first', null, null]);
});
