import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import './map-tip.css';
import { findAnchor } from './placement.ts';
import { useGame, usePlay, useScene, useSource } from './use-play.tsx';

interface MapTipProps {
  /** No more than the name: a learner is to find out what can be done. */
  readonly isBare: boolean;
}

/** One line beside the target under the pointer or the focus: its name, and what can or cannot be done with it. */
export const MapTip = memo(({ isBare }: MapTipProps) => {
  const hovered = usePlay(({ pointed }) => pointed.hovered);
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
/** Room a line of text takes above its target. */
const HEAD_ROOM = 70;
/** Room left beside it. */
const EDGE = 6;

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
    const box = findAnchor(target)?.getBoundingClientRect();
    if (!box) return;
    const isBelow = box.top < HEAD_ROOM;
    setSpot({ left: box.left + box.width / 2, top: isBelow ? box.bottom + 8 : box.top - 8, isBelow });
  }, [target]);

  // It stays over the map: what lies beside it must stay readable.
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
  const around = isBare ? null : game.places.wordAround?.(scene, target);
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
