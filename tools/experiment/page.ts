/** The result of an experiment as text for a terminal. */
import { tellComparison } from '../../src/lab/experiment/compare.ts';
import type { Figures, Spread } from '../../src/lab/experiment/figures.ts';
import { nameOfPart } from '../../src/lab/experiment/row.ts';
import type { Interval } from '../../src/lab/stats/stats.ts';
import type { Result } from '../../src/lab/experiment/run.ts';
import type { Say } from '../lib/english.ts';
import { formatTable, percent } from '../lib/table.ts';

/** Parts of the result that are listed of each variant. */
const SHOWN_PARTS = 6;
/** Units, cards and events that are listed of each variant, the most used first; `--json` has all. */
const SHOWN_USES = 8;

const shares = ([low, high]: Interval): string => `95%: ${percent(low, 1)} to ${percent(high, 1)}`;
const number = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
const spread = ({ mean, interval: [low, high], quantiles }: Spread): readonly string[] => [
  number(mean),
  `95%: ${number(low)} to ${number(high)}`,
  `tenths 1, 5, 9: ${quantiles.map(number).join(' / ')}`,
];

export function tellResult(
  { experiment, variants, comparison }: Result,
  seats: readonly [string, string],
  say: Say,
): string {
  const tables = variants.map((figures, at) => {
    const { players = [], options = {} } = experiment.variants[at] ?? {};
    const ways = Object.entries(options).map(([id, value]) => `${id} ${String(value)}`);
    const head = ['AB'[at] ?? '', players.join(' and '), ways.join(', ')];
    return formatTable([head, ...rowsOf(figures, seats, say)]);
  });
  const told = comparison === null ? [] : [say(tellComparison(comparison, seats[0]))];
  const even = comparison?.evenLuck;
  if (even)
    told.push(
      `At equal luck: ${number(100 * even.value)} points (95%: ${number(100 * even.interval[0])} to ${number(100 * even.interval[1])}).`,
    );
  return [experiment.name, ...told, ...tables].join('\n\n');
}

function rowsOf(
  { games, wins, drawn, points, lead, turns, ahead, years, moves, luck, luckier, evenLuck, deciding, uses }: Figures,
  [first, second]: readonly [string, string],
  say: Say,
): readonly (readonly (string | number)[])[] {
  const nameOf = (seat: string): string => say({ key: 'experiment.of-side', params: { seat } });
  const [one, other] = [nameOf(first), nameOf(second)];
  return [
    ['games', games, drawn === 0 ? '' : `${drawn} drawn`],
    ...wins.map(({ seat, share, interval }) => [`won by ${nameOf(seat)}`, percent(share, 1), shares(interval)]),
    [`points ${one}`, ...spread(points[0])],
    [`points ${other}`, ...spread(points[1])],
    [`lead of ${one}`, ...spread(lead)],
    ['last turn', ...spread(turns)],
    ...(years ? [['last year', ...spread(years)]] : []),
    ...(ahead ? [['winner ahead from turn', ...spread(ahead)]] : []),
    ['moves', ...spread(moves)],
    [`luck of ${one}`, ...spread(luck[0])],
    [`luck of ${other}`, ...spread(luck[1])],
    ...(luckier.games > 0
      ? [['won by the luckier', percent(luckier.won / luckier.games, 1), shares(luckier.interval)]]
      : []),
    ...(evenLuck ? [[`won by ${one} at equal luck`, percent(evenLuck.value, 1), shares(evenLuck.interval)]] : []),
    ...deciding
      .slice(0, SHOWN_PARTS)
      .map(({ part, inWon, inLost }) => [
        say(nameOfPart(part, say.has)),
        `${percent(inWon, 1)} of games won by ${one}`,
        percent(inLost, 1),
      ]),
    ...uses
      .slice(0, SHOWN_USES)
      .map(({ seat, kind, id, times, fights, won, interval }) => [
        `${nameOf(seat)}: ${say({ key: kind === 'card' ? 'experiment.card' : 'experiment.unit', params: { id } })}`,
        `${number(times / Math.max(1, games))} a game`,
        fights === 0 ? '' : `${percent(won / fights, 1)} of ${fights} fights won`,
        fights === 0 ? '' : shares(interval),
      ]),
  ];
}
