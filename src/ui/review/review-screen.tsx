import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import FileDown from '@lucide/icons/icons/file-down';
import MapIcon from '@lucide/icons/icons/map';
import X from '@lucide/icons/icons/x';
import Play from '@lucide/icons/icons/play';
import Split from '@lucide/icons/icons/split';
import { listAccuracy, listSwings, type Swing } from '../../lab/review/swings.ts';
import type { Review } from '../../lab/review/types.ts';
import type { ReviewState } from '../../lab/review/store.ts';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { useTableNote } from '../notes/note-stage.ts';
import { NoteText } from '../notes/note-text.tsx';
import { TableNotePanel } from '../notes/note-commands.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { Fold } from '../parts/fold.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { MatchPage } from '../table/match-page.tsx';
import { Scrubber } from '../table/scrubber.tsx';
import { useSounds, useStamp } from '../sound/use-sounds.ts';
import { TableStage } from '../table/table-stage.tsx';
import { useTableLayout } from '../table/use-table-layout.ts';
import { useGame, usePlay, useScene } from '../table/use-play.tsx';
import { CONFIDENCE } from '../../lab/stats/stats.ts';
import { chanceFor, percent, useAsked, wordCame, wordSide } from './verdicts.ts';
import { mayReview, offerMatch, goToWhatIfAt, saveMatch } from '../workbench/from-match.ts';
import { MatchNotes, NoteButton, useReviewNotes, ReviewTable, SwingList } from './review-lists.tsx';
import { ReviewChart } from './review-chart.tsx';
import './review.css';
import { useReview } from './use-review.ts';
import type { PlayState } from '../../play/state.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';

const jumpTo = (at: number, last: number) => matchActions.scrub(at >= last ? null : Math.max(0, at));

export function ReviewScreen() {
  const { t } = useT();
  const isClosed = useMatch((match) => !mayReview(match));
  return isClosed ? (
    <ReviewFrame>
      <EmptyBox>{t('review.secret')}</EmptyBox>
    </ReviewFrame>
  ) : (
    <OpenReview />
  );
}

function ReviewFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useT();
  const moves = usePlay(({ newest }) => Math.max(0, newest.timeline.points.length - 1));
  return (
    <MatchPage
      className="review"
      title={t('review.title')}
      about={(name) => t('review.of', { what: name, n: moves })}
      end={
        <>
          <ResultChip />
          <Button icon={FileDown} onClick={saveMatch}>
            {t('storage.save-file')}
          </Button>
        </>
      }
    >
      {children}
    </MatchPage>
  );
}

function OpenReview() {
  const { t } = useT();
  const { state, run } = useReview();
  useSounds();
  useStamp(state);
  const { review } = state;
  const points = usePlay(({ newest }) => newest.timeline.points);
  const at = usePlay(({ newest }) => newest.at);
  const last = points.length - 1;
  const swings = useMemo(() => (review ? listSwings(review) : []), [review]);
  const isPhone = useTableLayout() !== 'wide';
  const [isMapOpen, setMapOpen] = useState(false);
  const note = useTableNote();
  const isWriting = useReviewNotes(at);
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, brings the map that is drawn on into view.
    if (isPhone && isWriting) map.current?.scrollIntoView();
  }, [isPhone, isWriting]);
  const jump = (to: number) => {
    jumpTo(to, last);
    setMapOpen(true);
  };
  const progress = <Progress state={state} onPause={() => run?.pause()} onResume={() => run?.resume()} />;
  if (!review)
    return (
      <ReviewFrame>
        <div className="all-columns review__begin">{progress}</div>
      </ReviewFrame>
    );
  const isMapShown = !isPhone || isMapOpen || isWriting;
  return (
    <ReviewFrame>
      {isMapShown ? (
        <div ref={map} className="flex relative min-0 review__map">
          <TableStage isTipBare note={note} />
          {isWriting ? null : (
            <Caption review={review} at={at} swings={swings} points={points}>
              {note.told ? <NoteText note={note.told} isDrawn /> : null}
            </Caption>
          )}
          <div className="row absolute review__map-foot">
            <PlayOnButton />
            <WhatIfButton at={at} />
            <NoteButton at={at} />
            <StepBetween swings={swings} at={at} onJump={jump} />
            {isPhone ? <IconButton icon={X} label={t('review.map.hide')} onClick={() => setMapOpen(false)} /> : null}
          </div>
        </div>
      ) : null}
      {isWriting ? (
        <div className="paper scroll-y min-0 rule-before-strong review__swings">
          <TableNotePanel />
        </div>
      ) : (
        <section className="col paper min-0 rule-before-strong review__swings" aria-label={t('review.swings')}>
          <div className="grid middle rule-below review__head">
            <h2>{t('review.swings')}</h2>
            <Counts swings={swings} />
            {progress}
          </div>
          <div className="scroll-y grow">
            {isPhone && !isMapOpen ? (
              <Button wide icon={MapIcon} onClick={() => setMapOpen(true)}>
                {t('review.map.show')}
              </Button>
            ) : null}
            {swings.length === 0 && state.status === 'done' ? (
              <p className="review__none">{t('review.swings.none')}</p>
            ) : (
              <SwingList review={review} swings={swings} points={points} at={at} onJump={jump} />
            )}
            <MatchNotes at={at} onJump={jump} />
            <Accuracies review={review} />
            <Fold title={t('review.table')} className="review__fold">
              <ReviewTable review={review} />
            </Fold>
          </div>
        </section>
      )}
      <ReviewChart
        review={review}
        swings={swings}
        points={points}
        at={at}
        secondsLeft={state.status === 'working' ? state.secondsLeft : null}
        onJump={(to) => jumpTo(to, last)}
      />
      <div className="line rule-above-strong face-shaded review__foot">
        <Scrubber />
        <span className="rigid at-end review__at small tabular">{t('review.caption.at', { at, total: last })}</span>
      </div>
    </ReviewFrame>
  );
}

