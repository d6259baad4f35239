import { memo, useContext } from 'react';
import type { Nation, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { FocusTargets, Mark } from '../../../board/board-steps.ts';
import { point } from '../../../board/hex-geometry.ts';
import { drawRim, drawSign } from '../../../board/marks.tsx';
import { useSelected, type Selected } from '../../../board/selected.ts';
import { parseTarget, spaceRef } from '../../../../engine/kits/pointing/targets.ts';
import { PathArrow, degrees } from '../../../board/path.tsx';
import { bordersOf, holderOf, isZone, sideOf, type HrScene } from '../lookup.ts';
import { LayoutContext, layoutOf, type Layout } from './layout.ts';
import { At, drawAt } from './pieces.tsx';

export const hostilityIn =
  (scene: HrScene) =>
  (a: SpaceId, b: SpaceId): boolean => {
    const [here, there] = [holderOf(scene, a), holderOf(scene, b)];
    return here !== null && there !== null && sideOf(here) !== sideOf(there);
  };

export const drawTagIn = (layout: Layout) => (place: SpaceId, mark: Mark) =>
  drawAt(layout, {
    id: place,
    slot: layout.shapeOf(place)?.slots.conflict ? 'conflict' : 'name',
    isSign: true,
    children: drawSign(mark, 12),
  });

interface NearSpacesProps extends Pick<HrScene, 'facts'> {
  readonly pointed: Selected;
  readonly targets: FocusTargets;
}

/**
 * The neighbours of the space pointed at by the rules, which the drawing does not always show. A sea zone that may be
 * picked lights up at half strength.
 */
export const NearSpaces = memo(function NearSpaces({ facts, pointed, targets }: NearSpacesProps) {
  const id = useSelected(pointed, (target) => (target === null ? null : parseTarget(target).id));
  if (id === null) return null;
  const { outlineOf } = layoutOf(facts);
  const isOpenZone = isZone(facts, id) && targets.get(spaceRef(id)) === 'legal';
  return (
    <>
      {isOpenZone && <g className="zone-ahead">{drawRim({ path: outlineOf(id), mark: 'legal', isWide: true })}</g>}
      <path
        className="hr-near"
        d={bordersOf(facts, id)
          .map(({ to }) => outlineOf(to))
          .join('')}
      />
    </>
  );
});

export const ConflictSign = memo(({ id }: { readonly id: SpaceId }) => (
  <At id={id} slot="conflict" isSign>
    <g className="hr-conflict" transform="scale(.84)">
      <path className="hr-conflict-burst" d={BURST} />
      <path className="hollow hr-conflict-blades" d="M-5.4 5.4L4.8-4.8M5.4 5.4L-4.8-4.8M-6 2.2L-2.2 6M6 2.2L2.2 6" />
    </g>
  </At>
));
ConflictSign.displayName = 'ConflictSign';
const BURST = `M${Array.from({ length: 24 }, (_, i) => {
  const [radius, angle] = [i % 2 === 0 ? 15.5 : 11.6, (i * Math.PI) / 12];
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join('L')}Z`;

export interface Attack {
  readonly nation: Nation;
  readonly kind: 'land' | 'paratroop' | 'amphibious' | 'sea';
  readonly origin: SpaceId;
  readonly target: SpaceId;
}

/** The ends of an arrow: clear of the names in the middle, but across the border in any case. */
export function wayOf({ middleOf, shapeOf }: Layout, { origin, target }: Pick<Attack, 'origin' | 'target'>) {
  const radiusOf = (id: SpaceId): number => shapeOf(id)?.radius ?? 0;
  const [[fromX, fromY], [toX, toY]] = [middleOf(origin), middleOf(target)];
  const far = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [(toX - fromX) / far, (toY - fromY) / far];
  const leaves = Math.min(radiusOf(origin) * 0.6, far * 0.3);
  const arrives = Math.min(radiusOf(target) * 0.6, far * 0.25);
  return {
    start: { x: Math.round(fromX + x * leaves), y: Math.round(fromY + y * leaves) },
    end: { x: Math.round(toX - x * arrives), y: Math.round(toY - y * arrives) },
    turn: degrees(Math.atan2(y, x)),
  };
}

/** An arrow from origin to target in the colour of the attacker; dashed over water and by air. */
export const AttackArrow = memo(
  ({ attack, isFaint = false }: { readonly attack: Attack; readonly isFaint?: boolean }) => {
    const { start, end, turn } = wayOf(useContext(LayoutContext), attack);
    return (
      <PathArrow
        className={`hr-arrow hr-arrow-${attack.nation}`}
        line={`M${point(start)}L${point(end)}`}
        head={{ at: end, turn }}
        shape="M-12-12L10 0L-12 12L-6 0Z"
        kind={attack.kind}
        isFaint={isFaint}
      />
    );
  },
);
AttackArrow.displayName = 'AttackArrow';
