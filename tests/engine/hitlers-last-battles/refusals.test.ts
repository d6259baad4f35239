/** Every refusal code of section 10.1: the code, its rule, its parameters, and a state that stays as it was. */
import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '../../../src/engine/games/hitlers-last-battles/rules/reason.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { game, only, open, play, refusalOf, toMovement, type Table } from './support.ts';

const markers = () => open();
const movement = () => open({ step: 'movement' });
const alliedMarkers = (turn = 3) => open({ side: 'allied', turn });
const replacing = () =>
  open({
    side: 'allied',
    units: { 'W-21': null, 'W-6': null, 'S-1B': null, 'G-B': '0404', 'G-G': null },
    control: { '0304': 'W' },
  });
const support = () =>
  play(
    open({
      side: 'allied',
      step: 'movement',
      markers: { 'M-ZHUKOV': 'S-1U', 'M-PATTON': 'W-12' },
      units: { 'S-4U': null, 'G-G': '0504', 'W-6': '0404' },
    }),
    'attack S-1U 0904',
    'attack S-2B 0902',
    'attack W-12 0403',
    'end-move',
    'battle 0403',
    'support W-6: 1 1 6',
    'battle 0904',
  );
const retreat = () =>
  play(open({ side: 'allied', step: 'movement' }), 'attack W-21 0402', 'end-move', 'battle 0402: 4 2');
const over = () => play(open({ side: 'allied', turn: 6, step: 'movement' }), 'end-move');
/** Two battles, the first of them won. */
const battles = () =>
  play(
    open({ step: 'movement', units: only({ 'G-B': '0403', 'W-12': '0304', 'G-SUF': '0805', 'S-4U': '0905' }) }),
    'attack G-B 0304',
    'attack G-SUF 0905',
    'end-move',
    'battle 0304: 6 1',
    'retreat 0204',
  );

type Case = readonly [code: string, table: () => Table, move: string, rule: string, params: object];