interface ProgressProps {
  readonly state: ReviewState;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

function Progress({ state, onPause, onResume }: ProgressProps) {
  const { t, line, has } = useT();
  const { status, review, secondsLeft, fault } = state;
  const n = review?.moves.length ?? 0;
  const of = review?.total ?? 0;
  if (status === 'failed')
    return (
      <Note tone="error">
        <p>{fault !== null && has(fault) ? line({ key: fault }) : t('review.failed', { why: fault ?? '' })}</p>
      </Note>
    );
  if (status === 'done') return <p className="small all-columns muted">{t('review.done')}</p>;
  return (
    <div className="line gap-8 all-columns muted">
      <progress
        className="flex-1 no-edge accent-ink review__bar"
        max={Math.max(1, of)}
        value={n}
        aria-label={t('review.chart')}
      />
      <span className="small tabular">
        {secondsLeft === null || status === 'paused'
          ? t('review.progress', { n, of })
          : t('review.progress.left', { n, of, s: Math.max(1, secondsLeft) })}
      </span>
      {status === 'working' ? (
        <Button size="small" onClick={onPause}>
          {t('review.pause')}
        </Button>
      ) : (
        <Button size="small" onClick={onResume}>
          {t('review.resume')}
        </Button>
      )}
    </div>
  );
}

function Counts({ swings }: { readonly swings: readonly Swing[] }) {
  const { t } = useT();
  const luck = swings.filter(({ kind }) => kind === 'luck').length;
  return (
    <p className="line gap-12 small">
      <span>
        <span className="rigid swing-mark swing-mark--luck swing-mark--small" aria-hidden="true" />{' '}
        <span>{t('review.count.luck', { n: luck })}</span>
      </span>
      <span>
        <span className="rigid swing-mark swing-mark--choice swing-mark--small" aria-hidden="true" />{' '}
        <span>{t('review.count.choice', { n: swings.length - luck })}</span>
      </span>
    </p>
  );
}

interface CaptionProps {
  readonly review: Review;
  readonly at: number;
  readonly swings: readonly Swing[];
  readonly points: readonly HistoryPoint[];
  readonly children: ReactNode;
}

function Caption({ review, at, swings, points, children }: CaptionProps) {
  const game = useGame();
  const scene = useScene();
  const asked = useAsked();
  const { t } = scene.i18n;
  const nameOf = (seat: string) => wordSide(game.game, scene.i18n, seat);
  const { moves, seats, opening, total } = review;
  const move = moves[at - 1];
  const before = (moves[at - 2]?.after ?? opening).mean;
  if (at === 0)
    return (
      <aside className="absolute face-hi edge-ink review-caption" aria-live="polite">
        <p className="cap">{t('review.caption.opening')}</p>
        <p>{t('review.caption.now', { side: nameOf(seats[0]), after: percent(opening.mean) })}</p>
        {children}
      </aside>
    );
  const side = move?.seat ?? seats[0];
  const came = wordCame(game, scene, points[at]);
  const of = (chance: number) => percent(chanceFor(chance, side === seats[0]));
  return (
    <aside className="absolute face-hi edge-ink review-caption" aria-live="polite">
      <p className="cap">{t('review.caption.at', { at, total })}</p>
      {move ? (
        <>
          <h2>{came ?? game.log.wordNotation(scene, move.notation)}</h2>
          {came === null ? null : <p className="small">{game.log.wordNotation(scene, move.notation)}</p>}
          <p>
            {`${t('review.caption.chance', { side: nameOf(side), before: of(before), after: of(move.after.mean) })} ${t('review.caption.error', { error: Math.max(1, percent(CONFIDENCE * move.after.error)) })}`}
          </p>
          {move.better && swings.some((swing) => swing.at === at) ? (
            <p>
              {t('review.caption.better', {
                points: percent(move.loss ?? 0),
                better: game.log.wordNotation(scene, move.better.notation),
              })}
              {move.luck === null ? null : <> {t('review.caption.with-luck')}</>}
            </p>
          ) : null}
          {(asked.get(at) ?? []).map((seat) => (
            <p key={seat}>{t('table.log.suggested', { side: seat })}</p>
          ))}
        </>
      ) : (
        <p>{t('review.caption.waiting')}</p>
      )}
      {children}
    </aside>
  );
}

function StepBetween({
  swings,
  at,
  onJump,
}: {
  readonly swings: readonly Swing[];
  readonly at: number;
  readonly onJump: (at: number) => void;
}) {
  const { t } = useT();
  const places = swings.map((swing) => swing.at).sort((a, b) => a - b);
  const before = places.findLast((place) => place < at);
  const after = places.find((place) => place > at);
  return (
    <span className="line gap-8">
      <IconButton
        icon={ChevronLeft}
        label={t('review.previous')}
        closed={before === undefined}
        onClick={() => onJump(before ?? at)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('review.next')}
        closed={after === undefined}
        onClick={() => onJump(after ?? at)}
      />
    </span>
  );
}

function Accuracies({ review }: { readonly review: Review }) {
  const i18n = useT();
  const { t } = i18n;
  const { game } = useGame();
  const hidesNothing = useMatch((match) => match.secrets === 'none');
  return (
    <section className="col gap-6 review__accuracy" aria-label={t('review.accuracy')}>
      <h3>{t('review.accuracy')}</h3>
      {listAccuracy(review).map(({ seat, good, choices, lost }) => (
        <p key={seat}>
          {`${t('review.accuracy.of', { side: wordSide(game, i18n, seat), good, n: choices })} ${good < choices ? t('review.accuracy.lost', { points: percent(lost) }) : ''}`}
        </p>
      ))}
      <p className="small">{t('review.accuracy.what')}</p>
      <p className="small">{t(hidesNothing ? 'review.how.open' : 'review.how', { n: review.playouts })}</p>
    </section>
  );
}

/** A new match from the shown moment; the reviewed match stays as it is. */
function PlayOnButton() {
  const { t } = useT();
  return (
    <Button variant="go" icon={Play} aria-haspopup="dialog" title={t('review.play-on.what')} onClick={offerMatch}>
      {t('review.play-on')}
    </Button>
  );
}

function WhatIfButton({ at }: { readonly at: number }) {
  const { t } = useT();
  return (
    <Button icon={Split} onClick={() => goToWhatIfAt(at)}>
      {t('table.what-if')}
    </Button>
  );
}

type EndedMatch = PlayState['newest'];

/** The result, also while other moments are shown; nothing before the end. */
function ResultChip() {
  const game = useGame();
  const { facts, queries, i18n } = useScene();
  const newest = usePlay((state) => state.newest);
  const [ended, setEnded] = useState<EndedMatch | null>(null);
  if (newest.live && newest.result && newest !== ended) setEnded(newest);
  const { view, result } = ended ?? {};
  if (!view || !result) return null;
  const { winner } = result;
  const scores = game.roll.listScore({ facts, queries, view });
  const ordered = [...scores.filter(({ seat }) => seat === winner), ...scores.filter(({ seat }) => seat !== winner)];
  const [x = 0, y = 0] = ordered.map(({ total }) => total);
  const { t } = i18n;
  return (
    <p className="line gap-8 t-ui inverse face-ink rounded review-result">
      {drawSeatMark({ game: game.game, seat: winner === 'draw' ? null : winner, size: 's' })}
      <span>
        {winner === 'draw'
          ? t('review.result.draw', { x, y })
          : t('review.result.won', { side: wordSide(game.game, i18n, winner), x, y })}
      </span>
    </p>
  );
}
