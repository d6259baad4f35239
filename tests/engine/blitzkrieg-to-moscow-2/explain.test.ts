/** Why not: the reasons for a place further off than one step, and which comes first. */
import { describe, expect, it } from 'vitest';
import { open, play, toFrame, why, whyKeys, type Table } from './table.ts';
import { FAR_AWAY } from './support.ts';
import { t } from './game.ts';

const moving = (units: Readonly<Record<string, string>>, turn = 2): Table =>
  open({ turn, phase: 'movement', units: { ...Object.fromEntries(t.unitIds.map((id) => [id, FAR_AWAY])), ...units } });
describe('a place further off (§10)', () => {
  const clear = moving({ 'g-pz1': '0504', 's-mc1': '0611' });

  it('that can be reached is answered with the next hex', () => {
    const [reason] = why(clear, 'space:0507', 'unit:g-pz1');
    expect(reason).toMatchObject({ key: 'btm.refuse.BAD_PATH.by-steps', params: { steps: 3, next: '0505' } });
  });

  it('that is too far is answered with the allowance, and the weather', () => {
    expect(why(clear, 'space:0510', 'unit:g-pz1')[0]).toMatchObject({
      key: 'btm.refuse.MOVE_LIMIT.far',
      params: { steps: 6, max: 5 },
    });
    expect(why(moving({ 'g-pz1': '0504' }, 3), 'space:0507', 'unit:g-pz1')[0]).toMatchObject({
      key: 'btm.refuse.MOVE_LIMIT.far-weather',
      params: { steps: 3, max: 2, weather: 'mud' },
    });
  });

  it('behind a zone of control is answered with the hex where the unit stops', () => {
    const table = moving({ 'g-pz1': '0504', 's-mc1': '0607', 's-mc2': '0407' });
    expect(why(table, 'space:0509', 'unit:g-pz1')[0]).toMatchObject({
      key: 'btm.refuse.STOP_HEX.zone',
      params: { hex: '0507', enemies: 's-mc1,s-mc2' },
    });
  });

  it('behind forest or marsh likewise', () => {
    const mud = moving({ 'g-pz1': '1206', 'g-4': '1102' }, 3);
    expect(why(mud, 'space:1208', 'unit:g-pz1')[0]).toMatchObject({
      key: 'btm.refuse.STOP_HEX.forest',
      params: { hex: '1207' },
    });
    expect(why(mud, 'space:1104', 'unit:g-4')[0]).toMatchObject({
      key: 'btm.refuse.STOP_HEX.marsh',
      params: { hex: '1103' },
    });
  });

  it('from zone to zone is answered with both hexes', () => {
    const table = moving({ 'g-pz1': '0505', 's-mc1': '0405', 's-mc2': '0606' });
    expect(why(table, 'space:0507', 'unit:g-pz1')[0]).toMatchObject({
      key: 'btm.refuse.ZONE_TO_ZONE',
      params: { from: '0505', to: '0506' },
    });
  });

  it('that the enemy holds is answered at once', () => {
    const table = moving({ 'g-pz1': '0504', 's-mc1': '0607' });
    expect(whyKeys(table, 'space:0607', 'unit:g-pz1')).toEqual(['ENEMY_HEX']);
    expect(whyKeys(table, 'space:E', 'unit:g-pz1')).toEqual(['ENEMY_REAR']);
  });

  it('is answered on the way as well, for the hexes that are left', () => {
    const table = play(clear, 'move g-pz1 0505', 'step 0506');
    expect(why(table, 'space:0508')[0]).toMatchObject({ params: { next: '0507', steps: 2 } });
    expect(whyKeys(table, 'space:0511')).toEqual(['MOVE_LIMIT.far-left']);
    expect(whyKeys(table, 'space:N')[0]).toMatch(/^(?:MOVE_LIMIT\.far-left|BAD_AREA\.code)$/);
  });

  it('is answered for tanks in the breakthrough phase', () => {
    const table = open({
      turn: 2,
      phase: 'breakthrough',
      units: { ...Object.fromEntries(t.unitIds.map((id) => [id, FAR_AWAY])), 'g-pz1': '0504', 's-mc1': '0607' },
      hands: { german: ['g-repl-1', 'g-repl-2'] },
    });
    expect(whyKeys(table, 'space:0608', 'unit:g-pz1')).toEqual(['STOP_HEX.zone']);
    expect(whyKeys(table, 'space:0506', 'unit:g-pz1')).toEqual(['BAD_PATH.by-steps']);
  });
});

describe('the closest way first', () => {
  it('units that are near enough come by what is in their way', () => {
    const table = play(moving({ 'g-16': '0507', 'g-4': '0506', 's-mc1': '0606' }), 'move g-16 0508', 'halt');
    expect(whyKeys(table, 'space:0605')).toEqual(['ZONE_TO_ZONE', 'ALREADY_MOVED']);
  });

  it('a unit that is too far off is not meant', () => {
    expect(whyKeys(moving({ 'g-4': '0505' }), 'space:1805')).toEqual(['BAD_PATH.nobody-near']);
  });

  it('a unit in that very hex that cannot move is meant', () => {
    const table = play(moving({ 'g-4': '0505', 'g-9': '0510' }), 'move g-4 0506', 'halt');
    expect(whyKeys(table, 'space:0506')).toContain('ALREADY_MOVED');
  });

  it('only a place that no unit can ride to is named, not what keeps each unit from boarding', () => {
    const table = toFrame(open({ turn: 1, side: 'soviet' }), 'logistics/rail');
    expect(whyKeys(table, 'space:1403')).toEqual(['RAIL_END.to-no-city']);
  });
});
