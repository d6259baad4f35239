import { memo } from 'react';
import type {
  OddsReading,
  ReachReading,
  SourceReading,
  SupplyReading,
  SurrenderReading,
  ZoneReading,
} from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import type { Ids } from '../../../board/patterns.tsx';
import { sideOfUnit, unitsIn, unitsUnderWay } from '../lookup.ts';
import type { BtmScene } from '../lookup.ts';
import type { BoardNames } from './names.ts';
import { OddsSigns, ReachGround, ReachSigns, SurrenderSigns, ZoneMarks } from './overlay-marks.tsx';
import { PointSigns } from './signs.tsx';
import type { PlacedCounter } from './placed-counters.ts';
import { SourceSigns, SupplyGround, SupplySigns } from './supply-marks.tsx';
import { AttackArrows } from './trace.tsx';

export const BOARD_OVERLAYS = ['zones', 'supply', 'reach', 'odds', 'surrender', 'control', 'points', 'last'] as const;
export type BoardOverlay = (typeof BOARD_OVERLAYS)[number];

/** Overlays that draw something about what one looks at. */
export const hasSubject = (overlay: BoardOverlay | 'none'): boolean =>
  overlay === 'supply' || overlay === 'reach' || overlay === 'odds';

/** What the engine says for the overlay that lies on the map. */
export type Reading =
  | { readonly of: 'zones'; readonly zones: readonly ZoneReading[] }
  | {
      readonly of: 'supply';
      readonly supply: readonly SupplyReading[];
      readonly sources: readonly SourceReading[];
      readonly subject: SupplyReading | null;
    }
  | { readonly of: 'reach'; readonly reach: readonly ReachReading[] }
  | { readonly of: 'odds'; readonly odds: readonly OddsReading[]; readonly subject: OddsReading | null }
  | { readonly of: 'surrender'; readonly surrender: readonly SurrenderReading[] }
  | { readonly of: 'points' }
  | { readonly of: 'none' };

/** The unit that is looked at: itself, or the first in the hex that is. The one on its way where nothing else is. */
function unitLookedAt(scene: BtmScene, subject: TargetRef | null): string | null {
  return (subject === null ? null : unitAt(scene, subject)) ?? unitsUnderWay(scene.view)[0] ?? null;
}

/** What there is to look at: under the pointer or the focus, the picks, and what is picked last or pointed at in the list. */
interface Looks {
  readonly hovered: TargetRef | null;
  readonly picks: readonly TargetRef[];
  readonly selected: TargetRef | null;
}

/**
 * What an overlay is about. An empty hex says nothing of a unit. Reach is asked for to plan a move, so that the unit
 * that is picked comes first there; elsewhere what is pointed at does.
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

/** A unit, or the first in a place. */
function unitAt(scene: BtmScene, target: TargetRef): string | null {
  const { kind, id } = parseTarget(target);
  if (kind === 'unit') return id;
  return kind === 'space' ? (unitsIn(scene, id)[0]?.id ?? null) : null;
}

/** Asks the engine what an overlay shows; `subject` is what the player looks at. */
export function readOverlay(scene: BtmScene, overlay: BoardOverlay | 'none', subject: TargetRef | null): Reading {
  const { facts, view } = scene;
  const { queries } = facts;
  switch (overlay) {
    case 'zones':
      return { of: 'zones', zones: queries.readZones(view) };
    case 'supply': {
      const supply = queries.readSupply(view);
      const unit = unitLookedAt(scene, subject);
      return {
        of: 'supply',
        supply,
        sources: queries.readSources(view),
        subject: supply.find((reading) => reading.unit === unit) ?? null,
      };
    }
    case 'reach': {
      const unit = unitLookedAt(scene, subject);
      return { of: 'reach', reach: unit === null ? [] : queries.readReach(view, unit) };
    }
    case 'odds': {
      const odds = queries.readOdds(view);
      const at = subject === null ? null : parseTarget(subject);
      const hex = at?.kind === 'unit' ? view.units[at.id]?.place : at?.id;
      return { of: 'odds', odds, subject: odds.find(({ target }) => target === hex) ?? null };
    }
    case 'surrender':
      return {
        of: 'surrender',
        surrender: (['german', 'soviet'] as const).flatMap((side) => queries.readSurrender(view, side)),
      };
    case 'points':
      return { of: 'points' };
    default:
      return { of: 'none' };
  }
}

type OverlayGroundProps = BtmScene & { readonly reading: Reading; readonly ids: Ids };

/** What an overlay lays on the ground, under the counters. */
export const OverlayGround = memo(({ reading, ids, ...scene }: OverlayGroundProps) => {
  switch (reading.of) {
    case 'zones':
      return <ZoneMarks zones={reading.zones} ids={ids} />;
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
OverlayGround.displayName = 'OverlayGround';

/** Who would attack the hex that is looked at. */
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

/** What an overlay says above the counters. */
export const OverlaySigns = memo(({ facts, view, reading, counters, names }: OverlaySignsProps) => {
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
      return <PointSigns facts={facts} view={view} />;
    default:
      return null;
  }
});
OverlaySigns.displayName = 'OverlaySigns';
