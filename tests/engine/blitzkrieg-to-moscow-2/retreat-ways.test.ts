import { describe, expect, it } from 'vitest';
import { commands, type Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { listRetreatWays } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/retreat-ways.ts';
import { readRetreat } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { settle } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/settle.ts';
import { at, combatPhase, eventsOf, listed, placeOf, play } from './fighting.ts';
import { no, position, type Bench, type PositionText } from './support.ts';
import { t } from './game.ts';

const settled = (ctx: Bench): string | null => {
  const move: Move | null = settle(t, ctx.s)?.move ?? null;
  return move && commands.notation(move);
};
/** Plays what the program settles. */
function playSettled(ctx: Bench): Bench {
  for (let text = settled(ctx); text !== null; text = settled(ctx)) play(ctx, text);
  return ctx;
}
const ends = (text: PositionText, target: string, unit: string, ...path: readonly string[]) =>
  listRetreatWays(readRetreat(t, position(text), 'soviet', target), t.unitNo(unit), path.map(no)).map((way) => ({
    path: way.path.map(t.placeId),
    chosen: way.chosen.map(t.placeId),
  }));

/** The whole combat on 0904, with a die that drives the defenders off. */
function beaten(units: Readonly<Record<string, string>>, ...defences: readonly string[]): Bench {
  const ctx = combatPhase({ turn: 3, units: { 'g-r3': '0903', 'g-r4': '0905', ...units } }, 3);
  play(ctx, 'attack 0904', 'join g-r3', 'join g-r4', 'assault', ...defences);
  expect(eventsOf(ctx, 'rolled')[0]?.result).toMatch(/^D[RL]$/);
  return ctx;
}

describe('the ends of a retreat, §11.4', () => {
  const text: PositionText = { units: { 'g-r3': '0903', 'g-r4': '0905', 's-6': '0904' } };

  it('are listed with what is chosen on the way, forced hexes apart', () => {
    expect(ends(text, '0904', 's-6')).toEqual([
      { path: ['0804', '0805'], chosen: ['0805'] },
      { path: ['0804', '0705'], chosen: ['0705'] },
    ]);
    expect(ends(text, '0904', 's-6', '0804')).toEqual([
      { path: ['0805'], chosen: ['0805'] },
      { path: ['0705'], chosen: ['0705'] },
    ]);
  });

  it('has one way to each, the one that takes most hexes', () => {
    const open: PositionText = { units: { 'g-4': '0303', 's-6': '0304' } };
    const wayTo = (end: string, of: PositionText) => ends(of, '0304', 's-6').filter(({ path }) => path.at(-1) === end);
    expect(wayTo('0405', open)).toEqual([{ path: ['0305', '0405'], chosen: ['0305', '0405'] }]);
    expect(wayTo('0405', { ...open, germanHexes: ['0404'] })).toEqual([
      { path: ['0404', '0405'], chosen: ['0404', '0405'] },
    ]);
  });
});

describe('retreats that make no difference to their player', () => {
  it('are those of a unit that is eliminated wherever it goes; the order of a stack is its owner’s', () => {
    const ctx = beaten({ 's-6': '0904', 's-mc1': '0904' }, 'defend s-6 passive', 'defend s-mc1 active');
    expect([listed(ctx), settled(ctx)]).toEqual([['retreat s-6', 'retreat s-mc1'], null]);
    play(ctx, 'retreat s-6');
    // The way of the army is its player's.
    expect(settled(ctx)).toBeNull();
    play(ctx, 'fall-back 0705');
    playSettled(ctx);
    expect(at(ctx)).toBe('combat/advance');
    play(ctx, 'end-advance');
    expect(placeOf(ctx, 's-mc1')).toBe('eliminated');
  });

  it('are not those of a corps that did not fight, nor of two armies', () => {
    const idle = beaten({ 's-6': '0904', 's-mc1': '0904' }, 'defend s-6 active', 'defend s-mc1 passive');
    expect([at(idle), settled(idle)]).toEqual(['combat/retreat', null]);
    const armies = beaten({ 's-5': '0904', 's-6': '0904' }, 'defend s-5 active', 'defend s-6 passive');
    expect([at(armies), settled(armies)]).toEqual(['combat/retreat', null]);
  });
});
