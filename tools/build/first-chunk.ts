/** Which modules the build puts into one file. */

/** What is read of the bundler's graph of modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const NAME = 'first';

/**
 * Names the chunk of all modules that `start` imports; null for others, and for the entry itself. Left alone, the bundler gives
 * each set of modules that some later screens share a chunk of its own: twenty small files for the start screen, of
 * which a browser fetches six at a time.
 */
export function firstChunk(start: string): (id: string, graph: ModuleGraph) => string | null {
  let first: ReadonlySet<string> | undefined;
  return (id, graph) => {
    first ??= reachableFrom(start, graph);
    return first.has(id) ? NAME : null;
  };
}

/** All modules that `start` imports statically, directly or not. */
function reachableFrom(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([start]);
  // A set may grow while it is read.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  found.delete(start);
  return found;
}
