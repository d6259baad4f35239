import { describe, expect, it } from 'vitest';
import { declare, legal, name, offers, play, playAll, table } from './support.ts';

const title = 'murmansk-run';
const cards = (titles: readonly string[]) =>
  legal(play(name(declare('axis', 'red-land', { allies: [title] }), { axis: [], allies: titles }), 'c G5')).toSorted();

describe('MURMANSK RUN: Allied, Returnable', () => {
  it('§6.5.3.4: lifts the obligation for this conflict', () => {
    expect(cards([])).toEqual(['c S13', 'c S2', 'c S4', 'c S5']);
    expect(cards([title])).toHaveLength(8);
  });

  it('§6.5.3.1: also where Western troops would free Soviet soil', () => {
    const game = table({ side: 'allies', markers: { caucasus: 'axis' }, events: { [title]: 'allies-up' } });
    const bound = play(game, 'A land persia>caucasus');
    expect(offers(bound, title)).toBe(true);
    expect(legal(play(bound, 'done'))).not.toContain('c W5');
    expect(legal(play(bound, 'play murmansk-run'))).toContain('c W5');
  });

  it('R-78: cancelled by OUTFOXED it lifts nothing', () => {
    const game = declare('axis', 'red-land', { axis: ['outfoxed'], allies: [title] });
    const asked = playAll(game, 'play outfoxed', 'play murmansk-run', 'cancel murmansk-run', 'c G5');
    expect(legal(asked)).not.toContain('c W5');
  });
});
