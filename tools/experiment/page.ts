/** The result of an experiment as text for a terminal. */
import { tellComparison } from '../../src/lab/experiment/compare.ts';
import type { Figures, Interval, Spread } from '../../src/lab/experiment/figures.ts';
import type { Result } from '../../src/lab/experiment/run.ts';
import type { Sentence } from '../../src/i18n/format.ts';
import { formatTable, percent } from '../lib/table.ts';

/** Parts of the result that are listed of each variant. */
const SHOWN_PARTS = 6;

const shares = ([low, high]: Interval): string => `95 %: ${percent(low, 1)} to ${percent(high, 1)}`;
const number = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
const spread = ({ mean, interval: [low, high], quantiles }: Spread): readonly string[] => [
  number(mean),
  `95 %: ${number(low)} to ${number(high)}`,
  `tenths 1, 5, 9: ${quantiles.map(number).join(' / ')}`,
];

export function tellResult(
  { experiment, variants, comparison }: Result,
  seats: readonly [string, string],
  say: (line: Sentence) => string,
): string {
  const tables = variants.map((figures, at) => {
    const { players = [], options = {} } = experiment.variants[at] ?? {};
    const ways = Object.entries(options).map(([id, value]) => `${id} ${String(value)}`);
    const head = ['AB'[at] ?? '', players.join(' and '), ways.join(', ')];
    return formatTable([head, ...rowsOf(figures, seats, say)]);
  });
  const told = comparison === null ? [] : [say(tellComparison(comparison, seats[0]))];
  return [experiment.name, ...told, ...tables].join('\n\n');
}

function rowsOf(
  { games, wins, drawn, points, lead, turns, moves, luck, deciding }: Figures,
  [first, second]: readonly [string, string],
  say: (line: Sentence) => string,
): readonly (readonly (string | number)[])[] {
  return [
    ['games', games, drawn === 0 ? '' : `${drawn} drawn`],
    ...wins.map(({ seat, share, interval }) => [`won by ${seat}`, percent(share, 1), shares(interval)]),
    [`points ${first}`, ...spread(points[0])],
    [`points ${second}`, ...spread(points[1])],
    [`lead of ${first}`, ...spread(lead)],
    ['last turn', ...spread(turns)],
    ['moves', ...spread(moves)],
    [`luck of ${first}`, ...spread(luck[0])],
    [`luck of ${second}`, ...spread(luck[1])],
    ...deciding
      .slice(0, SHOWN_PARTS)
      .map(({ part, inWon, inLost }) => [
        say(part),
        `${percent(inWon, 1)} of games won by ${first}`,
        percent(inLost, 1),
      ]),
  ];
}
