import { endsWithMatch } from '../../store/match-ends.ts';
import type { CueTime } from '../sound/cues.ts';
import type { Prefs } from '../../store/types.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { wantsLessMotion } from '../table/use-media.ts';

/** Sets how long things move, by the speed of the settings. */

/** Dice tumble this long before they land; the style sheet has the same figures in `--m-dice`. */
const TUMBLE_MS: Readonly<Record<Prefs['animationSpeed'], number>> = { normal: 440, fast: 220, none: 0 };
const FADE_MS = 90;

const SCALES: Readonly<Record<Prefs['animationSpeed'], number>> = { normal: 1, fast: 0.5, none: 0 };

export const motionScale = (): number => (wantsLessMotion() ? 0 : SCALES[prefsStore.getState().animationSpeed]);

export const tumbleMs = (speed: Prefs['animationSpeed']): number =>
  wantsLessMotion() ? Math.min(FADE_MS, TUMBLE_MS[speed]) : TUMBLE_MS[speed];

/** Returns how long a roll holds back its result. Players first read the cards, then the dice are thrown. */
export const rollMs = (speed: Prefs['animationSpeed'], turnsCards: boolean): number =>
  tumbleMs(speed) + (turnsCards ? FIGHT_MOMENTS.alliedDice * motionScale() : 0);

/** The schedule of a result from the moment the dice have landed, in milliseconds at normal speed. */

/** The ground that was taken gets its colour, then its marker is stamped, then hand sizes step. */
export const GROUND = 440;
export const STAMP = 160;
export const COUNT = 300;
export const SLIDE = 280;

type ResultMoment = 'totals' | 'banner' | 'stamp' | 'told';

/**
 * The moments of a result that is shown in large, from when its dice and effects rest: totals have counted by then, the
 * banner takes the ground, the marker is stamped, and everything else speaks.
 */
export const RESULT_MOMENTS: Readonly<Record<ResultMoment, number>> = {
  totals: -COUNT,
  banner: 0,
  stamp: GROUND,
  told: GROUND + STAMP,
};

/** Two cards turn over together, and are read for as long. */
export const CARDS = 320;
/** Delay between the dice of the two sides. */
export const SIDES_APART = 200;

type FightMoment = 'cards' | 'axisDice' | 'alliedDice' | 'effects' | ResultMoment;

const BANNER = 2540;
/** The moments of a fight from the turn of its cards to its end, if no player decides anything in between. */
export const FIGHT_MOMENTS: Readonly<Record<FightMoment, number>> = {
  cards: 0,
  axisDice: 2 * CARDS,
  alliedDice: 2 * CARDS + SIDES_APART,
  effects: 1640,
  totals: BANNER + RESULT_MOMENTS.totals,
  banner: BANNER,
  stamp: BANNER + RESULT_MOMENTS.stamp,
  told: BANNER + RESULT_MOMENTS.told,
};

const SKIPPED_MS = 400;

let restsAt = 0;
let toldAt = 0;
let effectsAt = 0;
let skippedAt = -Infinity;

let isTelling = false;
let toldStep = -1;
let tellTimer: ReturnType<typeof setTimeout> | undefined;
let counting = 0;
const heeds = new Set<() => void>();

function setTelling(on: boolean): void {
  clearTimeout(tellTimer);
  isTelling = on;
  for (const heed of heeds) heed();
}

/** A slow page counts for longer than planned, and words wait for the last counter. */
function endTelling(): void {
  if (isTelling && counting === 0 && untilTold() === 0) setTelling(false);
}

/** A counter of a total has started; the returned function tells that it has stopped. */
export function startCounter(): () => void {
  let isOver = false;
  counting++;
  return () => {
    if (isOver) return;
    isOver = true;
    counting--;
    endTelling();
  };
}

/** True while counters and stamp of a result still move. */
export const isBeingTold = (): boolean => isTelling;
/** The same for the result of a step that may not have been announced yet. */
export const isUntold = (step: number): boolean => motionScale() > 0 && (isTelling || toldStep !== step);
export function onTold(heed: () => void): () => void {
  heeds.add(heed);
  return () => void heeds.delete(heed);
}

endsWithMatch(() => {
  counting = 0;
  setTelling(false);
  restsAt = toldAt = effectsAt = 0;
  skippedAt = -Infinity;
});

/** Dice have been thrown; the last one lands in `ms`. */
export function diceLandIn(ms: number): void {
  restsAt = performance.now() + ms;
}

/** The cards of a fight turn up now: what events do to its dice is shown when both rows have been read. */
export function cardsTurn(): void {
  effectsAt = performance.now() + FIGHT_MOMENTS.effects * motionScale();
}
export const untilEffects = (): number => Math.max(0, effectsAt - performance.now());

export function skipToRest(): void {
  skippedAt = performance.now();
  restsAt = skippedAt;
  toldAt = skippedAt;
  effectsAt = skippedAt;
  setTelling(false);
}

export function forgetSkip(): void {
  skippedAt = -Infinity;
}

export const isSkipped = (): boolean => performance.now() - skippedAt < SKIPPED_MS;

export const untilRest = (): number => Math.max(0, restsAt - performance.now());

/** `isLarge`: its banner and stamp follow the counters; a result that is not shown in large ends with them. */
export function tellResult(step: number, isLarge = true): void {
  toldStep = step;
  const ms = isSkipped() ? 0 : untilRest() + (isLarge ? RESULT_MOMENTS.told * motionScale() : 0);
  toldAt = performance.now() + ms;
  setTelling(ms > 0);
  if (ms > 0) tellTimer = setTimeout(endTelling, ms + 1);
}

/** Milliseconds until ground and markers of a result have moved; 0 if none is told. */
export const untilTold = (): number => Math.max(0, toldAt - performance.now());

const AFTER: Readonly<Record<CueTime, number>> = {
  thrown: 0,
  'after-cards': FIGHT_MOMENTS.axisDice,
  shown: 0,
  arrived: SLIDE,
  told: 0,
  taken: RESULT_MOMENTS.stamp,
};

export function cueDelay(at: CueTime): number {
  if (isSkipped()) return 0;
  const waits = at === 'told' || at === 'taken' ? untilRest() : 0;
  return waits + AFTER[at] * motionScale();
}
