import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import events from '../../../src/engine/games/hitlers-reich/data/hitlers-reich-events.json';
import { OPERATIONS } from '../../../src/engine/games/hitlers-reich/event-operations.ts';
import { tables } from '../../support/reich.ts';

/** The operations of the event cards: each has one handler, in the window of play that the data file names. */

interface Written {
  readonly op: string;
  readonly window: string;
  readonly options?: readonly Written[];
  readonly else?: Written;
}

const within = (one: Written): readonly Written[] => [
  one,
  ...(one.options ?? []).flatMap(within),
  ...(one.else ? within(one.else) : []),
];
const cards: readonly { readonly id: string; readonly effect: readonly Written[] }[] = events.cards;
const written = cards.flatMap(({ id, effect }) => effect.flatMap(within).map((one) => ({ id, ...one })));

const windows: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OPERATIONS).map(([name, { window }]) => [name, window]),
);
const handlers = Object.entries(OPERATIONS) as readonly [
  string,
  { readonly brings: (op: unknown, groups: object) => object },
][];
const handle = (op: Written): object => new Map(handlers).get(op.op)?.brings(op, tables.pack.groups) ?? {};

describe('operations of the event cards', () => {
  it('each one that the data file explains is claimed once, and no other is', () => {
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(Object.keys(events.meta.ops).toSorted());
    expect(new Set(written.map(({ op }) => op))).toEqual(new Set(Object.keys(OPERATIONS)));
  });

  it('each is claimed for the window in which the cards play it', () => {
    expect(written.map(({ id, op }) => `${id} ${op} ${windows[op] ?? 'never'}`)).toEqual(
      written.map(({ id, op, window }) => `${id} ${op} ${window}`),
    );
  });

  it('none does nothing, but the control that TURNCOATS asks for (R-89)', () => {
    const idle = written.filter((one) => Object.keys(handle(one)).length === 0);
    expect(idle.map(({ id, op }) => `${id} ${op}`)).toEqual(['turncoats CONTROL']);
  });

  it('what one window asks for comes from no other, and the rules ask for all of it', () => {
    const brought = written.flatMap((one) => Object.keys(handle(one)).map((ability) => [ability, one.window] as const));
    const home = new Map(brought);
    expect(brought.filter(([ability, window]) => home.get(ability) !== window)).toEqual([]);
    const folder = join(import.meta.dirname, '../../../src/engine/games/hitlers-reich');
    const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && path !== 'event-operations.ts')
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
    expect([...home.keys()].filter((ability) => !new RegExp(`\\b${ability}\\b`).test(rules))).toEqual([]);
  });

  it('a card has the abilities of all its operations', () => {
    for (const { id } of tables.eventCards) {
      const own = written.filter((one) => one.id === id);
      expect([id, Object.keys(tables.abilitiesOf(id)).toSorted()]).toEqual([
        id,
        [...new Set(['dieAbilities', 'results', ...own.flatMap((one) => Object.keys(handle(one)))])].toSorted(),
      ]);
    }
    expect(tables.abilitiesOf('franco').results).toHaveLength(5);
    expect(tables.abilitiesOf('rommel').dieAbilities.map(({ own }) => own)).toEqual([true, false]);
    expect(() => tables.abilitiesOf('nothing')).toThrow('no event nothing');
  });
});
