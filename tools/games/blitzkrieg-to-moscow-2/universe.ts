/** Moves of every kind: all that any position could allow, and a good many that none does. */
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { VERBS, commands, type Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { domainsOf } from '../../../src/engine/kits/notation/move-table.ts';

const { tables: t } = blitzkriegToMoscow2.data;

/** Cards, units and places that need not go together: the other side's, or for another use. */
const STRANGE = 768;
/** Steps through the values of each field, so that all of them meet others. */
const STRIDES = [1, 7, 11] as const;

const domains: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = domainsOf(VERBS, {
  unit: t.unitIds,
  space: t.hexIds,
  card: [...t.cardIds.german, ...t.cardIds.soviet],
});
const strange = Object.entries(domains).flatMap(([type, columns]) => {
  const fields = Object.entries(columns);
  const most = fields.reduce((product, [, values]) => product * values.length, 1);
  return Array.from({ length: Math.min(STRANGE, most) }, (_, i) => ({
    type,
    ...Object.fromEntries(fields.map(([name, values], at) => [name, values[(i * (STRIDES[at] ?? 1)) % values.length]])),
  }));
}) as readonly Move[];

/** Moves that name what map, counters and cards do not have. */
const UNKNOWN = ['move g-none 0101', 'move g-pz1 9999', 'draw s-none', 'rail g-none g-4 C', 'attack 9999'].flatMap(
  (text) => commands.parse(text) ?? [],
);

export const UNIVERSE: readonly Move[] = [...t.listAll(), ...strange, ...UNKNOWN];
