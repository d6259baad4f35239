import { describe, expect, it } from 'vitest';
import { decide, applyMove } from '../../../src/engine/kernel/runner.ts';
import { decisionOf, frameAt, game, hexOf, listed, only, open, play, toMovement, type Table } from './support.ts';

/** All German units but a few in the pool; the rest of the map as set up. */
const germans = (...units: readonly [string, string][]) => ({
  ...Object.fromEntries(['G-H', 'G-B', 'G-G', 'G-VIST', 'G-MIT', 'G-SUF'].map((id) => [id, null])),
  ...Object.fromEntries(units),
});

const phases = (table: Table) =>
  table.events.flatMap((event) => (event.type === 'phase-began' ? [`${event.turn} ${event.side} ${event.phase}`] : []));

/** Ends every step at once. */
function passOn(table: Table): Table {
  return play(toMovement(table), 'end-move');
}

describe('sequence of play, §4', () => {
  it('§4: strategic, movement and combat of the German, then of the Allies, six turns long', () => {
    let table = open();
    for (let half = 0; half < 12; half++) {
      // The Allied markers have to be shared out before their step ends.
      while (frameAt(table)?.startsWith('strategic/')) {
        const moves = listed(table);
        table = play(
          table,
          moves.find((text) => text.startsWith('end-')) ?? (half % 2 ? pickMark(moves) : (moves[0] ?? '')),
        );
      }
      table = play(table, 'end-move');
    }
    expect(phases(table)).toHaveLength(36);
    expect(phases(table).slice(0, 6)).toEqual([
      '1 german strategic',
      '1 german movement',
      '1 german combat',
      '1 allied strategic',
      '1 allied movement',
      '1 allied combat',
    ]);
    expect(phases(table).at(-1)).toBe('6 allied combat');
    expect(table.state.result).toMatchObject({ winner: 'german' });
    expect(decide(game, table.state)).toBeNull();
    expect(table.state.stack).toEqual([]);
  });

  it('§4.1: replacements are skipped with an empty pool, markers come first', () => {
    expect(frameAt(open())).toBe('strategic/markers');
  });

  it('§4.1: the Volkssturm is asked with three units or fewer, and only then', () => {
    const three = open({ units: germans(['G-B', '0403'], ['G-G', '0602'], ['G-H', '0402']) });
    expect(frameAt(three)).toBe('strategic/volkssturm');
    expect(listed(three)).toEqual(['volkssturm yes', 'volkssturm no']);
    const four = open({ units: germans(['G-B', '0403'], ['G-G', '0602'], ['G-H', '0402'], ['G-MIT', '0504']) });
    expect(frameAt(four)).toBe('strategic/replace');
  });

  it('§4.1: replacements repeat while one is possible, then markers follow', () => {
    const table = play(open({ units: germans(['G-B', '0403'], ['G-G', '0602']) }), 'volkssturm yes');
    expect(frameAt(table)).toBe('strategic/replace');
    const one = play(table, 'replace G-H 0502');
    expect(frameAt(one)).toBe('strategic/replace');
    expect(hexOf(one, 'G-H')).toBe('0502');
    const two = play(one, 'replace G-MIT 0505');
    // No markers this turn: on to movement.
    expect(frameAt(two)).toBe('movement/move');
    expect(two.events).not.toContainEqual(expect.objectContaining({ type: 'replacements-ended' }));
  });

  it('§4.1: a replacement step without any legal hex is skipped', () => {
    const units = germans(['G-B', '0403'], ['G-G', '0602'], ['G-H', '0402'], ['G-MIT', '0504']);
    const lost = Object.fromEntries(
      game.data.facts.hexes.flatMap(({ id, playable }) =>
        playable && !Object.values(units).includes(id) ? [[id, 'S'] as const] : [],
      ),
    );
    const table = open({ units, control: lost });
    expect(frameAt(table)).toBe('strategic/markers');
    expect(table.events).toContainEqual({ type: 'replacements-ended', side: 'german', unused: 1 });
  });

  it('§4.1: the marker step is skipped when none can be given', () => {
    const table = open({ units: only({ 'W-12': '0304', 'S-1B': '1003' }) });
    expect(frameAt(table)).toBe('strategic/volkssturm');
    // No unit is brought back: none can take a marker, none can move, and the Allies are asked.
    const after = play(table, 'volkssturm no', 'end-replace');
    expect(decisionOf(after).seat).toBe('allied');
    expect(after.events).toContainEqual({ type: 'replacements-ended', side: 'german', unused: 1 });
  });

  it('§4.1: support and combat are skipped where no unit can take part', () => {
    const table = play(toMovement(open()), 'attack G-B 0304', 'end-move');
    expect(frameAt(table)).toBe('combat/battle');
    // There is no support without a marker, so the dice are rolled at once.
    const fought = play(table, 'battle 0304: 1 6');
    expect(fought.latest.map((event) => event.type)).toContain('rolled');
    expect(fought.latest.map((event) => event.type)).not.toContain('fought-alone');
    expect(decisionOf(fought).seat).toBe('allied');
  });

  it('§4.1: the retreat is the only decision of the side that is not phasing', () => {
    const table = play(open({ side: 'allied', step: 'movement' }), 'attack W-21 0402', 'end-move', 'battle 0402: 4 2');
    expect(frameAt(table)).toBe('combat/retreat');
    expect(decisionOf(table).seat).toBe('german');
    expect(game.view(table.state, null).side).toBe('allied');
    const outcome = applyMove(game, table.state, { type: 'retreat', hex: '0502' }, { seat: 'allied' });
    expect(outcome).toMatchObject({ ok: false, reason: { code: 'WRONG_PLAYER' } });
  });

  it('§4.1: at the end of a side’s turn markers come off and flags are cleared', () => {
    const table = play(open(), 'mark M-GD G-B', 'end-mark', 'attack G-B 0304', 'move G-H 0502', 'end-move');
    const after = play(table, 'battle 0304', 'support G-G: 1 1 6');
    expect(after.state.markers['M-GD']).toBeNull();
    expect(after.latest).toContainEqual({ type: 'markers-off', side: 'german', count: 1 });
    for (const unit of Object.values(after.state.units))
      expect([unit.moved, unit.origin, unit.fought, unit.supported]).toEqual([false, null, false, false]);
  });

  it('moves a finished turn on and says where it stands', () => {
    const table = passOn(open());
    expect(game.words.moment(table.state)).toEqual({ turn: 1, seat: 'allied', phase: 'strategic' });
  });
});

const pickMark = (moves: readonly string[]): string =>
  moves.find((text) => /^mark M-(PATTON|MONTY)/.test(text) && !moves.includes('unmark M-PATTON')) ??
  moves.find((text) => /^mark M-(ZHUKOV|GDS)/.test(text)) ??
  '';
