import { memo, useMemo } from 'react';
import type { Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { moved, point } from '../../../board/hex-geometry.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { MapCaptions, type MapCaption } from '../../../table/caption/map-captions.tsx';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import { COUNTER } from '../board/counter.tsx';
import { spotCentre } from '../board/layout.ts';
import { ArrowThrough } from '../../../board/path.tsx';
import { AttackArrows, HEAD, pathPoints } from '../board/paths.tsx';
import type { BtmMove, BtmScene, BtmWords } from '../lookup.ts';
import { listPanzers, placeOfAct, tanksIn, type Panzer, type PanzerAct } from './best-acts.ts';
import { wordShortAct } from './word-act.ts';
import './panzers.css';

interface PanzersOnMapProps {
  readonly scene: BtmScene;
  readonly moves: readonly BtmMove[];
  readonly prints: readonly Rect[];
}

const CORNER = { x: -COUNTER / 2 + 2, y: -COUNTER / 2 + 2 };

const listCaptions = (scene: BtmWords, panzers: readonly Panzer[]): readonly MapCaption[] =>
  panzers.flatMap(({ unit, act }) => {
    const words = wordShortAct(scene, act);
    const hex = placeOfAct(act);
    return words === null || hex === null ? [] : [{ key: unit, at: spotCentre(hex), children: words }];
  });

interface ArrowProps {
  readonly act: PanzerAct;
  readonly from: string;
  readonly side: Side;
}

function Arrow({ act, from, side }: ArrowProps) {
  if (act.kind === 'attack') return <AttackArrows target={act.hex} from={[from]} side={side} />;
  if (act.kind !== 'take') return null;
  return (
    <g className="btm-ahead">
      <ArrowThrough className="btm-ahead-way" places={pathPoints([from, ...act.path])} short={30} shape={HEAD} />
    </g>
  );
}

/** Numbers tie the tanks on the map to their lines; an arrow and a few words show the best act of each. */
export const PanzersOnMap = memo(function PanzersOnMap({ scene, moves, prints }: PanzersOnMapProps) {
  const i18n = useT();
  const isPhone = useTableLayout() === 'phone';
  const panzers = useMemo(() => listPanzers(scene, tanksIn(moves)), [scene, moves]);
  const placed = panzers.flatMap(({ unit, act }, at) => {
    const place = scene.view.units[unit]?.place;
    return place === undefined ? [] : [{ unit, act, number: at + 1, place }];
  });
  const words = useMemo(() => ({ ...scene, i18n }), [scene, i18n]);
  const captions = useMemo(() => listCaptions(words, panzers), [words, panzers]);
  return (
    <g className="panzers" aria-hidden="true">
      {placed.map(({ unit, act, number, place }) => {
        return (
          <g key={unit}>
            <Arrow act={act} from={place} side={scene.view.side} />
            <g
              className="map-sign btm-cost panzers__number"
              transform={`translate(${point(moved(spotCentre(place), CORNER))})`}
            >
              <circle r="14" />
              <text y="6">{number}</text>
            </g>
          </g>
        );
      })}
      {isPhone || captions.length === 0 ? null : <MapCaptions captions={captions} prints={prints} />}
    </g>
  );
});
