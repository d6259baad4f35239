import { packStudy } from '../../lab/variations/read-study.ts';
import { isEmpty, type Study } from '../../lab/variations/study.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';

/** What a save has of a study: nothing of an empty one, so that a match without any is saved as ever. */
export const savedStudy = (study: Study | undefined): Pick<SaveFile, 'study'> =>
  study === undefined || isEmpty(study) ? {} : { study: packStudy(study) };
