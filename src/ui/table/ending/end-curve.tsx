import { useMemo } from 'react';
import { area, line } from 'd3-shape';
import type { Swing } from '../../../lab/review/swings.ts';
import type { ReviewState } from '../../../lab/review/store.ts';
import type { Review } from '../../../lab/review/types.ts';
import { matchActions } from '../../../store/app-match.ts';
import type { Film } from '../../../store/film.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { classes } from '../../parts/classes.ts';
import { signed, wordSide } from '../../review/verdicts.ts';
import { MiniDice } from '../mini-dice.tsx';
import { useGame, usePlay, useScene } from '../use-play.tsx';
import type { Stage } from './ending.ts';
import { tellRoll } from './told-roll.ts';

interface EndCurveProps {
  readonly state: ReviewState;
  readonly stages: readonly Stage[];
  readonly swings: readonly Swing[];
  readonly isLong: boolean;
}

/** The chance to win over the match with its largest swings; while the review runs, as far as it has come. */
export function EndCurve({ state, stages, swings, isLong }: EndCurveProps) {
  const { game } = useGame();
  const { i18n } = useScene();
  const { t } = i18n;
  const { review, status } = state;
  return (
    <section className="min-0 end-chance" aria-labelledby="end-chance">
      <div className="line wrap gap-8">
        <h2 id="end-chance" className="cap grow">
          {review === null
            ? t('table.ending.swings')
            : t('table.ending.chance', { side: wordSide(game, i18n, review.seats[0]) })}
        </h2>
        {status === 'done' ? null : <p className="small tabular">{wordProgress(i18n, state)}</p>}
      </div>
      <Curve review={review} stages={stages} swings={swings} isLong={isLong} />
    </section>
  );
}

interface EndSwingsProps extends Pick<EndCurveProps, 'swings'> {
  readonly film: Film;
  readonly isDone: boolean;
}

/** The largest swings in order of size; a roll is named by its result, a choice by what was chosen. */
export function EndSwings({ swings, film, isDone }: EndSwingsProps) {
  const { t } = useScene().i18n;
  if (swings.length === 0 && !isDone) return null;
  return (
    <div className="min-0">
      {isDone ? null : <p className="small">{t('table.ending.swings.so-far')}</p>}
      <ol className="end-swings" aria-label={t('table.ending.swings')}>
        {swings.map((swing, at) => (
          <TurningPoint key={swing.at} swing={swing} n={at + 1} film={film} />
        ))}
        {swings.length === 0 ? <li className="small">{t('table.ending.swings.none')}</li> : null}
      </ol>
    </div>
  );
}

function wordProgress({ t }: ReturnType<typeof useScene>['i18n'], { status, review }: ReviewState): string {
  if (status === 'failed') return t('table.ending.reviewing.failed');
  return review
    ? t('table.ending.reviewing', { n: review.moves.length, of: review.total })
    : t('table.ending.reviewing.begin');
}

type Place = readonly [at: number, chance: number];

/** In units of the picture. A game of many turns has a longer curve. */
const boxOf = (isLong: boolean) => {
  const width = isLong ? 800 : 590;
  return { width, height: 226, left: 46, right: width - 16, top: 12, foot: 196 };
};
const GUIDES = [100, 50, 0] as const;

const isTurnEnd = (points: readonly HistoryPoint[], at: number): boolean =>
  points[at]?.moment.turn !== points[at + 1]?.moment.turn;

/** After each turn, and on both sides of a swing: single moves would be noise. */
function listPlaces(review: Review, points: readonly HistoryPoint[], swings: readonly Swing[]): readonly Place[] {
  const sides = new Set(swings.flatMap(({ at }) => [at - 1, at]));
  const { moves, opening } = review;
  const reached = moves.at(-1)?.at;
  const told = moves.filter(({ at }) => at === reached || sides.has(at) || isTurnEnd(points, at));
  return [[0, opening.mean], ...told.map(({ at, after }): Place => [at, after.mean])];
}

