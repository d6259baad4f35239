import type { Figures, Spread } from '../../lab/experiment/figures.ts';
import { useT } from '../../i18n/use-t.tsx';
import { lengthIn, tellYear, type LengthOf } from './lengths.ts';
import { figure, perCent } from './figures.ts';

type Tell = (value: number) => string;

/** Means in small boxes, A to B. */
export function SmallFigures({ variants }: { readonly variants: readonly Figures[] }) {
  const { t } = useT();
  const [first] = variants;
  if (!first) return null;
  const isDrawn = variants.some(({ drawn }) => drawn > 0);
  const mean = (of: (figures: Figures) => Spread, tell: Tell = figure) =>
    tellAll(variants.map((figures) => tell(of(figures).mean)));
  const has = (of: LengthOf): boolean => variants.every((figures) => lengthIn(figures, of) !== null);
  const told = (of: LengthOf, tell: Tell = figure) =>
    tellAll(variants.map((figures) => tell(lengthIn(figures, of)?.mean ?? 0)));
  // Where every game takes as long as the other, its length says nothing.
  const hasLengths = new Set(variants.flatMap(({ turns }) => turns.counts.map(([value]) => value))).size > 1;
  return (
    <dl className="small-figures">
      <Box label={t('experiment.moves')} value={mean(({ moves }) => moves)} />
      {hasLengths ? <Box label={t('experiment.last-turn')} value={mean(({ turns }) => turns)} /> : null}
      {has('years') ? <Box label={t('experiment.last-year')} value={told('years', tellYear)} /> : null}
      {has('ahead') ? <Box label={t('experiment.ahead')} value={told('ahead')} /> : null}
      {isDrawn ? (
        <Box
          label={t('experiment.drawn')}
          value={variants.map(({ drawn, games }) => perCent(drawn / Math.max(1, games))).join(' → ')}
        />
      ) : null}
    </dl>
  );
}

/** A to B; once where they are alike. */
const tellAll = (values: readonly string[]): string =>
  values.every((value) => value === values[0]) ? (values[0] ?? '') : values.join(' → ');

const Box = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="panel small-figure">
    <dt>{label}</dt>
    <dd className="tabular">{value}</dd>
  </div>
);
