import { describe, expect, it } from 'vitest';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { addAnswer, likeliestLine, type Answers } from '../../src/players/search/answers.ts';

interface Toy extends Types {
  seat: 'us' | 'them';
}
const def = { words: { notation: ({ type }: Types['move']) => type } } as GameDefinition<Toy>;
const line = (...made: readonly [Toy['seat'], string][]) => made.map(([seat, type]) => ({ seat, move: { type } }));

describe('what answers a move', () => {
  it('is what came most often, with its share of all playouts', () => {
    const answers: Answers<Toy> = new Map();
    for (let i = 0; i < 12; i++) addAnswer(answers, def, 'us', line(['us', 'push'], ['them', i < 9 ? 'hold' : 'flee']));
    expect(likeliestLine(answers, 'us')).toEqual([
      { seat: 'us', move: { type: 'push' } },
      { seat: 'them', move: { type: 'hold' }, share: 0.75 },
    ]);
  });

  it('is told by the playout that was most like the others', () => {
    const answers: Answers<Toy> = new Map();
    addAnswer(answers, def, 'us', line(['them', 'hold'], ['us', 'wild']), 0.4);
    addAnswer(answers, def, 'us', line(['them', 'hold'], ['us', 'usual']), 0.1);
    addAnswer(answers, def, 'us', line(['them', 'hold'], ['us', 'odd']), 0.3);
    expect(likeliestLine(answers, 'us').map(({ move }) => move.type)).toEqual(['hold', 'usual']);
  });

  it('has no share where few playouts tell of it, and where the other seat was never asked', () => {
    const few: Answers<Toy> = new Map();
    addAnswer(few, def, 'us', line(['them', 'hold']));
    expect(likeliestLine(few, 'us')[0]?.share).toBeUndefined();
    const alone: Answers<Toy> = new Map();
    for (let i = 0; i < 20; i++) addAnswer(alone, def, 'us', line(['us', 'end']));
    expect(likeliestLine(alone, 'us')).toEqual(line(['us', 'end']));
    expect(likeliestLine(new Map<string, never>(), 'us')).toEqual([]);
  });
});
