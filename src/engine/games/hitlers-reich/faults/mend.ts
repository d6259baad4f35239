import type { FormValue } from '../../../kernel/form.ts';
import type { Line } from '../../../kernel/types.ts';
import type { Edit, Fix } from '../../../kits/position-edit/editor.ts';
import { faultsTold, findingsTold, sayIn } from '../../../kits/position-edit/telling.ts';
import type { Nation, SpaceId } from '../ids.ts';

export const say = sayIn('hr');
export const fault = faultsTold(say);
export const wrong = findingsTold(say);

export const set = (field: string, value: FormValue): Edit => ({ edit: 'set', field, value });
export const give = (place: SpaceId, seat: Nation | null): Edit => ({ edit: 'hold', place, seat });
export const mend = (key: string, params: NonNullable<Line['params']>, ...edits: readonly Edit[]): Fix => ({
  line: say(`fix.${key}`, params),
  edits,
});
