import { memo } from 'react';
import type { HlbFacts, UnitFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import type { Mark, FocusTargets } from '../../../board/board-steps.ts';
import { drawRim } from '../../../board/marks.tsx';
import { useLostPieces, useSlidingPiece } from '../../../board/piece-motion.ts';
import { wayTo } from '../../../board/way-to.ts';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { useTurned } from '../../../motion/animate.ts';
import type { FallenUnit, MoveTrace } from './paths.tsx';
import { drawCounter, counterShape } from './counter.tsx';
import { COUNTER, standOf, type CounterPlace } from './layout.ts';

const BOX = COUNTER + 52;

const NO_LOST: readonly FallenUnit[] = [];

interface PiecesLayerProps {
  readonly facts: HlbFacts;
  readonly view: HlbView;
  /** The ways of the last step, or of a moment of a film. */
  readonly ways: readonly MoveTrace['path'][];
  readonly targets: FocusTargets;
  readonly isHidden: boolean;
  readonly lost?: readonly FallenUnit[];
}

export const PiecesLayer = memo(function PiecesLayer(props: PiecesLayerProps) {
  const { facts, view, ways, targets, isHidden, lost = NO_LOST } = props;
  const { layer, leaving } = useLostPieces('.hlb-pools');
  const marked = new Set(Object.values(view.markers));
  return (
    <div ref={layer} className="map-layer board-pieces" aria-hidden="true" data-hidden={isHidden || undefined}>
      {facts.units.map((unit) => {
        const state = view.units[unit.id];
        if (!state?.hex) return null;
        const stand = standing(facts, view, unit, lost);
        return (
          <Piece
            key={unit.id}
            unit={unit}
            hex={state.hex}
            stand={stand}
            via={viaOf(wayTo(ways, state.hex))}
            mark={targets.get(unitRef(unit.id)) ?? null}
            isSpent={isSpent(facts, view, unit)}
            isMarked={marked.has(unit.id)}
          />
        );
      })}
      <div ref={leaving} />
    </div>
  );
});

/** The hex that a unit passes (§7.1): the first of its two. Nobody passes a hex on the way into a battle. */
const viaOf = (way: MoveTrace['path'] | undefined): HexId | undefined => (way?.length === 3 ? way[1] : undefined);

interface PieceProps {
  readonly unit: UnitFacts;
  readonly hex: HexId;
  readonly stand: CounterPlace;
  readonly via: HexId | undefined;
  readonly mark: Mark | null;
  readonly isSpent: boolean;
  readonly isMarked: boolean;
}

/** A counter about which nothing has changed is not drawn again, and one that is marked gets its rim alone. */
const Piece = memo(function Piece({ unit, hex, stand, via, mark, isSpent, isMarked }: PieceProps) {
  const turned = useTurned<SVGGElement>(isSpent);
  const sliding = useSlidingPiece({
    unit: unit.id,
    ...standOf(hex, stand),
    box: BOX,
    level: stand === 'attacker' ? 1 : 0,
    via: via === undefined ? undefined : [standOf(via, 'alone')],
  });
  return (
    <svg {...sliding}>
      {mark && mark !== 'refused' && <g transform="scale(1.055)">{drawRim({ path: counterShape(unit), mark })}</g>}
      <g ref={turned}>{drawCounter({ unit, isSpent, isMarked })}</g>
    </svg>
  );
});

/** An attacker has an origin; the other unit in its hex defends (§7.4). Next to an eliminated unit the winner keeps its place. */
export function standing(
  facts: HlbFacts,
  view: HlbView,
  unit: UnitFacts,
  lost: readonly FallenUnit[] = [],
): CounterPlace {
  const state = view.units[unit.id];
  if (!state?.hex) return 'alone';
  const shares = facts.units.some((other) => other.id !== unit.id && view.units[other.id]?.hex === state.hex);
  const beaten = lost.find(({ hex }) => hex === state.hex);
  if (!shares && beaten) return beaten.stood === 'attacker' ? 'defender' : 'attacker';
  if (!shares) return 'alone';
  return state.origin ? 'attacker' : 'defender';
}

/** Nothing left to do in the phase being played; shown for the side that plays it. */
function isSpent(facts: HlbFacts, view: HlbView, unit: UnitFacts): boolean {
  const state = view.units[unit.id];
  if (!state || facts.sideOf[unit.faction] !== view.side) return false;
  if (view.phase === 'movement') return state.moved;
  return view.phase === 'combat' && (state.fought || state.supported);
}
