import type { Types } from '../../engine/kernel/types.ts';
import { NO_STUDY, rootVariation } from '../../lab/variations/study.ts';
import { isHiding, isOpenTo } from '../hiding.ts';
import type { StudyCount } from '../library-types.ts';
import type { WrittenMatch } from './record.ts';

/** What the library knows of notes and variations without opening the match: only what both players may know. */
export function countStudy<T extends Types>({
  def,
  about,
  timeline,
  study = NO_STUDY,
}: WrittenMatch<T>): StudyCount | null {
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
