import { useEffect } from 'react';
import type { PlayStore } from '../../play/play-store.ts';
import type { PlayState } from '../../play/state.ts';
import { isTyping } from '../app/keys.ts';
import { tableSound } from '../sound/table-sound.ts';
import { finishMotion } from './animate.ts';
import { skipToRest, tellResult, untilTold, motionScale } from './beat-times.ts';

/** Input that comes so soon after a press that skipped was meant for what is over. */
const SWALLOWED_MS = 120;
const LONGEST = 600;
const KEYS: ReadonlySet<string> = new Set(['Enter', 'Escape', ' ']);
/** Presses that mean something else than what moves: on from the result, to hold or replay it, the rail, a dialog. */
const MEANT = '[data-onward], .beat-more, .table-rail, dialog';

const isMeant = ({ target }: Event): boolean => target instanceof Element && target.closest(MEANT) !== null;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isLookedAt = ({ staged }: PlayState): boolean => staged.isBeat && !staged.isRolling;

/** Without a pause the next question follows the roll, and still waits for the counters. */
const hasRolled = ({ staged }: PlayState, before: PlayState): boolean =>
  before.staged.isRolling && !staged.isRolling && !staged.isBeat;

/**
 * One press ends what moves. While a result comes about the press is that alone and no answer; a counter that slides is where
 * it goes, and the press does what it does.
 */
export function listenForSkips(play: PlayStore): () => void {
  let movesUntil = 0;
  let swallowsUntil = 0;
  let isClickSwallowed = false;

  const follow = (state: PlayState, before: PlayState) => {
    if (state.staged === before.staged) return;
    if (state.newest.step.n > before.newest.step.n) movesUntil = performance.now() + LONGEST * motionScale();
    if (isLookedAt(state) && !isLookedAt(before)) tellResult(state.newest.step.n);
    else if (hasRolled(state, before)) tellResult(state.newest.step.n, false);
  };

  function skip(): boolean {
    const now = performance.now();
    const { isRolling } = play.getState().staged;
    const isTelling = isRolling || untilTold() > 0;
    if (!isTelling && now >= movesUntil) return false;
    if (isTelling) {
      skipToRest();
      tableSound.hush();
      play.actions.skipRoll();
      play.actions.tellAll();
    }
    movesUntil = 0;
    finishMotion();
    // The frame after the dice end may start new motion.
    if (isRolling) requestAnimationFrame(() => requestAnimationFrame(finishMotion));
    return isTelling;
  }

  function heed(press: Event): boolean {
    const isLate = performance.now() < swallowsUntil;
    if (isMeant(press) || !(skip() || isLate)) return false;
    if (!isLate) swallowsUntil = performance.now() + SWALLOWED_MS;
    swallow(press);
    return true;
  }

  const onPointer = (press: PointerEvent) => {
    isClickSwallowed = heed(press);
  };
  const onClick = (press: MouseEvent) => {
    // A reader's press has no pointer.
    if (isClickSwallowed && press.detail > 0) swallow(press);
    isClickSwallowed = false;
  };
  const onKey = (press: KeyboardEvent) => {
    if (KEYS.has(press.key) && !isTyping(press.target)) heed(press);
  };
  const stop = play.subscribe(follow);
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  return () => {
    stop();
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKey, true);
  };
}

export function useSkip(play: PlayStore): void {
  useEffect(() => listenForSkips(play), [play]);
}
