import FlaskConical from '@lucide/icons/icons/flask-conical';
import { useState, type CSSProperties } from 'react';
import { joinSentences } from '../../i18n/joining.ts';
import { spanOf, type Outlook, type Span } from '../../lab/outlook/outlook.ts';
import type { LabKit } from '../../lab/lab-kit.ts';
import type { WhatIfActions, WhatIfData } from '../../store/what-if/types.ts';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { wordSide } from '../review/verdicts.ts';
import { useGame } from '../table/use-play.tsx';
import { useT } from '../../i18n/use-t.tsx';
import type { WordScene } from '../table/game-table.ts';
import { sceneAt } from '../../play/source.ts';
import type { PlayScene } from '../../play/game.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { listDifferences, type Difference } from './differences.ts';
import { Dialog } from '../parts/dialog.tsx';
import { mayTryOut } from '../workbench/from-match.ts';
import { MORE_GAMES, type OutlookState } from './use-outlook.ts';
import { beatOf, nameLine, signedPoints, perCent, tryOut } from './lines.ts';

const NO_SCENE: PlayScene = { facts: {}, queries: {}, view: {} };

interface SummaryProps {
  readonly data: WhatIfData;
  readonly outlook: OutlookState & { readonly more: () => void };
  readonly lab: LabKit | null;
  readonly letters: ReadonlyMap<string, string>;
  readonly actions: WhatIfActions;
  /** A line is in play: only the two titles are shown. */
  readonly isBrief: boolean;
  /** Key of the variation compared with the match. */
  readonly beside: string;
}

export function Summary(props: SummaryProps) {
  return (
    <div className={classes('paper grid rigid what-summary', props.isBrief && 'what-summary--brief')}>
      <Moment {...props} />
      <Chances {...props} />
      <Against {...props} />
    </div>
  );
}

function Moment({ data }: SummaryProps) {
  const game = useGame();
  const i18n = useT();
  const { t, line: say } = i18n;
  const { before } = data;
  const [own] = data.lines;
  const shown = before && sceneAt(before);
  if (!shown || !before.moment || !own) return <div />;
  const scene: WordScene<Types> = { ...shown, i18n };
  const beat = beatOf(game, scene, own);
  const rolled = own.moves.find(({ dice }) => dice.length > 0);
  const lines = rolled?.lines.filter((one) => game.log.headingOf(one) === null) ?? [];
  const told = lines.find((one) => game.log.isResult(one)) ?? lines[0];
  const scores = game.roll.listScore(scene);
  return (
    <section className="col gap-4 min-0" aria-label={t('what-if.moment')}>
      <span className="t-tag muted">{t('what-if.moment')}</span>
      <h2 className="what-summary__title">{beat?.kicker ?? nameLine(game, scene, own)}</h2>
      <p>{told ? say(told) : t('what-if.moment.none')}</p>
      <p className="line wrap gap-6">
        <Chip>{game.log.wordMoment(i18n, before.moment)}</Chip>
        {scores.map(({ seat, total }) => (
          <Chip key={seat}>{game.roll.wordScore(i18n, seat, total)}</Chip>
        ))}
      </p>
    </section>
  );
}

function Chances({ data, outlook, letters }: SummaryProps) {
  const { game } = useGame();
  const i18n = useT();
  const { t } = i18n;
  const { outlook: known, status, fault } = outlook;
  const lines = data.lines.map(({ key, id }) => ({ key, letter: letters.get(key) ?? '', isMatch: id === null }));
  return (
    <section className="col gap-4 min-0" aria-label={t('what-if.chances.none')} aria-busy={status === 'working'}>
      <span className="t-tag muted">
        {known
          ? t('what-if.chances', { side: wordSide(game, i18n, known.seat), n: known.playouts })
          : t('what-if.chances.none')}
      </span>
      {known ? <ChanceChart outlook={known} lines={lines} /> : null}
      {status === 'none' ? <p>{t('what-if.chances.no-worker')}</p> : null}
      {status === 'failed' ? (
        <p>
          {t('what-if.chances.failed', {
            why: fault !== null && i18n.has(fault) ? i18n.line({ key: fault }) : (fault ?? ''),
          })}
        </p>
      ) : null}
      {status === 'working' && !known ? <p role="status">{t('what-if.chances.working')}</p> : null}
    </section>
  );
}

