/** The inspector of a unit: what it can do and who could attack it come before the source (picture 3-19). */
import { beforeAll, describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../../../src/engine/games/hitlers-last-battles/definition.ts';
import type { Position } from '../../../../src/engine/games/hitlers-last-battles/state.ts';
import { startGame } from '../../../../src/engine/kernel/runner.ts';
import { hitlersLastBattles as manifest } from '../../../../src/games/hitlers-last-battles.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import { inspect } from '../../../../src/ui/games/hitlers-last-battles/inspect.ts';

beforeAll(() => loadCatalogue('en', ['table', 'hitlers-last-battles']));

const { facts } = def.data;
function told(position: Position, target: `unit:${string}` | `space:${string}`) {
  const { state } = startGame(def, {
    scenario: def.scenarios[0]?.id ?? '',
    seed: 'inspect',
    options: {},
    position: { step: 'movement', ...position },
  });
  const view = def.view(state, 'german');
  const scene = { facts, queries: def.queries, view, i18n: createI18n('en', manifest.names(facts)) };
  return inspect(scene, target).map(({ title, lines }) => ({ title, lines: lines.map(({ text }) => text) }));
}
const linesOf = (passages: ReturnType<typeof told>, title: string) =>
  passages.find((passage) => passage.title === title)?.lines ?? null;

describe('a unit of the side to move', () => {
  it('is told with its ways and targets, its zone, and who could attack it next', () => {
    const passages = told({}, 'unit:G-G');
    expect(passages.map(({ title }) => title).slice(1, 4)).toEqual(['Now', 'Zone', 'Could attack it next']);
    expect(linesOf(passages, 'Now')).toEqual([
      expect.stringMatching(/^Can move: \d+ places? in reach$/),
      'Can attack Lorraine / Nancy (0305) and Ardennes / Luxembourg (0304)',
    ]);
    expect(linesOf(passages, 'Zone')?.[1]).toMatch(/^In the zone of 6th Army Group and 12th Army Group/);
    expect(linesOf(passages, 'Could attack it next')?.[0]).toMatch(/^6th Army Group, adjacent: 16.7% to win alone$/);
    expect(passages.at(-1)?.title).toBe('Where this comes from');
  });
});

describe('a unit of the other side', () => {
  it('waits for its turn, and can be attacked now', () => {
    const passages = told({}, 'unit:W-12');
    expect(linesOf(passages, 'Now')).toEqual(['Can do nothing now: it is the German turn']);
    expect(linesOf(passages, 'Can attack it this turn')?.join()).toContain('Army Group G, adjacent');
  });
});

describe('a hex', () => {
  it('tells the same of the unit in it, below the ground', () => {
    const passages = told({}, 'space:0404');
    expect(passages.map(({ title }) => title).slice(1, 3)).toEqual(['Now', 'Zone']);
  });

  it('tells nothing of attacks while it is empty', () => {
    expect(told({}, 'space:0405').map(({ title }) => title)).not.toContain('Now');
  });
});

describe('a match in the combat phase', () => {
  it('says that no unit moves or attacks', () => {
    const passages = told({ step: 'combat', units: { 'G-G': '0304' }, origins: { 'G-G': '0404' } }, 'unit:G-B');
    expect(linesOf(passages, 'Now')).toEqual(['Can neither move nor attack now: Combat phase']);
  });
});
