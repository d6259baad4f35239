/** `docs/balance.md`: the figures of all series as a page to be read. */
import type { Say } from '../lib/english.ts';
import { percent } from '../lib/table.ts';
import type { Deciding } from '../../src/lab/experiment/figures.ts';
import { nameOfPart } from '../../src/lab/experiment/row.ts';
import type { Figures } from './figures.ts';
import { SEED, type Series } from './series.ts';

export interface PageText {
  readonly series: Series;
  readonly scenario: string;
  /** Names of the seats, in their order. */
  readonly seats: readonly [string, string];
  readonly figures: Figures;
}

export interface Chapter {
  readonly name: string;
  readonly series: readonly PageText[];
  readonly say: Say;
}

/** A scenario outside is looked into: either its data or its players are not what they should be. */
export const FAIR = [0.4, 0.6] as const;
const SHOWN_PARTS = 6;

const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n');
const share = (value: number): string => percent(value, 1);
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

const fairnessOf = ({ games, won: [won], drawn }: Figures): string => {
  const part = (won + drawn / 2) / games;
  return part < FAIR[0] || part > FAIR[1] ? 'outside 40 to 60%' : 'within';
};

function mainRow({ series, scenario, seats, figures }: PageText): readonly (string | number)[] {
  const { games, won, drawn, intervals, turns } = figures;
  const [[low, high]] = intervals;
  const draws = drawn === 0 ? '' : `, ${drawn} drawn`;
  return [
    scenario,
    series.player,
    games,
    `${seats[0]} ${share(won[0] / games)}${draws}`,
    `${share(low)} to ${share(high)}`,
    fairnessOf(figures),
    turns.join(' / '),
    Math.round(figures.moves),
    `${signed(figures.lead[0])} ± ${figures.lead[1].toFixed(2)}`,
  ];
}

function decidingOf({ scenario, series, seats, figures }: PageText, say: Chapter['say']): string {
  const row = ({ part, inWon, inLost, pointsWon, pointsLost }: Deciding) => [
    say(nameOfPart(part, say.has)),
    share(inWon),
    share(inLost),
    pointsWon === 0 && pointsLost === 0 ? '' : `${pointsWon.toFixed(2)} / ${pointsLost.toFixed(2)}`,
  ];
  const head = ['What counted at the end', `${seats[0]} wins`, `${seats[1]} wins`, 'Points, won / lost'];
  return `### What decides: ${scenario}, ${series.player}\n\n${tableOf(head, figures.deciding.slice(0, SHOWN_PARTS).map(row))}`;
}

const chapterOf = ({ name, series, say }: Chapter): string =>
  [
    `## ${name}`,
    tableOf(
      ['Scenario', 'Both seats', 'Games', 'Won', '95% interval', 'Aim', 'Last turn 10/50/90%', 'Moves', 'Lead'],
      series.map(mainRow),
    ),
    ...series.map((one) => decidingOf(one, say)),
  ].join('\n\n');

export const formatPage = (chapters: readonly Chapter[], command: string): string => `# Balance of the three games

Who wins when equal programs play each other, what it depends on, and how long it takes. Made by

\`\`\`sh
${command}
\`\`\`

Game \`i\` of each series, the first being 0, is played from the seed \`${SEED}/i\`; \`marshal:8\` may play out 8 lines for
a decision. What was played is kept in [docs/balance](balance), a line for each game, and a run that was cut off goes on where it was; after a change
of the rules, the data or the programs delete that folder. All games are of the rules, data and programs as they are here,
without options, hands hidden where the game hides them.

- **Won**: the share of games for the seat in that cell, with Wilson's interval at 95%. **Aim**: between 40 and 60% when
  Marshals play both seats.
- **Lead**: the first seat's points at the end minus the second's, with the standard error. **Last turn**: a tenth, half
  and nine tenths of the games end by this turn.
- **What decides** lists what the result was made of: in which share of the games won by either seat it counted, and
  what it brought on average.

Programs are not people: what two equal programs make of a scenario tells of them as much as of the game. Maps, cards and
tables are in part reconstructed, as each datum says in the game.

${chapters.map(chapterOf).join('\n\n')}
`;
