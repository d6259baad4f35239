import type { CSSProperties } from 'react';
import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { Place } from '../../map/hex-geometry.ts';
import '../../map/map.css';
import { MapLayer } from '../../map/map-layer.tsx';
import { FrontLine } from '../../map/marks.tsx';
import { ControlLayer } from './board/control-layer.tsx';
import { DrawingLayer } from './board/drawing-layer.tsx';
import { GroundLayer } from './board/ground-layer.tsx';
import { frontPath } from './board/front.ts';
import { BOARD } from './board/layout.ts';
import { PiecesLayer } from './board/pieces-layer.tsx';
import './board/play.css';
import { PrintLayer } from './board/print-layer.tsx';
import { HolderSigns } from './board/signs.tsx';
import { placeUnits } from './board/stand.ts';
import { WeatherLayer } from './board/weather-layer.tsx';
import { focusOf } from './focus.ts';
import type { ThumbProps } from './thumb.tsx';
import './vignette.css';

/** Pixels per board unit. */
const SCALE = 0.68;
/** The step of the board's `DETAILS` that the scale lies on. */
const DETAIL = 2;
/** The crop the picture is composed for, in pixels; a wider frame shows more round it. */
const CROP = { width: 600, height: 372 };

/** The real board, still, round the place where the match stands. For those who see; it says nothing to readers. */
export function Vignette({ facts: someFacts, view: someView }: ThumbProps) {
  const { lang } = useT();
  const facts = someFacts as BtmFacts;
  const view = someView as BtmView;
  const { x, y } = middleOf(facts, view);
  const stage: CSSProperties & Record<'--k' | '--px', string> = {
    width: BOARD.width,
    height: BOARD.height,
    transform: `scale(${SCALE}) translate(${-x}px, ${-y}px)`,
    '--k': String(SCALE),
    '--px': `${1 / SCALE}px`,
  };
  const weather = facts.turns.find(({ turn }) => turn === view.turn)?.weather ?? 'clear';
  return (
    <div className="btm-board btm-vignette" data-still="true" inert>
      <div className="btm-vignette__stage" style={stage} data-detail={DETAIL}>
        <GroundLayer facts={facts} />
        <WeatherLayer weather={weather} />
        <ControlLayer facts={facts} germanHexes={view.germanHexes} />
        <DrawingLayer facts={facts} />
        <MapLayer board={BOARD} name="play">
          <FrontLine path={frontPath(facts, view.germanHexes)} />
          <PrintLayer facts={facts} lang={lang} />
        </MapLayer>
        <PiecesLayer
          view={view}
          stands={placeUnits(facts, view.units, null)}
          traces={[]}
          markOf={() => null}
          fan={null}
        />
        <MapLayer board={BOARD} name="signs">
          <HolderSigns facts={facts} germanHexes={view.germanHexes} all={false} />
        </MapLayer>
      </div>
    </div>
  );
}

/** As near to where the match stands as shows no edge of the board. */
function middleOf(facts: BtmFacts, view: BtmView): Place {
  const { x, y } = focusOf(facts, view);
  const keep = (value: number, whole: number, crop: number) => {
    const half = crop / SCALE / 2;
    return Math.min(Math.max(value, half), whole - half);
  };
  return { x: keep(x, BOARD.width, CROP.width), y: keep(y, BOARD.height, CROP.height) };
}
