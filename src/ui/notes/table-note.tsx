/** Writing a note on the moment that the table shows. */
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, matchStore, useMatch } from '../../store/app-match.ts';
import { later } from '../app/later.tsx';
import { noteActions, useNoteDraft } from './note-draft.ts';

/** Whether one may be written at the moment that is shown. */
export function mayNote(): boolean {
  const { at, timeline, readOnly, curtain } = matchStore.getState();
  const isFree = readOnly === null || readOnly === 'chosen';
  return timeline.points.length > 0 && isFree && curtain === null && (timeline.trial === null || at <= timeline.trial);
}

/** Opens it for writing, and shows its moment. */
export function writeNote(at = matchStore.getState().at): void {
  if (matchStore.getState().at !== at) matchActions.scrub(at);
  noteActions.open({ line: null, at });
}

/** A note on the match itself is being written at this table. */
export const useIsWriting = (): boolean => useNoteDraft((draft) => draft?.moment.line === null);

const Panel = later(() => import('./note-panel.tsx').then((part) => part.NotePanel), null);

export function TableNotePanel() {
  const { t } = useT();
  const at = useNoteDraft((draft) => draft?.moment.at ?? 0);
  const move = useMatch(({ timeline }) => timeline.points[at]?.move ?? at);
  return <Panel title={at === 0 ? t('table.note.title.opening') : t('table.note.title', { at: move })} />;
}
