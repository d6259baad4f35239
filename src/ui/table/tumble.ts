import type { Prefs } from '../../store/types.ts';
import { wantsLessMotion } from './use-media.ts';

/** Tumble and settle, by the speed of the settings; the style sheet has the same figures in `--m-dice` and `--m-base`. */
const ROLL_MS: Readonly<Record<Prefs['animationSpeed'], number>> = { normal: 780, fast: 340, none: 0 };
const FADE_MS = 90;

export const NORMAL_MS = ROLL_MS.normal;

/** How long dice tumble before they show their result. */
export const tumbleMs = (speed: Prefs['animationSpeed']): number =>
  wantsLessMotion() ? Math.min(FADE_MS, ROLL_MS[speed]) : ROLL_MS[speed];
