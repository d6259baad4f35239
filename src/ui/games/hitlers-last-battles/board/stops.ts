import type { HlbFacts, Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId, MarkerId, UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { type BoardStop, type Mark, type FocusTargets, pieceStop } from '../../../board/board-steps.ts';
import { moved } from '../../../board/hex-geometry.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import { markerRef, spaceRef, unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { COUNTER, MARKER, centreOf, outlineOf, standOf } from './layout.ts';
import type { Lang } from '../../../../i18n/format.ts';
import type { BoardWords } from '../../../board/board-words.ts';
import type { ChartWords } from './map-chart.tsx';
import { standing } from './pieces-layer.tsx';

export interface BoardNames extends BoardWords {
  readonly named: (thing: Named) => string;
  /** The print next to the map; the same object as long as the language is the same. */
  readonly chart?: ChartWords;
  /** Full accessible name of a hex: number, place, terrain, city value, control, units, and what `mark` says of it. */
  readonly hex: (hex: HexId, mark: Mark | null) => string;
  /** Full accessible name of a unit: name, side, hex, attack marker, spent or not, and what `mark` says of it. */
  readonly unit: (unit: UnitId, mark: Mark | null) => string;
  readonly marker: (marker: MarkerId, mark: Mark | null) => string;
}

/** One function for each language: layers that print only names are not redrawn with each view. */
export const NAMED: Readonly<Record<Lang, BoardNames['named']>> = {
  en: ({ nameEn }) => nameEn,
  ja: ({ nameJa }) => nameJa,
};

/** The constant part of a hex's stop. */
interface Spot {
  readonly hex: HexId;
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

const spotsOf = makeIndex((facts: HlbFacts): readonly Spot[] =>
  facts.hexes
    .map(({ id }) => ({ hex: id, path: outlineOf(id, 0.985), ...centreOf(id) }))
    .sort((a, b) => a.y - b.y || a.x - b.x),
);

/** Everything on the board that can be pointed at, line by line from the north-west: each hex, then its pieces. */
export function boardStops(
  facts: HlbFacts,
  view: HlbView,
  targets: FocusTargets,
  names: BoardNames,
  hidePieces: boolean,
): readonly BoardStop[] {
  const taken = new Set(facts.units.map(({ id }) => view.units[id]?.hex));
  return spotsOf(facts).flatMap(({ hex, path, x, y }) => {
    const id = spaceRef(hex);
    const mark = targets.get(id) ?? null;
    const space: BoardStop = { id, space: hex, kind: 'space', path, x, y, label: names.hex(hex, mark), mark };
    return hidePieces || !taken.has(hex) ? [space] : [space, ...piecesOn(hex, facts, view, targets, names)];
  });
}

function piecesOn(hex: HexId, facts: HlbFacts, view: HlbView, targets: FocusTargets, names: BoardNames): BoardStop[] {
  // The attacker is in front, so it comes last and is hit first.
  const here = facts.units
    .filter((unit) => view.units[unit.id]?.hex === hex)
    .map((unit) => ({ unit, stand: standing(facts, view, unit) }))
    .sort((a, b) => Number(a.stand === 'attacker') - Number(b.stand === 'attacker'));
  return here.flatMap(({ unit, stand }) => {
    const at = standOf(hex, stand);
    const counter = { id: unitRef(unit.id), space: hex, at, width: COUNTER, height: COUNTER, hint: names.named(unit) };
    const piece = pieceStop({ ...counter, label: (mark) => names.unit(unit.id, mark) }, targets);
    const marker = facts.markers.find((each) => view.markers[each.id] === unit.id);
    if (!marker) return [piece];
    const { width, height, ...aside } = MARKER;
    const onTop = { id: markerRef(marker.id), space: hex, at: moved(at, aside), width, height };
    const label = (mark: Mark | null) => names.marker(marker.id, mark);
    return [piece, pieceStop({ ...onTop, label, hint: names.named(marker) }, targets)];
  });
}
