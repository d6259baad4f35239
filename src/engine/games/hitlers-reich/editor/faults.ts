/** How a fault of a draft is told. */
import type { Line, TargetRef } from '../../../kernel/types.ts';
import type { Edit, Fault, Fix } from '../../../kits/position-edit/editor.ts';
import type { Nation, SpaceId } from '../ids.ts';
import { say } from './fields.ts';

interface Told {
  readonly id: string;
  readonly rule: string;
  readonly at?: TargetRef;
  readonly params?: NonNullable<Line['params']>;
  readonly fixes: readonly Fix[];
  readonly weight?: Fault['weight'];
}

export const fault = ({ id, rule, at, params = {}, fixes, weight = 'broken' }: Told): Fault => ({
  id,
  weight,
  at: at ?? null,
  title: say(`fault.${id}`, params),
  line: say(`fault.${id}.why`, params),
  rule,
  fixes,
});

export const set = (field: string, value: string): Edit => ({ edit: 'set', field, value });
export const give = (place: SpaceId, seat: Nation | null): Edit => ({ edit: 'hold', place, seat });
export const mend = (key: string, params: NonNullable<Line['params']>, ...edits: readonly Edit[]): Fix => ({
  line: say(`fix.${key}`, params),
  edits,
});
