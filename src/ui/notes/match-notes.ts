/** The notes on the moves of the match itself, as its screens show them. */
import { useMemo } from 'react';
import { notesOf, type Note } from '../../lab/variations/notes.ts';
import { useMatch } from '../../store/app-match.ts';

/** By the move that they stand at, the earliest first. In a line that is tried, moves after its beginning are none of the match. */
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
