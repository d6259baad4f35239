/** The tournament as a series of matches (§10.4.3, R-41). */
import type { Setup, SeriesGame, SeriesRules } from '../../kernel/types.ts';
import { SIDES, type Side } from './ids.ts';
import { MAX_HAND } from './rules/hand.ts';
import { LADDER_1942, LADDER_1943, leadOf, rankTournament, type TournamentGame } from './rules/tournament.ts';
import { AT_ONCE } from './rules/victory.ts';
import { lastYearOf } from './setup.ts';
import type { HrState } from './state.ts';
import { END_1942 } from './years.ts';

type Given = Pick<Setup, 'scenario' | 'options'>;

const lastYear = ({ options }: Given): number => lastYearOf('tournament', options);
const laddersOf = (given: Given): readonly string[] => (lastYear(given) === END_1942 ? LADDER_1942 : LADDER_1943);

const isHandSize = (size: number | undefined): boolean => size !== undefined && size >= 0 && size <= MAX_HAND;

const toGame = (given: Given, { players, winner, key, score }: SeriesGame): TournamentGame => ({
  axisPlayer: players['axis'] ?? '',
  lastYear: lastYear(given),
  winner: winner as Side,
  key,
  handSize: { axis: score['axis'] ?? 0, allies: score['allies'] ?? 0 },
});

export const series: SeriesRules<HrState> = {
  seat: 'axis',
  rule: '10.4.3',
  leadIn: 'hr.series.lead',
  isOf: ({ scenario }) => scenario === 'tournament',
  outcomeOf({ result, handSize }) {
    const [reason] = result?.reasons ?? [];
    return result && reason ? { winner: result.winner, key: reason.key, score: handSize } : null;
  },
  canBe(given, { players, winner, key, score }) {
    const seats = (record: object): boolean => Object.keys(record).sort().join() === [...SIDES].sort().join();
    return (
      seats(players) &&
      seats(score) &&
      SIDES.some((side) => side === winner) &&
      Object.values(score).every(isHandSize) &&
      [...AT_ONCE, ...laddersOf(given)].includes(key)
    );
  },
  describe: ({ winner, key }) => ({ key: 'hr.log.won', params: { side: winner, why: key } }),
  rank(given, games) {
    const told = games.map((game) => ({ game, asRuled: toGame(given, game) }));
    return rankTournament(told.map(({ asRuled }) => asRuled)).map(({ player, place, best }) => {
      const found = told.find(({ asRuled }) => asRuled === best);
      if (!found) throw new Error('a standing of no game');
      return { player, place, best: found.game, lead: leadOf(best) };
    });
  },
};
