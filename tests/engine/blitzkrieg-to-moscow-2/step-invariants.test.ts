/** Steps that no rule allows: each breaks its invariant, and the same step without the fault breaks none of them. */
import { describe, expect, it } from 'vitest';
import { invariants } from '../../../src/engine/games/blitzkrieg-to-moscow-2/invariants.ts';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { CombatState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { position, type PositionText } from './support.ts';
import { game } from './game.ts';

const END: Move = { type: 'end-move' };

interface Case {
  readonly before: PositionText;
  /** The change afterwards. */
  readonly sound: PositionText;
  readonly faulty: PositionText;
}

const at = (frame: Frame): PositionText => ({ stack: [frame] });
const MOVING = at({ at: 'movement/move', side: 'german', begun: true });
const FIGHTING = at({ at: 'combat/attack', side: 'german', begun: true });
const NEXT_TURN = at({ at: 'logistics/remove', side: 'soviet' });
const REINFORCING = at({ at: 'logistics/reinforce', side: 'german' });
const walking = (...path: readonly string[]): PositionText =>
  at({ at: 'movement/path', side: 'german', unit: 'g-16', from: 'N', path });

const COMBAT: CombatState = {
  target: '0704',
  side: 'german',
  attackers: ['g-pz1'],
  defenders: ['s-6'],
  bystanders: [],
  active: [],
  attackCard: null,
  defenceCard: null,
  die: null,
  result: null,
  caller: 'combat',
};
const ROLLING: PositionText = { combat: COMBAT, ...at({ at: 'combat/defence-card', side: 'german' }) };
const attacked = (place: string): PositionText => ({ units: { 'g-pz1': '0703', 's-6': place } });

const CASES: Readonly<Record<string, Case>> = {
  'INV-05 a hand that grows beyond the cards of the turn': {
    before: { turn: 2, side: 'soviet', ...REINFORCING },
    sound: { hands: { soviet: ['s-t34', 's-part'] } },
    faulty: { hands: { soviet: ['s-t34', 's-part', 's-city'] } },
  },
  'INV-07 a unit left on the map without supply': {
    before: { ...FIGHTING, units: { 'g-16': '1502' } },
    sound: { ...NEXT_TURN },
    faulty: { ...NEXT_TURN, units: { 'g-16': '1907' } },
  },
  'INV-08 a unit left spent with supply': {
    before: { ...FIGHTING, units: { 'g-16': '1502' } },
    sound: { ...NEXT_TURN },
    faulty: { ...NEXT_TURN, spent: ['g-16'] },
  },
  'INV-14 a retreat of one hex': {
    before: { ...ROLLING, ...attacked('0704') },
    sound: { ...attacked('0706') },
    faulty: { ...attacked('0705') },
  },
  'INV-17 a phase that comes back': {
    before: { ...FIGHTING },
    sound: { ...at({ at: 'breakthrough/action', side: 'german' }) },
    faulty: { ...MOVING },
  },
  'INV-18 a way longer than the allowance': {
    before: { ...MOVING, units: { 'g-16': 'N' } },
    sound: { ...walking('1502', '1503', '1504') },
    faulty: { ...walking('1502', '1503', '1504', '1505') },
  },
  'INV-19 a surrendered corps that comes back': {
    before: { ...REINFORCING, units: { 's-mc3': 'surrendered', 's-8': 'surrendered' } },
    sound: { units: { 's-mc3': 'surrendered', 's-8': 'E' } },
    faulty: { units: { 's-mc3': 'E', 's-8': 'surrendered' } },
  },
  'INV-19 a surrendered German unit back for one card': {
    before: { ...REINFORCING, units: { 'g-4': 'surrendered' } },
    sound: { units: { 'g-4': 'C' }, discards: { german: ['g-repl-1', 'g-repl-2'] } },
    faulty: { units: { 'g-4': 'C' }, discards: { german: ['g-repl-1'] } },
  },
  'INV-20 a hero city that can be named again': {
    before: { hero: { used: true } },
    sound: { hero: { used: true } },
    faulty: { hero: { used: false } },
  },
  'INV-23 an enemy who moves': {
    before: { ...MOVING, units: { 'g-16': '1502', 's-8': '1907' } },
    sound: { units: { 'g-16': '1503', 's-8': '1907' }, moved: ['g-16'] },
    faulty: { units: { 'g-16': '1502', 's-8': '1906' }, moved: ['g-16'] },
  },
  'INV-23 a unit that moves twice': {
    before: { ...MOVING, units: { 'g-16': '1502' } },
    sound: { units: { 'g-16': '1503' }, moved: ['g-16'] },
    faulty: { units: { 'g-16': '1503' } },
  },
};

describe('invariants of a step', () => {
  it.each(Object.entries(CASES))('%s', (name, { before, sound, faulty }) => {
    const id = name.slice(0, 'INV-00'.length);
    const step = { before: position(before), move: END };
    const brokenBy = (after: PositionText) => invariants(game, position({ ...before, ...after }), step);
    expect(brokenBy(sound).filter((what) => what.startsWith(id))).toEqual([]);
    expect(brokenBy(faulty).map((what) => what.slice(0, id.length))).toContain(id);
  });
});
