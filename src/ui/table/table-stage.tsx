import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { spaceRef } from '../../engine/kits/pointing/targets.ts';
import { useT } from '../../i18n/use-t.tsx';
import { isTarget, type PlayState, type Pointing } from '../../play/state.ts';
import { fixed, type Selected } from '../board/selected.ts';
import { useSkip } from '../motion/use-skip.ts';
import { useDiceMotion } from './dice-motion.ts';
import { placeOfTarget, useTableNote, type NoteStage } from '../notes/note-stage.ts';
import { NoteText } from '../notes/note-text.tsx';
import type { GameTable, Move, TargetState } from './game-table.ts';
import { MapTip } from './map-tip.tsx';
import { useGame, useMapRef, usePlay, usePlayStore } from './use-play.tsx';
import './table-stage.css';

/** The last pick on the board, the target that the list points at, or the one that is pressed. */
function selectedIn(game: GameTable, { picture }: PlayState, { listed, pressed }: Pointing): TargetRef | null {
  const onward = picture.combo ? [picture.combo.target] : [];
  const touched = [listed, pressed].filter((one) => one !== null && isTarget(one));
  const looked = [...picture.selection.picked, ...onward, ...touched];
  return looked.findLast((target) => game.places.isOnBoard(picture.view, target)) ?? null;
}

/** An overlay shows the moves that fit the picks. */
const movesShown = ({ picture: { moves, selection }, panel }: PlayState): readonly Move[] =>
  panel.overlay === null || selection.candidates.length === 0 ? moves : selection.candidates;

/** The picks on the board, and the start of the move that they name, which is picked by the gold button. */
function pickedOn(game: GameTable, { view, selection, pointing }: PlayState['picture']): readonly TargetRef[] {
  const { picked, chosen } = selection;
  const isNamed = chosen !== null && picked.length > 0 && game.picking.changeable(chosen) !== null;
  const all = isNamed
    ? [...picked, ...pointing.targetsOf(chosen).filter((target) => !picked.includes(target))]
    : picked;
  return all.filter((target) => game.places.isOnBoard(view, target));
}

const NOTHING: readonly TargetRef[] = [];

interface TableStageProps {
  readonly pointed?: readonly TargetRef[];
  readonly isTipBare?: boolean;
  /** Accessible name if there are several boards. */
  readonly label?: string | undefined;
  /** A note to show, told next to the board; without it, the note of the shown moment, over the map. */
  readonly note?: NoteStage;
}

const NO_TARGETS: ReadonlyMap<TargetRef, TargetState> = new Map();

