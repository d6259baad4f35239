/** The emblem in front of a log line is that of its subject, whichever seat pressed last. */
import { expect, it } from 'vitest';
import { logSeat } from '../../../../src/ui/games/hitlers-last-battles/about.ts';
import { facts } from '../../board/hlb-scene.tsx';

const of = (key: string, params: Record<string, string | number> = {}) =>
  logSeat(facts, { key: `hlb.log.${key}`, params });
const unitOf = (faction: string): string => facts.units.find((unit) => unit.faction === faction)?.id ?? '';

it('is that of the side, faction or unit that a line names', () => {
  expect(of('phase-strategic', { side: 'allied' })).toBe('allied');
  expect(of('control', { faction: 'S', hex: '0603' })).toBe('allied');
  expect(of('control', { faction: 'G', hex: '0603' })).toBe('german');
  expect(of('retreated', { unit: unitOf('G') })).toBe('german');
  expect(of('rolled', { attacker: unitOf('W'), defender: unitOf('G') })).toBe('allied');
});

it('is nobody’s where a turn or the game is told, and the mover’s where a line names no side', () => {
  expect(of('turn-began', { turn: 2 })).toBeNull();
  expect(of('game-over', { side: 'allied' })).toBeNull();
  expect(of('volkssturm-no')).toBeUndefined();
});
