import { useState, useEffect, useRef } from 'react';
import type { Result } from '../../lab/experiment/run.ts';
import { joinSentences } from '../../i18n/joining.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { nameOfPart } from '../../lab/experiment/row.ts';
import { Fold } from '../parts/fold.tsx';
import { FigureTable, figure, LETTERS, perCent, percent, plainPoints, signedPoints } from './figures.tsx';
import type { Figures, Spread, Deciding, Wins } from '../../lab/experiment/figures.ts';
import { Choices } from '../parts/field.tsx';
import { StepChart, WinsChart } from './charts.tsx';
import { ownKey } from '../app/games.ts';
import { UsesChart } from './uses-chart.tsx';
import { judge, type Verdict } from '../../lab/experiment/verdict.ts';
import { tellComparison } from '../../lab/experiment/compare.ts';
import { announce } from '../app/announce.ts';

interface ResultsProps {
  readonly game: string;
  readonly result: Result;
}

export const MoreResults = ({ game, result: { variants } }: ResultsProps) => (
  <>
    <DecidingTable variants={variants} />
    <ScoreChart game={game} variants={variants} />
    <SmallFigures variants={variants} />
    <UsesChart game={game} variants={variants} />
    <LengthChart variants={variants} />
  </>
);

type Tell = (value: number) => string;

function SmallFigures({ variants }: { readonly variants: readonly Figures[] }) {
  const { t } = useT();
  const [first] = variants;
  if (!first) return null;
  const isDrawn = variants.some(({ drawn }) => drawn > 0);
  const mean = (of: (figures: Figures) => Spread, tell: Tell = figure) =>
    tellAll(variants.map((figures) => tell(of(figures).mean)));
  const has = (of: LengthOf): boolean => variants.every((figures) => lengthIn(figures, of) !== null);
  const told = (of: LengthOf, tell: Tell = figure) =>
    tellAll(variants.map((figures) => tell(lengthIn(figures, of)?.mean ?? 0)));
  // If all games last equally long, their length says nothing.
  const hasLengths = new Set(variants.flatMap(({ turns }) => turns.counts.map(([value]) => value))).size > 1;
  return (
    <dl className="grid gap-8 small-figures">
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

const LENGTHS = ['moves', 'turns', 'years', 'ahead'] as const;
type LengthOf = (typeof LENGTHS)[number];

/** Null where the game or the file does not tell. */
const lengthIn = (figures: Figures, of: LengthOf): Spread | null => figures[of];

const tellYear = (year: number): string => year.toFixed(1);

/** `A → B`, or one value if they are equal. */
const tellAll = (values: readonly string[]): string =>
  values.every((value) => value === values[0]) ? (values[0] ?? '') : values.join(' → ');

const Box = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="panel small-figure">
    <dt>{label}</dt>
    <dd className="nowrap tabular">{value}</dd>
  </div>
);

/** Rows with the largest difference between winner and loser. */
const FEW = 8;
const FIRST = 3;

/** Shows how often each part of the result counted when the first seat won, and when it lost. */
function DecidingTable({ variants }: { readonly variants: readonly Figures[] }) {
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
    <section className="panel col gap-10 run-chart" aria-labelledby="chart-deciding">
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

/** Tells how often it counted, with its average points; `–` without games. */
function tellPart(share: number, points: number, { won }: Wins): string {
  if (won === 0) return '–';
  return points === 0 ? perCent(share, 0) : `${perCent(share, 0)} · ${figure(points)}`;
}

interface ScoreChartProps {
  readonly game: string;
  readonly variants: readonly Figures[];
}

/** Points of the first seat at the end. If points alone decide, the winning side is shaded. */
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

/** The score from which the first seat won every game; null if the score does not decide. */
function winsFrom(variants: readonly Figures[]): number | null {
  const all = variants.flatMap(({ wonAt }) => wonAt);
  const won = all.filter(([, , wins]) => wins > 0).map(([points]) => points);
  const lost = all.filter(([, games, wins]) => wins < games).map(([points]) => points);
  if (won.length === 0 || lost.length === 0) return null;
  const from = Math.min(...won);
  return from > Math.max(...lost) ? from : null;
}

const listLengths = (variants: readonly Figures[]) =>
  LENGTHS.filter((one) => variants.some((figures) => (lengthIn(figures, one)?.counts.length ?? 0) > 1));

const tellsLength = (variants: readonly Figures[]): boolean => listLengths(variants).length > 0;

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

/** The charts one at a time, as together they are taller than a window. */
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
          content: <div className="stack experiment__tab">{content}</div>,
        }))}
      />
    </>
  );
}

/** The result in a sentence: settled or not, the difference, and what would settle it. */
export function Told({ result }: { readonly result: Result | null }) {
  const i18n = useT();
  const { t } = i18n;
  const verdict = result ? judge(result) : null;
  const kind = verdict?.kind ?? null;
  const said = useRef(kind);
  // Figures change each second; only a new verdict is announced.
  useEffect(() => {
    if (kind !== null && said.current !== null && said.current !== kind) announce(t(`experiment.head.${kind}`));
    said.current = kind;
  }, [kind, t]);
  return (
    <section className="told" aria-labelledby="experiment-told">
      <h2 id="experiment-told">{t(`experiment.head.${verdict?.kind ?? 'none'}`)}</h2>
      <p>
        {verdict && result ? joinSentences(i18n.lang, tellVerdict(i18n, verdict, result)) : t('experiment.tell.wait')}
      </p>
    </section>
  );
}

function tellVerdict(
  { t, line }: Pick<I18n, 't' | 'line'>,
  verdict: Verdict,
  { comparison }: Result,
): readonly string[] {
  const { kind, seat, value, interval, games, more } = verdict;
  const [low, high] = interval;
  if (kind === 'none') return [t('experiment.tell.wait')];
  if (kind === 'one' || kind === 'measured')
    return [t('experiment.tell.one', { seat, share: percent(value), low: percent(low), high: percent(high), games })];
  const told = { seat, points: plainPoints(value), low: signedPoints(low), high: signedPoints(high), games };
  const first = t(
    value > 0 ? 'experiment.tell.more' : value < 0 ? 'experiment.tell.fewer' : 'experiment.tell.equal',
    told,
  );
  if (kind === 'settled') return [first, t('experiment.tell.looked')];
  if (comparison?.changed === 0)
    return [
      t('experiment.tell.unchanged', { games }),
      ...(kind === 'same' ? [line(tellComparison(comparison, seat))] : []),
    ];
  if (kind === 'same') return [first, ...(comparison ? [line(tellComparison(comparison, seat))] : [])];
  const settle = more === null ? t('experiment.tell.never') : t('experiment.tell.settle', { more });
  return [first, t('experiment.tell.chance'), settle];
}