/** The board in its frame, with a one-line tip for the pointed-at target. */
export function TableStage({ pointed = NOTHING, isTipBare = false, label, note }: TableStageProps) {
  useDiceMotion();
  const game = useGame();
  const mapRef = useMapRef();
  const play = usePlayStore();
  useSkip(play);
  const { actions } = play;
  const own = useTableNote();
  const { drawing, marking } = note ?? own;
  const i18n = useT();
  const { t } = i18n;
  const facts = usePlay(({ picture }) => picture.facts);
  const queries = usePlay(({ picture }) => picture.queries);
  const view = usePlay(({ picture }) => picture.view);
  const targets = usePlay(({ picture }) => picture.onBoard);
  const moves = usePlay(movesShown);
  const picked = usePlay(useShallow(({ picture }) => pickedOn(game, picture)));
  const isAsked = usePlay(({ picture }) => picture.decision !== null || picture.quiz !== null);
  const events = usePlay(({ staged }) => staged.shown.events);
  const rolling = usePlay(({ staged, newest }) => (staged.isRolling ? newest.events : null));
  const stepNumber = usePlay(({ staged }) => staged.shown.step.n);
  const at = usePlay(({ staged }) => staged.shown.at);
  const overlay = usePlay(({ panel }) => panel.overlay);
  const points = usePlay(({ staged, panel }) => (panel.overlay === null ? null : staged.shown.timeline.points));
  const past = useMemo(() => (points?.[at] ? { points, at } : null), [points, at]);
  const lifted = usePlay(({ panel }) => panel.lifted);
  const selected = useMemo(
    (): Selected => ({
      read: () => selectedIn(game, play.shown.getState(), play.pointing.getState()),
      subscribe(heed) {
        const stops = [play.shown.subscribe(heed), play.pointing.subscribe(heed)];
        return () => stops.forEach((stop) => stop());
      },
    }),
    [game, play],
  );
  useEffect(() => {
    if (isAsked) mapRef.current?.bringQuestion();
  }, [isAsked, at, mapRef]);

  // Enter presses the gold button, unless the keys have moved the focus to another legal place: then it picks that one.
  // A target that is part of the move already would be unpicked.
  const isByPointer = useRef(false);
  const isByTouch = useRef(false);
  const told = useRef<TargetRef | null>(null);
  const isOffered = (stop: Element): boolean =>
    stop.getAttribute('data-mark') === 'legal' ||
    game.combos.listTaken({ facts, queries, view }).some((target) => target === stop.getAttribute('data-stop'));
  const onKeyDownCapture = (press: KeyboardEvent<HTMLElement>) => {
    const { selection, combo } = play.getState().picture;
    const { isBeat } = play.getState().staged;
    isByTouch.current = false;
    if (press.key !== 'Enter') isByPointer.current = false;
    if (marking || press.key !== 'Enter' || !(press.target instanceof Element)) return;
    if (!isBeat && !(selection.chosen ?? combo)) return;
    const stop = press.target.closest('[data-stop]');
    if (!stop || (!isBeat && !isByPointer.current && isOffered(stop))) return;
    press.preventDefault();
    press.stopPropagation();
    // A result ends with Enter wherever the last press was.
    if (isBeat) actions.letFall();
    else actions.confirm();
  };
  // The board asks why for anything not lit, but some of it can be picked first (a place before a piece).
  const onWhy = useCallback(
    (target: TargetRef) =>
      play.getState().picture.targets.has(target) ? actions.askWhy(target) : actions.point(target),
    [play, actions],
  );
  // A finger cannot rest on a place: its first tap tells what the move would do, its second makes it.
  const onPick = useCallback(
    (target: TargetRef) => {
      const { picture } = play.getState();
      const place = [target, ...game.places.samePlace(picture.view, target)];
      const isNews = isByTouch.current && (told.current === null || !place.includes(told.current));
      if (isNews && game.places.wordAhead({ ...picture, i18n }, target, picture.selection.picked)) {
        told.current = target;
        return actions.hover(target);
      }
      told.current = null;
      actions.point(target);
    },
    [play, game, actions, i18n],
  );
  const { start = null, onPress } = marking ?? {};
  const marked = useMemo(() => (start === null ? selected : fixed(spaceRef(start))), [start, selected]);
  const onMark = useCallback(
    (target: TargetRef) => {
      const place = placeOfTarget(game, view, target);
      if (place !== null) onPress?.(place);
    },
    [game, view, onPress],
  );
  return (
    <section
      className="min-0 clip relative min-h-0 stage"
      aria-label={label ?? t('table.map')}
      onKeyDownCapture={onKeyDownCapture}
      onPointerDownCapture={({ pointerType }) => {
        isByPointer.current = true;
        isByTouch.current = pointerType === 'touch';
      }}
    >
      <game.board.Board
        facts={facts}
        queries={queries}
        view={view}
        targets={marking ? NO_TARGETS : targets}
        selected={marked}
        picked={picked}
        pointed={pointed}
        events={events}
        rolling={rolling}
        stepNumber={stepNumber}
        moves={moves}
        overlay={overlay}
        past={past}
        lifted={lifted}
        readOnly={!marking && !isAsked}
        drawing={drawing}
        mapRef={mapRef}
        onPick={marking ? onMark : onPick}
        onWhy={marking ? onMark : onWhy}
        onHover={actions.hover}
        onInspect={marking ? onMark : actions.inspect}
      />
      <MapTip isBare={isTipBare} />
      {!note && own.told ? <NoteText note={own.told} className="z-2 note-card" isDrawn /> : null}
    </section>
  );
}
