/** Invariants of the rules file, section 10.2, each broken on purpose in what one command has done. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/engine/games/hitlers-last-battles/moves.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import type { Mutable } from '../../../src/engine/kernel/types.ts';
import { game, moveOf, only, open, play, type Table } from './support.ts';

type Change = (state: Mutable<HlbState>) => void;

const changed = (state: HlbState, change: Change): HlbState => {
  const copy = structuredClone(state) as Mutable<HlbState>;
  change(copy);
  return copy;
};
const put =
  (unit: string, hex: string | null): Change =>
  (state) =>
    void Object.assign(state.units[unit] ?? {}, { hex });
/** Numbers of the broken invariants. */
const idsOf = (broken: readonly string[]): readonly string[] => [...new Set(broken.map((what) => what.slice(0, 6)))];
/** Invariants broken by a changed result of a command; the unchanged step must be sound. */
function brokenStep(before: Table, script: string, change: Change): readonly string[] {
  const [text = ''] = script.split(':');
  const move: Move = moveOf(text.trim());
  const { state } = play(before, script);
  expect(game.invariants(state, { before: before.state, move })).toEqual([]);
  return idsOf(game.invariants(changed(state, change), { before: before.state, move }));
}

/** G-B attacks 12th Army Group in 0304 out of 0403, with a marker or without one. */
const fighting = (markers: Readonly<Record<string, string>> = {}, more: Readonly<Record<string, string>> = {}): Table =>
  play(
    open({ step: 'movement', units: only({ 'G-B': '0403', 'W-12': '0304', ...more }), markers }),
    'attack G-B 0304',
    'end-move',
  );

describe('INV-07: the points', () => {
  it('make the cities and the edge hexes the German holds; a hex without a holder is reported', () => {
    const { state } = open();
    expect(game.invariants(state)).toEqual([]);
    const lost = changed(state, (s) => void delete s.control['0602']);
    expect(idsOf(game.invariants(lost))).toContain('INV-07');
  });
});

describe('what one command may do', () => {
  it('INV-08: hands over only hexes that were entered or won', () => {
    const walk = open({ step: 'movement' });
    expect(brokenStep(walk, 'move G-G 0504', (s) => void (s.control['0602'] = 'S'))).toContain('INV-08');
  });

  it('INV-10: no step from zone to zone', () => {
    const table = open({ step: 'movement', units: only({ 'G-B': '0403', 'W-12': '0304' }) });
    const { state } = play(table, 'move G-B 0503');
    const move: Move = { type: 'move', unit: 'G-B', path: ['0404'] };
    const made = changed(state, put('G-B', '0404'));
    expect(idsOf(game.invariants(made, { before: table.state, move }))).toContain('INV-10');
  });

  it('INV-11: without a marker no unit is eliminated that could retreat', () => {
    expect(brokenStep(play(fighting(), 'battle 0304: 6 1'), 'retreat 0204', put('W-12', null))).toEqual(['INV-11']);
    // A marker allows a difference of two.
    const marked = fighting({ 'M-GD': 'G-B' });
    expect(play(marked, 'battle 0304: 6 6 1').state.units['W-12']?.hex).toBeNull();
  });

  it('INV-12: a battle leaves one of the two in the hex', () => {
    expect(brokenStep(fighting(), 'battle 0304: 1 6', put('W-12', '0203'))).toContain('INV-12');
  });

  it('INV-13: no German gets out of column 06', () => {
    const table = play(
      open({ side: 'allied', step: 'movement', units: only({ 'S-1B': '0703', 'G-MIT': '0602' }) }),
      'attack S-1B 0602',
      'end-move',
    );
    expect(brokenStep(table, 'battle 0602: 5 1', put('G-MIT', '0603'))).toContain('INV-13');
  });

  it('INV-14: a retreat is one step in an allowed direction to an empty hex', () => {
    const driven = play(fighting(), 'battle 0304: 6 1');
    expect(brokenStep(driven, 'retreat 0204', put('W-12', '0503'))).toContain('INV-14');
  });

  it('INV-16: no unit comes back beside an enemy', () => {
    const table = open({
      turn: 2,
      units: only({ 'G-H': '0704', 'W-12': '0503', 'S-1B': '1003', 'G-G': '0805', 'G-SUF': '0905' }),
    });
    const move: Move = { type: 'replace', unit: 'G-B', hex: '0502' };
    const made = changed(table.state, (s) => {
      put('G-B', '0502')(s);
      s.strategic.replacementsLeft.G = 0;
    });
    expect(idsOf(game.invariants(made, { before: table.state, move }))).toContain('INV-16');
  });

  it('INV-19: each question has an answer', () => {
    const { state } = fighting();
    expect(game.invariants(state)).toEqual([]);
    const stuck = changed(state, (s) => {
      Object.assign(s.units['G-B'] ?? {}, { hex: '0403', origin: null });
    });
    expect(idsOf(game.invariants(stuck))).toContain('INV-19');
  });
});
