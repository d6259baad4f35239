/** Units, markers, factions and the turn track. */
import { sideOf, SIDES, type Faction, type MarkerId, type Side, type UnitId } from '../ids.ts';
import { indexOf, known, NONE, sideNo } from '../numbers.ts';
import type { MarkerFacts, TurnFacts, UnitFacts } from '../facts.ts';
import type { Pack } from '../pack.ts';

export function makePieces(pack: Pack) {
  const { units, attackMarkers: markers, attackMarkerRules: markerRules, turnTrack: turns } = pack;
  const unitIds: readonly UnitId[] = units.map(({ id }) => id);
  const markerIds: readonly MarkerId[] = markers.map(({ id }) => id);
  const unitNumbers = indexOf(unitIds);
  const markerNumbers = indexOf(markerIds);
  const unitSide = Int8Array.from(units, ({ faction }) => sideNo(sideOf(faction)));
  /** In the order of the pack. */
  const numbersOf = (pieces: readonly { readonly faction: Faction }[]): readonly (readonly number[])[] =>
    SIDES.map((side) => pieces.flatMap(({ faction }, i) => (sideOf(faction) === side ? [i] : [])));
  const unitsBySide = numbersOf(units);
  const markersBySide = numbersOf(markers);
  const factions = new Map(pack.factions.map((row) => [row.id, row]));
  const caps: Readonly<Record<Faction, number>> = { G: markerRules.capG, W: markerRules.capW, S: markerRules.capS };

  const unitFacts = (unit: number): UnitFacts => known(units[unit]);
  const markerFacts = (marker: number): MarkerFacts => known(markers[marker]);
  const factionData = (faction: Faction): Pack['factions'][number] => known(factions.get(faction));
  function turnFacts(turn: number): TurnFacts {
    const row = turns.find((one) => one.turn === turn);
    if (!row) throw new RangeError(`no turn ${turn} on the track`);
    return row;
  }

  return {
    units,
    markers,
    turns,
    unitIds,
    markerIds,
    unitCount: units.length,
    markerRules,
    unitFacts,
    markerFacts,
    turnFacts,
    factionData,
    /** `NONE` for an unknown id. */
    unitNo: (id: UnitId): number => unitNumbers.get(id) ?? NONE,
    markerNo: (id: MarkerId): number => markerNumbers.get(id) ?? NONE,
    unitId: (unit: number): UnitId => known(unitIds[unit]),
    markerId: (marker: number): MarkerId => known(markerIds[marker]),
    sideOfUnit: (unit: number): number => unitSide[unit] ?? NONE,
    factionOfUnit: (unit: number): Faction => unitFacts(unit).faction,
    factionOfMarker: (marker: number): Faction => markerFacts(marker).faction,
    unitsOf: (side: Side): readonly number[] => known(unitsBySide[sideNo(side)]),
    markersOf: (side: Side): readonly number[] => known(markersBySide[sideNo(side)]),
    /** §6.1: attack markers received in a turn. */
    markersReceived: (side: Side, turn: number): number => (side === 'german' ? turnFacts(turn).G : turnFacts(turn).A),
    /** §6.2: number of counters of a faction. */
    markerCap: (faction: Faction): number => caps[faction],
    /** §5: replacements a faction receives each turn. */
    replacementsPerTurn: (faction: Faction): number => factionData(faction).replacementsPerTurn,
    /** §5.2: the map edge where a faction's replacements arrive. */
    arrivalEdge: (faction: Faction): 'west' | 'east' | null => factionData(faction).arrivalEdge,
  };
}
export type Pieces = ReturnType<typeof makePieces>;
