import { memo, useCallback, useEffect, useRef } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import { pieceAfter, piecesLeft } from './trays.ts';
import { useGame, useMapRef, usePlay, usePlayStore } from './use-play.tsx';

/** The piece taken up last, the list that it was taken from, and the pieces that Tab has come by since the last move. */
interface Walk {
  readonly last: TargetRef | null;
  readonly before: readonly TargetRef[];
  readonly at: number;
  readonly seen: readonly TargetRef[];
}
const START: Walk = { last: null, before: [], at: -1, seen: [] };

const stopOf = (target: TargetRef): SVGElement | undefined =>
  [...document.querySelectorAll<SVGElement>('.stage .board-stop')].find(
    (stop) => stop.getAttribute('data-stop') === target,
  );

/** Takes up the next piece that has not moved: one press, then its place. */
export const NextPiece = memo(() => {
  const isOffered = usePlay(({ picture }) => piecesLeft(picture).length > 1);
  return isOffered ? <NextButton /> : null;
});
NextPiece.displayName = 'NextPiece';

function NextButton() {
  const i18n = useT();
  const game = useGame();
  const play = usePlayStore();
  const mapRef = useMapRef();
  const walk = useRef<Walk>(START);
  useEffect(() => {
    // The piece in hand is remembered with the list that it was taken from, which it leaves by its move.
    const note = () => {
      const { picture } = play.getState();
      const [first] = picture.selection.picked;
      const left = piecesLeft(picture);
      if (first !== undefined && left.includes(first)) walk.current = { ...walk.current, last: first, before: left };
    };
    note();
    return play.subscribe(note);
  }, [play]);

  /** Returns null once every piece has been taken up since the last move, so that Tab leaves the map. */
  const takeNext = useCallback(
    (isWalk: boolean): TargetRef | null => {
      const { picture, staged } = play.getState();
      const { last, before, at, seen: known } = walk.current;
      const seen = at === staged.shown.at ? known : [];
      const left = piecesLeft(picture);
      const next = pieceAfter(left, last, last === null ? left : before);
      if (next === null || (isWalk && seen.includes(next))) return null;
      walk.current = { last: next, before: left, at: staged.shown.at, seen: [...seen, next] };
      play.actions.setPicks([next]);
      return next;
    },
    [play],
  );

  useEffect(() => {
    let isByPointer = false;
    let isLeaving = false;
    const onPointer = () => {
      [isByPointer, isLeaving] = [true, false];
    };
    const onKey = (press: KeyboardEvent) => {
      const wasByPointer = isByPointer;
      isByPointer = false;
      if (press.key === 'Escape') isLeaving = true;
      else if (press.key !== 'Tab') isLeaving = false;
      const isPlain = press.key === 'Tab' && !press.shiftKey && !press.ctrlKey && !press.altKey && !press.metaKey;
      if (!isPlain || isLeaving || press.defaultPrevented) return;
      const focused = document.activeElement;
      const isOnMap = focused?.closest('.stage [data-stop]') != null;
      const isAfterClick = wasByPointer && (focused === document.body || focused?.closest('[data-choices]') != null);
      if (!isOnMap && !isAfterClick) return;
      const next = takeNext(true);
      // The board would walk to its next place instead of leaving.
      if (isOnMap) press.stopImmediatePropagation();
      if (next === null) return;
      press.preventDefault();
      stopOf(next)?.focus({ preventScroll: true });
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [takeNext]);

  const onClick = () => {
    const next = takeNext(false);
    if (next === null) return;
    const { facts, queries, view } = play.getState().picture;
    announce(game.places.nameTarget({ facts, queries, view, i18n }, next));
    play.whenAnswered(() => mapRef.current?.bringQuestion());
  };
  return (
    <Button kbd="Tab" className="confirm__next" aria-keyshortcuts="N" onClick={onClick}>
      {i18n.t('table.next-piece')}
    </Button>
  );
}
