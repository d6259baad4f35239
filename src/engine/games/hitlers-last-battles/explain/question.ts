import type { TargetRef } from '../../../kernel/types.ts';
import type { Field } from '../rules/field-types.ts';
import type { HlbState } from '../state.ts';
import type { Target } from '../../../kits/pointing/targets.ts';

/** What an explanation is about. Ids in `pointed` and `picked` are known ones. */
export interface Question {
  readonly state: HlbState;
  readonly field: Field;
  readonly picked: readonly TargetRef[];
  readonly pointed: Target;
}
