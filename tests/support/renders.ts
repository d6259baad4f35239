/**
 * Counts which components React runs, as its developer tools do: a hook that the renderer calls after each commit. Must be
 * loaded before React's renderer is.
 */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface FiberRoot {
  readonly current: Fiber;
}

/** How often components ran, by name, and in how many commits. */
export interface Renders {
  readonly commits: number;
  /** Components that were on the screen already and rendered again. */
  readonly again: Readonly<Record<string, number>>;
  /** Components that came to the screen. */
  readonly fresh: Readonly<Record<string, number>>;
}

export const sumOf = (byName: Readonly<Record<string, number>>): number =>
  Object.values(byName).reduce((sum, n) => sum + n, 0);

/** Function components, `forwardRef`, `memo` of either kind, as React numbers its fibers. */
const COMPONENTS = new Set([0, 11, 14, 15]);
/** React's own mark of a fiber whose component has run. */
const HAS_RUN = 1;

let onCommit: ((root: FiberRoot) => void) | null = null;

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: FiberRoot) => onCommit?.(root),
    onCommitFiberUnmount: () => undefined,
  },
});

interface Named {
  readonly displayName?: string;
  readonly name?: string;
  readonly type?: Named;
  readonly render?: Named;
}
const nameOf = (type: Named): string =>
  type.displayName || type.name || (type.type ? nameOf(type.type) : type.render ? nameOf(type.render) : '?');

/** Runs `act` and counts what it makes React run. */
export async function countRenders(act: () => unknown): Promise<Renders> {
  const again: Record<string, number> = {};
  const fresh: Record<string, number> = {};
  let commits = 0;
  const note = ({ tag, type }: Fiber, byName: Record<string, number>) => {
    if (!COMPONENTS.has(tag)) return;
    const name = nameOf(type as Named);
    byName[name] = (byName[name] ?? 0) + 1;
  };
  /** A skipped component keeps its fiber, and so does everything below equal children. */
  const walk = (next: Fiber, before: Fiber | null): void => {
    if (before === null) note(next, fresh);
    else if ((next.flags & HAS_RUN) === HAS_RUN) note(next, again);
    if (before !== null && next.child === before.child) return;
    for (let child = next.child; child; child = child.sibling) {
      const former = before === null ? null : child.alternate;
      if (former === null || isChildOf(child, before)) walk(child, former);
    }
  };
  const isChildOf = (child: Fiber, parent: Fiber | null): boolean => {
    for (let former = parent?.child ?? null; former; former = former.sibling) if (former === child) return false;
    return true;
  };
  onCommit = (root) => {
    commits += 1;
    walk(root.current, root.current.alternate);
  };
  try {
    await act();
  } finally {
    onCommit = null;
  }
  return { commits, again, fresh };
}
