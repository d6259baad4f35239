/** Events that change a hand size when they are named, or prevent that, and sets of them that may be named together. */
import type { Line } from '../../kernel/types.ts';
import { SIDES, type CopyId, type Side } from './ids.ts';
import { listNameableCopies, mustWaive } from './rules/events.ts';
import type { Conflict, HrState } from './state.ts';
import type { Tables } from './tables.ts';

/** Events named in addition to those of the declaration. */
export type Naming = readonly { readonly side: Side; readonly copy: CopyId }[];

const withNamed = (conflict: Conflict, { side, copy }: Naming[number]): Conflict => ({
  ...conflict,
  events: { ...conflict.events, [side]: [...conflict.events[side], copy] },
});

/**
 * All sets of such events that both sides may name in the conflict just declared, including none where allowed.
 */
export function listNamings(t: Tables, state: HrState): readonly Naming[] {
  const found = new Map<string, Naming>();
  const grow = (conflict: Conflict, naming: Naming): void => {
    const text = naming
      .map(({ copy }) => copy)
      .sort()
      .join();
    if (found.has(text)) return;
    found.set(text, naming);
    for (const side of SIDES)
      for (const { id: copy, abilities } of listNameableCopies(t, state, conflict, side))
        if (abilities.cost !== undefined || abilities.waivesBlitzCost)
          grow(withNamed(conflict, { side, copy }), [...naming, { side, copy }]);
  };
  const { conflict } = state;
  if (!conflict) return [[]];
  grow(conflict, []);
  const all = [...found.values()];
  const isBound = (naming: Naming): boolean => mustWaive(t, state, naming.reduce(withNamed, conflict));
  const free = all.filter((naming) => !isBound(naming));
  return free.length > 0 ? free : all;
}

/**
 * Conditions for a line that comes with some of the namings: one null if with all of them, else one line for each way,
 * by what is named and what is not.
 */
export function condition(t: Tables, namings: readonly Naming[], isIn: readonly boolean[]): readonly (Line | null)[] {
  if (isIn.every(Boolean)) return [null];
  const has = (naming: Naming, copy: CopyId): boolean => naming.some((one) => one.copy === copy);
  const copies = [...new Set(namings.flatMap((naming) => naming.map(({ copy }) => copy)))];
  for (const copy of copies) {
    if (namings.every((naming, at) => has(naming, copy) === isIn[at])) return [lineOf(t, [copy], [])];
    if (namings.every((naming, at) => has(naming, copy) !== isIn[at])) return [lineOf(t, [], [copy])];
  }
  const taken = namings.filter((_, at) => isIn[at]);
  return taken.map((naming) =>
    lineOf(
      t,
      copies.filter((copy) => has(naming, copy)),
      copies.filter((copy) => !has(naming, copy)),
    ),
  );
}

/** `hr.stake.when.with`, `.without` or `.with-without`. */
function lineOf(t: Tables, named: readonly CopyId[], left: readonly CopyId[]): Line {
  const kinds = [...(named.length > 0 ? ['with'] : []), ...(left.length > 0 ? ['without'] : [])];
  const titles = (copies: readonly CopyId[]): string => copies.map(t.titleOf).join();
  return {
    key: `hr.stake.when.${kinds.join('-')}`,
    params: { ...(named.length > 0 && { named: titles(named) }), ...(left.length > 0 && { left: titles(left) }) },
    rule: '7.2',
  };
}
