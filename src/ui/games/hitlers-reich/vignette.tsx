import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { Place } from '../../board/hex-geometry.ts';
import { MapLayer } from '../../board/map-layer.tsx';
import { drawRim } from '../../board/marks.tsx';
import type { ThumbProps } from '../../board/thumb.tsx';
import { VignetteFrame } from '../../board/vignette.tsx';
import { conflictOf, type HrScene } from './lookup.ts';
import { HrMap } from './board/hr-map.tsx';
import { FightArrow } from './board/fight-arrow.tsx';
import { BOARD, LayoutContext, layoutOf } from './board/layout.ts';
import { hostilityIn } from './board/marks.tsx';
import { DETAILS, printNames } from './board/names.ts';
import { Pieces, Production } from './board/pieces.tsx';
import { Print } from './board/print-layer.tsx';
import './board/palette.css';
import './board/play.css';
import { frontBorders } from './board/shapes.ts';
import { attackAtHand } from './board/paths.ts';

const WIDE = 0.56;
const NEAR = 0.86;

export function Vignette({ facts: someFacts, view: someView, about }: ThumbProps) {
  const { lang } = useT();
  const scene = { facts: someFacts as HrFacts, view: someView as HrView };
  const names = printNames(scene.facts, ({ name }) => name[lang]);
  const attack = attackAtHand(scene);
  const layout = layoutOf(scene.facts);
  const { outlineOf } = layout;
  const placeOf = (space: string): Place => {
    const [x, y] = layout.middleOf(space);
    return { x, y };
  };
  const scale = about || conflictOf(scene) !== null ? NEAR : WIDE;
  const detail = DETAILS.filter((step) => scale >= step).length;
  return (
    <VignetteFrame
      className="hr-board"
      size={BOARD}
      scale={scale}
      detail={detail}
      focus={focusOf(scene)}
      about={about}
      placeOf={placeOf}
    >
      <LayoutContext value={layout}>
        <HrMap {...scene} names={names} />
        {attack ? (
          <MapLayer board={BOARD} name="ways">
            {drawRim({ path: outlineOf(attack.origin), mark: 'chosen' })}
            {drawRim({ path: outlineOf(attack.target), mark: 'legal' })}
            <FightArrow attack={attack} names={names} />
            <Print facts={scene.facts} names={names} places={[attack.origin, attack.target]} />
          </MapLayer>
        ) : null}
        {about?.drawGround ? (
          <MapLayer board={BOARD} name="ground">
            {about.drawGround(outlineOf)}
            <Print facts={scene.facts} names={names} places={about.places} />
          </MapLayer>
        ) : null}
        <MapLayer board={BOARD} name="play">
          <Production {...scene} />
          <Pieces {...scene} />
        </MapLayer>
      </LayoutContext>
    </VignetteFrame>
  );
}

/** The conflict being fought, else the middle of the fronts. */
function focusOf(scene: HrScene): Place {
  const { middleOf, paths } = layoutOf(scene.facts);
  const battle = conflictOf(scene);
  const fronts = frontBorders(paths.borders, hostilityIn(scene)).flatMap(({ a, b }) => [middleOf(a), middleOf(b)]);
  const mean = (pick: (place: (typeof fronts)[number]) => number, whole: number): number =>
    fronts.length === 0 ? whole / 2 : fronts.reduce((sum, place) => sum + pick(place), 0) / fronts.length;
  const attack = attackAtHand(scene);
  if (attack) {
    const [[fromX, fromY], [toX, toY]] = [middleOf(attack.origin), middleOf(attack.target)];
    return { x: (fromX + toX) / 2, y: (fromY + toY) / 2 };
  }
  const [x, y] = battle
    ? middleOf(battle)
    : [mean((place) => place[0], BOARD.width), mean((place) => place[1], BOARD.height)];
  return { x, y };
}
