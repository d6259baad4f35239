import { useEffect, useRef } from 'react';
import { isAt, type NoteMoment } from '../../lab/variations/notes.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { useNoteDraft } from '../notes/note-draft.ts';
import { NotePanel } from '../notes/note-panel.tsx';
import { NoteText } from '../notes/note-text.tsx';

/** The note on a move of a line, below its words. */
export function LineNote({ moment }: { readonly moment: NoteMoment }) {
  const note = useMatch(({ study }) => study.notes.find((one) => isAt(one, moment)));
  return note ? <NoteText note={note} /> : null;
}

/** Number of the move whose note is being written; null where it is none of these. */
export const useWrittenMove = (
  moves: readonly { readonly number: number; readonly moment: NoteMoment }[],
): number | null =>
  useNoteDraft((draft) => (draft && moves.find(({ moment }) => isAt(draft.moment, moment))?.number) ?? null);

/** Where it is written: in place of the moves, whose list is too low for it. */
export function WrittenNote({ number }: { readonly number: number }) {
  const { t } = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={box} className="scroll-y what-note">
      <NotePanel title={t('table.note.title', { at: number })} />
    </div>
  );
}
