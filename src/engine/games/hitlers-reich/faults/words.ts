import type { Fix } from '../../../kits/position-edit/editor.ts';
import { editorWords, hold } from '../../../kits/position-edit/telling.ts';
import type { Nation, SpaceId } from '../ids.ts';

export const { say, field, fault, wrong, note, mend } = editorWords('hr');
export const mendHold = (space: SpaceId, nation: Nation): Fix => mend('hold', { space, nation }, hold(space, nation));
