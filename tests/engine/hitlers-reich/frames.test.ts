import { describe, expect, it } from 'vitest';
import { FRAMES } from '../../../src/engine/games/hitlers-reich/frames.ts';
import { isAnswer, VERBS, type Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import { def } from '../../support/reich.ts';

describe('the table of frames', () => {
  it('says of each frame what its node does: ask, or run automatically', () => {
    const kinds = Object.entries(FRAMES).map(([at, { asks }]) => [at, asks ? 'ask' : 'auto']);
    expect(Object.entries(def.nodes).map(([at, { kind }]) => [at, kind])).toEqual(expect.arrayContaining(kinds));
    expect(Object.keys(def.nodes)).toHaveLength(kinds.length);
  });

  it('has a question for every verb, and a verb for every question; to resign is possible at each', () => {
    const questions = Object.entries(FRAMES).flatMap(([at, { asks }]) => (asks ? [at] : []));
    const verbs = Object.keys(VERBS) as readonly Move['type'][];
    expect(verbs.filter((verb) => !questions.some((at) => isAnswer(verb, at)))).toEqual(['resign']);
    expect(questions.filter((at) => !verbs.some((verb) => isAnswer(verb, at)))).toEqual([]);
  });

  it('names what ends a question after the verb that ends it', () => {
    const verbs = Object.keys(VERBS) as readonly Move['type'][];
    for (const [at, row] of Object.entries(FRAMES)) {
      if (!('ends' in row)) continue;
      const [key] = row.ends;
      expect(verbs.filter((verb) => isAnswer(verb, at) && key.startsWith(`${verb}-`))).toHaveLength(1);
    }
  });

  it('gives the screen what ends each question', () => {
    expect(def.data.facts.endings['turn/bonus']).toEqual({ key: 'hr.move.decline-bonus' });
    expect(def.data.facts.endings['plan/reroll']).toEqual({ key: 'hr.move.done-dice' });
    expect(Object.keys(def.data.facts.endings)).toHaveLength(17);
  });
});

describe('the table of verbs', () => {
  it('gives the screen the sentence of every button that is a whole move', () => {
    const plain =
      'reorganise-a reorganise-b plan push-events push-attacks barbarossa overlord bonus pass decline done resign ' +
      'speer-yes speer-no';
    expect(Object.keys(def.data.facts.buttons).toSorted()).toEqual(plain.split(' ').toSorted());
    for (const [id, { key }] of Object.entries(def.data.facts.buttons)) expect(key).toBe(`hr.move.${id}`);
    expect(def.data.facts.buttons['speer-yes']?.params).toEqual({ event: 'speer' });
  });
});
