/** Notes on the moment that the table shows. */
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, matchStore, useMatch } from '../../store/app-match.ts';
import { later } from '../app/later.tsx';
import { noteActions, useNoteDraft, isWriting } from './note-draft.ts';
import StickyNote from '@lucide/icons/icons/sticky-note';
import type { PlayStore } from '../../play/play-store.ts';
import type { Command } from '../app/commands.ts';
import { useMemo } from 'react';
import { notesOf, type Note } from '../../lab/variations/notes.ts';

export function mayNote(): boolean {
  const { at, timeline, readOnly, curtain } = matchStore.getState();
  const isFree = readOnly === null || readOnly === 'chosen';
  return timeline.points.length > 0 && isFree && curtain === null && (timeline.trial === null || at <= timeline.trial);
}

export function writeNote(at = matchStore.getState().at): void {
  if (matchStore.getState().at !== at) matchActions.scrub(at);
  noteActions.open({ line: null, at });
}

export const useIsWriting = (): boolean => useNoteDraft((draft) => draft?.moment.line === null);

const Panel = later(() => import('./note-panel.tsx').then((part) => part.NotePanel), null);

export function TableNotePanel() {
  const { t } = useT();
  const at = useNoteDraft((draft) => draft?.moment.at ?? 0);
  const move = useMatch(({ timeline }) => timeline.points[at]?.move ?? at);
  return <Panel title={at === 0 ? t('table.note.title.opening') : t('table.note.title', { at: move })} />;
}

/** While a note is written, undo and Escape belong to it. */
export function noteCommands({ actions }: PlayStore): readonly Command[] {
  return [
    {
      id: 'note.write',
      label: 'table.note.write',
      group: 'history',
      keys: ['k'],
      icon: StickyNote,
      isEnabled: mayNote,
      run: () => {
        actions.setPanel('choices');
        writeNote();
      },
    },
    {
      id: 'note.undo',
      label: 'table.note.undo',
      group: 'history',
      keys: ['u', 'Mod+Z'],
      kind: 'keys-only',
      isEnabled: isWriting,
      run: noteActions.undo,
    },
    {
      id: 'note.close',
      label: 'table.note.close',
      group: 'history',
      keys: ['Escape'],
      kind: 'keys-only',
      whileTyping: true,
      isEnabled: isWriting,
      run: noteActions.back,
    },
  ];
}

/** Notes by move. In a trial line, later moves are not part of the match. */
export function useMatchNotes(): ReadonlyMap<number, Note> {
  const notes = useMatch(({ study }) => study.notes);
  const trial = useMatch(({ timeline }) => timeline.trial);
  return useMemo(
    () =>
      new Map(
        notesOf({ notes }, null)
          .filter(({ at }) => trial === null || at <= trial)
          .sort((a, b) => a.at - b.at)
          .map((note) => [note.at, note]),
      ),
    [notes, trial],
  );
}
