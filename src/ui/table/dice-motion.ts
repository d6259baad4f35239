import { useEffect, useRef } from 'react';
import { animate } from '../motion/animate.ts';
import {
  cardsTurn,
  COUNT,
  diceLandIn,
  FIGHT_MOMENTS,
  forgetSkip,
  isSkipped,
  motionScale,
  SIDES_APART,
} from '../motion/beat-times.ts';
import { useT } from '../../i18n/use-t.tsx';
import { readRoll } from './read-roll.ts';
import { useGame, usePlay, usePlayStore } from './use-play.tsx';

/** Dice land one after the other, and tumble again on a replay. Only transforms are animated. */

/** In ms at normal speed; the speed setting scales it. */
const TUMBLE = 440;
const LANDING = 160;
const APART = 40;
/** The same after cards, because their dice were already thrown one side after the other. */
const LANDINGS_APART = 80;

/** Matches the end of `die-tumble` in the style sheet. */
const LIFTED = 'translateY(-12px) rotate(-12deg) scale(1.14)';
const LAND: Keyframe[] = [{ transform: LIFTED }, { transform: 'scale(0.97)', offset: 0.75 }, { transform: 'none' }];
const ROLL: Keyframe[] = [
  { transform: 'rotate(-380deg) scale(0.86)' },
  { transform: LIFTED, offset: TUMBLE / (TUMBLE + LANDING) },
  { transform: 'none' },
];

/** Each die waits for those before it, and the second row for the first. */
export function delaysOf(dice: readonly Element[], apart = SIDES_APART): readonly number[] {
  const rows = [...new Set(dice.map((die) => die.closest('ol, .dice-row')))];
  const before = rows.map(() => 0);
  return dice.map((die) => {
    const row = rows.indexOf(die.closest('ol, .dice-row'));
    const place = before[row] ?? 0;
    before[row] = place + 1;
    return place * APART + row * apart;
  });
}

/** Time until the last die has landed, at normal speed. */
const lengthOf = (dice: readonly Element[], duration: number): number => Math.max(0, ...delaysOf(dice)) + duration;

function move(dice: readonly Element[], keyframes: Keyframe[], duration: number): void {
  // Reduced motion shows the dice at rest.
  const speed = motionScale();
  if (speed === 0 || dice.length === 0) return;
  diceLandIn(lengthOf(dice, duration) * speed);
  start(dice, keyframes, duration, delaysOf(dice));
}

function start(dice: readonly Element[], keyframes: Keyframe[], duration: number, delays: readonly number[]): void {
  for (const [at, delay] of delays.entries())
    animate(dice[at], keyframes, { length: duration, after: delay * motionScale() });
}

/** The last die of a fight shows its face so many ms after its cards turned up. */
const THROWN = FIGHT_MOMENTS.alliedDice + TUMBLE;

/** When everything of a fight is at rest: totals follow the effects, or the question does. */
const restOfFight = (hasResult: boolean): number => (hasResult ? FIGHT_MOMENTS.banner : FIGHT_MOMENTS.effects + COUNT);

/** Those that wait for the cards tumble later. */
const TUMBLING = ':is(.die--rolling, [data-held] .die) > .die__face';
const AT_REST = '.die:not(.die--empty, .die--waiting, .die--rolling) > .die__face';
/** Dice in lists are symbols, and folded ones are not visible. */
const SIGNS = '.action-tile, details:not([open])';

const find = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((die) => die.closest(SIGNS) === null);

/** Lands the dice once the roll is over, and rolls them again on request. */
export function useDiceMotion(): void {
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const replays = usePlay(({ staged }) => staged.replays);
  const game = useGame();
  const i18n = useT();
  const play = usePlayStore();
  const tumbling = useRef<readonly Element[]>([]);
  const turned = useRef(false);
  const replayed = useRef(replays);
  useEffect(() => {
    const { newest, staged } = play.getState();
    if (isRolling) {
      tumbling.current = find(TUMBLING);
      const { facts, queries, view, events } = newest;
      const roll = facts && queries && view ? readRoll(game, { facts, queries, view }, i18n, events) : null;
      turned.current = roll?.isAfterCards === true;
      if (turned.current) cardsTurn();
      // Timed from the start: the consequences follow when the last die shows its face.
      const rest = turned.current ? restOfFight(staged.isBeat) : lengthOf(tumbling.current, TUMBLE + LANDING);
      diceLandIn(rest * motionScale());
      return;
    }
    if (turned.current && !isSkipped()) {
      diceLandIn((restOfFight(staged.isBeat) - THROWN) * motionScale());
      start(tumbling.current, LAND, LANDING, delaysOf(tumbling.current, LANDINGS_APART));
    } else if (!isSkipped()) move(tumbling.current, LAND, LANDING);
    tumbling.current = [];
    turned.current = false;
  }, [isRolling, play, game, i18n]);
  useEffect(() => {
    const isAsked = replays > replayed.current;
    replayed.current = replays;
    if (!isAsked) return;
    forgetSkip();
    move(find(AT_REST), ROLL, TUMBLE + LANDING);
  }, [replays]);
}