/** Half of the last digit shown. */
const SHOWN = 0.0005;

/** The rest is in a table. */
const IN_WORDS = 2;

function Against({ data, outlook, lab, letters, actions, beside }: SummaryProps) {
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  const [own] = data.lines;
  const other = data.lines.slice(1).find(({ key }) => key === beside) ?? data.lines.at(-1);
  if (!own || !other || own === other) return <div />;
  const letter = letters.get(other.key) ?? '';
  const { outlook: known, status } = outlook;
  const found = known?.prospects.find(({ key }) => key === other.key);
  const span = found ? spanOf(found.difference, true) : null;
  const nameSide = (seat: string) => wordSide(game.game, i18n, seat);
  const compared = { game, i18n, lab, nameSide, from: data.before };
  const differences = listDifferences(compared, own.table.read(), other.table.read());
  const isClear = span !== null && (span.low > 0 || span.high < 0);
  // Differences below the digits shown do not count.
  const isSame = span !== null && (found?.difference.squares === 0 || Math.max(-span.low, span.high) < SHOWN);
  const side = known ? nameSide(known.seat) : '';
  const scene = { ...((data.before && sceneAt(data.before)) ?? NO_SCENE), i18n };
  const points = span ? signedPoints(span.mean) : '';
  const interval = span && { low: signedPoints(span.low), high: signedPoints(span.high) };
  const sentences = [
    ...(interval && !isSame ? [t(isClear ? 'what-if.interval.clear' : 'what-if.interval.open', interval)] : []),
    ...(lab && differences.length === 0 ? [t('what-if.differs.none')] : []),
    ...differences.slice(0, IN_WORDS).map(({ what, a, b }) => t('what-if.differs.row', { what, a, b, line: letter })),
  ];
  return (
    <section
      className="col gap-6 min-0 rule-before-strong what-summary__against"
      aria-label={t('what-if.against', { line: letter })}
    >
      <span className="t-tag muted">{t('what-if.against', { line: letter })}</span>
      <h2 className="what-summary__title">
        {span === null
          ? t('what-if.points.waiting')
          : isSame
            ? t('what-if.points.none', { n: known?.playouts ?? 0 })
            : !isClear
              ? t('what-if.points.close', { points })
              : t(span.mean > 0 ? 'what-if.points.better' : 'what-if.points.worse', { points, line: letter, side })}
      </h2>
      <p>{joinSentences(i18n.lang, sentences)}</p>
      <div className="row what-summary__acts">
        {differences.length > IN_WORDS ? <DifferencesTable list={differences} letter={letter} /> : null}
        {status === 'done' ? (
          <Button size="small" onClick={outlook.more}>
            {t('what-if.more', { n: MORE_GAMES })}
          </Button>
        ) : null}
        {mayTryOut(other, data, 0) ? (
          <Button
            size="small"
            icon={FlaskConical}
            title={t('what-if.experiment.what', { line: letter })}
            onClick={() => tryOut(actions, other, nameLine(game, scene, other), 0)}
          >
            {t('what-if.experiment')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

interface DifferencesTableProps {
  readonly list: readonly Difference[];
  readonly letter: string;
}

function DifferencesTable({ list, letter }: DifferencesTableProps) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('what-if.differs.all', { n: list.length })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('what-if.differs.title', { line: letter })}
        look="wide"
      >
        <table className="full joined what-differs" aria-label={t('what-if.differs.title', { line: letter })}>
          <thead>
            <tr>
              <th scope="col">{t('what-if.differs.what')}</th>
              <th scope="col">
                <b className="rigid place-centre inked face-hi edge-ink-2 what-mark round inverse what-mark--match">
                  A
                </b>
              </th>
              <th scope="col">
                <b className="rigid place-centre inked face-hi edge-ink-2 what-mark">{letter}</b>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ what, a, b }, at) => (
              <tr key={at}>
                <th scope="row">{what}</th>
                <td>{a}</td>
                <td>{b}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  );
}

interface ChartLine {
  readonly key: string;
  readonly letter: string;
  readonly isMatch: boolean;
}

interface ChanceChartProps {
  readonly outlook: Outlook;
  readonly lines: readonly ChartLine[];
}

/** Share of the axis that a label needs on each side. */
const EDGE = 0.04;

/** Beyond this share of the axis, the words are left of the dotted rule, or they would be cut off. */
const LATE = 0.55;

/** Keeps a label of `half` em on each side inside the axis. */
const within = (x: string, half: number): string => `clamp(${half}em, ${x}, calc(100% - ${half}em))`;

/** With more rows, labels are next to their bars to save height. */
const TALL_ROWS = 2;

/** Mean and interval of each line; the chance before them is a dotted rule. */
function ChanceChart({ outlook, lines }: ChanceChartProps) {
  const { t } = useT();
  const span = (key: string): Span | null => {
    const found = outlook.prospects.find((one) => one.key === key);
    return found ? spanOf(found.tally) : null;
  };
  const before = span('before');
  const rows = lines.flatMap((line) => {
    const own = span(line.key);
    return own ? [{ ...line, ...own }] : [];
  });
  if (rows.length === 0) return null;
  const { low, high, ticks } = axisOf([...rows, ...(before ? [before] : [])]);
  const x = (chance: number): string => `${(((chance - low) / (high - low)) * (1 - 2 * EDGE) + EDGE) * 100}%`;
  const isLow = rows.length > TALL_ROWS;
  const isLate = (chance: number): boolean => (chance - low) / (high - low) > 0.5;
  const besideBar = (row: Span): CSSProperties =>
    isLate(row.mean) ? { insetInlineEnd: `calc(100% - ${x(row.low)})` } : { insetInlineStart: x(row.high) };
  return (
    <figure className={classes('col relative what-chart', isLow && 'what-chart--low')}>
      <div className="col relative what-chart__rows">
        {before ? (
          <span
            className={classes(
              'absolute what-chart__before',
              (before.mean - low) / (high - low) > LATE && 'what-chart__before--late',
            )}
            style={{ insetInlineStart: x(before.mean) }}
          >
            <span className="nowrap absolute">{t('what-if.chances.before', { n: perCent(before.mean) })}</span>
          </span>
        ) : null}
        {rows.map((row) => (
          <div key={row.key} className="relative what-chart__row">
            <b
              className="z-1 paper absolute nowrap mid-x what-chart__label"
              style={isLow ? besideBar(row) : { insetInlineStart: within(x(row.mean), 2) }}
              aria-hidden="true"
            >
              <span>{row.letter}</span> <span>{perCent(row.mean)}%</span>
            </b>
            <span
              className="absolute what-chart__bar"
              style={{ insetInlineStart: x(row.low), insetInlineEnd: `calc(100% - ${x(row.high)})` }}
            />
            <span
              className={
                row.isMatch
                  ? 'absolute face-hi mid-x what-chart__mark round what-chart__mark--match'
                  : 'absolute face-hi mid-x what-chart__mark'
              }
              style={{ insetInlineStart: x(row.mean) }}
            />
            <span className="visually-hidden">
              {t('what-if.chances.row', {
                line: row.letter,
                n: perCent(row.mean),
                low: perCent(row.low),
                high: perCent(row.high),
              })}
            </span>
          </div>
        ))}
      </div>
      <div className="relative what-chart__axis" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetInlineStart: x(tick) }} className="absolute mid-x tabular">
            {Math.round(100 * tick)}%
          </span>
        ))}
      </div>
    </figure>
  );
}

/** In steps of 10%, at least two. */
function axisOf(spans: readonly Span[]) {
  let low = Math.max(0, Math.floor(10 * Math.min(...spans.map((one) => one.low))) / 10);
  let high = Math.min(1, Math.ceil(10 * Math.max(...spans.map((one) => one.high))) / 10);
  if (high - low < 0.2) [low, high] = [Math.max(0, low - 0.1), Math.min(1, high + 0.1)];
  const step = high - low > 0.5 ? 0.2 : 0.1;
  const count = Math.floor((high - low) / step + 0.01);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, at) => low + at * step) };
}