interface CurveProps {
  readonly review: Review | null;
  readonly stages: readonly Stage[];
  readonly swings: readonly Swing[];
  readonly isLong: boolean;
}

/** Decorative for screen readers: the turning points are a list. */
function Curve({ review, stages, swings, isLong }: CurveProps) {
  const box = boxOf(isLong);
  const { lang } = useScene().i18n;
  const points = usePlay(({ newest }) => newest.timeline.points);
  const total = Math.max(1, review?.total ?? points.length - 1);
  const x = (at: number): number => box.left + ((box.right - box.left) * at) / total;
  const y = (chance: number): number => box.top + (box.foot - box.top) * (1 - chance);
  const places = useMemo(() => (review ? listPlaces(review, points, swings) : []), [review, points, swings]);
  const path = line<Place>()
    .x(([at]) => x(at))
    .y(([, chance]) => y(chance));
  const ground = area<Place>()
    .x(([at]) => x(at))
    .y0(y(0.5))
    .y1(([, chance]) => y(chance));
  const reached = places.at(-1)?.[0] ?? 0;
  return (
    <svg className="block full end-curve" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      {GUIDES.map((value) => (
        <text key={value} className="end-curve__figure" x={box.left - 8} y={y(value / 100) + 4}>
          {formatNumber(lang, value)}
        </text>
      ))}
      {reached < total ? (
        <rect
          className="end-curve__to-come"
          x={x(reached)}
          y={box.top}
          width={x(total) - x(reached)}
          height={box.foot - box.top}
        />
      ) : null}
      <path className="hollow end-curve__even" d={`M${box.left} ${y(0.5)}H${box.right}`} />
      <path className="hollow end-curve__axis" d={`M${box.left} ${box.top}V${box.foot}H${box.right}`} />
      {stages.map((stage, n) => {
        const from = stages[n - 1]?.at ?? 0;
        return (
          <g key={stage.at}>
            <path className="hollow end-curve__axis" d={`M${x(stage.at)} ${box.foot}v6`} />
            <text className="end-curve__stage" x={x((from + stage.at) / 2)} y={box.foot + 20}>
              {stage.title}
            </text>
          </g>
        );
      })}
      <path className="end-curve__ground" d={ground(places) ?? ''} />
      <path className="hollow end-curve__line" d={path(places) ?? ''} />
      {swings.map((swing, n) => (
        <g key={swing.at} className="end-curve__mark" transform={`translate(${x(swing.at)} ${y(swing.to)})`}>
          {swing.kind === 'luck' ? <rect x="-11" y="-11" width="22" height="22" rx="4" /> : <circle r="11.5" />}
          <text y="5">{n + 1}</text>
        </g>
      ))}
    </svg>
  );
}

interface TurningPointProps {
  readonly swing: Swing;
  readonly n: number;
  readonly film: Film;
}

/** A turning point opens the position after it. */
function TurningPoint({ swing, n, film }: TurningPointProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const { at, kind, amount, move } = swing;
  const told = kind === 'luck' ? tellRoll(game, scene, film, at) : null;
  const turn = film.points[at]?.moment.turn ?? 0;
  return (
    <li>
      <button
        type="button"
        className="full grid no-face no-edge at-start end-swing"
        title={t('table.ending.maps.open')}
        onClick={() => matchActions.scrub(at)}
      >
        <span className={classes('rigid end-swing__mark', `end-swing__mark--${kind}`)} aria-hidden="true">
          {n}
        </span>
        <span className="min-0">
          <b className="block end-swing__what">{told?.title ?? game.log.wordNotation(scene, move.notation)}</b>
          <span className="line wrap gap-8 small">
            <span>
              {t('table.ending.swings.at', {
                turn,
                kind: t(kind === 'luck' ? 'table.ending.swings.luck' : 'table.ending.swings.choice'),
              })}
            </span>
            {told && told.dice.length > 0 ? <MiniDice dice={told.dice} /> : null}
          </span>
        </span>
        <b className={classes('tabular end-swing__points', amount < 0 && 'no-ink')}>{signed(amount)}</b>
      </button>
    </li>
  );
}
