import { packStudy } from '../../lab/variations/read-study.ts';
import { isEmpty, type Study } from '../../lab/variations/study.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';

/** An empty study is not saved. */
export const savedStudy = (study: Study | undefined): Pick<SaveFile, 'study'> =>
  study === undefined || isEmpty(study) ? {} : { study: packStudy(study) };
