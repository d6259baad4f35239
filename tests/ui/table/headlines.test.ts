/** Headlines keep one order and put what changes the score or a hand size first. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { startGame } from '../../../src/engine/kernel/runner.ts';
import type { GameDefinition, Line, Types } from '../../../src/engine/kernel/types.ts';
import { arrivals, headlines as ofMoscow } from '../../../src/ui/games/blitzkrieg-to-moscow-2/headlines.ts';
import { arrivals as returns, headlines as ofBattles } from '../../../src/ui/games/hitlers-last-battles/headlines.ts';
import { headlines as ofReich } from '../../../src/ui/games/hitlers-reich/headlines.ts';
import type { Headline } from '../../../src/ui/table/game-table.ts';
import { AFTER_BLITZKRIEG, position } from '../../engine/blitzkrieg-to-moscow-2/support.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import { blitzkriegToMoscow2 as moscow } from '../../../src/games/blitzkrieg-to-moscow-2.ts';
import { hitlersLastBattles as battles } from '../../../src/games/hitlers-last-battles.ts';
import { hitlersReich as reich } from '../../../src/games/hitlers-reich.ts';

await loadCatalogue('en', ['table', 'blitzkrieg-to-moscow-2', 'hitlers-last-battles', 'hitlers-reich']);
const NAMES = {
  'blitzkrieg-to-moscow-2': moscow.names(blitzkriegToMoscow2.data.facts),
  'hitlers-last-battles': battles.names(hitlersLastBattles.data.facts),
  'hitlers-reich': reich.names(hitlersReich.data.facts),
};

function sceneOf<T extends Types>(def: GameDefinition<T>, scenario: string) {
  const { state } = startGame(def, { scenario, seed: 'news', options: {} });
  return {
    facts: def.data.facts,
    queries: def.queries,
    view: def.view(state, null),
    i18n: createI18n('en', NAMES[def.id as keyof typeof NAMES]),
  };
}
const line = (key: string, params: Line['params']): Line => ({ key, ...(params ? { params } : {}) });
const told = (lines: readonly Line[]) => ({ lines, before: null });

describe('Blitzkrieg to Moscow 2', () => {
  const open = sceneOf(blitzkriegToMoscow2, 'campaign');

  it('tells cities and the score first, then losses, then pockets', () => {
    const rows = ofMoscow(
      open,
      told([
        line('btm.log.turn-began', { turn: 1, weather: 'clear' }),
        line('btm.log.eliminated-result', { unit: 's-11', place: '1502' }),
        line('btm.log.control', { hex: '1303', side: 'german', points: 1 }),
        line('btm.log.surrendered', { unit: 's-27', hex: '1703' }),
      ]),
      'soviet',
    );
    expect(rows.map(({ id, title, isNews }) => [id, title, isNews])).toEqual([
      ['cities', 'Minsk (1303) has fallen', true],
      ['losses', 'Soviet losses: 2 units', true],
      ['pockets', 'No unit is cut off', false],
    ]);
    expect(rows[1]?.pieces).toEqual(['unit:s-11', 'unit:s-27']);
  });

  it('names the units that arrive as the turn begins', () => {
    const [unit] = open.facts.units.filter(({ side }) => side === 'soviet');
    const id = unit?.id ?? '';
    const was = open.view.units[id];
    if (!was) throw new Error('no Soviet unit');
    const view = { ...open.view, units: { ...open.view.units, [id]: { ...was, place: 'turn-1' as const } } };
    expect(arrivals({ ...open, view }, 'soviet')?.pieces).toContain(`unit:${id}`);
    expect(arrivals({ ...open, view }, 'german')?.pieces ?? []).not.toContain(`unit:${id}`);
  });

  it('says of each row that nothing happened, and forgets a city that came back', () => {
    const there = line('btm.log.control', { hex: '1303', side: 'german', points: 1 });
    const back = line('btm.log.control', { hex: '1303', side: 'soviet', points: 0 });
    const rows = ofMoscow(open, told([there, back]), 'soviet');
    expect(rows.every(({ isNews }) => !isNews)).toBe(true);
    expect(rows.map(({ title }) => title)).toEqual(['No city changed hands', 'No unit was lost', 'No unit is cut off']);
  });

  it('names the units that are cut off now, with what saves them', () => {
    const pocket = { ...open, view: blitzkriegToMoscow2.view(position(AFTER_BLITZKRIEG), null) };
    const row = ofMoscow(pocket, told([]), 'soviet')[2];
    expect(row?.title).toMatch(/^Soviet units cut off: \d$/);
    expect(row?.detail).toMatch(/27th Army.*surrender in your supply phase unless you open a line/);
    expect(row?.pieces).toContain('unit:s-27');
  });
});

it('tells hand sizes of Hitler’s Reich first, then the map, then events', () => {
  const rows = ofReich(
    sceneOf(hitlersReich, 'campaign-1941'),
    told([
      line('hr.log.event-gained', { side: 'axis', event: 'stukas' }),
      line('hr.log.took', { space: 'bulgaria', nation: 'axis' }),
      line('hr.log.hand-size-up', { side: 'axis', from: 6, to: 7 }),
      line('hr.log.hand-size-up', { side: 'axis', from: 7, to: 8 }),
    ]),
    'allies',
  );
  expect(rows.map(({ id, title }) => [id, title])).toEqual([
    ['hand', 'The Axis hand size rises'],
    ['map', 'Axis control: Bulgaria'],
    ['events', 'Axis gained: STUKAS'],
  ]);
  expect([rows[0]?.detail, rows[0]?.change]).toEqual([
    expect.stringContaining('Axis hand size: 6 → 8'),
    expect.objectContaining({ from: 6, to: 8 }),
  ]);
});

it('says of Hitler’s Reich which centre is the last one, as long as it is', () => {
  const open = sceneOf(hitlersReich, 'campaign-1941');
  const control = { ...open.view.board.control };
  for (const id of open.facts.homeCentres.soviet) if (id !== 'archangel') control[id] = 'axis';
  const near = { ...open, view: { ...open.view, board: { ...open.view.board, control } } };
  const lines = [
    line('hr.log.took', { space: 'leningrad', nation: 'axis' }),
    line('hr.log.near-centres', { side: 'axis', nation: 'soviet', space: 'archangel', n: 5, all: 6 }),
    line('hr.log.hand-size-down', { side: 'allies', from: 2, to: 1 }),
  ];
  const [hand, map] = ofReich(near, told(lines), 'allies');
  expect(map?.title).toBe('One to go: Archangel');
  expect(map?.detail).toBe('Axis side: 5 of 6 Soviet home centres. Axis control: Leningrad.');
  expect(hand?.detail).toContain('At 0 the Allied side loses.');
  expect(ofReich(open, told(lines), 'allies')[1]?.title).toBe('Axis control: Leningrad');
});

it('says of the other games that one point more decides, while it is so', () => {
  const moscowScene = sceneOf(blitzkriegToMoscow2, 'campaign');
  const cities = (total: number, side: string) => {
    const view = { ...moscowScene.view, score: { total, modifiers: [] } };
    return ofMoscow({ ...moscowScene, view }, told([line(`btm.log.near-${side}`, {})]), 'soviet')[0]?.detail;
  };
  expect(cities(9, 'german')).toMatch(/One more point wins\.$/);
  expect(cities(10, 'soviet')).toMatch(/One point less and the Soviet side wins\.$/);
  expect(cities(8, 'german')).not.toMatch(/One/);

  const scene = sceneOf(hitlersLastBattles, 'campaign');
  const score = (german: number, allied: number) => ({
    german: { total: german, reasons: [] },
    allied: { total: allied, reasons: [] },
  });
  const lead = (german: number, allied: number) =>
    ofBattles(
      { ...scene, view: { ...scene.view, score: score(german, allied) } },
      { lines: [line('hlb.log.near', { side: 'allied' })], before: { ...scene.view, score: score(13, 10) } },
    )[2]?.detail;
  expect(lead(12, 11)).toMatch(/One more city puts the Allied side in the lead\.$/);
  expect(lead(11, 12)).not.toMatch(/One more/);
});

it('tells hexes with points of Hitler’s Last Battles first, then losses and the score', () => {
  const [hexes, losses, score] = ofBattles(
    sceneOf(hitlersLastBattles, 'campaign'),
    told([
      line('hlb.log.eliminated-difference', { unit: 'G-B', hex: '0304' }),
      line('hlb.log.control-points', { faction: 'W', hex: '0304', points: 1 }),
      line('hlb.log.control', { faction: 'W', hex: '0305' }),
    ]),
  );
  expect(hexes?.title).toMatch(/^Changed hands: .*0304/);
  expect(hexes?.title).not.toContain('0305');
  expect(losses?.title).toMatch(/^Eliminated: /);
  expect(score?.title).toMatch(/^German \d+, Allied \d+ points$/);
});

it('names two units at most that may return as the turn of Hitler’s Last Battles begins (§5.1)', () => {
  const start = sceneOf(hitlersLastBattles, 'campaign');
  const { view } = start;
  const [first, second, third] = start.facts.units.filter(({ faction }) => faction === 'G').map(({ id }) => id);
  const lose = (...lost: readonly (string | undefined)[]) => ({
    ...start,
    view: {
      ...view,
      strategic: { ...view.strategic, replacementsLeft: { G: 1, W: 0, S: 0 } },
      units: Object.fromEntries(
        Object.entries(view.units).map(([id, unit]) => [id, lost.includes(id) ? { ...unit, hex: null } : unit]),
      ),
    },
  });
  expect(returns(start, 'german')).toBeNull();
  expect(returns(lose(first), 'allied')).toBeNull();
  expect(returns(lose(first), 'german')?.pieces).toEqual([`unit:${first}`]);
  const many = returns(lose(first, second, third), 'german');
  expect(many?.pieces).toHaveLength(2);
  expect(many?.text).toMatch(/, 1 more$/);
});

describe('the map of the cover', () => {
  const marksOf = (rows: readonly Headline[]) => rows.flatMap(({ marks }) => marks);

  it('marks the ground, the losses and the pockets of Blitzkrieg to Moscow 2', () => {
    const scene = sceneOf(blitzkriegToMoscow2, 'campaign');
    const before = scene.view;
    const [gained = '', lost = ''] = [scene.facts.hexes[30]?.id, before.germanHexes[0]];
    const view = { ...before, germanHexes: [...before.germanHexes.slice(lost === '' ? 0 : 1), gained] };
    const lines = [
      line('btm.log.eliminated-result', { unit: 's-11', place: '1502' }),
      line('btm.log.eliminated-result', { unit: 's-10', place: '1502' }),
      line('btm.log.surrendered', { unit: 's-27', hex: '1703' }),
    ];
    expect(marksOf(ofMoscow({ ...scene, view }, { lines, before }, 'soviet'))).toEqual([
      { kind: 'taken', place: gained, to: 'german' },
      ...(lost === '' ? [] : [{ kind: 'taken', place: lost, to: 'soviet' }]),
      { kind: 'lost', place: '1502', n: 2 },
      { kind: 'lost', place: '1703', n: 1 },
    ]);
    const pocket = { ...scene, view: blitzkriegToMoscow2.view(position(AFTER_BLITZKRIEG), null) };
    const rings = marksOf(ofMoscow(pocket, told([]), 'soviet')).filter(({ kind }) => kind === 'cut-off');
    expect(rings.map(({ place }) => place)).toContain('1703');
  });

  it('marks hexes of Hitler’s Last Battles by their control, with the losses of each', () => {
    const scene = sceneOf(hitlersLastBattles, 'campaign');
    const before = scene.view;
    const [hex = ''] = Object.keys(before.control).filter((one) => before.control[one] === 'G');
    const view = { ...before, control: { ...before.control, [hex]: 'S' as const } };
    const lines = [line('hlb.log.eliminated-difference', { unit: 'G-B', hex })];
    expect(marksOf(ofBattles({ ...scene, view }, { lines, before }))).toEqual([
      { kind: 'taken', place: hex, to: 'S' },
      { kind: 'lost', place: hex, n: 1 },
    ]);
  });

  it('marks spaces of Hitler’s Reich by their control, with fleets and fortresses lost', () => {
    const scene = sceneOf(hitlersReich, 'campaign-1941');
    const before = scene.view;
    const [space = ''] = Object.keys(before.board.control).filter((one) => before.board.control[one] === 'soviet');
    const board = { ...before.board, control: { ...before.board.control, [space]: 'axis' as const } };
    const lines = [line('hr.log.fleet-lost', { side: 'allies', space: 'north-sea' })];
    expect(marksOf(ofReich({ ...scene, view: { ...before, board } }, { lines, before }, 'allies'))).toEqual([
      { kind: 'taken', place: space, to: 'axis' },
      { kind: 'lost', place: 'north-sea', n: 1 },
    ]);
  });
});
