import { useEffect, useMemo } from 'react';
import { spotCentre, hexCentre, HEX_RADIUS } from '../board/layout.ts';
import { drawCounter, ON_BOARD } from '../board/counter.tsx';
import { moved, point, type Place } from '../../../board/hex-geometry.ts';
import { rectRound, type Rect } from '../../../board/viewport-math.ts';
import { MapCaptions, type MapCaption } from '../../../table/caption/map-captions.tsx';
import { useMapRef } from '../../../table/use-play.tsx';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { findUnit, type BtmScene, type BtmWords } from '../lookup.ts';
import { wordCause, type Surrender, type SurrenderGroup } from './surrender-beat.ts';
import './surrender-map.css';

/** Units of one hex are drawn one behind the other, under one cross. */
const BESIDE = { x: 22, y: 14 };
const SIZE = ON_BOARD * 0.86;
/** A bar on a hex with a counter is at its corner. */
const AT_CORNER = { x: 34, y: -34 };
const NUMBER = { x: -36, y: -36 };
const AROUND = 2.4 * HEX_RADIUS;

interface SurrenderOnMapProps {
  readonly scene: BtmWords;
  readonly surrender: Surrender;
  /** The units of the current group tip; those of earlier groups are pale and crossed out. */
  readonly told: number;
  /** Printed numbers and names that must stay readable, in board units. */
  readonly prints: readonly Rect[];
}

/** The groups that have surrendered, and what bars the way of the one that does now. The column tells the same. */
export function SurrenderOnMap({ scene, surrender, told, prints }: SurrenderOnMapProps) {
  const { groups } = surrender;
  const now = groups[told];
  const mapRef = useMapRef();
  useEffect(() => {
    const rect = now && rectRound([now.hex, ...now.cause.hexes].map(spotCentre), AROUND);
    if (rect) mapRef.current?.reveal(rect);
  }, [now, mapRef]);
  return (
    <g className="surrender-map" aria-hidden="true">
      {groups.slice(0, told).map((group, at) => (
        <Gone key={group.hex} scene={scene} group={group} number={at + 1} />
      ))}
      {now ? <Now key={now.hex} scene={scene} group={now} prints={prints} /> : null}
    </g>
  );
}

const placeOf = ({ hex, units }: SurrenderGroup, at: number): Place => {
  const by = at - (units.length - 1) / 2;
  return moved(hexCentre(hex), { x: by * BESIDE.x, y: by * BESIDE.y });
};

function Counters({ scene, group }: { readonly scene: BtmScene; readonly group: SurrenderGroup }) {
  return (
    <>
      {group.units.map((id, at) => {
        const unit = findUnit(scene.facts, id);
        return unit ? (
          <g key={id} transform={`translate(${point(placeOf(group, at))}) scale(${SIZE})`}>
            <g className="surrender-map__counter">
              {drawCounter({ unit, isSpent: scene.view.units[id]?.spent ?? false })}
            </g>
          </g>
        ) : null;
      })}
      <g transform={`translate(${point(hexCentre(group.hex))}) scale(${SIZE})`}>
        <path className="surrender-map__case" d="M-25-25L25 25M25-25L-25 25" />
        <path className="surrender-map__cross" d="M-25-25L25 25M25-25L-25 25" />
      </g>
    </>
  );
}

interface GoneProps {
  readonly scene: BtmScene;
  readonly group: SurrenderGroup;
  readonly number: number;
}

const Gone = ({ scene, group, number }: GoneProps) => (
  <g className="surrender-map__gone">
    <Counters scene={scene} group={group} />
    <g
      className="map-sign surrender-map__number"
      transform={`translate(${point(moved(hexCentre(group.hex), NUMBER))})`}
    >
      <circle r="15" />
      <text y="7">{number}</text>
    </g>
  </g>
);

interface NowProps extends Pick<SurrenderOnMapProps, 'scene' | 'prints'> {
  readonly group: SurrenderGroup;
}

function Now({ scene, group, prints }: NowProps) {
  const { facts, view, i18n } = scene;
  const { hex, units, cause } = group;
  const isPhone = useTableLayout() === 'phone';
  const captions = useMemo<readonly MapCaption[]>(
    () => [
      {
        key: hex,
        at: hexCentre(hex),
        children: (
          <div className="surrender-map__words">
            <p className="surrender-map__title">
              {i18n.t('table.btm.surrendered.title', { units: joinIds(units), n: units.length })}
            </p>
            <p>{wordCause(i18n, group, 'caption')}</p>
          </div>
        ),
      },
    ],
    [i18n, hex, units, group],
  );
  const taken = new Set(facts.units.map(({ id }) => view.units[id]?.place));
  const from = hexCentre(hex);
  return (
    <g className="surrender-map__now">
      {cause.hexes.map((bar) => {
        const at = taken.has(bar) ? moved(hexCentre(bar), AT_CORNER) : hexCentre(bar);
        return (
          <g key={bar} className="surrender-map__bar">
            <path className="surrender-map__line surrender-map__line--case" d={`M${point(from)}L${point(at)}`} />
            <path className="surrender-map__line" d={`M${point(from)}L${point(at)}`} />
            <g className="map-sign surrender-map__sign" transform={`translate(${point(at)})`}>
              <circle r="17" />
              <path d="M-11-11L11 11" />
            </g>
          </g>
        );
      })}
      <Counters scene={scene} group={group} />
      {isPhone ? null : <MapCaptions captions={captions} prints={prints} />}
    </g>
  );
}
