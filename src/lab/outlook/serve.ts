/** The part of an outlook that runs in the worker of a game. */
import type { Types } from '../../engine/kernel/types.ts';
import { lookOut, type Outlook, type OutlookGame } from './outlook.ts';

/** What the page asks of the worker of a game. */
export interface OutlookService {
  /** Plays the positions of the text out, up to `most` games each or for as long as there is time; tells on the way. */
  outlook(text: string, most: number, known: Outlook | null, tell: (outlook: Outlook) => void): Promise<Outlook | null>;
}

/** A person waits for it, in ms: 600 games from three positions of Last Battles or of Hitler's Reich, 80 of Moscow 2. */
const LIMIT_MS = 60_000;
const TELL_MS = 200;

export function createOutlookService<T extends Types>(game: OutlookGame<T>): OutlookService {
  return {
    outlook(text, most, known, tell) {
      let last: Outlook | null = null;
      const begun = performance.now();
      let told = begun;
      for (const stage of lookOut(game, text, most, known)) {
        last = stage;
        const time = performance.now();
        if (time - begun > LIMIT_MS) break;
        if (time - told < TELL_MS) continue;
        told = time;
        tell(stage);
      }
      return Promise.resolve(last);
    },
  };
}
