import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { Place } from '../../board/hex-geometry.ts';
import { MapLayer } from '../../board/map-layer.tsx';
import { NOTHING_MARKED } from '../../board/board-steps.ts';
import type { PictureAbout, ThumbProps } from '../../board/thumb.tsx';
import { mostCentral } from '../../board/viewport-math.ts';
import { VignetteFrame } from '../../board/vignette.tsx';
import { HlbMap } from './board/hlb-map.tsx';
import { BOARD, centreOf, outlineOf } from './board/layout.ts';
import { ControlSigns } from './board/marks.tsx';
import { NAMED } from './board/stops.ts';
import { PiecesLayer } from './board/pieces-layer.tsx';
import { HexNames } from './board/print-layer.tsx';
import { takenHexes } from './lookup.ts';
import './board/palette.css';
import './board/play.css';

const NO_WAYS: NonNullable<PictureAbout['ways']> = [];

export function Vignette({ facts: someFacts, view: someView, about }: ThumbProps) {
  const { lang } = useT();
  const facts = someFacts as HlbFacts;
  const view = someView as HlbView;
  return (
    <VignetteFrame
      className="hlb-board"
      size={BOARD}
      scale={0.5}
      detail={2}
      focus={focusOf(facts, view)}
      about={about}
      placeOf={centreOf}
    >
      <HlbMap facts={facts} control={view.control} named={NAMED[lang]} />
      {about?.drawGround ? (
        <MapLayer board={BOARD} name="ground">
          {about.drawGround(outlineOf)}
        </MapLayer>
      ) : null}
      <MapLayer board={BOARD} name="play">
        <HexNames facts={facts} named={NAMED[lang]} taken={takenHexes(view)} />
        <ControlSigns facts={facts} control={view.control} all={false} />
      </MapLayer>
      <PiecesLayer facts={facts} view={view} ways={about?.ways ?? NO_WAYS} targets={NOTHING_MARKED} isHidden={false} />
    </VignetteFrame>
  );
}

/** The battle being fought, otherwise the centre of the attackers, otherwise of the German units. */
function focusOf(facts: HlbFacts, view: HlbView): Place {
  const hexesOf = (wanted: (unit: HlbFacts['units'][number]) => boolean) =>
    facts.units.flatMap((unit) => (wanted(unit) ? (view.units[unit.id]?.hex ?? []) : []));
  const attackers = hexesOf((unit) => (view.units[unit.id]?.origin ?? null) !== null);
  const german = hexesOf((unit) => unit.faction === 'G');
  const hexes = view.battle ? [view.battle.hex] : attackers.length > 0 ? attackers : german;
  return mostCentral(hexes.map(centreOf)) ?? { x: BOARD.width / 2, y: BOARD.height / 2 };
}
