import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { encodeSave } from '../../engine/kernel/save.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { MatchAbout } from '../types.ts';
import type { MatchRecord } from './fold-records.ts';
import { NO_STUDY, rootVariation } from '../../lab/variations/study.ts';
import { isHiding, isOpenTo } from '../hiding.ts';
import type { StudyCount } from '../library-types.ts';
import { recordOf, type WrittenMatch } from './record.ts';
import { savedStudy } from './saved-study.ts';
import { savedSealed } from './sealed.ts';
import { summarise, type Summary } from './summary.ts';

/** The save, and what the list shows without reading it. */
export interface Document {
  /** Computed when first asked for: a record needs no whole text. Throws what the game throws. */
  readonly text: string;
  readonly summary: Summary;
  readonly about: MatchAbout;
  /** Absent where the match cannot be played on. */
  readonly source?: WrittenSource;
}

export interface WrittenSource {
  readonly match: WrittenMatch<Types>;
  /** Changes since another state of the match; null if nothing of it would stay. Loads with a match, not before. */
  readonly since: (before: WrittenMatch<Types>) => MatchRecord | null;
}

export const saveOf = <T extends Types>(match: WrittenMatch<T>, build: string): SaveFile => ({
  ...encodeSave(match.def, match.timeline, match.about, build),
  ...savedStudy(match.study),
  ...savedSealed(match),
});

/** Throws what the game throws. */
export function documentOf({ def, timeline, about, study, sealed }: WrittenMatch<Types>, build: string): Document {
  const match = { def, timeline, about, study, sealed };
  let text: string | null = null;
  return {
    get text() {
      return (text ??= JSON.stringify(saveOf(match, build)));
    },
    summary: { ...summarise(def, timeline), study: countStudy(match) },
    about,
    source: { match, since: (before) => recordOf(before, match, build) },
  };
}

/** The list shows what both players may know of notes and variations. */
function countStudy<T extends Types>({ def, about, timeline, study = NO_STUDY }: WrittenMatch<T>): StudyCount | null {
  const hidesFrom = isHiding({ def, about, timeline }) ? '' : null;
  const isOpen = (id: number): boolean => {
    const root = rootVariation(study, id);
    return root !== null && isOpenTo(root, hidesFrom);
  };
  const notes = study.notes.filter(({ line }) => line === null || isOpen(line));
  const variations = study.variations.filter(({ id }) => isOpen(id));
  if (notes.length + variations.length === 0) return null;
  const texts = [...notes.map(({ text }) => text), ...variations.map(({ name }) => name)];
  return {
    variations: variations.length,
    notes: notes.length,
    text: texts.filter((one) => one !== '').join('\n'),
  };
}
