import { useLayoutEffect, useRef, useState } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { useUi } from '../../store/hooks.ts';
import './map-tip.css';
import { findAnchor } from './placement.ts';
import { useTable } from './table-model.tsx';

/** One line beside what is pointed at or focused: its name, and what can or cannot be done with it. */
export function MapTip() {
  const hovered = useUi((state) => state.hovered);
  const whyNot = useUi((state) => state.whyNot);
  return hovered === null || whyNot !== null || hovered.startsWith('button:') ? null : (
    <Tip key={hovered} target={hovered} />
  );
}

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}
/** Room a line of text takes above its target. */
const HEAD_ROOM = 70;
/** Room left beside it. */
const EDGE = 6;

function Tip({ target }: { readonly target: TargetRef }) {
  const { game, facts, view, match, decision, selection, targets, i18n } = useTable();
  const { t, line } = i18n;
  const [spot, setSpot] = useState<Spot | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = findAnchor(target)?.getBoundingClientRect();
    if (!box) return;
    const isBelow = box.top < HEAD_ROOM;
    setSpot({ left: box.left + box.width / 2, top: isBelow ? box.bottom + 8 : box.top - 8, isBelow });
  }, [target]);

  // It stays over the map: what lies beside it has to be read as well.
  useLayoutEffect(() => {
    const box = tip.current;
    const stage = box?.closest('.stage')?.getBoundingClientRect();
    if (!box || !stage || !spot) return;
    const half = box.getBoundingClientRect().width / 2 + EDGE;
    const left = Math.max(stage.left + half, Math.min(spot.left, stage.right - half));
    if (left !== spot.left) setSpot({ ...spot, left });
  }, [spot]);

  const places = [target, ...game.samePlace(view, target)];
  const state = places.map((place) => targets.get(place)).find((one) => one !== undefined) ?? null;
  const reason = decision && state === null ? match.explain(selection.picked, target)[0] : undefined;
  const says =
    state === 'chosen'
      ? t('table.map.chosen')
      : state === 'legal'
        ? t('table.map.legal')
        : reason
          ? line(reason)
          : null;
  const around = game.wordAround?.({ facts, view, i18n }, target) ?? null;
  if (!spot) return null;
  return (
    <div
      ref={tip}
      className={spot.isBelow ? 'map-tip map-tip--below' : 'map-tip'}
      style={{ left: spot.left, top: spot.top }}
      role="tooltip"
    >
      <b>{game.nameTarget({ facts, view, i18n }, target)}</b>
      {says === null ? null : <span>{says}</span>}
      {around === null ? null : <small>{around}</small>}
    </div>
  );
}
