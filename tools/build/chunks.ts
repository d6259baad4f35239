/** Decides which modules the build puts into one file. */

/** The part of the bundler's module graph that is read. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules that one of the starts imports, and at least so many of all the starts, directly or not. */
export interface Chunk {
  readonly name: string;
  readonly starts: readonly string[];
  /** Starts of other chunks, which share modules with these. */
  readonly others?: readonly string[];
  readonly atLeast: number;
}

/** A chunk as the bundler takes it; modules bring their imports along, highest priority first. */
export interface Group {
  /** Null for a module that is not in it. */
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
}

/**
 * Each module goes into the first chunk that it belongs to; the entries go into none. By default the bundler makes a
 * chunk for each set of modules that some screens share: a table came in seventy files, and requesting them took longer
 * than reading them.
 */
export function groupsOf(chunks: readonly Chunk[]): Group[] {
  let names: ReadonlyMap<string, string> | undefined;
  return chunks.map((chunk, at) => ({
    name: (id, graph) => {
      names ??= nameAll(chunks, graph);
      return names.get(id) === chunk.name ? chunk.name : null;
    },
    priority: chunks.length - at,
  }));
}

function nameAll(chunks: readonly Chunk[], graph: ModuleGraph): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, starts, others = [], atLeast } of chunks) {
    const own = new Set(starts.flatMap((start) => [...reachableFrom(start, graph)]));
    const reached = [...starts, ...others].map((start) => reachableFrom(start, graph));
    for (const id of own)
      if (!names.has(id) && reached.filter((ids) => ids.has(id)).length >= atLeast) names.set(id, name);
  }
  return names;
}

/** All modules that `start` imports statically, directly or not. */
function reachableFrom(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([start]);
  // A set may grow while it is read.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  found.delete(start);
  return found;
}
