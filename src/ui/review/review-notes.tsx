/** Notes on the moves of the match that is reviewed: its own, which table and study show as well. */
import { useEffect, useMemo, useRef } from 'react';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { Note } from '../../lab/variations/notes.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useCommands } from '../app/commands.ts';
import { useMatchNotes } from '../notes/match-notes.ts';
import { noteCommands } from '../notes/note-commands.ts';
import { noteActions, useNoteDraft } from '../notes/note-draft.ts';
import { mayNote, useIsWriting, writeNote } from '../notes/table-note.tsx';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Icon } from '../parts/icon.tsx';
import { usePlayStore } from '../table/use-play.tsx';

/** Whether a note is being written; the keys about notes are those of the table. Another moment closes it: it is kept. */
export function useReviewNotes(at: number): boolean {
  const play = usePlayStore();
  useCommands(useMemo(() => noteCommands(play), [play]));
  const isAside = useNoteDraft((draft) => draft !== null && draft.moment.line === null && draft.moment.at !== at);
  // Where both have changed, the note is that of the moment.
  useEffect(() => {
    if (isAside) noteActions.close();
  }, [isAside]);
  return useIsWriting();
}

/** Writes on the shown move, or on what is written there. */
export function NoteButton({ at }: { readonly at: number }) {
  const { t } = useT();
  const isNoted = useMatchNotes().has(at);
  const isWriting = useIsWriting();
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    // What was written in is gone, and the focus with it.
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

/** The beginning of a note beside its move, with its sign. */
export function NoteWords({ note: { text } }: { readonly note: Note }) {
  const { t } = useT();
  return (
    <span className="flex gap-6 small review-note">
      <Icon of={StickyNote} />
      <span className="visually-hidden">{`${t('table.note')}: `}</span>
      <span className="review-note__text">{text || t('table.note.drawn')}</span>
    </span>
  );
}

interface MatchNotesProps {
  /** The shown moment. */
  readonly at: number;
  readonly onJump: (at: number) => void;
}

/** All notes on the match along its moves; each leads to its moment. */
export function MatchNotes({ at, onJump }: MatchNotesProps) {
  const { t } = useT();
  const notes = [...useMatchNotes().values()];
  if (notes.length === 0) return null;
  return (
    <section className="stack review__notes" aria-label={t('review.notes')}>
      <h3>{t('review.notes')}</h3>
      <ol className="swings">
        {notes.map((note) => (
          <li key={note.at}>
            <button
              type="button"
              className={classes('line gap-10 no-face review-noted', note.at === at && 'review-noted--current')}
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
