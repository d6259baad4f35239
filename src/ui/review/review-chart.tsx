import { memo, useMemo, type PointerEvent } from 'react';
import { area, line } from 'd3-shape';
import { sumLuck, type Swing } from '../../lab/review/swings.ts';
import { CONFIDENCE } from '../../lab/stats/stats.ts';
import type { Review } from '../../lab/review/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../store/types.ts';
import { classes } from '../parts/classes.ts';
import { listMarks, thinMarks } from '../table/history-marks.ts';
import { useTableLayout } from '../table/use-table-layout.ts';
import { useGame, useScene } from '../table/use-play.tsx';
import { percent, signed, useAsked, wordCame, wordSide } from './verdicts.ts';
import { SwingMark } from './review-lists.tsx';

interface ReviewChartProps {
  readonly review: Review;
  readonly swings: readonly Swing[];
  readonly points: readonly HistoryPoint[];
  readonly at: number;
  readonly secondsLeft: number | null;
  readonly onJump: (at: number) => void;
}

/** The chance over the moves, with the luck of each roll below. Same width as the history bar. */
export function ReviewChart({ review, swings, points, at, secondsLeft, onJump }: ReviewChartProps) {
  const game = useGame();
  const scene = useScene();
  const asked = useAsked();
  const { t } = scene.i18n;
  const first = wordSide(game.game, scene.i18n, review.seats[0]);
  const total = Math.max(1, review.total);
  const share = (index: number): string => `${(index / total) * 100}%`;
  const scale = useMemo(() => scaleOf(review), [review]);
  const done = review.moves.length;
  const reached = (review.moves.at(-1)?.after ?? review.opening).mean;
  const marks = placeMarks(swings, total, scale);
  const isNamed = hasRoom(marks, { total, done, end: scale.y(reached) });
  return (
    <section className="relative grid rule-above-ink review-chart" aria-label={t('review.chart')}>
      <Turns points={points} total={total} nameOf={(seat) => wordSide(game.game, scene.i18n, seat)} />
      <div className="relative pointer review-chart__plot" onPointerDown={(press) => onJump(momentAt(press, total))}>
        <span className="absolute review-chart__axis review-chart__axis--chance">
          {t('review.chart.axis', { side: first })}
        </span>
        {scale.guides.map((value) => (
          <span
            key={value}
            className="absolute no-press review-chart__guide"
            style={{ insetBlockStart: `${scale.y(value)}%` }}
          >
            <span className="nowrap absolute tabular">{`${percent(value)}%`}</span>
          </span>
        ))}
        <Curve review={review} swings={swings} total={total} y={scale.y} />
        {marks.map(({ swing, n, y }) => (
          <span
            key={swing.at}
            className={classes(
              'absolute no-press z-1 review-chart__swing',
              swing.at > LEFT_FROM * total && 'flex review-chart__swing--left',
            )}
            style={{ insetInlineStart: share(swing.at), insetBlockStart: `${y}%` }}
          >
            <SwingMark n={n} kind={swing.kind} isCurrent={swing.at === at} />
            {n === 1 && isNamed ? (
              <b className="ellipsis inline-block review-chart__name" aria-hidden="true">
                {`${signed(swing.amount)} ${wordCame(game, scene, points[swing.at]) ?? game.log.wordNotation(scene, swing.move.notation)}`}
              </b>
            ) : null}
          </span>
        ))}
        {[...asked.keys()].map((index) => (
          <span
            key={`asked-${index}`}
            className="absolute face-hi edge-ink soft no-press z-1 mid-x review-chart__asked"
            style={{ insetInlineStart: share(index) }}
            aria-hidden="true"
          >
            ?
          </span>
        ))}
        <b
          className={classes(
            'tabular absolute nowrap no-press z-1 review-chart__end',
            swings.some((swing) => done - swing.at < MARK.width * total) && 'review-chart__end--after-mark',
            done > LEFT_FROM * total && 'review-chart__end--late',
          )}
          style={{ insetInlineStart: share(done), insetBlockStart: `${scale.y(reached)}%` }}
        >
          {t('review.chart.now', { side: first, n: percent(reached) })}
        </b>
        {done < review.total ? (
          <span
            className="centre-grid absolute clip at-centre rule-before review-chart__to-come"
            style={{ insetInlineStart: share(done) }}
          >
            <span className="face-hi">
              {secondsLeft === null
                ? t('review.chart.to-come')
                : t('review.chart.to-come-for', { s: Math.max(1, secondsLeft) })}
            </span>
          </span>
        ) : null}
      </div>
      <Luck review={review} total={total} />
      <div className="absolute no-press review-chart__cursor" aria-hidden="true">
        <span className="absolute no-press face-ink review-chart__now" style={{ insetInlineStart: share(at) }} />
      </div>
    </section>
  );
}

