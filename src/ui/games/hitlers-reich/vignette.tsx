import type { CSSProperties } from 'react';
import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { MapLayer } from '../../map/map-layer.tsx';
import '../../map/map.css';
import './board/board.css';
import './board/play.css';
import { conflictOf } from './board/conflict.ts';
import { DrawingLayer } from './board/drawing-layer.tsx';
import { LandLayer } from './board/land-layer.tsx';
import { BOARD, PATHS, middleOf } from './board/layout.ts';
import { FrontLine, hostilityIn } from './board/marks.tsx';
import { printNames } from './board/names.ts';
import { Pieces, Production } from './board/pieces.tsx';
import { Print } from './board/print-layer.tsx';
import { SeaLayer } from './board/sea-layer.tsx';
import { frontBorders } from './board/shapes.ts';
import type { Place } from './board/shapes.ts';
import type { HrScene } from './things.ts';
import type { ThumbProps } from './thumb.tsx';
import './vignette.css';

/** Pixels per board unit. */
const SCALE = 0.56;
/** The crop the picture is composed for, in pixels; a wider frame shows more round it. */
const CROP = { width: 600, height: 372 };
/** The step of `DETAILS` that the scale lies on. */
const DETAIL = 5;

/** The real board, still, round the place where the match stands. For those who see; it says nothing to readers. */
export function Vignette({ facts: someFacts, view: someView }: ThumbProps) {
  const { lang } = useT();
  const scene = { facts: someFacts as HrFacts, view: someView as HrView };
  const [x, y] = focusOf(scene);
  const stage: CSSProperties & Record<'--k' | '--px', string> = {
    width: BOARD.width,
    height: BOARD.height,
    transform: `scale(${SCALE}) translate(${-x}px, ${-y}px)`,
    '--k': String(SCALE),
    '--px': `${1 / SCALE}px`,
  };
  return (
    <div className="hr-board hr-vignette" data-still="true" inert>
      <div className="hr-vignette__stage map-stage" style={stage} data-detail={DETAIL}>
        <SeaLayer />
        <LandLayer {...scene} />
        <DrawingLayer />
        <MapLayer board={BOARD} name="play">
          <FrontLine {...scene} />
          <Print facts={scene.facts} names={printNames(scene.facts, ({ name }) => name[lang])} />
          <Production {...scene} />
          <Pieces {...scene} />
        </MapLayer>
      </div>
    </div>
  );
}

/** The conflict being fought, else the middle of the fronts; so far inside that no edge shows. */
function focusOf(scene: HrScene): Place {
  const battle = conflictOf(scene);
  const fronts = frontBorders(PATHS.borders, hostilityIn(scene)).flatMap(({ a, b }) => [middleOf(a), middleOf(b)]);
  const mean = (pick: (place: Place) => number, whole: number): number =>
    fronts.length === 0 ? whole / 2 : fronts.reduce((sum, place) => sum + pick(place), 0) / fronts.length;
  const [x, y] = battle
    ? middleOf(battle)
    : [mean((place) => place[0], BOARD.width), mean((place) => place[1], BOARD.height)];
  const keep = (value: number, whole: number, crop: number) => {
    const half = crop / SCALE / 2;
    return Math.min(Math.max(value, half), whole - half);
  };
  return [keep(x, BOARD.width, CROP.width), keep(y, BOARD.height, CROP.height)];
}
