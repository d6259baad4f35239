import { useEffect, useRef } from 'react';
import { animate } from '../motion/animate.ts';
import { diceLandIn, forgetSkip, isSkipped, motionScale } from '../motion/beat-times.ts';
import { usePlay } from './use-play.tsx';

/** Dice land one after the other, and tumble again on a replay. Only transforms are animated. */

/** In ms at normal speed; the speed setting scales it. */
const TUMBLE = 440;
const LANDING = 160;
const APART = 40;
/** Delay between the two sides. */
const SIDES_APART = 200;

/** Matches the end of `die-tumble` in the style sheet. */
const LIFTED = 'translateY(-12px) rotate(-12deg) scale(1.14)';
const LAND: Keyframe[] = [{ transform: LIFTED }, { transform: 'scale(0.97)', offset: 0.75 }, { transform: 'none' }];
const ROLL: Keyframe[] = [
  { transform: 'rotate(-380deg) scale(0.86)' },
  { transform: LIFTED, offset: TUMBLE / (TUMBLE + LANDING) },
  { transform: 'none' },
];

/** Each die waits for those before it, and the second row for the first. */
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

/** Time until the last die has landed, at normal speed. */
const lengthOf = (dice: readonly Element[], duration: number): number => Math.max(0, ...delaysOf(dice)) + duration;

function move(dice: readonly Element[], keyframes: Keyframe[], duration: number): void {
  // Reduced motion shows the dice at rest.
  const speed = motionScale();
  if (speed === 0 || dice.length === 0) return;
  diceLandIn(lengthOf(dice, duration) * speed);
  for (const [at, delay] of delaysOf(dice).entries())
    animate(dice[at], keyframes, { length: duration, after: delay * speed });
}

const TUMBLING = '.die--rolling > .die__face';
const AT_REST = '.die:not(.die--empty, .die--waiting, .die--rolling) > .die__face';
/** Dice in lists are symbols, and folded ones are not visible. */
const SIGNS = '.action-tile, details:not([open])';

const find = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((die) => die.closest(SIGNS) === null);

/** Lands the dice once the roll is over, and rolls them again on request. */
export function useDiceMotion(): void {
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const replays = usePlay(({ staged }) => staged.replays);
  const tumbling = useRef<readonly Element[]>([]);
  const replayed = useRef(replays);
  useEffect(() => {
    if (isRolling) {
      tumbling.current = find(TUMBLING);
      // Timed from the start: the consequences follow when the last die shows its face.
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
