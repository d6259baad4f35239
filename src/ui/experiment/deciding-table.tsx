import type { Deciding, Figures, Wins } from '../../lab/experiment/figures.ts';
import { nameOfPart } from '../../lab/experiment/row.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Fold } from '../parts/fold.tsx';
import { FigureTable } from './figure-table.tsx';
import { figure, LETTERS, perCent } from './figures.ts';

/** Rows that tell winner and loser apart most; the first of them are in sight. */
const FEW = 8;
const FIRST = 3;

/** What decided: how often each part of the result counted in games that the first seat won, and lost. */
export function DecidingTable({ variants }: { readonly variants: readonly Figures[] }) {
  const { t, line, has } = useT();
  const seat = variants[0]?.wins[0].seat ?? '';
  const names = new Map<string, Deciding['part']>();
  for (const { deciding } of variants)
    for (const { part } of deciding.slice(0, FEW)) names.set(JSON.stringify(part), part);
  const rows = [...names].slice(0, FEW).map(([key, part]) => [
    line(nameOfPart(part, has)),
    ...variants.flatMap(({ deciding, wins: [won, lost] }) => {
      const found = deciding.find((one) => JSON.stringify(one.part) === key);
      if (!found) return ['–', '–'];
      return [tellPart(found.inWon, found.pointsWon, won), tellPart(found.inLost, found.pointsLost, lost)];
    }),
  ]);
  if (rows.length === 0) return null;
  const caption = t('experiment.deciding');
  const head = [
    t('experiment.deciding.part'),
    ...variants.flatMap((_, i) => [
      t('experiment.deciding.won', { variant: LETTERS[i] ?? '' }),
      t('experiment.deciding.lost', { variant: LETTERS[i] ?? '' }),
    ]),
  ];
  const others = rows.slice(FIRST);
  return (
    <section className="panel run-chart" aria-labelledby="chart-deciding">
      <h3 id="chart-deciding" className="cap">
        {caption}
      </h3>
      <p className="small">{t('experiment.deciding.what', { seat })}</p>
      <FigureTable caption={caption} head={head} rows={rows.slice(0, FIRST)} />
      {others.length === 0 ? null : (
        <Fold title={t('experiment.deciding.others', { n: others.length })}>
          <FigureTable caption={caption} head={head} rows={others} />
        </Fold>
      )}
    </section>
  );
}

/** How often it counted, and the points that it brought on average where it is one of points; of no games, nothing. */
function tellPart(share: number, points: number, { won }: Wins): string {
  if (won === 0) return '–';
  return points === 0 ? perCent(share, 0) : `${perCent(share, 0)} · ${figure(points)}`;
}
