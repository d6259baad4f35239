import type { Swing } from '../../lab/review/swings.ts';
import type { Review } from '../../lab/review/types.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { classes } from '../parts/classes.ts';
import { useMatchNotes } from '../notes/match-notes.ts';
import { useGame, useScene } from '../table/use-play.tsx';
import { chanceFor, percent, signed } from './figures.ts';
import { NoteWords } from './review-notes.tsx';
import { SwingMark } from './swing-mark.tsx';
import { useAsked } from './use-asked.ts';
import { wordCame, wordSide } from './words.ts';

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
  const asked = useAsked();
  const noted = useMatchNotes();
  const { t } = scene.i18n;
  const { seats } = review;
  const nameOf = (seat: string) => wordSide(game.game, scene.i18n, seat);
  const words = (swing: Swing): string => {
    const { kind, from, to, move } = swing;
    const isFirst = move.seat === seats[0];
    const chance = (value: number) => percent(chanceFor(value, isFirst));
    if (kind === 'choice' && move.better) {
      const better = game.log.wordNotation(scene, move.better.notation);
      const told = { chance: chance(move.better.chance), side: nameOf(move.seat) };
      // Two cards that were chosen face down go by the same words.
      return better === game.log.wordNotation(scene, move.notation)
        ? t('review.swing.other', told)
        : t('review.swing.choice', { ...told, better });
    }
    return t('review.swing.luck', { side: nameOf(move.seat), from: chance(from), to: chance(to) });
  };
  return (
    <ol className="swings">
      {swings.map((swing, i) => {
        const { move, kind, amount } = swing;
        const what = game.log.wordNotation(scene, move.notation);
        // A roll is told by what came of it, a choice by what was chosen.
        const came = kind === 'luck' ? wordCame(game, scene, points[swing.at]) : null;
        const moment = points[swing.at]?.moment;
        const kindWord = t(kind === 'luck' ? 'review.kind.luck' : 'review.kind.choice');
        const isCurrent = swing.at === at;
        const note = noted.get(swing.at);
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
                <b className="swing__what">{came ?? what}</b>
                {came === null ? null : <span className="small">{what}</span>}
                <span className="small">{words(swing)}</span>
                {note ? <NoteWords note={note} /> : null}
              </span>
              <span className="col swing__when small">
                {moment ? <span>{t('review.swing.at', { turn: moment.turn, side: nameOf(move.seat) })}</span> : null}
                <span>{kindWord}</span>
                {asked.has(swing.at) ? <span className="swing__asked">{t('review.asked')}</span> : null}
              </span>
              <b className="swing__points tabular">
                <span>{signed(amount)}</span>
                <span className="visually-hidden">{` ${t('review.chart.for', { side: nameOf(seats[0]) })}`}</span>
              </b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
