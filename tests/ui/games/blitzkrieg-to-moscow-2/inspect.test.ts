/** The inspector of a unit: what it can do comes first, and the source of its values last (pictures 3-19). */
import { beforeAll, describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Position } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { startGame } from '../../../../src/engine/kernel/runner.ts';
import { blitzkriegToMoscow2 as manifest } from '../../../../src/games/blitzkrieg-to-moscow-2.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import { inspect } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/inspect.ts';

beforeAll(() => loadCatalogue('en', ['table', 'blitzkrieg-to-moscow-2']));

const { facts } = def.data;
function told(position: Position, target: `unit:${string}` | `space:${string}`) {
  const { state } = startGame(def, { scenario: 'campaign', seed: 'inspect', options: {}, position });
  const scene = {
    facts,
    queries: def.queries,
    view: def.view(state, 'german'),
    i18n: createI18n('en', manifest.names(facts)),
  };
  return inspect(scene, target).map(({ title, lines, isFolded }) => ({
    title,
    lines: lines.map(({ text }) => text),
    isFolded: isFolded === true,
  }));
}
const linesOf = (passages: ReturnType<typeof told>, title: string) =>
  passages.find((passage) => passage.title === title)?.lines ?? null;

/** Minsk, with a panzer army next to it and an army two hexes away. */
const MOVEMENT: Position = {
  phase: 'movement',
  units: { 'g-pz2': '1302', 's-13': '1303', 's-4': 'eliminated', 's-10': 'eliminated' },
  germanHexes: ['1302'],
};

describe('a unit of the other side', () => {
  it('waits, defends, and can be attacked by those next to it and those who can come', () => {
    const passages = told(MOVEMENT, 'unit:s-13');
    expect(passages.map(({ title }) => title)).toEqual([
      '13th Army',
      'Now',
      'In supply',
      'Zone of control',
      'Can attack it this turn',
      'Best attack now',
      'Where this comes from',
    ]);
    expect(linesOf(passages, 'Now')?.slice(0, 2)).toEqual([
      'Can do nothing now: it is the German turn',
      'If attacked: defends with 2 and becomes spent, or with 1 and stays active',
    ]);
    expect(linesOf(passages, 'Can attack it this turn')?.[0]).toBe('2nd Panzer Army, adjacent');
    expect(passages.filter(({ isFolded }) => isFolded).map(({ title }) => title)).toEqual(['Where this comes from']);
  });

  it('has a zone of control, and may be in one', () => {
    expect(linesOf(told(MOVEMENT, 'unit:s-13'), 'Zone of control')).toEqual([
      'It has a zone of control',
      'In the zone of 2nd Panzer Army',
    ]);
  });
});

describe('a unit of the side to move', () => {
  it('says how far it can go, or why it cannot', () => {
    expect(linesOf(told(MOVEMENT, 'unit:g-pz3'), 'Now')?.[0]).toMatch(/^Can move: \d+ places in reach$/);
    // §10: the Romanian armies do not move in the first turn.
    expect(linesOf(told({ phase: 'movement' }, 'unit:g-r3'), 'Now')?.[0]).toMatch(/turn/i);
  });

  it('lists its targets in a combat phase', () => {
    const combat = { ...MOVEMENT, phase: 'combat' } as const;
    expect(linesOf(told(combat, 'unit:g-pz2'), 'Now')?.join()).toContain('Minsk');
  });
});

it('says nothing about neighbours as numbers', () => {
  const text = JSON.stringify(told(MOVEMENT, 'space:1303'));
  expect(text).not.toMatch(/Adjacent hexes/);
});
