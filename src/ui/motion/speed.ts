import type { Prefs } from '../../store/types.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { wantsLessMotion } from '../table/use-media.ts';

/** How long things move, by the speed of the settings. */

/** How long dice tumble before they land; the style sheet has the same figures in `--m-dice`. */
const TUMBLE_MS: Readonly<Record<Prefs['animationSpeed'], number>> = { normal: 440, fast: 220, none: 0 };
const FADE_MS = 90;

const SCALES: Readonly<Record<Prefs['animationSpeed'], number>> = { normal: 1, fast: 0.5, none: 0 };

/** What a time at normal speed is multiplied by; 0 where nothing moves. */
export const motionScale = (): number => (wantsLessMotion() ? 0 : SCALES[prefsStore.getState().animationSpeed]);

/** How long dice tumble before they show their result. */
export const tumbleMs = (speed: Prefs['animationSpeed']): number =>
  wantsLessMotion() ? Math.min(FADE_MS, TUMBLE_MS[speed]) : TUMBLE_MS[speed];
