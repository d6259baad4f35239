import { useState } from 'react';
import type { Figures, Used } from '../../lab/experiment/figures.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { numberTwins } from '../../i18n/twins.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Choices } from '../parts/field.tsx';
import { FigureTable, figure, LETTERS, percent, Sign } from './figures.tsx';

export interface UsesChartProps {
  readonly game: string;
  readonly variants: readonly Figures[];
}

const KINDS = ['card', 'event', 'unit'] as const;
type Kind = (typeof KINDS)[number];
const FEW = 10;

interface Row {
  readonly seat: string;
  readonly id: string;
  /** One for each variant; undefined if never used. */
  readonly used: readonly (Used | undefined)[];
}

/** Shows how often each card, event and unit was used per game, and how often its fight was won. */
export function UsesChart({ game, variants }: UsesChartProps) {
  const i18n = useT();
  const { t } = i18n;
  const kinds = KINDS.filter((kind) => variants.some(({ uses }) => uses.some((use) => use.kind === kind)));
  const [chosen, setKind] = useState<Kind | null>(null);
  const [isWhole, setWhole] = useState(false);
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : kinds[0];
  if (kind === undefined) return null;
  const seats = variants[0]?.wins.map(({ seat }) => seat) ?? [];
  const rows = rowsOf(variants, kind);
  const shown = seats.flatMap((seat) => {
    const own = rows.filter((row) => row.seat === seat);
    return isWhole ? own : own.slice(0, FEW / 2);
  });
  const perGame = (row: Row, i: number) => (row.used[i]?.times ?? 0) / Math.max(1, variants[i]?.games ?? 0);
  const most = Math.max(0.01, ...rows.flatMap((row) => variants.map((_, i) => perGame(row, i))));
  const at = (value: number) => `${(value / most) * 100}%`;
  const names = nameRows(i18n, kind, rows);
  const what = t(`experiment.uses.${kind}`);
  const title = variants.length > 1 ? t('experiment.uses.pair', { what }) : what;
  const nameOf = (row: Row) => names.get(row) ?? '';
  const success = (row: Row, i: number) => {
    const used = row.used[i];
    return used && used.fights > 0 ? percent(used.won / used.fights, 0) : '–';
  };
  return (
    <section className="panel col gap-10 run-chart" aria-labelledby="chart-uses">
      <div className="line apart gap-12 run-chart__head">
        <h3 id="chart-uses" className="cap">
          {title}
        </h3>
        {kinds.length > 1 ? (
          <Choices
            quiet
            look="switch"
            label={t('experiment.uses.kind')}
            value={kind}
            choices={kinds.map((value) => ({ value, label: t(`experiment.kind.${value}`) }))}
            onChange={setKind}
          />
        ) : null}
      </div>
      <div className="uses" aria-hidden="true">
        <p className="t-fine muted middle gap-8 uses__heads">
          <span>{t('experiment.uses.per-game')}</span>
          <span>{t('experiment.uses.success')}</span>
        </p>
        <ul>
          {shown.map((row, n) => {
            const values = variants.map((_, i) => perGame(row, i));
            const [low, high] = [Math.min(...values), Math.max(...values)];
            const isBorder = n > 0 && shown[n - 1]?.seat !== row.seat;
            return (
              <li
                key={`${row.seat} ${row.id}`}
                className={classes('middle gap-8 uses__row', isBorder && 'rule-above-strong mt-3 uses__row--border')}
              >
                {drawSeatMark({ game, seat: row.seat, size: 's' })}
                <span className="uses__name">{nameOf(row)}</span>
                <span className="relative h-14 uses__track">
                  <span
                    className="absolute rule-above-ink uses__span"
                    style={{ insetInlineStart: at(low), insetInlineEnd: `calc(100% - ${at(high)})` }}
                  />
                  {values.map((value, i) => (
                    <span key={LETTERS[i]} className="absolute flex uses__at" style={{ insetInlineStart: at(value) }}>
                      <Sign of={i} small />
                    </span>
                  ))}
                </span>
                <span className="at-end nowrap uses__figure">
                  {values.map((value) => value.toFixed(2)).join(' → ')}
                </span>
                <span className="at-end nowrap uses__figure uses__success">
                  {tellPair(variants.map((_, i) => success(row, i)))}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      {rows.length > shown.length || isWhole ? (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('experiment.uses.fewer') : t('experiment.uses.all', { n: rows.length })}
        </Button>
      ) : null}
      <FigureTable
        isQuiet
        caption={title}
        head={[
          t(`experiment.kind.${kind}`),
          t('experiment.side'),
          ...variants.flatMap((_, i) => [
            t('experiment.uses.head', { variant: LETTERS[i] ?? '' }),
            t('experiment.uses.head-success', { variant: LETTERS[i] ?? '' }),
          ]),
        ]}
        rows={shown.map((row) => [
          nameOf(row),
          t('experiment.of-side', { seat: row.seat }),
          ...variants.flatMap((_, i) => [figure(perGame(row, i)), tellSuccess(i18n, row.used[i])]),
        ])}
      />
    </section>
  );
}

const tellPair = (shares: readonly string[]): string =>
  shares.every((share) => share === '–') ? '–' : `${shares.join(' → ')}%`;

function tellSuccess({ t }: I18n, used: Used | undefined): string {
  if (!used || used.fights === 0) return '–';
  const { won, fights, interval } = used;
  return t('experiment.uses.told', {
    share: percent(won / fights, 0),
    low: percent(interval[0], 0),
    high: percent(interval[1], 0),
    n: fights,
  });
}

function wordUse({ line }: I18n, kind: Kind, id: string): string {
  return line({ key: kind === 'card' ? 'experiment.card' : 'experiment.unit', params: { id } });
}

/** Equal names are numbered in the order of their ids. */
function nameRows(i18n: I18n, kind: Kind, rows: readonly Row[]): ReadonlyMap<Row, string> {
  const inOrder = [...rows].sort((a, b) => a.id.localeCompare(b.id));
  const names = inOrder.map(({ id }) => wordUse(i18n, kind, id));
  const numbers = numberTwins(names.map((name, i) => `${inOrder[i]?.seat ?? ''} ${name}`));
  return new Map(
    inOrder.map((row, i) => {
      const [name = '', n = null] = [names[i], numbers[i]];
      return [row, n === null ? name : i18n.t('experiment.use.numbered', { name, n })];
    }),
  );
}

function rowsOf(variants: readonly Figures[], kind: Kind): readonly Row[] {
  const keys = new Map<string, Row>();
  variants.forEach(({ uses }, i) => {
    for (const use of uses) {
      if (use.kind !== kind) continue;
      const key = `${use.seat} ${use.id}`;
      const row = keys.get(key) ?? { seat: use.seat, id: use.id, used: variants.map(() => undefined) };
      keys.set(key, { ...row, used: row.used.map((one, at) => (at === i ? use : one)) });
    }
  });
  const sum = ({ used }: Row) => used.reduce((all, use) => all + (use?.times ?? 0), 0);
  return [...keys.values()].sort((a, b) => sum(b) - sum(a));
}
