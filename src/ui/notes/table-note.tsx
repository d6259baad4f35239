/** The note of the moment that the table shows. */
import type { NoteMoment } from '../../lab/variations/notes.ts';
import { isAt } from '../../lab/variations/notes.ts';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, matchStore, useMatch } from '../../store/app-match.ts';
import { later } from '../app/later.tsx';
import { usePlay } from '../table/use-play.tsx';
import { noteActions, useNoteDraft } from './note-draft.ts';
import type { NoteStage } from './note-stage.ts';
import { useNoteStage } from './note-stage.ts';
import { NoteText } from './note-text.tsx';
import './notes.css';

/** In a line that is tried, moves after its beginning are none of the match. */
const NOWHERE = -1;

export function useTableNote(): NoteStage {
  const at = usePlay(({ staged }) => staged.shown.at);
  const trial = useMatch(({ timeline }) => timeline.trial);
  return useNoteStage({ line: null, at: trial !== null && at > trial ? NOWHERE : at });
}

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

/** Its words over the map, while it is not being written. */
export function NoteCard({ line, at }: NoteMoment) {
  const note = useMatch(({ study }) => study.notes.find((one) => isAt(one, { line, at })) ?? null);
  const isWritten = useNoteDraft((draft) => draft !== null && isAt(draft.moment, { line, at }));
  return note && !isWritten ? <NoteText note={note} className="note-card" isDrawn /> : null;
}

export function TableNoteCard() {
  const at = usePlay(({ staged }) => staged.shown.at);
  const trial = useMatch(({ timeline }) => timeline.trial);
  return trial !== null && at > trial ? null : <NoteCard line={null} at={at} />;
}
