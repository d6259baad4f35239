/** The chances of a battle, read back from its dice, are those that were shown before the same dice fell. */
import { describe, expect, it } from 'vitest';
import { game, moveOf, open, play, type Table } from './support.ts';

/** Makes the move that rolls: what it was said to bring, and what its dice are read back as. */
function roll(table: Table, text: string) {
  const rolled = play(table, text).latest.find(({ type }) => type === 'rolled');
  return {
    shown: game.foresight.preview(table.state, moveOf(text)).odds,
    read: rolled ? game.queries.readChances(rolled) : null,
  };
}

const germans = (seed: string) =>
  play(open({ step: 'movement', markers: { 'M-GD': 'G-B' } }, {}, seed), 'attack G-B 0304', 'end-move');
const soviets = (seed: string) =>
  play(
    open({ side: 'allied', step: 'movement', markers: { 'M-ZHUKOV': 'S-1U' } }, {}, seed),
    'attack S-1U 0904',
    'end-move',
  );

describe('the chances of a battle that was rolled for', () => {
  it.each([
    ['with a marker and support', (seed: string) => roll(play(germans(seed), 'battle 0304'), 'support G-G')],
    ['with a marker alone', (seed: string) => roll(play(germans(seed), 'battle 0304'), 'support none')],
    ['against a river', (seed: string) => roll(play(soviets(seed), 'battle 0904'), 'support S-1B')],
    [
      'with one die against one',
      (seed: string) => roll(play(open({ step: 'movement' }, {}, seed), 'attack G-G 0305', 'end-move'), 'battle 0305'),
    ],
  ])('are those of the preview, and one of them came: %s', (_how, fight) => {
    const came = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const { shown, read } = fight(`dice ${seed}`);
      expect(shown?.total).toBeGreaterThan(0);
      expect(read?.odds).toEqual(shown);
      const outcome = read?.odds.outcomes.find(({ id }) => id === read.came);
      expect(outcome?.count).toBeGreaterThan(0);
      came.add(read?.came ?? '');
    }
    expect(came.size).toBeGreaterThan(1);
  });

  it('are none for an event without dice', () => {
    expect(game.queries.readChances({ type: 'movement-ended', side: 'german' })).toBeNull();
  });
});
