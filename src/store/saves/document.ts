/** A match as it is written to the disk. */
import { encodeSave, type SaveFile } from '../../engine/kernel/save.ts';
import type { Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { MatchAbout } from '../types.ts';
import { summarise, type Summary } from './summary.ts';

/** A match as far as it is written: its rules, its moves, what its players call it. */
export interface WrittenMatch<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly timeline: Timeline<T>;
  readonly about: MatchAbout;
}

/** The save, and what the list shows without reading it. */
export interface Document {
  /** Made when it is first asked for: what is written as a record needs no whole text. Throws what the game throws. */
  readonly text: string;
  readonly summary: Summary;
  readonly about: MatchAbout;
  /** The match that the text is the save of, where it can be played on. */
  readonly source?: { readonly match: WrittenMatch<Types>; readonly build: string };
}

export const saveOf = <T extends Types>({ def, timeline, about }: WrittenMatch<T>, build: string): SaveFile =>
  encodeSave(def, timeline, about, build);

/** What the archive keeps of a match. Throws what the game throws. */
export function documentOf({ def, timeline, about }: WrittenMatch<Types>, build: string): Document {
  const match = { def, timeline, about };
  let text: string | null = null;
  return {
    get text() {
      return (text ??= JSON.stringify(saveOf(match, build)));
    },
    summary: summarise(def, timeline),
    about,
    source: { match, build },
  };
}
