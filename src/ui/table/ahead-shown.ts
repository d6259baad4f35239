import type { Entry } from '../../play/derive.ts';
import type { PlayState } from '../../play/state.ts';

/** A place within reach of the piece that moves. */
export const isPlace = ({ words }: Pick<Entry, 'words'>): boolean => words.within?.kind === 'places';

/** A piece is picked or under way, and the column tells what its move would do. */
export const isAheadShown = ({ picture }: PlayState): boolean =>
  picture.instead.length > 0 || picture.entries.some(isPlace);
