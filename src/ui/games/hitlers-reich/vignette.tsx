import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { Place } from '../../board/hex-geometry.ts';
import { MapLayer } from '../../board/map-layer.tsx';
import type { ThumbProps } from '../../board/thumb.tsx';
import { VignetteFrame } from '../../board/vignette.tsx';
import { conflictOf } from './board/conflict.ts';
import { HrMap } from './board/hr-map.tsx';
import { BOARD, PATHS, middleOf } from './board/layout.ts';
import { hostilityIn } from './board/marks.tsx';
import { printNames } from './board/names.ts';
import { Pieces, Production } from './board/pieces.tsx';
import './board/palette.css';
import './board/play.css';
import { frontBorders } from './board/shapes.ts';
import type { HrScene } from './lookup.ts';

/** The conflict or the fronts as they are now, on the real board. */
export function Vignette({ facts: someFacts, view: someView }: ThumbProps) {
  const { lang } = useT();
  const scene = { facts: someFacts as HrFacts, view: someView as HrView };
  return (
    <VignetteFrame className="hr-board" size={BOARD} scale={0.56} detail={5} focus={focusOf(scene)}>
      <HrMap {...scene} names={printNames(scene.facts, ({ name }) => name[lang])} />
      <MapLayer board={BOARD} name="play">
        <Production {...scene} />
        <Pieces {...scene} />
      </MapLayer>
    </VignetteFrame>
  );
}

/** The conflict being fought, else the middle of the fronts. */
function focusOf(scene: HrScene): Place {
  const battle = conflictOf(scene);
  const fronts = frontBorders(PATHS.borders, hostilityIn(scene)).flatMap(({ a, b }) => [middleOf(a), middleOf(b)]);
  const mean = (pick: (place: (typeof fronts)[number]) => number, whole: number): number =>
    fronts.length === 0 ? whole / 2 : fronts.reduce((sum, place) => sum + pick(place), 0) / fronts.length;
  const [x, y] = battle
    ? middleOf(battle)
    : [mean((place) => place[0], BOARD.width), mean((place) => place[1], BOARD.height)];
  return { x, y };
}
