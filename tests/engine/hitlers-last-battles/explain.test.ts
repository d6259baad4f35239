import { describe, expect, it } from 'vitest';
import type { TargetRef } from '../../../src/engine/kernel/types.ts';
import { REFUSAL_CODES } from '../../../src/engine/games/hitlers-last-battles/rules/reason.ts';
import { decisionOf, game, only, open, play, tables, why, whyKeys, type Table } from './support.ts';

const BUTTONS = ['volkssturm-yes', 'volkssturm-no', 'end-replace', 'end-mark', 'end-move', 'support-none'];
const TARGETS: readonly TargetRef[] = [
  ...tables.unitIds.map((id) => `unit:${id}` as const),
  ...tables.hexIds.map((id) => `space:${id}` as const),
  ...tables.markerIds.map((id) => `marker:${id}` as const),
  ...BUTTONS.map((id) => `button:${id}` as const),
];

const TABLES: Readonly<Record<string, () => Table>> = {
  volkssturm: () => open({ units: only({ 'G-B': '0403', 'W-12': '0204', 'S-1B': '1003' }) }),
  replace: () =>
    open({ side: 'allied', units: { 'W-21': null, 'W-6': null, 'S-1B': null, 'G-B': '0404', 'G-G': null } }),
  'replace after one': () =>
    play(open({ side: 'allied', units: { 'W-21': null, 'W-6': null, 'S-1B': null } }), 'replace W-21 0203'),
  markers: () => open(),
  'Allied markers': () => play(open({ side: 'allied', turn: 3 }), 'mark M-PATTON W-12', 'mark M-MONTY W-21'),
  'all markers given': () => play(open({ turn: 5, units: { 'G-H': null } }), 'end-replace', 'mark M-GD G-B'),
  movement: () => open({ step: 'movement', units: { 'G-H': null } }),
  'movement with attacks': () =>
    play(open({ side: 'allied', step: 'movement' }), 'attack S-1U 0904', 'attack W-12 0403', 'move W-SHAEF 0205'),
  'movement all but done': () => {
    let table = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'W-12': '0304', 'G-B': '0403', 'S-1B': '1003' }),
    });
    table = play(table, 'move W-12 0305', 'move S-1B 1103');
    return table;
  },
  battle: () =>
    play(
      open({ step: 'movement', units: only({ 'G-B': '0403', 'W-12': '0304', 'G-SUF': '0805', 'S-4U': '0905' }) }),
      'attack G-B 0304',
      'attack G-SUF 0905',
      'end-move',
      'battle 0304: 6 1',
      'retreat 0204',
    ),
  support: () =>
    play(
      open({ side: 'allied', step: 'movement', markers: { 'M-ZHUKOV': 'S-1U' }, units: { 'S-4U': null } }),
      'attack S-1U 0904',
      'attack S-2B 0902',
      'end-move',
      'battle 0904',
    ),
  retreat: () => play(open({ side: 'allied', step: 'movement' }), 'attack W-21 0402', 'end-move', 'battle 0402: 4 2'),
  over: () => play(open({ side: 'allied', turn: 6, step: 'movement' }), 'end-move'),
};

/** First picks of the legal moves. */
const firstPicks = (table: Table): readonly (readonly TargetRef[])[] => {
  if (table.state.result) return [[]];
  const moves = decisionOf(table).moves;
  const firsts = new Set(moves.flatMap((move) => game.words.targets(move).slice(0, 1)));
  const seconds = moves.map((move) => game.words.targets(move).slice(0, 2)).filter((refs) => refs.length > 1);
  return [
    [],
    ...[...firsts].map((ref) => [ref]),
    ...seconds.slice(0, 12),
    ...seconds.slice(0, 4).map((refs) => refs.slice(1)),
  ];
};

/** The rule of what is offered, said a second time. */
function isOffered(table: Table, picked: readonly TargetRef[], target: TargetRef): boolean {
  if (table.state.result) return false;
  return decisionOf(table).moves.some((move) => {
    const refs = game.words.targets(move);
    if (![...picked, target].every((ref) => refs.includes(ref))) return false;
    const passed = refs[2];
    const needsDestination = passed !== undefined && (target === passed || picked.includes(passed));
    return !needsDestination || picked.includes(refs[1] ?? target);
  });
}