/** Beyond this share of the width, labels are left of their marks. */
const LEFT_FROM = 0.7;

/** Shares of the width and of the height in per cent. */
const MARK = { width: 0.035, height: 14 } as const;

interface PlacedMark {
  readonly swing: Swing;
  readonly n: number;
  /** In per cent from the top. */
  readonly y: number;
}

/** Each mark is at the end of its riser, or above a mark that it would cover. */
function placeMarks(swings: readonly Swing[], total: number, { y }: Scale): readonly PlacedMark[] {
  const placed: PlacedMark[] = [];
  swings.forEach((swing, i) => {
    let at = Math.min(92, Math.max(6, y(swing.to)));
    const meets = () =>
      placed.some(
        (other) => Math.abs(other.swing.at - swing.at) < MARK.width * total && Math.abs(other.y - at) < MARK.height,
      );
    while (meets() && at > -40) at -= MARK.height;
    placed.push({ swing, n: i + 1, y: at });
  });
  return placed;
}

/** Share of the width for the name of the largest swing. */
const NAME_ROOM = 0.3;

interface Around {
  readonly total: number;
  /** Moves analysed so far. */
  readonly done: number;
  /** End of the line, in per cent of the height. */
  readonly end: number;
}

/** True if the name of the largest swing covers neither a mark nor the last figure. */
function hasRoom([first, ...others]: readonly PlacedMark[], { total, done, end }: Around): boolean {
  if (!first) return false;
  const { at } = first.swing;
  const isLeft = at > LEFT_FROM * total;
  const [from, to] = isLeft ? [at - NAME_ROOM * total, at] : [at, at + NAME_ROOM * total];
  const isCovered = (place: number, y: number) => place >= from && place <= to && Math.abs(y - first.y) < MARK.height;
  // The part still to come has its own words.
  return (
    !others.some(({ swing, y }) => isCovered(swing.at, y)) && !isCovered(done, end) && (done === total || to <= done)
  );
}

function momentAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, total: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? Math.round(((clientX - left) / width) * total) : 0;
}

interface Scale {
  /** In per cent from the top. */
  readonly y: (chance: number) => number;
  readonly guides: readonly number[];
}

/** In steps of 10%, always with the even chance. */
function scaleOf({ opening, moves }: Review): Scale {
  const all = [0.5, opening.mean, ...moves.map(({ after }) => after.mean)];
  const low = Math.max(0, Math.floor(Math.min(...all) * 10 - 0.3) / 10);
  const high = Math.min(1, Math.ceil(Math.max(...all) * 10 + 0.3) / 10);
  const count = Math.round((high - low) * 10);
  const step = count > 5 ? 2 : 1;
  const guides = Array.from({ length: count + 1 }, (_, i) => low + i / 10).filter(
    (value) => Math.round(value * 10) % step === 0 || Math.abs(value - 0.5) < 0.01,
  );
  return { y: (chance) => ((high - chance) / (high - low)) * 100, guides };
}

interface CurveProps extends Pick<ReviewChartProps, 'review' | 'swings'> {
  readonly total: number;
  readonly y: Scale['y'];
}

type Place = readonly [at: number, chance: number];

