/** The stakes of a fight before it is declared: the clean-up that would follow (§7.8, §7.9). */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import type { Stake } from '../../../src/engine/kits/rehearsal/rehearse.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { rehearseDeclared, stakesOf } from '../../../src/engine/games/hitlers-reich/preview/stakes.ts';
import { asks, def, type Game, legal, open, play, playAll, shipped, NONE_HELD, tables } from '../../support/reich.ts';

function previewed(position: Position, text: string): readonly Stake[] {
  const { state } = open(position);
  const move = decide(def, state)?.moves.find((one) => def.words.notation(one) === text);
  if (!move) throw new Error(`${text} is not legal`);
  return def.foresight.preview(state, move).stakes ?? [];
}

/** Ends every step until a question of that kind. */
function answerUntil(game: Game, at: string): Game {
  const done = legal(game).find((text) => text === 'done' || text === 'decline');
  return asks(game) === at || done === undefined ? game : answerUntil(play(game, done), at);
}

const told = (stakes: readonly Stake[], on: Stake['on']) =>
  stakes.filter((stake) => stake.on === on).map(({ line }) => line.key.replace(/^hr\.(log|stake)\./, ''));

describe('what hangs on a fight', () => {
  const leningrad = previewed({ pact: false }, 'A land finland>leningrad');

  it('§6.5.2, §7.9: a Soviet production centre costs hand size, and brings an event, a blitz and the Success Bonus', () => {
    expect(told(leningrad, 'win')).toEqual(['took', 'hand-size-down', 'centre', 'blitz', 'success']);
    const [down] = leningrad.filter(({ line }) => line.key === 'hr.log.hand-size-down');
    expect(down?.line.params).toMatchObject({ side: 'allies' });
  });

  it('§7.9.1, §6.5.3.4: a defeat ends the turn; against Soviets a Soviet card is owed', () => {
    expect(told(leningrad, 'lose')).toEqual(['ends-turn']);
    expect(told(leningrad, 'duty')).toEqual(['red']);
  });

  it('§7.8: fleets of a fought zone go whoever wins, and the defender may win the zone', () => {
    const { state } = open({ fleets: { axis: [], allies: ['north-sea'] } });
    const attack = decide(def, state)?.moves.find((move) => def.words.notation(move) === 'A sea north-sea');
    const stakes = attack ? stakesOf(shipped, rehearseDeclared(shipped, state, attack)) : [];
    expect(told(stakes, 'either')).toContain('fleet-lost');
    expect(told(stakes, 'win')).toContain('took');
  });

  it('tells nothing of a move that declares no fight', () => {
    const { state } = open({});
    const pass = decide(def, state)?.moves.find(({ type }) => type === 'fortify' || type === 'reorganise');
    expect(pass && def.foresight.preview(state, pass)).toEqual({
      effects: [],
      modifiers: [],
      odds: null,
      warnings: [],
    });
  });
});

describe('what is earned', () => {
  it('is known while the loser still has a card to discard (§6.5.2.1, §7.9)', () => {
    const hands = { axis: ['G13', 'G11'], allies: ['S3', 'S4', 'S5'] } as const;
    const begun = open({ pact: false, hands, handSize: { axis: 2, allies: 3 }, events: NONE_HELD });
    const won = playAll(begun, 'A land finland>leningrad', 'c G13', ['c S3', [6, 6, 6, 1, 1, 1]]);
    const asked = answerUntil(won, 'discard');
    expect(asks(asked)).toBe('discard');
    expect(def.view(asked.state, 'axis').earned).toEqual(['bonus/centre', 'bonus/blitz', 'turn/bonus']);
    const done = play(asked, legal(asked)[0] ?? '');
    expect(def.view(done.state, 'axis').earned).toEqual(['bonus/centre', 'bonus/blitz', 'turn/bonus']);
  });
});

/** A blitz of the Axis out of Poland, just taken by land, with that hand size. */
const blitzing = (handSize: number, events: Position['events'] = {}): Game => {
  const sizes = { axis: handSize, allies: 6 };
  const hands = { axis: ['G13', 'G12', 'I13'].slice(0, handSize), allies: ['S3', 'S4', 'S5', 'W3', 'W4', 'W5'] };
  const begun = open({ pact: false, hands, handSize: sizes, events: { ...NONE_HELD, ...events } });
  const won = playAll(begun, 'A land romania>crimea', 'c G13', ['c S3', [6, 6, 6, 1, 1, 1]]);
  return answerUntil(won, 'bonus/blitz');
};
const blitzOf = (game: Game, text: string): readonly Stake[] => {
  const move = decide(def, game.state)?.moves.find((one) => def.words.notation(one) === text);
  if (!move) throw new Error(`${text} is not legal: ${legal(game).join(', ')}`);
  return def.foresight.preview(game.state, move).stakes ?? [];
};
const figures = (stakes: readonly Stake[], side: string) =>
  stakes
    .filter(({ line }) => line.key.startsWith('hr.log.hand-size') && line.params?.['side'] === side)
    .map(({ on, line, when }) => [
      on,
      line.params?.['from'],
      line.params?.['to'],
      when?.key.split('.').at(-1) ?? 'always',
    ]);

describe('§7.9.2 what a blitz costs', () => {
  it('is told in figures, and at hand size 2 no further blitz is promised', () => {
    const stakes = blitzOf(blitzing(2), 'blitz kharkov');
    expect(figures(stakes, 'axis')).toEqual([['either', 2, 1, 'always']]);
    expect(told(stakes, 'win')).not.toContain('blitz');
    expect(told(blitzOf(blitzing(3), 'blitz kharkov'), 'win')).toContain('blitz');
  });

  it('R-86: hangs on GUDERIAN where that is held, and so does the further blitz', () => {
    const stakes = blitzOf(blitzing(2, { guderian: 'axis-up' }), 'blitz kharkov');
    expect(figures(stakes, 'axis')).toEqual([['either', 2, 1, 'without']]);
    const [further] = stakes.filter(({ line }) => line.key === 'hr.stake.blitz');
    expect(further?.when).toBeUndefined();
  });

  it('R-86: at hand size 1 GUDERIAN must be named, so a further blitz may follow', () => {
    const stakes = blitzOf(blitzing(1, { guderian: 'axis-up' }), 'blitz kharkov');
    expect(figures(stakes, 'axis')).toEqual([]);
    expect(told(stakes, 'win')).toContain('blitz');
  });
});

describe('what follows a fight', () => {
  it('§7.9: the turn ends with the second action, whoever wins it', () => {
    const hands = { axis: ['G13', 'G11', 'G9'], allies: ['S3', 'S4', 'S5'] } as const;
    const begun = open({ pact: false, hands, handSize: { axis: 3, allies: 3 }, events: NONE_HELD });
    const won = playAll(begun, 'A land romania>crimea', 'c G13', ['c S3', [6, 6, 6, 1, 1, 1]]);
    const bonus = answerUntil(won, 'turn/bonus');
    expect(asks(bonus)).toBe('turn/bonus');
    const plain = legal(bonus).find((text) => text.startsWith('A sea ') && tables.spaceOf(text.slice(6)).value === 0);
    expect(told(blitzOf(bonus, plain ?? ''), 'either')).toContain('ends-turn');
  });
});
