/** The note being written, one per match, on any screen. It is stored as it is written. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Line } from '../../engine/kernel/types.ts';
import { isAt, NOTE_CAPS, type Drawing, type MarkShape, type NoteMoment } from '../../lab/variations/notes.ts';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { findStorage } from '../../store/browser-storage.ts';
import { createLastWords } from '../../store/last-words.ts';
import { endsWithMatch } from '../../store/match-ends.ts';
import { onLeaving, putOff } from '../../store/put-off.ts';
import type { MatchState } from '../../store/types.ts';

export type NoteTool = 'arrow' | MarkShape;

export interface Written extends Drawing {
  readonly text: string;
}

export interface NoteDraft {
  readonly match: string;
  readonly moment: NoteMoment;
  readonly now: Written;
  /** Earlier versions, the latest last. */
  readonly past: readonly Written[];
  /** Continued typing is one change. */
  readonly isTyping: boolean;
  /** The tool for presses on the board; null for none. */
  readonly tool: NoteTool | null;
  /** Start of an unfinished arrow. */
  readonly start: string | null;
  readonly state: 'saved' | 'waiting';
  readonly problem: Line | null;
}

const BLANK: Written = { text: '', arrows: [], marks: [] };

const store = createStore<{ readonly draft: NoteDraft | null }>(() => ({ draft: null }));
const draftNow = (): NoteDraft | null => store.getState().draft;
const set = (draft: NoteDraft | null): void => store.setState({ draft });

export const useNoteDraft = <X>(select: (draft: NoteDraft | null) => X): X =>
  useStore(store, ({ draft }) => select(draft));
export const isWriting = (): boolean => draftNow() !== null;

export function noteAt(moment: NoteMoment): Written | null {
  return matchStore.getState().study.notes.find((note) => isAt(note, moment)) ?? null;
}

const typing = putOff(() => void save());
const lastWords = createLastWords(findStorage());

async function save(): Promise<void> {
  typing.drop();
  const draft = draftNow();
  if (draft?.state !== 'waiting' || draft.match !== matchStore.getState().id) return;
  const { match, moment, now } = draft;
  const result = await matchActions.keepNote({ ...moment, ...now });
  if (result.ok) lastWords.forget(match, { ...moment, ...now });
  const later = draftNow();
  if (!later || !isAt(later.moment, moment)) return;
  set({ ...later, state: later.now === now ? 'saved' : 'waiting', problem: result.ok ? null : result.refusal.line });
  if (!result.ok) matchActions.clearRefusal();
}

function change(make: (now: Written) => Written, isTyping = false): void {
  const draft = draftNow();
  if (!draft) return;
  const now = make(draft.now);
  if (now === draft.now) return;
  const past = isTyping && draft.isTyping ? draft.past : [...draft.past, draft.now];
  set({ ...draft, now, past, isTyping, state: 'waiting' });
  if (isTyping) typing.ask();
  else void save();
}

const without = <X>(list: readonly X[], at: number): readonly X[] => list.filter((_, n) => n !== at);

export interface NoteActions {
  readonly open: (moment: NoteMoment) => void;
  /** Stores what is pending. */
  readonly close: () => void;
  /** One step back: an unfinished arrow, drawing, then the note. */
  readonly back: () => void;
  readonly type: (text: string) => void;
  readonly setTool: (tool: NoteTool | null) => void;
  /** A second press removes what the first drew. */
  readonly press: (place: string) => void;
  readonly dropArrow: (at: number) => void;
  readonly dropMark: (at: number) => void;
  readonly undo: () => void;
  /** Undo restores it. */
  readonly clear: () => void;
  readonly save: () => Promise<void>;
}

export const noteActions: NoteActions = {
  open(moment: NoteMoment): void {
    const { id } = matchStore.getState();
    const draft = draftNow();
    if (id === null || (draft?.match === id && isAt(draft.moment, moment))) return;
    noteActions.close();
    const { text, arrows, marks } = noteAt(moment) ?? BLANK;
    set({
      ...{ match: id, moment, now: { text, arrows, marks }, past: [], isTyping: false },
      ...{ tool: null, start: null, state: 'saved', problem: null },
    });
  },
  close(): void {
    void save();
    set(null);
  },
  back(): void {
    const draft = draftNow();
    if (draft?.tool) set({ ...draft, tool: draft.start === null ? null : draft.tool, start: null });
    else noteActions.close();
  },
  type: (text: string): void => change((now) => ({ ...now, text: text.slice(0, NOTE_CAPS.text) }), true),
  setTool(tool: NoteTool | null): void {
    const draft = draftNow();
    if (draft) set({ ...draft, tool: draft.tool === tool ? null : tool, start: null });
  },
  press(place: string): void {
    const draft = draftNow();
    if (!draft?.tool) return;
    const { tool, start } = draft;
    if (tool !== 'arrow')
      return change((now) => {
        const others = now.marks.filter(([, at]) => at !== place);
        if (now.marks.some(([shape, at]) => shape === tool && at === place)) return { ...now, marks: others };
        return others.length >= NOTE_CAPS.marks ? now : { ...now, marks: [...others, [tool, place]] };
      });
    if (start === null || start === place) return set({ ...draft, start: start === null ? place : null });
    set({ ...draft, start: null });
    change((now) => {
      const others = now.arrows.filter(([from, to]) => from !== start || to !== place);
      if (others.length < now.arrows.length) return { ...now, arrows: others };
      return others.length >= NOTE_CAPS.arrows ? now : { ...now, arrows: [...others, [start, place]] };
    });
  },
  dropArrow: (at: number): void => change((now) => ({ ...now, arrows: without(now.arrows, at) })),
  dropMark: (at: number): void => change((now) => ({ ...now, marks: without(now.marks, at) })),
  undo(): void {
    const draft = draftNow();
    const before = draft?.past.at(-1);
    if (!draft || !before) return;
    set({ ...draft, now: before, past: draft.past.slice(0, -1), isTyping: false, start: null, state: 'waiting' });
    void save();
  },
  clear: (): void => change((now) => (now === BLANK ? now : BLANK)),
  save,
};

endsWithMatch(() => {
  if (draftNow()?.match !== matchStore.getState().id) set(null);
});

/** Stores words that a closing page could not write. */
async function recover(match: string): Promise<void> {
  const words = lastWords.find(match);
  if (words === null) return;
  const result = await matchActions.keepNote(words);
  // Words whose move is gone are not offered again.
  lastWords.forget(match, words);
  if (!result.ok) matchActions.clearRefusal();
}

if (typeof document !== 'undefined') {
  // The disk may be too slow for a closing page, so pending words are also noted at once.
  onLeaving(() => {
    const draft = draftNow();
    if (draft?.state !== 'waiting') return;
    lastWords.note(draft.match, { ...draft.moment, ...draft.now });
    void save();
  });
  const mayKeep = (match: MatchState): string | null =>
    match.status === 'open' && match.readOnly === null ? match.id : null;
  matchStore.subscribe((match, before) => {
    const id = mayKeep(match);
    if (id !== null && id !== mayKeep(before)) void recover(id);
  });
}
