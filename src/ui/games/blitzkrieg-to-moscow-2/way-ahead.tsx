import { useShallow } from 'zustand/react/shallow';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Spot } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { PlayState } from '../../../play/state.ts';
import { point } from '../../board/hex-geometry.ts';
import { Way, headOf, smoothLine } from '../../board/way.tsx';
import { usePlay } from '../../table/use-play.tsx';
import { wayPoints } from './board/trace.tsx';
import { unitsUnderWay } from './lookup.ts';

/** The way that leads to what the pointer, the focus or the list is on, else to what is picked; its unit, then its places. */
function wayIn({ picture: { marches, march, selection }, pointed }: PlayState): readonly string[] {
  const at = pointed.hovered ?? pointed.listed;
  const way = marches.find(({ target }) => target === at) ?? march;
  const unit = selection.picked.find((target) => parseTarget(target).kind === 'unit');
  const places = way?.moves.flatMap((move) => ('to' in move && typeof move.to === 'string' ? [move.to] : [])) ?? [];
  return places.length > 0 ? [unit === undefined ? '' : parseTarget(unit).id, ...places] : [];
}

interface WayAheadProps {
  readonly view: BtmView;
  readonly units: BtmView['units'];
}

/** The steps of a way that can be chosen, each with what it has cost so far (§10: a hex each). */
export function WayAhead({ view, units }: WayAheadProps) {
  const [picked, ...path] = usePlay(useShallow(wayIn));
  const unit = picked || unitsUnderWay(view)[0] || (view.question && 'unit' in view.question && view.question.unit);
  const from = unit ? units[unit]?.place : undefined;
  if (from === undefined || path.length === 0) return null;
  const places = wayPoints([from, ...path] as readonly Spot[]);
  const head = headOf(places, 40);
  return (
    head && (
      <g className="btm-ahead">
        <Way
          className="btm-ahead-way"
          line={smoothLine([...places.slice(0, -1), head.at])}
          head={head}
          shape="M-11-10L8 0L-11 10L-6 0Z"
        />
        {path.length > 1 &&
          places.slice(1).map((place, at) => (
            <g key={at} className="btm-cost" transform={`translate(${point(place)})`}>
              <circle r="13" />
              <text y="6">{at + 1}</text>
            </g>
          ))}
      </g>
    )
  );
}
