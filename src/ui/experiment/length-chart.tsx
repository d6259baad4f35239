import { useState } from 'react';
import type { Figures, Spread } from '../../lab/experiment/figures.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Choices } from '../parts/field.tsx';
import { LENGTHS, lengthIn, tellYear } from './lengths.ts';
import { StepChart } from './step-chart.tsx';

/** Where every game is as long as the other, there is nothing to draw. */
const listLengths = (variants: readonly Figures[]) =>
  LENGTHS.filter((one) => variants.some((figures) => (lengthIn(figures, one)?.counts.length ?? 0) > 1));

export const tellsLength = (variants: readonly Figures[]): boolean => listLengths(variants).length > 0;

/** How long games are, by whatever tells them apart: decisions, the last turn, the year, the turn from which the winner was ahead. */
export function LengthChart({ variants }: { readonly variants: readonly Figures[] }) {
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
