import type { Fork } from '../../engine/kernel/timeline.ts';
import type { LoadGame, Reading, ReplayedMatch } from './read-match.ts';

export interface SaveReader {
  /** As `readMatch`, unless `give` was called with this exact text. */
  readonly read: (text: string, reading?: Reading) => Promise<ReplayedMatch>;
  /** Hands over a match that is already replayed; only the last one is kept. */
  readonly give: (text: string, match: ReplayedMatch) => void;
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
    give(text, match) {
      handed = { text, match };
    },
  };
}

export function forkReplayed({ loaded, ...match }: ReplayedMatch, fork: Fork): ReplayedMatch {
  if (loaded.how === 'replayed') return { ...match, loaded: { ...loaded, timeline: { ...loaded.timeline, fork } } };
  const { agreed, fromSnapshot } = loaded;
  const forked = { agreed: { ...agreed, fork }, fromSnapshot: fromSnapshot && { ...fromSnapshot, fork } };
  return { ...match, loaded: { ...loaded, ...forked } };
}
