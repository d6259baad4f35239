import { useLayoutEffect, useRef } from 'react';
import type { HlbFacts, UnitFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId, UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import type { Mark } from '../../../map/board-steps.ts';
import { Counter } from './counter.tsx';
import { COUNTER, standOf } from './layout.ts';
import type { Stand } from './layout.ts';
import type { MoveTrace } from './trace.tsx';

/** Room for shadow, rim and attack marker round the counter. */
const BOX = COUNTER + 52;

interface PiecesLayerProps {
  readonly facts: HlbFacts;
  readonly view: HlbView;
  readonly lastMove: MoveTrace | null;
  readonly markOf: (unit: UnitId) => Mark | null;
  readonly isHidden: boolean;
}

/**
 * The counters. Each is an element of its own, so that a slide is done by the compositor, and an attacker can stand in
 * front of a defender without changing places with it in the document, which would cut its slide short.
 */
export function PiecesLayer({ facts, view, lastMove, markOf, isHidden }: PiecesLayerProps) {
  const marked = new Set(Object.values(view.markers));
  return (
    <div className="map-layer hlb-pieces" aria-hidden="true" data-hidden={isHidden || undefined}>
      {facts.units.map((unit) => {
        const state = view.units[unit.id];
        if (!state?.hex) return null;
        const isLast = lastMove?.path.at(-1) === state.hex && lastMove.faction === unit.faction;
        return (
          <Piece
            key={unit.id}
            unit={unit}
            hex={state.hex}
            stand={standing(facts, view, unit)}
            via={isLast && lastMove.path.length === 3 ? lastMove.path[1] : undefined}
            mark={markOf(unit.id)}
            isSpent={isSpent(facts, view, unit)}
            isMarked={marked.has(unit.id)}
          />
        );
      })}
    </div>
  );
}

interface PieceProps {
  readonly unit: UnitFacts;
  readonly hex: HexId;
  readonly stand: Stand;
  /** The hex it came through, when it has just moved two. */
  readonly via: HexId | undefined;
  readonly mark: Mark | null;
  readonly isSpent: boolean;
  readonly isMarked: boolean;
}

function Piece({ unit, hex, stand, via, mark, isSpent, isMarked }: PieceProps) {
  const piece = useRef<SVGSVGElement>(null);
  const shown = useRef(hex);

  // A slide of one hex is the CSS transition; one of two hexes is led round by the hex it passed.
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = hex;
    if (from === hex || !via || !piece.current?.animate) return;
    const style = getComputedStyle(piece.current);
    const duration = parseFloat(style.transitionDuration) * 1000;
    if (!(duration > 0)) return;
    const frames = [transformOf(from, 'alone'), transformOf(via, 'alone'), transformOf(hex, stand)];
    piece.current.animate(
      frames.map((transform) => ({ transform })),
      { duration, easing: style.transitionTimingFunction },
    );
  }, [hex, stand, via]);

  return (
    <svg
      ref={piece}
      className="hlb-piece"
      width={BOX}
      height={BOX}
      viewBox={`${-BOX / 2} ${-BOX / 2} ${BOX} ${BOX}`}
      style={{ transform: transformOf(hex, stand), zIndex: stand === 'attacker' ? 1 : 0 }}
      focusable="false"
    >
      <Counter unit={unit} mark={mark} isSpent={isSpent} isMarked={isMarked} />
    </svg>
  );
}

function transformOf(hex: HexId, stand: Stand): string {
  const { x, y } = standOf(hex, stand);
  return `translate(${x - BOX / 2}px, ${y - BOX / 2}px)`;
}

/** An attacker has an origin; whoever shares its hex defends (§7.4). */
export function standing(facts: HlbFacts, view: HlbView, unit: UnitFacts): Stand {
  const state = view.units[unit.id];
  if (!state?.hex) return 'alone';
  const shares = facts.units.some((other) => other.id !== unit.id && view.units[other.id]?.hex === state.hex);
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
