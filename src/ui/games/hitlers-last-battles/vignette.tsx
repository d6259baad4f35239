import type { CSSProperties } from 'react';
import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { Place } from '../../map/hex-geometry.ts';
import { MapLayer } from '../../map/map-layer.tsx';
import '../../map/map.css';
import './board/board.css';
import './board/play.css';
import { ControlLayer } from './board/control-layer.tsx';
import { DrawingLayer } from './board/drawing-layer.tsx';
import { GroundLayer } from './board/ground-layer.tsx';
import { BOARD, centreOf } from './board/layout.ts';
import { ControlSigns, FrontLine } from './board/marks.tsx';
import { PiecesLayer } from './board/pieces-layer.tsx';
import { Print } from './board/print-layer.tsx';
import type { ThumbProps } from './thumb.tsx';
import './vignette.css';

/** Pixels per board unit. */
const SCALE = 0.5;
/** The crop the picture is composed for, in pixels; a wider frame shows more round it. */
const CROP = { width: 600, height: 372 };

/** The real board, still, round the place where the match stands. For those who see; it says nothing to readers. */
export function Vignette({ facts: someFacts, view: someView }: ThumbProps) {
  const { lang } = useT();
  const facts = someFacts as HlbFacts;
  const view = someView as HlbView;
  const { x, y } = focusOf(facts, view);
  const stage: CSSProperties & Record<'--k' | '--px', string> = {
    width: BOARD.width,
    height: BOARD.height,
    transform: `scale(${SCALE}) translate(${-x}px, ${-y}px)`,
    '--k': String(SCALE),
    '--px': `${1 / SCALE}px`,
  };
  return (
    <div className="hlb-board hlb-vignette" data-still="true" inert>
      <div className="hlb-vignette__stage" style={stage} data-detail="2">
        <GroundLayer hexes={facts.hexes} />
        <ControlLayer facts={facts} control={view.control} />
        <DrawingLayer facts={facts} />
        <MapLayer board={BOARD} name="play">
          <FrontLine facts={facts} control={view.control} />
          <Print facts={facts} named={(thing) => (lang === 'ja' ? thing.nameJa : thing.nameEn)} />
          <ControlSigns facts={facts} control={view.control} all={false} />
        </MapLayer>
        <PiecesLayer facts={facts} view={view} lastMove={null} markOf={() => null} isHidden={false} />
      </div>
    </div>
  );
}

/** The battle being fought, else where most attackers, else most German units stand; so far inside that no edge shows. */
function focusOf(facts: HlbFacts, view: HlbView): Place {
  const hexesOf = (wanted: (unit: HlbFacts['units'][number]) => boolean) =>
    facts.units.flatMap((unit) => (wanted(unit) ? (view.units[unit.id]?.hex ?? []) : []));
  const attackers = hexesOf((unit) => (view.units[unit.id]?.origin ?? null) !== null);
  const german = hexesOf((unit) => unit.faction === 'G');
  const hexes = view.battle ? [view.battle.hex] : attackers.length > 0 ? attackers : german;
  const { x, y } = mostCentral(hexes.map(centreOf)) ?? { x: BOARD.width / 2, y: BOARD.height / 2 };
  const keep = (value: number, whole: number, crop: number) => {
    const half = crop / SCALE / 2;
    return Math.min(Math.max(value, half), whole - half);
  };
  return { x: keep(x, BOARD.width, CROP.width), y: keep(y, BOARD.height, CROP.height) };
}

/** The place with the least way to all others: of two groups one of the larger, where a mean would lie between them. */
function mostCentral(places: readonly Place[]): Place | undefined {
  const wayToAll = ({ x, y }: Place) => places.reduce((sum, other) => sum + Math.hypot(other.x - x, other.y - y), 0);
  return [...places].sort((a, b) => wayToAll(a) - wayToAll(b))[0];
}
