import type { Fork } from '../../engine/kernel/timeline.ts';
import type { LoadGame, Reading, ReplayedMatch } from './read-match.ts';

/** Reads stored saves, for all who open them. */
export interface SaveReader {
  /** As `readMatch`, unless it was handed the content of this exact text. */
  readonly read: (text: string, reading?: Reading) => Promise<ReplayedMatch>;
  /**
   * Hands over the content of the save `text`: the match that it was written from, checked and replayed. The last one
   * is kept for the next reading, so that a match that is imported and opened is replayed once.
   */
  readonly hand: (text: string, match: ReplayedMatch) => void;
}

export function createSaveReader(loadGame: LoadGame): SaveReader {
  let handed: { readonly text: string; readonly match: ReplayedMatch } | null = null;
  return {
    async read(text, reading) {
      const last = handed;
      handed = null;
      // Every character counts: a text that differs by one passes all checks again.
      if (last?.text === text) return last.match;
      const { readMatch } = await import('./read-match.ts');
      return readMatch(text, loadGame, reading);
    },
    hand(text, match) {
      handed = { text, match };
    },
  };
}

/** A replayed match with another fork for its next moves, as `forkDocument` writes it. */
export function forkReplayed({ loaded, ...match }: ReplayedMatch, fork: Fork): ReplayedMatch {
  if (loaded.how === 'replayed') return { ...match, loaded: { ...loaded, timeline: { ...loaded.timeline, fork } } };
  const { agreed, fromSnapshot } = loaded;
  const forked = { agreed: { ...agreed, fork }, fromSnapshot: fromSnapshot && { ...fromSnapshot, fork } };
  return { ...match, loaded: { ...loaded, ...forked } };
}
