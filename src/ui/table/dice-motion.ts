import { useEffect, useRef } from 'react';
import { animate } from '../motion/animate.ts';
import { diceLandIn, forgetSkip, isSkipped } from '../motion/beat-times.ts';
import { motionScale } from '../motion/speed.ts';
import { usePlay } from './use-play.tsx';

/** Dice land one after the other, and tumble again where a result is replayed: by transforms alone. */

/** At normal speed, in milliseconds; both tumble and landing are shorter where the setting says so. */
const TUMBLE = 440;
const LANDING = 160;
const APART = 40;
/** One side after the other. */
const SIDES_APART = 200;

/** In the air, as the style sheet's `die-tumble` ends. */
const LIFTED = 'translateY(-12px) rotate(-12deg) scale(1.14)';
const LAND: Keyframe[] = [{ transform: LIFTED }, { transform: 'scale(0.97)', offset: 0.75 }, { transform: 'none' }];
const ROLL: Keyframe[] = [
  { transform: 'rotate(-380deg) scale(0.86)' },
  { transform: LIFTED, offset: TUMBLE / (TUMBLE + LANDING) },
  { transform: 'none' },
];

/** Each die waits for those before it, and a second row of them for the first. */
export function delaysOf(dice: readonly Element[]): readonly number[] {
  const rows = [...new Set(dice.map((die) => die.closest('ol, .dice-row')))];
  const before = rows.map(() => 0);
  return dice.map((die) => {
    const row = rows.indexOf(die.closest('ol, .dice-row'));
    const place = before[row] ?? 0;
    before[row] = place + 1;
    return place * APART + row * SIDES_APART;
  });
}

/** Until the last of them lies, at normal speed. */
const lengthOf = (dice: readonly Element[], duration: number): number => Math.max(0, ...delaysOf(dice)) + duration;

function move(dice: readonly Element[], keyframes: Keyframe[], duration: number): void {
  // Whoever wants less motion sees the dice at rest.
  const speed = motionScale();
  if (speed === 0 || dice.length === 0) return;
  diceLandIn(lengthOf(dice, duration) * speed);
  for (const [at, delay] of delaysOf(dice).entries())
    animate(dice[at], keyframes, { length: duration, after: delay * speed });
}

const TUMBLING = '.die--rolling > .die__face';
const AT_REST = '.die:not(.die--empty, .die--waiting, .die--rolling) > .die__face';
/** Dice of lists are signs, and nobody sees what is folded. */
const SIGNS = '.action-tile, details:not([open])';

const find = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((die) => die.closest(SIGNS) === null);

/** Lands the dice that tumbled when they come to rest; rolls all of them again when a player wants to see it once more. */
export function useDiceMotion(): void {
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const replays = usePlay(({ staged }) => staged.replays);
  const tumbling = useRef<readonly Element[]>([]);
  const replayed = useRef(replays);
  useEffect(() => {
    if (isRolling) {
      tumbling.current = find(TUMBLING);
      // Known from the start: what the dice lead to is timed as soon as they show their faces.
      diceLandIn(lengthOf(tumbling.current, TUMBLE + LANDING) * motionScale());
      return;
    }
    if (!isSkipped()) move(tumbling.current, LAND, LANDING);
    tumbling.current = [];
  }, [isRolling]);
  useEffect(() => {
    const isAsked = replays > replayed.current;
    replayed.current = replays;
    if (!isAsked) return;
    forgetSkip();
    move(find(AT_REST), ROLL, TUMBLE + LANDING);
  }, [replays]);
}
