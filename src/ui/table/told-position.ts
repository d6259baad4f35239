import type { PlayPosition } from '../../play/source.ts';
import type { PlayState } from '../../play/state.ts';

/** While a result is told part by part, the rail and the foot keep to the position before it: nobody's turn begins under it. */
export const toldPosition = ({ staged: { shown, before, parts } }: Pick<PlayState, 'staged'>): PlayPosition =>
  parts > 0 && before !== null ? before : shown;
