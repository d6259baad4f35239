import { describe, expect, it } from 'vitest';
import { excess, move, openMovement, path } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/movement.ts';
import { beginPhase } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/begin-phase.ts';
import { begin } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/turn.ts';
import { SET_UP, answer, bench, movesOf, position, runNode, topOf, type Bench, type PositionText } from './support.ts';
import { t } from './game.ts';

const open = (text: PositionText): Bench => {
  const ctx = bench(position({ stack: [{ at: 'logistics/rail', side: text.side ?? 'german' }], ...text }));
  openMovement(t, ctx, text.side ?? 'german');
  return ctx;
};
const first = (ctx: Bench, unit: string, to: string): void =>
  answer(ctx, 'movement/move', move(t), { type: 'move', unit, to });
const step = (ctx: Bench, to: string): void => answer(ctx, 'movement/path', path(t), { type: 'step', to });
const halt = (ctx: Bench): void => answer(ctx, 'movement/path', path(t), { type: 'halt' });
const finish = (ctx: Bench): void => answer(ctx, 'movement/move', move(t), { type: 'end-move' });
const texts = (ctx: Bench): readonly string[] => movesOf(ctx, 'movement/move', move(t)).map(({ type }) => type);

describe('the movement phase, §10', () => {
  it('a unit goes hex by hex; nothing changes before it halts, then all of its way at once', () => {
    const ctx = open({ units: { 'g-pz1': '0303' } });
    first(ctx, 'g-pz1', '0403');
    expect(topOf(ctx)).toMatchObject({ at: 'movement/path', unit: 'g-pz1', from: '0303', path: ['0403'] });
    step(ctx, '0404');
    expect(ctx.s.units['g-pz1']?.place).toBe('0303');
    expect(ctx.s.germanHexes).toEqual(['0303']);
    halt(ctx);
    expect(ctx.s.units['g-pz1']).toMatchObject({ place: '0404', moved: true });
    expect(ctx.s.germanHexes).toEqual(['0303', '0403', '0404']);
    expect(ctx.events).toContainEqual({ type: 'moved', unit: 'g-pz1', from: '0303', path: ['0403', '0404'] });
    expect(topOf(ctx)).toEqual({ at: 'movement/move', side: 'german', begun: true });
    expect(texts(ctx)).toEqual(['end-move']);
  });

  it('§4.2, Q9: control flips in every hex passed, cities are reported, the hero marker goes', () => {
    const ctx = open({ units: { 'g-pz3': '1202' }, hero: { hex: '1303', used: true, doubled: '1303' } });
    first(ctx, 'g-pz3', '1303');
    step(ctx, '1304');
    halt(ctx);
    expect(ctx.s.germanHexes).toContain('1303');
    expect(ctx.events).toContainEqual({ type: 'control', hex: '1303', to: 'german', points: 2 });
    expect(ctx.s.hero).toEqual({ hex: null, used: true, doubled: '1303' });
    const back = open({ side: 'soviet', units: { 's-13': '1302' }, germanHexes: ['1303', '1304'] });
    first(back, 's-13', '1303');
    halt(back);
    expect(back.s.germanHexes).toEqual(['1304']);
  });

  it('a unit that can go no further halts automatically', () => {
    const zone = open({ units: { 'g-pz2': 'C', 's-mc3': '1502' } });
    first(zone, 'g-pz2', '1401');
    expect(zone.s.units['g-pz2']).toMatchObject({ place: '1401', moved: true });
    expect(topOf(zone).at).toBe('movement/move');
    const mud = open({ turn: 3, units: { 'g-4': 'C' } });
    first(mud, 'g-4', '1201');
    step(mud, '1202');
    expect(mud.s.units['g-4']?.place).toBe('1202');
    expect(topOf(mud).at).toBe('movement/move');
  });

  it('§10.5: a unit that goes into its rear area is on the track, active side up', () => {
    const ctx = open({ turn: 3, units: { 'g-16': '1503' }, spent: ['g-16'], germanHexes: ['1503'] });
    first(ctx, 'g-16', '1502');
    step(ctx, 'N');
    expect(ctx.s.units['g-16']).toMatchObject({ place: 'turn-4', spent: false });
    expect(ctx.s.germanHexes).toEqual(['1502', '1503']);
    expect(ctx.events.slice(1)).toEqual([
      { type: 'moved', unit: 'g-16', from: '1503', path: ['1502', 'N'] },
      { type: 'sent-to-track', unit: 'g-16', from: 'N', turn: 4 },
    ]);
    const last = open({ turn: 6, units: { 'g-16': '1502' } });
    first(last, 'g-16', 'N');
    expect(last.s.units['g-16']?.place).toBe('turn-7');
  });

  it('turn 1: the Romanian front is not offered', () => {
    const ctx = open({ turn: 1, units: SET_UP });
    const movers = movesOf(ctx, 'movement/move', move(t)).flatMap((one) => (one.type === 'move' ? [one.unit] : []));
    expect([...new Set(movers)]).toEqual([
      ...['g-pz1', 'g-pz2', 'g-pz3', 'g-pz4', 'g-16', 'g-18', 'g-4', 'g-9', 'g-6', 'g-17'],
    ]);
  });

  it('Q13: activation before the first other command only', () => {
    const ctx = open({ units: { 'g-4': 'C', 'g-9': '1201' }, spent: ['g-9'], hands: { german: ['g-air-1'] } });
    const cards = (): readonly string[] => texts(ctx).filter((type) => type === 'activate');
    expect(cards()).toHaveLength(1);
    answer(ctx, 'movement/move', move(t), { type: 'activate', card: 'g-air-1', unit: 'g-9' });
    expect(ctx.s.cards.german.discard).toEqual(['g-air-1']);
    expect(topOf(ctx).at).toBe('card/effect');
    ctx.end();
    expect(topOf(ctx)).toEqual({ at: 'movement/move', side: 'german', begun: false });
    const late = open({ units: { 'g-4': 'C', 'g-9': '1201' }, spent: ['g-9'], hands: { german: ['g-air-1'] } });
    first(late, 'g-4', '1401');
    halt(late);
    expect(texts(late)).not.toContain('activate');
  });

  it('§5.1: is skipped where no unit can move and no card is in hand', () => {
    expect(topOf(open({ units: { 'g-4': 'eliminated' } })).at).not.toBe('movement/move');
    expect(topOf(open({ hands: { german: ['g-repl-1'] } })).at).toBe('movement/move');
  });
});

