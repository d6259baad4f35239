import { useEffect, useMemo, useRef } from 'react';
import StickyNote from '@lucide/icons/icons/sticky-note';
import type { Swing, SwingKind } from '../../lab/review/swings.ts';
import type { Review } from '../../lab/review/types.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { classes } from '../parts/classes.ts';
import { useMatchNotes, noteCommands, mayNote, useIsWriting, writeNote } from '../notes/note-commands.tsx';
import { useGame, useScene, usePlayStore } from '../table/use-play.tsx';
import { tellBetter } from './better-facts.ts';
import { chanceFor, percent, signed, useAsked, wordCame, wordSide } from './verdicts.ts';
import type { Note } from '../../lab/variations/notes.ts';
import { asLabel, joinSentences } from '../../i18n/joining.ts';
import { matchActions } from '../../store/app-match.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useCommands } from '../app/commands.ts';
import { noteActions, useNoteDraft } from '../notes/note-draft.ts';
import { Button } from '../parts/button.tsx';
import { Figures } from '../parts/figures.tsx';
import { drawIcon } from '../parts/icon.tsx';

interface SwingListProps {
  readonly review: Review;
  readonly swings: readonly Swing[];
  readonly points: readonly HistoryPoint[];
  readonly at: number;
  readonly onJump: (at: number) => void;
}

