import type { Result } from '../../lab/experiment/run.ts';
import { DecidingTable } from './deciding-table.tsx';
import { LengthChart } from './length-chart.tsx';
import { ScoreChart } from './score-chart.tsx';
import { SmallFigures } from './small-figures.tsx';
import { UsesChart } from './uses-chart.tsx';
import { WinsChart } from './wins-chart.tsx';

export interface ResultsProps {
  readonly game: string;
  readonly result: Result;
}

/** The charts under the sentence and the chart of wins. */
export const MoreResults = ({ game, result: { variants } }: ResultsProps) => (
  <>
    <DecidingTable variants={variants} />
    <ScoreChart game={game} variants={variants} />
    <SmallFigures variants={variants} />
    <UsesChart game={game} variants={variants} />
    <LengthChart variants={variants} />
  </>
);

export const Results = ({ game, result }: ResultsProps) => (
  <>
    <WinsChart variants={result.variants} />
    <MoreResults game={game} result={result} />
  </>
);
