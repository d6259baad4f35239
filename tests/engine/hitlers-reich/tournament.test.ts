import { describe, expect, it } from 'vitest';
import {
  rankOf,
  rankTournament,
  type TournamentGame,
} from '../../../src/engine/games/hitlers-reich/rules/tournament.ts';
import { open } from '../../support/reich.ts';

const game = (axisPlayer: string, key: string, winner: 'axis' | 'allies', axis = 8, allies = 6): TournamentGame => ({
  axisPlayer,
  lastYear: 2,
  winner,
  key: `hr.win.${key}`,
  handSize: { axis, allies },
});

describe('§10.4.3 tournament, R-41', () => {
  it('ranks 1941–42: Axis win, decisive, limited, catastrophic, Allied win', () => {
    const order = [
      game('a', 'soviet-centres', 'axis'),
      game('a', 'axis-decisive', 'axis'),
      game('a', 'axis-limited', 'axis'),
      game('a', 'axis-catastrophic', 'allies'),
      game('a', 'axis-centres', 'allies'),
    ];
    expect(order.map(rankOf)).toEqual([0, 1, 2, 3, 4]);
  });

  it('ranks 1941–43: an Allied decisive victory is the worst level for the Axis', () => {
    const keys = ['allies-catastrophic', 'allies-limited', 'allies-decisive'];
    const ranks = keys.map((key) => rankOf({ lastYear: 3, winner: 'allies', key: `hr.win.${key}` }));
    expect(ranks).toEqual([1, 2, 3]);
  });

  it('takes each player’s best game, breaks ties by the lead in hand size, then shares the place', () => {
    const table = rankTournament([
      game('Mika', 'axis-limited', 'axis', 9, 6),
      game('Ken', 'axis-limited', 'axis', 8, 5),
      game('Mika', 'axis-catastrophic', 'allies', 7, 7),
      game('Aya', 'axis-limited', 'axis', 10, 6),
    ]);
    expect(table.map(({ player, place }) => [player, place])).toEqual([
      ['Aya', 1],
      ['Mika', 2],
      ['Ken', 2],
    ]);
  });

  it('sets up either introductory length', () => {
    const years = ['intro-1941-42', 'intro-1941-43'].map(
      (level) => open(undefined, { scenario: 'tournament', options: { level } }).state.lastYear,
    );
    expect(years).toEqual([2, 3]);
  });
});