/** Moves that changed the chance most, largest first; each opens its moment. */
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
      // Two face-down cards have the same words.
      return better === game.log.wordNotation(scene, move.notation)
        ? t('review.swing.other', told)
        : t('review.swing.choice', { ...told, better });
    }
    return t('review.swing.luck', { side: nameOf(move.seat), from: chance(from), to: chance(to) });
  };
  const why = useBetterFacts(swings);
  return (
    <ol className="swings">
      {swings.map((swing, i) => {
        const { move, kind, amount } = swing;
        const what = game.log.wordNotation(scene, move.notation);
        // A roll is named by its result, a choice by what was chosen.
        const came = kind === 'luck' ? wordCame(game, scene, points[swing.at]) : null;
        const moment = points[swing.at]?.moment;
        const kindWord = t(kind === 'luck' ? 'review.kind.luck' : 'review.kind.choice');
        const isCurrent = swing.at === at;
        const note = noted.get(swing.at);
        return (
          <li key={swing.at}>
            <button
              type="button"
              className={classes('line gap-16 full at-start no-face no-edge swing', isCurrent && 'swing--current')}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onJump(swing.at)}
            >
              <SwingMark n={i + 1} kind={kind} isCurrent={isCurrent} />
              <span className="col gap-3 grow">
                <b className="swing__what">{came ?? what}</b>
                {came === null ? null : <span className="small">{what}</span>}
                <span className="small">
                  {joinSentences(scene.i18n.lang, [words(swing), ...(why.get(swing.at) ?? [])])}
                </span>
                {note ? <NoteWords note={note} /> : null}
              </span>
              <span className="col rigid at-end swing__when small">
                {moment ? <span>{t('review.swing.at', { turn: moment.turn, side: nameOf(move.seat) })}</span> : null}
                <span>{kindWord}</span>
                {asked.has(swing.at) ? <span className="swing__asked">{t('review.asked')}</span> : null}
              </span>
              <b className="rigid at-end swing__points">
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

/** Lists by the point after the move what its better choice would have changed. */
function useBetterFacts(swings: readonly Swing[]): ReadonlyMap<number, readonly string[]> {
  const i18n = useT();
  return useMemo(() => {
    const ground = matchActions.whatIfGround();
    const told = swings.map(({ at, kind, move }) => {
      const facts = ground && kind === 'choice' ? tellBetter(ground, i18n, move) : null;
      return [at, facts === null ? [] : [facts]] as const;
    });
    return new Map(told);
  }, [swings, i18n]);
}

interface SwingMarkProps {
  readonly n: number;
  readonly kind: SwingKind;
  readonly isCurrent: boolean;
}

/** Luck is a square like a die, choice a disc. */
export function SwingMark({ n, kind, isCurrent }: SwingMarkProps) {
  return (
    <span
      className={classes('rigid swing-mark', `swing-mark--${kind}`, isCurrent && 'swing-mark--current')}
      aria-hidden="true"
    >
      {n}
    </span>
  );
}

/** The chart in figures. */
export function ReviewTable({ review }: { readonly review: Review }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const { seats, moves } = review;
  const asked = useAsked();
  return (
    <Figures
      label={t('review.table')}
      rows={moves}
      keyOf={({ at }) => at}
      columns={[
        { head: t('review.table.move'), cell: ({ at }) => at },
        { head: t('review.table.side'), isText: true, cell: ({ seat }) => t('table.rail.side', { side: seat }) },
        {
          head: t('review.table.what'),
          isText: true,
          cell: ({ at, notation }) =>
            `${game.log.wordNotation(scene, notation)}${asked.has(at) ? ` (${t('review.asked')})` : ''}`,
        },
        {
          head: t('review.table.chance', { side: wordSide(game.game, scene.i18n, seats[0]) }),
          cell: ({ after }) => percent(after.mean),
        },
        { head: t('review.table.luck'), cell: ({ luck }) => (luck === null ? '–' : signed(luck)) },
        { head: t('review.table.loss'), cell: ({ loss }) => (loss === null ? '–' : percent(loss)) },
      ]}
    />
  );
}

/** True while a note is being written. Moving to another moment closes it and keeps the text. */
export function useReviewNotes(at: number): boolean {
  const play = usePlayStore();
  useCommands(useMemo(() => noteCommands(play), [play]));
  const isAside = useNoteDraft((draft) => draft !== null && draft.moment.line === null && draft.moment.at !== at);
  useEffect(() => {
    if (isAside) noteActions.close();
  }, [isAside]);
  return useIsWriting();
}

export function NoteButton({ at }: { readonly at: number }) {
  const { t } = useT();
  const isNoted = useMatchNotes().has(at);
  const isWriting = useIsWriting();
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    // The field is gone and took the focus with it.
    if (wasWriting.current && !isWriting && document.activeElement === document.body) button.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return (
    <Button
      ref={button}
      className="review__write"
      icon={StickyNote}
      kbd="K"
      closed={!mayNote()}
      onClick={() => writeNote(at)}
    >
      {t(isNoted ? 'table.note.edit' : 'table.note.write')}
    </Button>
  );
}

function NoteWords({ note: { text } }: { readonly note: Note }) {
  const { t, lang } = useT();
  return (
    <span className="line gap-6 small min-0">
      {drawIcon(StickyNote)}
      <span className="visually-hidden">{asLabel(lang, t('table.note'))}</span>
      <span className="ellipsis">{text || t('table.note.drawn')}</span>
    </span>
  );
}

interface MatchNotesProps {
  readonly at: number;
  readonly onJump: (at: number) => void;
}

export function MatchNotes({ at, onJump }: MatchNotesProps) {
  const { t } = useT();
  const notes = [...useMatchNotes().values()];
  if (notes.length === 0) return null;
  return (
    <section className="col gap-4 review__notes" aria-label={t('review.notes')}>
      <h3>{t('review.notes')}</h3>
      <ol className="swings">
        {notes.map((note) => (
          <li key={note.at}>
            <button
              type="button"
              className={classes(
                'line gap-10 no-face full at-start no-edge review-noted',
                note.at === at && 'review-noted--current',
              )}
              aria-current={note.at === at ? 'step' : undefined}
              onClick={() => onJump(note.at)}
            >
              <b className="nowrap">
                {note.at === 0 ? t('review.notes.opening') : t('review.notes.at', { at: note.at })}
              </b>
              <NoteWords note={note} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
