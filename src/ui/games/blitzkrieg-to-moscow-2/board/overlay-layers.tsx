import { memo } from 'react';
import type { OddsReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { listAttacks, SIDES, sideOfUnit, unitsIn, unitsUnderWay, type BtmScene } from '../lookup.ts';
import type { BoardNames } from './stops.ts';
import {
  OddsSigns,
  ReachGround,
  ReachSigns,
  SurrenderSigns,
  ZoneSides,
  SourceSigns,
  SupplyGround,
  SupplySigns,
} from './overlay-marks.tsx';
import { PointSigns } from './signs.tsx';
import type { PlacedCounter } from './placed-counters.ts';
import { AttackArrows } from './paths.tsx';

export const BOARD_OVERLAYS = ['zones', 'supply', 'reach', 'odds', 'surrender', 'control', 'points', 'last'] as const;
export type BoardOverlay = (typeof BOARD_OVERLAYS)[number];

export const hasSubject = (overlay: BoardOverlay | 'none'): boolean =>
  overlay === 'supply' || overlay === 'reach' || overlay === 'odds';

type Reading = ReturnType<typeof readOverlay>;

/** The unit that is looked at: itself, or the first in the hex that is. The one on its way where nothing else is. */
function unitLookedAt(scene: BtmScene, subject: TargetRef | null): string | null {
  return (subject === null ? null : unitAt(scene, subject)) ?? unitsUnderWay(scene.view)[0] ?? null;
}

/** The things looked at: under the pointer or the focus, picked, and picked last or pointed at in the list. */
interface Looks {
  readonly hovered: TargetRef | null;
  readonly picks: readonly TargetRef[];
  readonly selected: TargetRef | null;
}

/**
 * Chooses the subject of an overlay; an empty hex is not one. Reach helps to plan a move, so there the picked unit comes
 * first; elsewhere the thing pointed at does.
 */
export function subjectOf(
  scene: BtmScene,
  overlay: BoardOverlay | 'none',
  { hovered, picks, selected }: Looks,
): TargetRef | null {
  if (overlay === 'odds') return hovered ?? selected;
  const unit = picks.findLast((target) => parseTarget(target).kind === 'unit') ?? null;
  const order = overlay === 'reach' ? [unit, hovered, selected] : [hovered, unit, selected];
  return order.find((target) => target !== null && unitAt(scene, target) !== null) ?? null;
}

function unitAt(scene: BtmScene, target: TargetRef): string | null {
  const { kind, id } = parseTarget(target);
  if (kind === 'unit') return id;
  return kind === 'space' ? (unitsIn(scene, id)[0]?.id ?? null) : null;
}

/** Asks the engine what an overlay shows; `subject` is what the player looks at. */
export function readOverlay(scene: BtmScene, overlay: BoardOverlay | 'none', subject: TargetRef | null) {
  const { queries, view } = scene;
  switch (overlay) {
    case 'zones':
      return { of: 'zones', zones: queries.readZones(view) } as const;
    case 'supply': {
      const [supply, unit] = [queries.readSupply(view), unitLookedAt(scene, subject)];
      const looked = supply.find((reading) => reading.unit === unit) ?? null;
      return { of: 'supply', supply, sources: queries.readSources(view), subject: looked } as const;
    }
    case 'reach': {
      const unit = unitLookedAt(scene, subject);
      return { of: 'reach', reach: unit === null ? [] : queries.readReach(view, unit) } as const;
    }
    case 'odds': {
      const odds = listAttacks(scene);
      const at = subject === null ? null : parseTarget(subject);
      const hex = at?.kind === 'unit' ? view.units[at.id]?.place : at?.id;
      return { of: 'odds', odds, subject: odds.find(({ target }) => target === hex) ?? null } as const;
    }
    case 'surrender':
      return { of: 'surrender', surrender: SIDES.flatMap((side) => queries.readSurrender(view, side)) } as const;
    case 'points':
      return { of: 'points' } as const;
    default:
      return { of: 'none' } as const;
  }
}

type OverlayGroundProps = BtmScene & { readonly reading: Reading };

export const OverlayGround = memo(function OverlayGround({ reading, ...scene }: OverlayGroundProps) {
  switch (reading.of) {
    case 'zones':
      return <ZoneSides zones={reading.zones} />;
    case 'supply':
      return <SupplyGround {...reading} facts={scene.facts} />;
    case 'reach':
      return <ReachGround reach={reading.reach} />;
    case 'odds':
      return reading.subject && <ThoughtAttack scene={scene} odds={reading.subject} />;
    default:
      return null;
  }
});

function ThoughtAttack({ scene, odds }: { readonly scene: BtmScene; readonly odds: OddsReading }) {
  const { target, units } = odds;
  const from = unique(units.flatMap((unit) => scene.view.units[unit]?.place ?? []));
  return <AttackArrows target={target} from={from} side={sideOfUnit(scene.facts, units[0] ?? '')} isThought />;
}

interface OverlaySignsProps extends BtmScene {
  readonly reading: Reading;
  readonly counters: readonly PlacedCounter[];
  readonly names: BoardNames;
}

export const OverlaySigns = memo(function OverlaySigns({ reading, counters, names, ...scene }: OverlaySignsProps) {
  switch (reading.of) {
    case 'supply':
      return (
        <>
          <SourceSigns sources={reading.sources} />
          <SupplySigns supply={reading.supply} subject={reading.subject} counters={counters} />
        </>
      );
    case 'surrender':
      return <SurrenderSigns surrender={reading.surrender} counters={counters} />;
    case 'reach':
      return <ReachSigns reach={reading.reach} counters={counters} />;
    case 'odds':
      return <OddsSigns odds={reading.odds} counters={counters} ratio={names.ratio} />;
    case 'points':
      return <PointSigns {...scene} />;
    default:
      return null;
  }
});