describe('stacking at the end of the phase, §8.3', () => {
  it('a move may end in a full hex; what is too much goes before combat', () => {
    const ctx = open({ units: { 'g-4': '1201', 'g-9': '1102' } });
    first(ctx, 'g-9', '1201');
    halt(ctx);
    finish(ctx);
    expect(topOf(ctx)).toEqual({ at: 'movement/excess', side: 'german' });
    expect(movesOf(ctx, 'movement/excess', excess(t))).toEqual([
      { type: 'remove', unit: 'g-4' },
      { type: 'remove', unit: 'g-9' },
    ]);
    answer(ctx, 'movement/excess', excess(t), { type: 'remove', unit: 'g-4' });
    expect(ctx.s.units['g-4']?.place).toBe('eliminated');
    expect(ctx.events).toContainEqual({ type: 'removed', unit: 'g-4', from: '1201', cause: 'stacking' });
    expect(topOf(ctx).at).not.toBe('movement/excess');
  });

  it('hex after hex until none is over', () => {
    const crowd = { 's-8': '1303', 's-11': '1303', 's-27': '1303', 's-3': '1403', 's-10': '1403', 's-4': '1403' };
    const ctx = open({ side: 'soviet', units: crowd });
    finish(ctx);
    expect(movesOf(ctx, 'movement/excess', excess(t))).toHaveLength(6);
    answer(ctx, 'movement/excess', excess(t), { type: 'remove', unit: 's-27' });
    expect(movesOf(ctx, 'movement/excess', excess(t))).toHaveLength(3);
    answer(ctx, 'movement/excess', excess(t), { type: 'remove', unit: 's-3' });
    expect(topOf(ctx).at).not.toBe('movement/excess');
  });

  it('is not asked where nothing is over; the enemy is not looked at', () => {
    const ctx = open({ units: { 'g-4': '1201', 's-8': '1303', 's-11': '1303', 's-27': '1303' } });
    finish(ctx);
    expect(topOf(ctx).at).not.toBe('movement/excess');
  });
});

describe('the frame of a player-turn, §5', () => {
  it('flags last for one phase, on both sides', () => {
    const ctx = bench(position({ moved: ['g-4'], attacked: ['g-9', 's-8'], defended: ['s-11'] }));
    beginPhase(t, ctx, 'german', 'combat');
    for (const unit of Object.values(ctx.s.units))
      expect(unit).toMatchObject({ moved: false, attacked: false, defended: false });
    expect(ctx.events).toEqual([{ type: 'phase-began', turn: 2, side: 'german', phase: 'combat' }]);
  });

  it('§7.2: unused cards of the side fall open and all six are free; the other hand stays', () => {
    const ctx = bench(
      position({
        units: SET_UP,
        hands: { german: ['g-air-1', 'g-tac'], soviet: ['s-t34'] },
        discards: { german: ['g-repl-1'], soviet: ['s-city'] },
        freeRailUsed: true,
        stack: [{ at: 'turn/begin', side: 'german' }],
      }),
    );
    runNode(ctx, 'turn/begin', begin(t));
    expect(ctx.s.cards).toEqual({
      german: { hand: [], discard: [] },
      soviet: { hand: ['s-t34'], discard: ['s-city'] },
    });
    expect(ctx.shown).toBe(true);
    expect(ctx.s.freeRailUsed).toBe(false);
    expect(ctx.events.slice(0, 3)).toEqual([
      { type: 'turn-began', turn: 2 },
      { type: 'phase-began', turn: 2, side: 'german', phase: 'logistics' },
      { type: 'cards-discarded', side: 'german', cards: ['g-air-1', 'g-tac'] },
    ]);
    expect(topOf(ctx).at).toBe('logistics/draw');
  });

  it('the Soviet half begins no turn, and an empty hand shows nothing', () => {
    const ctx = bench(position({ units: SET_UP, stack: [{ at: 'turn/begin', side: 'soviet' }] }));
    runNode(ctx, 'turn/begin', begin(t));
    expect(ctx.events[0]).toEqual({ type: 'phase-began', turn: 2, side: 'soviet', phase: 'logistics' });
    expect(ctx.shown).toBe(false);
    expect(topOf(ctx).at).toMatch(/^logistics\//);
  });
});
