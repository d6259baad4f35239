/** The dice of an operation's next attacks after a win (§6.7.2, §7.4.1). */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import type { Line } from '../../../src/engine/kernel/types.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { def, open, play, playAll, type Game } from '../../support/reich.ts';

const launch = (position: Position = {}): Game => playAll(open(position), 'barbarossa');

function thenOf({ state }: Game, text: string): Line | undefined {
  const move = decide(def, state)?.moves.find((one) => def.words.notation(one) === text);
  if (!move) throw new Error(`${text} is not legal`);
  return def.foresight.preview(state, move).then;
}

describe('what a won attack does to the next ones', () => {
  it('recounts the spaces around them: Minsk brings the area bonus against Bessarabia', () => {
    const better = { key: 'hr.then.dice', params: { space: 'bessarabia', own: 4, other: 3, about: 81, n: 0 } };
    expect(thenOf(launch(), 'A land poland>minsk')).toEqual(better);
    expect(thenOf(launch(), 'A land romania>crimea')).toEqual(better);
  });

  it('says where nothing changes: for all that are left, or for the last one by name', () => {
    expect(thenOf(launch(), 'A land poland>baltic-states')).toEqual({ key: 'hr.then.same' });
    const late = launch({ markers: { 'baltic-states': 'axis', minsk: 'axis' } });
    expect(thenOf(late, 'A land romania>bessarabia')).toMatchObject({
      key: 'hr.then.stays',
      params: { space: 'crimea' },
    });
  });

  it('says nothing outside an operation, nor of the last attack', () => {
    expect(thenOf(open({ pact: false }), 'A land finland>leningrad')).toBeUndefined();
    const last = launch({ markers: { 'baltic-states': 'axis', minsk: 'axis', bessarabia: 'axis' } });
    expect(thenOf(last, 'A land romania>crimea')).toBeUndefined();
  });

  it('comes true: the dice are counted as the next question counts them', () => {
    const taken = launch({ markers: { minsk: 'axis' } });
    const dice = def.foresight
      .preview(taken.state, { ...attackOn(taken, 'bessarabia') })
      .modifiers.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    expect(dice).toBe(4);
  });

  it('leaves the position as it is', () => {
    const game = launch();
    const before = JSON.stringify(game.state);
    thenOf(game, 'A land poland>minsk');
    expect(JSON.stringify(game.state)).toBe(before);
    expect(play(game, 'A land poland>minsk').state.conflict?.target).toBe('minsk');
  });
});

function attackOn({ state }: Game, target: string) {
  const move = decide(def, state)?.moves.find((one) => one.type === 'attack' && one.target === target);
  if (!move) throw new Error(`no attack on ${target}`);
  return move;
}
