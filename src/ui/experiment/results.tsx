import { useState } from 'react';
import type { Result } from '../../lab/experiment/run.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { DecidingTable } from './deciding-table.tsx';
import type { Figures, Spread } from '../../lab/experiment/figures.ts';
import { Choices } from '../parts/field.tsx';
import { LENGTHS, lengthIn, tellYear } from './lengths.ts';
import { StepChart } from './step-chart.tsx';
import { ownKey } from '../app/games.ts';
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

interface ScoreChartProps {
  readonly game: string;
  readonly variants: readonly Figures[];
}

/** Points of the first seat at the end; where points alone decide, the winning side is shaded. */
function ScoreChart({ game, variants }: ScoreChartProps) {
  const { t, line } = useT();
  const [seat, other] = variants[0]?.wins.map((one) => one.seat) ?? [];
  if (seat === undefined || other === undefined) return null;
  const from = winsFrom(variants);
  return (
    <StepChart
      id="chart-score"
      title={t('experiment.score', { what: line({ key: ownKey(game, 'experiment.score'), params: { seat } }) })}
      unit={t('experiment.score.points')}
      variants={variants.map(({ wonAt, points }) => ({
        counts: wonAt.map(([value, games]) => [value, games]),
        mean: points[0].mean,
      }))}
      won={
        from === null
          ? null
          : {
              from,
              before: t('experiment.score.wins', { seat: other }),
              after: t('experiment.score.wins', { seat }),
            }
      }
    />
  );
}

/** Points from which the first seat has won every game, below which it has won none; null where points alone do not tell. */
function winsFrom(variants: readonly Figures[]): number | null {
  const all = variants.flatMap(({ wonAt }) => wonAt);
  const won = all.filter(([, , wins]) => wins > 0).map(([points]) => points);
  const lost = all.filter(([, games, wins]) => wins < games).map(([points]) => points);
  if (won.length === 0 || lost.length === 0) return null;
  const from = Math.min(...won);
  return from > Math.max(...lost) ? from : null;
}

/** Where every game is as long as the other, there is nothing to draw. */
const listLengths = (variants: readonly Figures[]) =>
  LENGTHS.filter((one) => variants.some((figures) => (lengthIn(figures, one)?.counts.length ?? 0) > 1));

const tellsLength = (variants: readonly Figures[]): boolean => listLengths(variants).length > 0;

/** How long games are, by whatever tells them apart: decisions, the last turn, the year, the turn from which the winner was ahead. */
function LengthChart({ variants }: { readonly variants: readonly Figures[] }) {
  const { t } = useT();
  const told = listLengths(variants);
  const [chosen, choose] = useState<(typeof LENGTHS)[number] | null>(null);
  const shown = chosen !== null && told.includes(chosen) ? chosen : (told.find((one) => one !== 'moves') ?? told[0]);
  if (shown === undefined) return null;
  const spreads = variants.map((figures): Spread | null => lengthIn(figures, shown));
  return (
    <StepChart
      id="chart-length"
      title={t('experiment.length', { what: t(`experiment.length-of.${shown}`) })}
      unit={t(`experiment.length-of.${shown}`)}
      variants={spreads.map((spread) => ({ counts: spread?.counts ?? [], mean: spread?.mean ?? 0 }))}
      {...(shown === 'years' ? { tell: tellYear } : {})}
      choices={
        told.length > 1 ? (
          <Choices
            quiet
            look="switch"
            label={t('experiment.length.kind')}
            value={shown}
            choices={told.map((value) => ({ value, label: t(`experiment.length-kind.${value}`) }))}
            onChange={choose}
          />
        ) : undefined
      }
    />
  );
}

/** The same charts, one at a time: all of them together are longer than a window. */
export function Results({ game, result }: ResultsProps) {
  const { t } = useT();
  const [chosen, setTab] = useState('decided');
  const { variants } = result;
  const tabs = [
    {
      id: 'decided',
      hasContent: variants.some(({ deciding }) => deciding.length > 0),
      content: <DecidingTable variants={variants} />,
    },
    {
      id: 'points',
      hasContent: true,
      content: (
        <>
          <ScoreChart game={game} variants={variants} />
          <SmallFigures variants={variants} />
        </>
      ),
    },
    {
      id: 'uses',
      hasContent: variants.some(({ uses }) => uses.length > 0),
      content: <UsesChart game={game} variants={variants} />,
    },
    { id: 'length', hasContent: tellsLength(variants), content: <LengthChart variants={variants} /> },
  ] as const;
  const shown = tabs.filter(({ hasContent }) => hasContent);
  return (
    <>
      <WinsChart variants={variants} />
      <Tabs
        label={t('experiment.results')}
        value={shown.some(({ id }) => id === chosen) ? chosen : (shown[0]?.id ?? '')}
        onChange={setTab}
        tabs={shown.map(({ id, content }) => ({
          id,
          label: t(`experiment.results.${id}`),
          content: <div className="experiment__tab">{content}</div>,
        }))}
      />
    </>
  );
}
