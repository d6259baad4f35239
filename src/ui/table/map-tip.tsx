import { useLayoutEffect, useState } from 'react';
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

function Tip({ target }: { readonly target: TargetRef }) {
  const { game, facts, view, match, decision, selection, targets, i18n } = useTable();
  const { t, line } = i18n;
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const box = findAnchor(target)?.getBoundingClientRect();
    if (!box) return;
    const isBelow = box.top < HEAD_ROOM;
    setSpot({ left: box.left + box.width / 2, top: isBelow ? box.bottom + 8 : box.top - 8, isBelow });
  }, [target]);

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
  if (!spot) return null;
  return (
    <div
      className={spot.isBelow ? 'map-tip map-tip--below' : 'map-tip'}
      style={{ left: spot.left, top: spot.top }}
      role="tooltip"
    >
      <b>{game.nameTarget({ facts, view, i18n }, target)}</b>
      {says === null ? null : <span>{says}</span>}
    </div>
  );
}
