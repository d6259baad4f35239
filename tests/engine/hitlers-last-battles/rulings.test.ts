/** One test for each ruling of section 11. */
import { describe, expect, it } from 'vitest';
import {
  frameAt,
  game,
  hexOf,
  listed,
  only,
  open,
  play,
  reach,
  refusedAs,
  tables,
  toMovement,
  type Table,
} from './support.ts';

const eliminated = (table: Table) =>
  table.events.flatMap((event) => (event.type === 'eliminated' ? [[event.unit, event.cause]] : []));

describe('rulings', () => {
  it('Q1: sixteen units with their set-up codes, the Soviet ones 1 to 6 and the Western ones 1 to 4', () => {
    const codes = (faction: string) =>
      tables.units
        .filter((unit) => unit.faction === faction)
        .map((unit) => unit.setupCode)
        .sort((a, b) => a - b);
    expect(codes('G')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(codes('W')).toEqual([1, 2, 3, 4]);
    expect(codes('S')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tables.markers.map((marker) => marker.id)).toHaveLength(7);
  });

  it('Q2: SHAEF is a unit', () => {
    expect(tables.units.map((unit) => unit.id)).toContain('W-SHAEF');
    expect(reach(open({ side: 'allied', step: 'movement' }), 'W-SHAEF')).not.toEqual([]);
  });

  it('Q3: no placement beside an enemy, whatever the hex', () => {
    // Hamburg (city), 0403 (start of G-B) and 0902 (start of G-VIST) each have an enemy next to them.
    const table = open({
      units: only({ 'G-H': '0704', 'W-12': '0503', 'S-2B': '1002', 'S-1B': '1003', 'W-21': '0304' }),
      turn: 2,
    });
    const after = play(table, 'volkssturm no');
    expect(refusedAs(after, 'replace G-B 0502')).toBe('BAD_PLACEMENT.enemy-near');
    expect(refusedAs(after, 'replace G-B 0403')).toBe('BAD_PLACEMENT.enemy-near');
    expect(refusedAs(after, 'replace G-VIST 0902')).toBe('BAD_PLACEMENT.enemy-near');
    expect(listed(after)).toContain('replace G-B 0505');
    // The edge hexes of the Allies too.
    const west = open({ side: 'allied', units: only({ 'G-B': '0204', 'S-1B': '1003' }) });
    expect(refusedAs(west, 'replace W-21 0104')).toBe('BAD_PLACEMENT.enemy-near');
    expect(listed(west)).toContain('replace W-21 0106');
  });

  it('Q4: cities and the start hex only while the own faction holds them, the edge always', () => {
    const table = open({
      side: 'allied',
      units: only({ 'S-1B': '1003', 'G-B': '0602' }),
      control: { '0203': 'S', '0204': 'W', '0104': 'G', '0303': 'G' },
    });
    expect(refusedAs(table, 'replace W-21 0203')).toBe('BAD_PLACEMENT.city-not-held');
    expect(refusedAs(table, 'replace W-21 0303')).toBe('BAD_PLACEMENT.start-not-held');
    expect(listed(table)).toContain('replace W-21 0204');
    expect(listed(table)).toContain('replace W-21 0104');
    expect(listed(table)).toContain('replace W-12 0304');
    expect(refusedAs(table, 'replace W-21 0304')).toBe('BAD_PLACEMENT.no-place-west');
  });

  it('Q5: an attack needs the whole allowance, so the attacker starts beside the enemy', () => {
    const table = open({ step: 'movement', units: only({ 'G-B': '0503', 'W-12': '0304' }) });
    expect(refusedAs(table, 'attack G-B 0304')).toBe('NOT_ADJACENT');
    const beside = play(table, 'move G-B 0403');
    expect(refusedAs(beside, 'attack G-B 0304')).toBe('ALREADY_MOVED');
  });

  it('Q6: one marker on a unit, and only of its faction', () => {
    const table = play(open({ side: 'allied', turn: 3 }), 'mark M-PATTON W-12');
    expect(refusedAs(table, 'mark M-MONTY W-12')).toBe('MARKER_LIMIT.unit-marked');
    expect(refusedAs(table, 'mark M-MONTY S-1B')).toBe('MARKER_LIMIT.faction');
  });

  it('Q7: at least one marker for each ally, where two are received and both have units', () => {
    const both = play(open({ side: 'allied' }), 'mark M-PATTON W-12', 'mark M-MONTY W-21');
    expect(refusedAs(both, 'end-mark')).toBe('CONCENTRATION.take-back');
    expect(frameAt(play(both, 'unmark M-MONTY', 'mark M-GDS S-1B', 'end-mark'))).toBe('movement/move');
    // The rule needs both allies on the map.
    const soviets = open({ side: 'allied', units: only({ 'S-1B': '1003', 'G-B': '0602' }) });
    expect(frameAt(play(soviets, 'end-replace', 'end-mark'))).toBe('movement/move');
  });

  it('Q8: no support without a marker', () => {
    const table = play(open({ step: 'movement' }), 'attack G-B 0304', 'end-move', 'battle 0304: 1 6');
    expect(table.events.map((event) => event.type)).not.toContain('supported');
    const preview = game.foresight.preview(play(open({ step: 'movement' }), 'attack G-B 0304', 'end-move').state, {
      type: 'battle',
      hex: '0304',
    });
    expect(preview.effects.map((line) => line.key)).toContain('hlb.effect.support-needs-marker');
  });

  it('Q9: a city belongs to the side that entered it last, also after it is left', () => {
    const table = open({ side: 'allied', step: 'movement', units: only({ 'S-1B': '0801', 'G-B': '0604' }) });
    const after = play(table, 'move S-1B 0702', 'end-move');
    expect(after.state.control['0702']).toBe('S');
    const left = play(toMovement(play(toMovement(after), 'end-move')), 'move S-1B 0802');
    expect(left.state.control['0702']).toBe('S');
  });

  /** W-12 attacked 0403 from 0304; W-6 then moved into 0304. */
  const blocked = () =>
    play(
      open({ side: 'allied', step: 'movement', units: only({ 'W-12': '0304', 'W-6': '0305', 'G-B': '0403' }) }),
      'attack W-12 0403',
      'move W-6 0304',
      'end-move',
    );

  it('§8.6, Q10: a beaten attacker whose hex is occupied is eliminated', () => {
    expect(eliminated(play(blocked(), 'battle 0403: 1 1'))).toEqual([['W-12', 'way-blocked']]);
    // A beaten enemy that retreated there blocks as well.
    const enemy = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'W-12': '0304', 'W-21': '0303', 'G-B': '0403', 'G-H': '0402', 'G-G': '0503', 'G-MIT': '0502' }),
    });
    // G-H in 0402 is hit from 0303; its ways are 0502 and 0503 (held) and 0403 (a battle hex), so it is eliminated.
    const fought = play(enemy, 'attack W-12 0403', 'attack W-21 0402', 'end-move', 'battle 0402: 6 1');
    expect(eliminated(fought)).toEqual([['G-H', 'no-retreat']]);
  });

  it('Q10: a retreated enemy in the way back eliminates the attacker', () => {
    const table = open({
      step: 'movement',
      units: only({ 'G-B': '0304', 'G-G': '0403', 'W-12': '0404', 'W-21': '0303', 'S-1B': '1003' }),
      markers: { 'M-GD': 'G-G' },
    });
    // G-B leaves 0304 to attack 0303; W-12 is beaten in 0404 and may retreat south-west or north-west.
    const fought = play(table, 'attack G-B 0303', 'attack G-G 0404', 'end-move', 'battle 0404: 4 1 1');
    expect(listed(fought)).toContain('retreat 0304');
    const after = play(fought, 'retreat 0304', 'battle 0303: 1 1');
    expect(eliminated(after)).toEqual([['G-B', 'way-blocked']]);
    expect(hexOf(after, 'W-12')).toBe('0304');
    expect(after.state.control['0304']).toBe('W');
  });

  it('Q11: a beaten attacker goes back against its retreat directions and into column 06', () => {
    const table = open({ step: 'movement', units: only({ 'G-B': '0602', 'S-1B': '0703', 'W-12': '0204' }) });
    const after = play(table, 'attack G-B 0703', 'end-move', 'battle 0703: 1 6');
    expect(hexOf(after, 'G-B')).toBe('0602');
  });

  it('Q12: the owner of the beaten unit picks the retreat', () => {
    const table = play(open({ side: 'allied', step: 'movement' }), 'attack W-21 0402', 'end-move', 'battle 0402: 4 2');
    expect(game.nodes['combat/retreat'].kind).toBe('ask');
    expect(table.state.stack[0]).toMatchObject({ at: 'combat/retreat', side: 'allied' });
    expect(listed(table)).toEqual(['retreat 0502', 'retreat 0503']);
  });

  it('Q13: no Volkssturm in a turn without German markers', () => {
    // The reconstructed track has no such turn; the check itself is tried in the refusals.
    for (const turn of game.data.facts.turns) expect(turn.G).toBeGreaterThan(0);
  });

  it('Q14: the Volkssturm counts units before replacements', () => {
    const table = open({
      units: only({ 'G-B': '0403', 'G-G': '0602', 'G-H': '0402', 'W-12': '0304', 'S-1B': '1003' }),
    });
    expect(frameAt(table)).toBe('strategic/volkssturm');
    const after = play(table, 'volkssturm no', 'replace G-MIT 0505');
    // Four units now; that it was allowed is not forgotten.
    expect(refusedAs(after, 'volkssturm yes')).toBe('WRONG_STEP');
  });

  it('§7.5, Q15: a unit passes through a friend of either ally and may not end there', () => {
    const table = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'W-12': '0604', 'S-1B': '0704', 'G-B': '0402' }),
    });
    expect(listed(table)).toContain('move W-12 0704 0804');
    expect(refusedAs(table, 'move W-12 0704')).toBe('STACKING');
  });

  it('§7.3, Q16: a zone does not stop a unit, but no step leads from zone to zone', () => {
    const table = open({ side: 'allied', step: 'movement', units: only({ 'W-12': '0204', 'G-B': '0403' }) });
    // 0304 is in the zone of 0403; a unit may end there after two steps, or enter and stop at will.
    expect(listed(table)).toContain('move W-12 0304');
    const near = open({ side: 'allied', step: 'movement', units: only({ 'W-12': '0304', 'G-B': '0403' }) });
    expect(refusedAs(near, 'move W-12 0404')).toBe('ZONE_TO_ZONE');
    // Out of one zone, through free ground, into another: allowed.
    const two = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'W-12': '0305', 'G-B': '0404', 'G-H': '0303' }),
    });
    expect(listed(two)).toContain('move W-12 0204 0203');
  });

  it('§7.2, Q17: nothing is adjacent across a sea hexside', () => {
    const table = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'W-12': '0501', 'G-B': '0601', 'W-21': '0502' }),
      markers: { 'M-MONTY': 'W-21' },
    });
    expect(refusedAs(table, 'attack W-12 0601')).toBe('NOT_ADJACENT.sea-side');
    expect(refusedAs(table, 'move W-12 0601')).toBe('BAD_PATH.sea-side');
    // Rostock is attacked from Hamburg; Denmark is across the Belts and cannot support.
    const battle = play(table, 'attack W-21 0601', 'end-move', 'battle 0601: 1 1 6');
    expect(battle.events.map((event) => event.type)).not.toContain('fought-alone');
    // And its zone does not reach across: 0501 to 0502 and on is free.
    const zone = open({ side: 'allied', step: 'movement', units: only({ 'W-12': '0501', 'G-B': '0601' }) });
    expect(listed(zone)).toContain('move W-12 0502');
  });

  it('Q18: a battle must be fought once a unit has entered', () => {
    const table = play(open({ step: 'movement' }), 'attack G-B 0304', 'end-move');
    expect(listed(table)).toEqual(['battle 0304']);
  });

  it('Q19: the support bonus goes to the die that needs it', () => {
    const table = play(
      open({ step: 'movement', markers: { 'M-GD': 'G-B' } }),
      'attack G-B 0304',
      'end-move',
      'battle 0304',
      'support G-G: 6 3 1',
    );
    const roll = table.events.find((event) => event.type === 'rolled');
    expect(roll?.attack.map((die) => die.total)).toEqual([6, 4]);
  });

  it('Q20: river and city together add one', () => {
    const table = play(open({ side: 'allied', step: 'movement' }), 'attack W-12 0403', 'end-move', 'battle 0403: 5 2');
    const roll = table.events.find((event) => event.type === 'rolled');
    expect(roll?.defence).toMatchObject({ rolled: 2, total: 3, hit: false });
    expect(roll?.defence.modifiers.map((line) => line.key)).toEqual(['hlb.mod.city-and-river']);
  });

  it('Q21: W may support S', () => {
    const table = play(
      open({
        side: 'allied',
        step: 'movement',
        units: only({ 'S-1B': '0703', 'W-12': '0503', 'G-B': '0602' }),
        markers: { 'M-ZHUKOV': 'S-1B' },
      }),
      'attack S-1B 0602',
      'end-move',
      'battle 0602',
    );
    expect(listed(table)).toEqual(['support W-12', 'support none']);
  });

  it('Q22: a retreat may take a hex', () => {
    const table = play(
      open({
        side: 'allied',
        step: 'movement',
        units: only({ 'S-1B': '0903', 'G-B': '0802' }),
        control: { '0702': 'S', '0801': 'S', '0803': 'S', '0703': 'S' },
      }),
      'attack S-1B 0802',
      'end-move',
      'battle 0802: 6 1',
      'retreat 0703',
    );
    expect(table.state.control['0703']).toBe('G');
  });

  it('Q23: both sides receive markers in their own strategic phase', () => {
    expect(open({ turn: 6 }).state.strategic.markersLeft).toBe(1);
    expect(open({ turn: 6, side: 'allied' }).state.strategic.markersLeft).toBe(4);
  });

  it('Q24: Italy is not on the map', () => {
    expect(game.data.facts.hexes.every((hex) => hex.lat >= 46.3)).toBe(true);
  });

  it('Q25: equal totals are a draw', () => {
    // 12 points of cities against 13, and one edge hex held by the German.
    const table = open({
      turn: 6,
      side: 'allied',
      step: 'movement',
      units: only({ 'G-B': '0106', 'S-1B': '1003' }),
      control: evenControl(),
    });
    const view = game.view(table.state, null);
    expect([view.score.german.total, view.score.allied.total]).toEqual([13, 13]);
    const after = play(table, 'end-move');
    expect(after.state.result).toMatchObject({ winner: 'draw' });
    expect(after.latest).toContainEqual({ type: 'game-over', winner: 'draw', german: 13, allied: 13 });
  });

  it('Q26: having been attacked in the enemy’s half of the turn does not bar support', () => {
    const table = play(
      open(),
      'mark M-GD G-B',
      'end-mark',
      'attack G-G 0305',
      'end-move',
      'battle 0305: 1 6',
      'mark M-PATTON W-12',
      'mark M-ZHUKOV S-1U',
      'end-mark',
      'attack W-12 0404',
      'end-move',
      'battle 0404',
    );
    // W-6 in 0305 was attacked in the German half.
    expect(listed(table)).toContain('support W-6');
  });

  it('Q26: a unit whose own attack is over supports no other', () => {
    const table = play(
      open({
        step: 'movement',
        units: only({ 'G-B': '0403', 'G-G': '0404', 'W-12': '0304', 'W-6': '0305' }),
        markers: { 'M-GD': 'G-B', 'M-SSPZ': 'G-G' },
      }),
      'attack G-B 0304',
      'attack G-G 0305',
      'end-move',
      'battle 0304: 6 6 1',
    );
    expect(hexOf(table, 'G-B')).toBe('0304');
    expect(frameAt(play(table, 'battle 0305: 1 1 6'))).not.toBe('combat/support');
  });

  it('Q27: replacements may be refused', () => {
    const table = open({ units: { 'G-B': null } });
    expect(listed(table)).toContain('end-replace');
    expect(hexOf(play(table, 'end-replace'), 'G-B')).toBeNull();
  });

  it('Q28: a unit placed on an edge hex of the enemy takes it', () => {
    const table = open({ side: 'allied', units: { 'W-21': null }, control: { '0106': 'G' } });
    const after = play(table, 'replace W-21 0106');
    expect(after.state.control['0106']).toBe('W');
    expect(after.latest).toContainEqual({ type: 'control', hex: '0106', from: 'G', to: 'W', points: 0 });
  });

  it('Q29: a marked unit need not attack', () => {
    const table = play(open(), 'mark M-GD G-B', 'end-mark');
    expect(listed(table)).toContain('end-move');
    expect(play(table, 'end-move').state.markers['M-GD']).toBeNull();
    const warnings = game.foresight.preview(table.state, { type: 'end-move' }).warnings;
    expect(warnings).toContainEqual({
      key: 'hlb.warn.marker-idle',
      params: { unit: 'G-B', marker: 'M-GD' },
      rule: '6.5',
    });
  });
});

/** Cities shared out so that the German holds 12 points of them and the Allies 13. */
function evenControl(): Record<string, 'G' | 'W' | 'S'> {
  let german = 0;
  const control: Record<string, 'G' | 'W' | 'S'> = {};
  for (const { id, cityValue, playable } of game.data.facts.hexes) {
    if (!playable || id === '0106' || id === '1003') continue;
    const isGerman = cityValue > 0 && german + cityValue <= 12;
    if (isGerman) german += cityValue;
    control[id] = isGerman ? 'G' : 'S';
  }
  return control;
}
