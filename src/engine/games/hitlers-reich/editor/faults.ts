/** How a fault of a draft is told. */
import type { Line } from '../../../kernel/types.ts';
import type { Edit, Fix } from '../../../kits/position-edit/editor.ts';
import { faultsTold } from '../../../kits/position-edit/telling.ts';
import type { Nation, SpaceId } from '../ids.ts';
import { say } from './fields.ts';

export const fault = faultsTold(say);

export const set = (field: string, value: string): Edit => ({ edit: 'set', field, value });
export const give = (place: SpaceId, seat: Nation | null): Edit => ({ edit: 'hold', place, seat });
export const mend = (key: string, params: NonNullable<Line['params']>, ...edits: readonly Edit[]): Fix => ({
  line: say(`fix.${key}`, params),
  edits,
});