const CASES: readonly Case[] = [
  ['WRONG_STEP', markers, 'end-move', '4.1', { step: 'hlb.step.markers', when: 'hlb.step.move' }],
  ['WRONG_STEP', movement, 'battle 0304', '4.1', { step: 'hlb.step.move', when: 'hlb.step.battle' }],
  ['GAME_OVER', over, 'end-move', '9', {}],
  ['UNKNOWN_ID', movement, 'move G-X 0503', '2', { id: 'G-X' }],
  ['UNKNOWN_ID', movement, 'move G-B 9999', '2', { id: '9999' }],
  ['UNKNOWN_ID', markers, 'mark M-ROMMEL G-B', '2', { id: 'M-ROMMEL' }],
  ['NOT_YOUR_UNIT', movement, 'move W-12 0204', '4.1', { unit: 'W-12', side: 'german' }],
  ['NOT_YOUR_UNIT', movement, 'attack W-12 0403', '4.1', { unit: 'W-12', side: 'german' }],
  ['NOT_YOUR_UNIT', markers, 'mark M-GD W-12', '4.1', { unit: 'W-12', side: 'german' }],
  ['NOT_YOUR_UNIT', replacing, 'replace G-G 0404', '4.1', { unit: 'G-G', side: 'allied' }],
  ['NOT_YOUR_UNIT', support, 'support G-VIST', '4.1', { unit: 'G-VIST', side: 'allied' }],
  ['NOT_IN_POOL', replacing, 'replace W-12 0204', '5', { unit: 'W-12', hex: '0304' }],
  [
    'NOT_ON_MAP.mark',
    () => open({ side: 'allied', units: { 'W-21': null }, control: EDGE_LOST }),
    'mark M-PATTON W-21',
    '6.2',
    { unit: 'W-21' },
  ],
  [
    'NOT_ON_MAP.move',
    () => open({ step: 'movement', units: { 'G-B': null } }),
    'move G-B 0503',
    '7.1',
    { unit: 'G-B' },
  ],
  [
    'NOT_ON_MAP.move',
    () => open({ step: 'movement', units: { 'G-B': null } }),
    'attack G-B 0304',
    '7.1',
    { unit: 'G-B' },
  ],
  ['NOT_ON_MAP.support', support, 'support S-4U', '8.4', { unit: 'S-4U' }],
  [
    'NO_REPLACEMENT_LEFT',
    () => play(replacing(), 'replace W-21 0203'),
    'replace W-6 0106',
    '5',
    { unit: 'W-6', faction: 'W', received: 1 },
  ],
  ['BAD_PLACEMENT.closed', replacing, 'replace W-21 0103', '5.2', { unit: 'W-21', hex: '0103', faction: 'W' }],
  ['BAD_PLACEMENT.closed', replacing, 'replace W-21 0101', '5.2', { hex: '0101' }],
  ['BAD_PLACEMENT.occupied', replacing, 'replace S-1B 0906', '5.3', { hex: '0906', by: 'S-2U3U' }],
  ['BAD_PLACEMENT.enemy-near', replacing, 'replace W-6 0305', '5.3', { hex: '0305', enemies: 'G-B' }],
  ['BAD_PLACEMENT.no-place-west', replacing, 'replace W-21 0205', '5.2', { hex: '0205', start: '0303' }],
  ['BAD_PLACEMENT.no-place-east', replacing, 'replace S-1B 1103', '5.2', { hex: '1103', start: '1003' }],
  [
    'BAD_PLACEMENT.no-place',
    () => open({ units: { 'G-B': null } }),
    'replace G-B 0703',
    '5.2',
    { hex: '0703', start: '0403' },
  ],
  ['BAD_PLACEMENT.city-not-held', replacing, 'replace S-1B 0203', 'Q4', { hex: '0203', owner: 'W', faction: 'S' }],
  [
    'BAD_PLACEMENT.start-not-held',
    () => open({ side: 'allied', units: { 'W-12': null, 'G-B': '0503', 'G-G': '0504' }, control: { '0304': 'G' } }),
    'replace W-12 0304',
    'Q4',
    { owner: 'G' },
  ],
  ['VOLKSSTURM_NOT_ALLOWED.units', markers, 'volkssturm yes', '5.1', { units: 6, max: 3 }],
  [
    'MARKER_LIMIT.unit-marked',
    () => play(alliedMarkers(), 'mark M-PATTON W-12'),
    'mark M-MONTY W-12',
    '6.2',
    { unit: 'W-12', carries: 'M-PATTON' },
  ],
  [
    'MARKER_LIMIT.marker-used',
    () => play(alliedMarkers(), 'mark M-PATTON W-12'),
    'mark M-PATTON W-21',
    '6.2',
    { marker: 'M-PATTON', carrier: 'W-12' },
  ],
  [
    'MARKER_LIMIT.none-left',
    () => play(open({ turn: 5 }), 'mark M-GD G-B'),
    'mark M-SSPZ G-G',
    '6.1',
    { received: 1, turn: 5 },
  ],
  [
    'MARKER_LIMIT.faction',
    alliedMarkers,
    'mark M-PATTON S-1B',
    '6.2',
    { marker: 'M-PATTON', faction: 'W', unitFaction: 'S' },
  ],
  ['MARKER_LIMIT.other-side', markers, 'mark M-PATTON G-B', '6.2', { marker: 'M-PATTON', side: 'german' }],
  ['MARKER_LIMIT.other-side', markers, 'unmark M-PATTON', '6.2', { marker: 'M-PATTON' }],
  ['MARKER_LIMIT.not-assigned', markers, 'unmark M-GD', '6.2', { marker: 'M-GD' }],
  ['CONCENTRATION.both', alliedMarkers, 'end-mark', '6.3', { left: 3 }],
  ['CONCENTRATION', () => play(alliedMarkers(), 'mark M-PATTON W-12'), 'end-mark', '6.3', { faction: 'S', left: 2 }],
  [
    'CONCENTRATION.take-back',
    () => play(alliedMarkers(1), 'mark M-GDS S-1B', 'mark M-SHA S-2B'),
    'end-mark',
    '6.3',
    { faction: 'W' },
  ],
  ['ALREADY_MOVED', () => play(movement(), 'move G-G 0504'), 'move G-G 0404', '7.1', { unit: 'G-G', hex: '0504' }],
  [
    'ALREADY_MOVED.attacked',
    () => play(movement(), 'attack G-B 0304'),
    'move G-B 0204',
    '7.1',
    { unit: 'G-B', hex: '0304' },
  ],
  ['BAD_PATH.not-adjacent', movement, 'move G-B 0603', '7.1', { from: '0403', hex: '0603' }],
  ['BAD_PATH.sea', movement, 'move G-H 0401', '7.2', { hex: '0401' }],
  ['BAD_PATH.closed', movement, 'move G-G 0405', '7.2', { hex: '0405' }],
  [
    'BAD_PATH.sea-side',
    () => open({ step: 'movement', units: { 'G-H': '0601' } }),
    'move G-H 0501',
    '7.2',
    { from: '0601', hex: '0501' },
  ],
  [
    'BAD_PATH.back',
    () => open({ step: 'movement', units: { 'G-H': '0602' } }),
    'move G-H 0603 0602',
    '7.1',
    { hex: '0602' },
  ],
  ['BAD_PATH.enemy', movement, 'move G-B 0304', '7.4', { hex: '0304', enemy: 'W-12' }],
  [
    'ZONE_TO_ZONE',
    () => open({ side: 'allied', step: 'movement' }),
    'move S-1B 0903',
    '7.3',
    { from: '1003', hex: '0903', side: 'german', fromEnemies: 'G-MIT', toEnemies: 'G-VIST,G-MIT' },
  ],
  [
    'STACKING',
    () => open({ side: 'allied', step: 'movement' }),
    'move W-SHAEF 0305',
    '7.5',
    { unit: 'W-SHAEF', hex: '0305', by: 'W-6' },
  ],
  [
    'STACKING.attacker',
    () => play(movement(), 'attack G-B 0304'),
    'attack G-G 0304',
    '7.5',
    { hex: '0304', enemy: 'W-12', by: 'G-B' },
  ],
  ['NOT_ADJACENT', movement, 'attack G-B 0305', '7.4', { unit: 'G-B', hex: '0305', from: '0403', movement: 2 }],
  [
    'NOT_ADJACENT.sea-side',
    () => open({ step: 'movement', units: { 'G-H': '0601', 'W-21': '0501' } }),
    'attack G-H 0501',
    'Q17',
    { hex: '0501' },
  ],
  ['NO_ENEMY', movement, 'attack G-B 0503', '7.4', { unit: 'G-B', hex: '0503' }],
  ['NO_BATTLE', battles, 'battle 0602', '8.1', { hex: '0602' }],
  ['NO_BATTLE.resolved', battles, 'battle 0304', '8.1', { hex: '0304', unit: 'G-B' }],
  ['BAD_SUPPORT.attacker', support, 'support S-1U', '8.4', { unit: 'S-1U' }],
  ['BAD_SUPPORT.attacked', support, 'support S-2B', 'Q26', { unit: 'S-2B' }],
  ['BAD_SUPPORT.supported', support, 'support W-6', '8.4', { unit: 'W-6' }],
  ['BAD_SUPPORT.not-adjacent', support, 'support S-1B3B', '8.4', { unit: 'S-1B3B', from: '1001', hex: '0904' }],
  ['BAD_RETREAT.not-adjacent', retreat, 'retreat 0602', '8.7', { from: '0402', hex: '0602' }],
  ['BAD_RETREAT.closed', retreat, 'retreat 0401', '7.2', { hex: '0401' }],
  ['BAD_RETREAT.occupied', retreat, 'retreat 0403', '8.7', { hex: '0403', by: 'G-B' }],
  ['BAD_RETREAT.direction-G', retreat, 'retreat 0302', '8.7', { hex: '0302', direction: 'NW' }],
];