/** One unit is a move wide and 1% high; strokes keep their width. */
const Curve = memo(({ review: { opening, moves }, swings, total, y }: CurveProps) => {
  const places: readonly Place[] = [[0, opening.mean], ...moves.map(({ at, after }): Place => [at, after.mean])];
  const path = line<Place>()
    .x(([at]) => at)
    .y(([, chance]) => y(chance));
  const ground = area<Place>()
    .x(([at]) => at)
    .y0(y(0.5))
    .y1(([, chance]) => y(chance));
  return (
    <svg
      className="absolute inset-0 full full-height hollow stroke-ink unclipped review-chart__curve"
      viewBox={`0 0 ${total} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="review-chart__ground" d={ground(places) ?? ''} />
      <path className="review-chart__even" d={`M0 ${y(0.5)}H${total}`} />
      <path className="review-chart__line" d={path(places) ?? ''} />
      {swings.map(({ at, from, to }) => (
        <path key={at} className="review-chart__riser" d={`M${at} ${y(from)}V${y(to)}`} />
      ))}
    </svg>
  );
});
Curve.displayName = 'Curve';

/** Share of the width for the name of a turn. */
const TURN_ROOM = { wide: 0.095, phone: 0.24 } as const;

interface TurnsProps {
  readonly points: readonly HistoryPoint[];
  readonly total: number;
  readonly nameOf: (seat: string) => string;
}

function Turns({ points, total, nameOf }: TurnsProps) {
  const { t } = useT();
  const room = useTableLayout() === 'wide' ? TURN_ROOM.wide : TURN_ROOM.phone;
  const marks = listMarks(points).filter(({ kind }) => kind !== 'chance');
  return (
    <div className="relative review-chart__turns" aria-hidden="true">
      {thinMarks(marks, total, room).map(({ at, turn, seat }) => (
        <span key={at} className="no-press absolute" style={{ insetInlineStart: `${(at / total) * 100}%` }}>
          <span>{t('review.swing.at', { turn, side: seat === null ? '' : nameOf(seat) })}</span>
        </span>
      ))}
    </div>
  );
}

/** A larger error makes the estimate useless. */
const ROUGH = 25;

/** Each roll as a bar as high as it moved the chance: filled for the first seat, hollow for the other. */
function Luck({ review, total }: { readonly review: Review; readonly total: number }) {
  const i18n = useT();
  const { t } = i18n;
  const { game } = useGame();
  const nameOf = (seat: string) => wordSide(game, i18n, seat);
  const { moves, seats } = review;
  const most = Math.max(0.05, ...moves.map(({ luck }) => Math.abs(luck ?? 0)));
  const sum = sumLuck(review);
  const ahead = sum.mean > 0 ? seats[0] : seats[1];
  const points = percent(Math.abs(sum.mean));
  const error = percent(CONFIDENCE * sum.error);
  return (
    <div className="relative review-chart__luck">
      <span className="absolute review-chart__axis">{t('review.chart.luck')}</span>
      <span className="absolute review-chart__zero" />
      {moves.flatMap(({ at, luck }) =>
        luck === null || Math.abs(luck) < 0.002
          ? []
          : [
              <span
                key={at}
                className={classes('absolute face-ink review-chart__roll', luck < 0 && 'review-chart__roll--other')}
                style={{ insetInlineStart: `${(at / total) * 100}%`, blockSize: `${(Math.abs(luck) / most) * 46}%` }}
              />,
            ],
      )}
      <span className="absolute grid gap-3 review-chart__sum">
        <span>{t('review.chart.for', { side: nameOf(seats[0]) })}</span>
        <b>
          {points <= error
            ? error > ROUGH
              ? t('review.chart.luck-rough')
              : t('review.chart.luck-even', { error })
            : t('review.chart.luck-sum', { side: nameOf(ahead), points, error })}
        </b>
        <span>{t('review.chart.for', { side: nameOf(seats[1]) })}</span>
      </span>
    </div>
  );
}
