import { useCallback, useEffect, useMemo, useRef, memo, useLayoutEffect, useState, type KeyboardEvent } from 'react';
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
import './map-tip.css';
import { findAnchor } from './placement.ts';
import { useGame, useMapRef, usePlay, usePlayStore, usePointing, useScene, useSource } from './use-play.tsx';
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
  const { t } = useT();
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
  const isOffered = (stop: Element): boolean =>
    stop.getAttribute('data-mark') === 'legal' ||
    game.combos.listTaken({ facts, queries, view }).some((target) => target === stop.getAttribute('data-stop'));
  const onKeyDownCapture = (press: KeyboardEvent<HTMLElement>) => {
    const { selection, combo } = play.getState().picture;
    if (press.key !== 'Enter') isByPointer.current = false;
    if (marking || press.key !== 'Enter' || !(selection.chosen ?? combo) || !(press.target instanceof Element)) return;
    const stop = press.target.closest('[data-stop]');
    if (!stop || (!isByPointer.current && isOffered(stop))) return;
    press.preventDefault();
    press.stopPropagation();
    actions.confirm();
  };
  // The board asks why for anything not lit, but some of it can be picked first (a place before a piece).
  const onWhy = useCallback(
    (target: TargetRef) =>
      play.getState().picture.targets.has(target) ? actions.askWhy(target) : actions.point(target),
    [play, actions],
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
      onPointerDownCapture={() => (isByPointer.current = true)}
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
        onPick={marking ? onMark : actions.point}
        onWhy={marking ? onMark : onWhy}
        onHover={actions.hover}
        onInspect={marking ? onMark : actions.inspect}
      />
      <MapTip isBare={isTipBare} />
      {!note && own.told ? <NoteText note={own.told} className="z-2 note-card" isDrawn /> : null}
    </section>
  );
}

interface MapTipProps {
  /** Only the name: a learner is to find out what can be done. */
  readonly isBare: boolean;
}

/** One line at the target under the pointer or focus: its name, and what can or cannot be done with it. */
const MapTip = memo(({ isBare }: MapTipProps) => {
  const hovered = usePointing((pointing) => pointing.hovered);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  return hovered === null || whyNot !== null || hovered.startsWith('button:') ? null : (
    <Tip key={hovered} target={hovered} isBare={isBare} />
  );
});
MapTip.displayName = 'MapTip';

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}
/** Height of a line of text above its target. */
const HEAD_ROOM = 70;
const EDGE = 6;
const GAP = 8;
const NO_MAP = { top: 0, bottom: Infinity };

function Tip({ target, isBare }: MapTipProps & { readonly target: TargetRef }) {
  const game = useGame();
  const scene = useScene();
  const source = useSource();
  const { t, line } = scene.i18n;
  const isAsked = usePlay(({ picture }) => picture.decision !== null);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const targets = usePlay(({ picture }) => picture.targets);
  const [spot, setSpot] = useState<Spot | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const anchor = findAnchor(target);
    const box = anchor?.getBoundingClientRect();
    if (!box) return;
    // A poster may be above the map, and a large target may be cut off at either end of it.
    const map = anchor?.closest('.map-frame')?.getBoundingClientRect() ?? NO_MAP;
    const isBelow = box.top - Math.max(0, map.top) < HEAD_ROOM;
    const below = Math.min(box.bottom + GAP, map.bottom - HEAD_ROOM);
    setSpot({ left: box.left + box.width / 2, top: isBelow ? below : box.top - GAP, isBelow });
  }, [target]);

  // The tip stays over the map, so that the column stays readable.
  useLayoutEffect(() => {
    const box = tip.current;
    const stage = box?.closest('.stage')?.getBoundingClientRect();
    if (!box || !stage || !spot) return;
    const half = box.getBoundingClientRect().width / 2 + EDGE;
    const left = Math.max(stage.left + half, Math.min(spot.left, stage.right - half));
    if (left !== spot.left) setSpot({ ...spot, left });
  }, [spot]);

  const places = [target, ...game.places.samePlace(scene.view, target)];
  const state = places.map((place) => targets.get(place)).find((one) => one !== undefined) ?? null;
  const reason = !isBare && isAsked && state === null ? source.explain(picked, target)[0] : undefined;
  const says = isBare
    ? null
    : state === 'chosen'
      ? t('table.map.chosen')
      : state === 'legal'
        ? t('table.map.legal')
        : reason
          ? line(reason)
          : null;
  const around = isBare ? null : game.places.wordAround(scene, target);
  if (!spot) return null;
  return (
    <div
      ref={tip}
      className={spot.isBelow ? 'map-tip map-tip--below' : 'map-tip'}
      style={{ left: spot.left, top: spot.top }}
      role="tooltip"
    >
      <b>{game.places.nameTarget(scene, target)}</b>
      {says === null ? null : <span>{says}</span>}
      {around ? <small>{around}</small> : null}
    </div>
  );
}
