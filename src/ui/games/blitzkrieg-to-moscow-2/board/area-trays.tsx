import { memo } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { AreaId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { useSelected } from '../../../board/selected.ts';
import type { Selected } from '../../../board/selected.ts';
import { AREAS } from '../lookup.ts';
import { areaFloor, areaOutline } from './layout.ts';

/** The rear area that a target is; null for all else. */
function areaOf(target: TargetRef | null): AreaId | null {
  const { kind, id } = target === null ? { kind: '', id: '' } : parseTarget(target);
  return kind === 'space' ? (AREAS.find((area) => area === id) ?? null) : null;
}

interface AreaTraysProps {
  readonly facts: BtmFacts;
  /** Where a unit stands, or that have to do with the question. */
  readonly used: readonly AreaId[];
  /** Under the pointer or the focus. */
  readonly pointed: Selected;
  readonly selected: Selected;
}

/**
 * The trays of rear areas that hold anything or are looked at. Any other is folded to its name, which is printed; its place stays
 * its own, and nothing else moves.
 */
export const AreaTrays = memo(({ facts, used, pointed, selected }: AreaTraysProps) => {
  const [picked, looked] = [useSelected(selected, areaOf), useSelected(pointed, areaOf)];
  return AREAS.filter((area) => used.includes(area) || area === looked || area === picked).map((area) => (
    <g
      key={area}
      className={`side-${facts.areas[area].side} btm-side-${facts.areas[area].side} btm-tray`}
      data-tray={area}
    >
      <rect className="btm-area-paper" {...areaFloor(area)} />
      <path className="hollow btm-area-frame" d={areaOutline(area)} />
    </g>
  ));
});
AreaTrays.displayName = 'AreaTrays';
