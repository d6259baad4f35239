import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { PlayState } from '../../play/state.ts';
import { labelSpot } from './caption/map-captions.tsx';
import { AheadLines, useHeardAhead } from './ahead-lines.tsx';
import type { TargetState } from './game-table.ts';
import './map-tip.css';
import { findAnchor } from './placement.ts';
import { useGame, usePlay, usePointing, useScene } from './use-play.tsx';
import { useTableLayout } from './use-table-layout.ts';

interface MapTipProps {
  /** Only the name: a learner is to find out what can be done. */
  readonly isBare: boolean;
}

/** The last inputs of the label. `isNext`: the pointer was on another place before. */
interface Seen {
  readonly hovered: TargetRef | null;
  readonly whyNot: PlayState['ask']['whyNot'];
  readonly isNext: boolean;
}

/**
 * One label next to the place under the pointer or the focus: its name, and what choosing it would come to. The press
 * itself tells a refusal.
 */
export const MapTip = memo(({ isBare }: MapTipProps) => {
  const hovered = usePointing((pointing) => pointing.hovered);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  const [seen, setSeen] = useState<Seen>({ hovered, whyNot, isNext: false });
  if (seen.hovered !== hovered || seen.whyNot !== whyNot) setSeen({ hovered, whyNot, isNext: seen.hovered !== null });
  return hovered === null || whyNot !== null || hovered.startsWith('button:') ? null : (
    <Tip key={hovered} target={hovered} isBare={isBare} isNext={seen.isNext} />
  );
});
MapTip.displayName = 'MapTip';

interface TipProps extends MapTipProps {
  readonly target: TargetRef;
  /** The pointer comes from another place: the label follows it at once. */
  readonly isNext: boolean;
}

function Tip({ target, isBare, isNext }: TipProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const state = usePlay(({ picture }) =>
    stateOf(picture.targets, [target, ...game.places.samePlace(scene.view, target)]),
  );
  const n = usePlay(({ staged }) => staged.shown.step.n);
  const [shownAt] = useState(n);
  const tip = useRef<HTMLDivElement>(null);
  const isPhone = useTableLayout() === 'phone';
  const ahead = useMemo(
    () => (isBare ? null : game.places.wordAhead(scene, target, picked)),
    [game, scene, target, picked, isBare],
  );
  // A move has been played: the pointer only rests there.
  const isSpent = shownAt !== n;
  useLayoutEffect(() => {
    const box = tip.current;
    const anchor = findAnchor(target);
    if (!box || !anchor) return;
    const { x, y } = isPhone ? footOf(box) : labelSpot(anchor, box);
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }, [target, ahead, state, isSpent, isPhone]);
  useHeardAhead(isSpent ? null : ahead, scene.i18n.lang);
  if (isSpent) return null;
  const says = isBare || state === null ? null : t(`table.map.${state}`);
  const note = ahead?.note ?? says;
  const around = isBare ? null : game.places.wordAround(scene, target);
  return (
    <div
      ref={tip}
      className="map-tip"
      data-next={isNext || undefined}
      data-told={ahead ? '' : undefined}
      role="tooltip"
    >
      <p className="map-tip__head">
        <b>{ahead?.title ?? game.places.nameTarget(scene, target)}</b>
        {note === null ? null : <span>{note}</span>}
      </p>
      {ahead ? <AheadLines lines={ahead.lines} /> : null}
      {around ? <small>{around}</small> : null}
    </div>
  );
}

/** On a phone the label is the head of the sheet, where no finger covers it. */
const footOf = (box: Element) => ({ x: 0, y: box.closest('.stage')?.getBoundingClientRect().bottom ?? 0 });

/** The first of these places that is offered or chosen; a press on a refused one gives its reason. */
function stateOf(
  targets: ReadonlyMap<TargetRef, TargetState>,
  places: readonly TargetRef[],
): 'legal' | 'chosen' | null {
  const states = places.map((place) => targets.get(place));
  return states.includes('chosen') ? 'chosen' : states.includes('legal') ? 'legal' : null;
}
