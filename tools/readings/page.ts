/** The table of readings as a page. */
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { Sentence } from '../../src/i18n/format.ts';
import { CONFIDENCE } from '../../src/lab/stats/stats.ts';
import { percent } from '../lib/table.ts';
import type { Compared, Readings, ReadingsOrder } from './readings.ts';

const cellOf = (one: Compared | undefined): string => {
  if (!one) return '';
  if (one.changed === 0) return 'the same games';
  const sign = one.more < 0 ? '−' : '+';
  return `${sign}${Math.abs(100 * one.more).toFixed(1)} ± ${(100 * CONFIDENCE * one.error).toFixed(1)}`;
};

export function formatReadings(
  { id, seats }: Pick<GameDefinition<Types>, 'id' | 'seats'>,
  found: readonly Readings[],
  { player, games, seed }: Omit<ReadingsOrder, 'scenario'>,
  say: (line: Sentence) => string,
): string {
  const rows = new Map<string, Compared>();
  for (const { compared } of found) for (const one of compared) rows.set(`${one.id} ${String(one.value)}`, one);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const scenarios = found.map(({ scenario }) => scenario);
  const head = ['Reading', 'Ruling', ...scenarios.map((scenario) => say({ key: `game.${id}.scenario.${scenario}` }))];
  const table = [
    line(head),
    line(head.map(() => '---')),
    line(['as recommended', '', ...found.map(({ share }) => percent(share, 1))]),
    ...[...rows].map(([name, { rule }]) =>
      line([
        `\`${name}\``,
        rule,
        ...found.map(({ compared }) => cellOf(compared.find((one) => `${one.id} ${String(one.value)}` === name))),
      ]),
    ),
  ];
  const side = say({ key: 'library.fact.seat', params: { side: seats[0] } });
  return `# Readings and balance: ${say({ key: `game.${id}` })}

What each reading of an open rule, and each option, does to the share of games that the ${side} wins, where the program \`${player}\` has both
seats. The first row is that share as matches are set up; every other one how many points more it is, with a 95% interval: the same ${games} seeds
were played with the reading and without.

\`\`\`sh
npm run readings -- --game ${id} --scenarios ${scenarios.join(',')} --player ${player} --games ${games} --seed ${seed}
\`\`\`

${table.join('\n')}
`;
}
