import type { PlainKey } from '../../i18n/catalogue.ts';

/** The steps from the first question of an act to its last. */
export interface AskedSteps {
  readonly steps: readonly PlainKey[];
  /** The step that is asked now; those before it are done. */
  readonly at: number;
  /** The step before is only picked, so that a press returns to it. */
  readonly mayGoBack: boolean;
}
