import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { MapLayer } from '../../board/map-layer.tsx';
import { NOTHING_MARKED } from '../../board/board-steps.ts';
import type { PictureAbout, ThumbProps } from '../../board/thumb.tsx';
import { fixed } from '../../board/selected.ts';
import { VignetteFrame } from '../../board/vignette.tsx';
import { wayTo } from '../../board/way-to.ts';
import { BtmMap, weatherOf } from './board/btm-map.tsx';
import { BOARD, areaOutline, hexOutline, spotCentre } from './board/layout.ts';
import type { MoveTrace } from './board/paths.tsx';
import { PiecesLayer } from './board/pieces-layer.tsx';
import './board/palette.css';
import './board/play.css';
import { HolderSigns } from './board/signs.tsx';
import { placeUnits } from './board/placed-counters.ts';
import { isArea } from './lookup.ts';
import { focusOf } from './thumb.tsx';

const NOTHING = fixed(null);

/** The way that ends in the place of a unit. A unit that was there before does not slide. */
const tracesOf = (
  facts: BtmFacts,
  { units }: BtmView,
  ways: PictureAbout['ways'] = [],
): readonly Pick<MoveTrace, 'unit' | 'path'>[] =>
  facts.units.flatMap(({ id: unit }) => {
    const path = wayTo(ways, units[unit]?.place);
    return path ? [{ unit, path }] : [];
  });

export function Vignette({ facts: someFacts, view: someView, about }: ThumbProps) {
  const { lang } = useT();
  const facts = someFacts as BtmFacts;
  const view = someView as BtmView;
  return (
    <VignetteFrame
      className="btm-board"
      size={BOARD}
      scale={0.68}
      detail={2}
      focus={focusOf(facts, view)}
      about={about}
      placeOf={spotCentre}
    >
      <BtmMap facts={facts} germanHexes={view.germanHexes} weather={weatherOf({ facts, view })} lang={lang} />
      {about?.drawGround ? (
        <MapLayer board={BOARD} name="ground">
          {about.drawGround((spot) => (isArea(spot) ? areaOutline(spot) : hexOutline(spot)))}
        </MapLayer>
      ) : null}
      <PiecesLayer
        view={view}
        counters={placeUnits(facts, view.units, null)}
        traces={tracesOf(facts, view, about?.ways)}
        targets={NOTHING_MARKED}
        pointed={[]}
        selected={NOTHING}
      />
      <MapLayer board={BOARD} name="signs">
        <HolderSigns facts={facts} germanHexes={view.germanHexes} all={false} />
      </MapLayer>
    </VignetteFrame>
  );
}