describe('why not', () => {
  it.each(Object.entries(TABLES))('%s: answers for everything that is not offered, and only for that', (_, make) => {
    const table = make();
    for (const picked of firstPicks(table))
      for (const target of TARGETS) {
        const reasons = why(table, target, ...picked);
        const what = `${picked.join(' ')} then ${target}`;
        expect(reasons.length === 0, what).toBe(isOffered(table, picked, target));
        for (const reason of reasons) {
          expect(reason.key.startsWith(`hlb.refuse.${reason.code}`), what).toBe(true);
          expect(reason.rule, what).toMatch(/^(\d+(\.\d+)?|Q\d+)$/);
        }
        expect(new Set(reasons.map((reason) => JSON.stringify(reason))).size, what).toBe(reasons.length);
      }
  });

  it('reaches every refusal code', () => {
    const reached = new Set<string>();
    for (const make of Object.values(TABLES)) {
      const table = make();
      for (const picked of firstPicks(table))
        for (const target of [...TARGETS, 'unit:NOBODY'] as const)
          for (const reason of why(table, target, ...picked)) reached.add(reason.code);
    }
    expect(REFUSAL_CODES.filter((code) => !reached.has(code))).toEqual([]);
  });

  it('names the enemies on both ends of a step from zone to zone', () => {
    const table = open({ side: 'allied', step: 'movement' });
    const [first] = why(table, 'space:0903', 'unit:S-1B');
    expect(first).toEqual({
      code: 'ZONE_TO_ZONE',
      key: 'hlb.refuse.ZONE_TO_ZONE',
      rule: '7.3',
      params: {
        unit: 'S-1B',
        from: '1003',
        hex: '0903',
        side: 'german',
        fromEnemies: 'G-MIT',
        toEnemies: 'G-VIST,G-MIT',
      },
    });
  });

  it('gives one reason for each way, the closest first', () => {
    const table = open({ side: 'allied', step: 'movement' });
    const reasons = why(table, 'space:0903', 'unit:S-1B');
    // Straight ahead; through 0904, which the enemy holds; and there is no unit to attack.
    expect(reasons.map((reason) => reason.key.slice('hlb.refuse.'.length))).toEqual([
      'ZONE_TO_ZONE',
      'ZONE_TO_ZONE',
      'BAD_PATH.enemy',
      'NO_ENEMY',
    ]);
    expect(reasons[1]?.params).toMatchObject({ from: '1003', hex: '1002' });
  });

  it('names the friend that stands in the way, also one of the other ally', () => {
    const table = open({ side: 'allied', step: 'movement', units: { 'S-4U': '0205' } });
    expect(why(table, 'space:0205', 'unit:W-SHAEF')).toEqual([
      {
        code: 'STACKING',
        key: 'hlb.refuse.STACKING',
        rule: '7.5',
        params: { unit: 'W-SHAEF', hex: '0205', by: 'S-4U' },
      },
    ]);
  });

  it('says how to attack an enemy unit that is pointed at', () => {
    const table = open({ step: 'movement' });
    expect(whyKeys(table, 'unit:W-12', 'unit:G-B')).toEqual(['NOT_YOUR_UNIT.attack-hex']);
    expect(whyKeys(table, 'unit:W-6', 'unit:G-B')).toEqual(['NOT_ADJACENT']);
    expect(whyKeys(table, 'unit:W-12')).toEqual(['NOT_YOUR_UNIT']);
  });

  it('says all that bars a placement', () => {
    const table = open({ units: { 'G-B': null, 'G-G': null } });
    expect(whyKeys(table, 'space:0303', 'unit:G-B')).toEqual([
      'BAD_PLACEMENT.occupied',
      'BAD_PLACEMENT.enemy-near',
      'BAD_PLACEMENT.no-place',
    ]);
  });

  it('names to a stuck unit every neighbour that fails', () => {
    const table = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'W-12': '0104', 'W-6': '0105', 'W-21': '0203', 'W-SHAEF': '0204', 'G-B': '0305' }),
    });
    const stuck = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'W-12': '0501', 'W-21': '0502', 'G-B': '0503', 'G-H': '0402', 'S-1B': '0601', 'S-2B': '0602' }),
    });
    expect(whyKeys(table, 'unit:W-12')).toEqual([]);
    expect(whyKeys(stuck, 'unit:W-12').length).toBeGreaterThan(0);
  });

  it('answers for the hex of a unit, for buttons, and for what is half chosen', () => {
    const table = open({ step: 'movement' });
    expect(whyKeys(table, 'space:0402')).toEqual(['WRONG_STEP.unit-here']);
    expect(whyKeys(table, 'button:end-replace')).toEqual(['WRONG_STEP']);
    expect(whyKeys(table, 'unit:G-B', 'unit:G-G')).toEqual(['WRONG_STEP.picked-unit']);
    expect(whyKeys(table, 'marker:M-GD')).toEqual(['WRONG_STEP.marker']);
    expect(whyKeys(table, 'space:0401')).toEqual(['BAD_PATH.sea']);
    expect(whyKeys(table, 'unit:NOBODY')).toEqual(['UNKNOWN_ID']);
    expect(whyKeys(table, 'button:nothing')).toEqual(['UNKNOWN_ID']);
  });

  it('leaves the phasing player out of a retreat', () => {
    const table = TABLES['retreat']?.() ?? open();
    expect(whyKeys(table, 'unit:W-12')).toEqual(['WRONG_PLAYER']);
    expect(whyKeys(table, 'button:end-move')[0]).toBe('WRONG_PLAYER');
    expect(whyKeys(table, 'space:0302')).toEqual(['BAD_RETREAT.direction-G']);
  });
});
