import type { Swing } from '../../lab/review/swings.ts';
import type { Review } from '../../lab/review/types.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { classes } from '../parts/classes.ts';
import { useGame, useScene } from '../table/use-play.tsx';
import { chanceFor, percent, signed } from './figures.ts';
import { SwingMark } from './swing-mark.tsx';

interface SwingListProps {
  readonly review: Review;
  readonly swings: readonly Swing[];
  readonly points: readonly HistoryPoint[];
  /** The shown moment. */
  readonly at: number;
  readonly onJump: (at: number) => void;
}

/** The moves after which the game stood otherwise, the largest first; each leads to its moment. */
export function SwingList({ review, swings, points, at, onJump }: SwingListProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const { seats } = review;
  const words = (swing: Swing): string => {
    const { kind, from, to, move } = swing;
    const isFirst = move.seat === seats[0];
    const chance = (value: number) => percent(chanceFor(value, isFirst));
    if (kind === 'choice' && move.better) {
      const better = game.log.wordNotation(scene, move.better.notation);
      return t('review.swing.choice', { better, chance: chance(move.better.chance), side: move.seat });
    }
    return t('review.swing.luck', { side: move.seat, from: chance(from), to: chance(to) });
  };
  return (
    <ol className="swings">
      {swings.map((swing, i) => {
        const { move, kind, amount } = swing;
        const what = game.log.wordNotation(scene, move.notation);
        const moment = points[swing.at]?.moment;
        const kindWord = t(kind === 'luck' ? 'review.kind.luck' : 'review.kind.choice');
        const isCurrent = swing.at === at;
        return (
          <li key={swing.at}>
            <button
              type="button"
              className={classes('swing', isCurrent && 'swing--current')}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onJump(swing.at)}
            >
              <SwingMark n={i + 1} kind={kind} isCurrent={isCurrent} />
              <span className="col min-0 gap-3 grow">
                <b className="swing__what">{what}</b>
                <span className="small">{words(swing)}</span>
              </span>
              <span className="col swing__when small">
                {moment ? <span>{t('review.swing.at', { turn: moment.turn, side: move.seat })}</span> : null}
                <span>{kindWord}</span>
              </span>
              <b className="swing__points tabular">
                {signed(amount)}
                <span className="visually-hidden"> {t('review.chart.for', { side: seats[0] })}</span>
              </b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