/** Every Western arrival hex and start hex lost, so that no unit can be placed. */
const EDGE_LOST = { '0104': 'G', '0105': 'G', '0106': 'G', '0303': 'G', '0203': 'S' } as const;

describe('refusals, section 10.1', () => {
  it.each(CASES)('%s (%#)', (code, table, move, rule, params) => {
    const at = code.startsWith('NOT_ON_MAP.mark') ? play(table(), 'end-replace') : table();
    const reason = refusalOf(at, move);
    expect(reason).toMatchObject({ key: `hlb.refuse.${code}`, code: code.split('.')[0], rule, params });
    expect(game.why.refuse(at.state, game.words.parse(move) ?? { type: 'end-move' })).toEqual(reason);
  });

  it('BAD_PATH.length: an empty path and one of three steps', () => {
    const { state } = movement();
    for (const path of [[], ['0503', '0603', '0703']])
      expect(game.why.refuse(state, { type: 'move', unit: 'G-B', path })).toMatchObject({
        code: 'BAD_PATH',
        key: 'hlb.refuse.BAD_PATH.length',
        params: { max: 2 },
      });
  });

  it('WRONG_PLAYER: the seat that does not decide', () => {
    expect(refusalOf(movement(), 'end-move', 'allied')).toMatchObject({
      code: 'WRONG_PLAYER',
      params: { side: 'german' },
    });
    expect(refusalOf(retreat(), 'retreat 0502', 'allied')).toMatchObject({ params: { side: 'german' } });
  });

  it('BAD_SUPPORT.no-marker and .sea-side, in positions made for them', () => {
    const table = play(
      open({
        side: 'allied',
        step: 'movement',
        units: only({ 'W-21': '0502', 'W-12': '0501', 'G-B': '0601', 'W-6': '0602' }),
        markers: { 'M-PATTON': 'W-21' },
      }),
      'attack W-21 0601',
      'end-move',
      'battle 0601',
    );
    expect(refusalOf(table, 'support W-12')).toMatchObject({ key: 'hlb.refuse.BAD_SUPPORT.sea-side', rule: 'Q17' });
    const bare: HlbState = { ...table.state, markers: { ...table.state.markers, 'M-PATTON': null } };
    expect(game.why.refuse(bare, { type: 'support', unit: 'W-6' })).toMatchObject({
      key: 'hlb.refuse.BAD_SUPPORT.no-marker',
      rule: 'Q8',
    });
  });

  it('BAD_RETREAT: Western and Soviet directions, and the sea', () => {
    const west = play(
      open({ step: 'movement', units: only({ 'G-B': '0503', 'W-21': '0502', 'G-H': '0602' }) }),
      'attack G-B 0502',
      'end-move',
      'battle 0502: 6 1',
    );
    expect(refusalOf(west, 'retreat 0601')).toMatchObject({ key: 'hlb.refuse.BAD_RETREAT.direction-W' });
    const south = play(
      open({ step: 'movement', units: only({ 'G-B': '0703', 'S-1B': '0803' }) }),
      'attack G-B 0803',
      'end-move',
      'battle 0803: 6 1',
    );
    expect(refusalOf(south, 'retreat 0704')).toMatchObject({ key: 'hlb.refuse.BAD_RETREAT.direction-S' });
    const sea = play(
      open({ side: 'allied', step: 'movement', units: only({ 'G-B': '0801', 'S-1B': '0802' }) }),
      'attack S-1B 0801',
      'end-move',
      'battle 0801: 6 1',
    );
    expect(refusalOf(sea, 'retreat 0901')).toMatchObject({ key: 'hlb.refuse.BAD_RETREAT.sea-side', rule: '7.2' });
  });

  it('is complete: every code of the table is refused above', () => {
    const tried = new Set(CASES.map(([code]) => code.split('.')[0]));
    expect(REFUSAL_CODES.filter((code) => !tried.has(code))).toEqual(['WRONG_PLAYER']);
  });

  it('keeps the step: after a refusal the same question is asked', () => {
    const table = toMovement(markers());
    refusalOf(table, 'move G-B 0304');
    expect(game.why.refuse(table.state, { type: 'end-move' })).toBeNull();
  });
});
