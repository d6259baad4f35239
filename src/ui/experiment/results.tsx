import { useState } from 'react';
import type { Result } from '../../lab/experiment/run.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { DecidingTable } from './deciding-table.tsx';
import { LengthChart, tellsLength } from './length-chart.tsx';
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
