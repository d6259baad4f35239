import type { HexFacts, HlbFacts, MarkerFacts, UnitFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId, MarkerId, Side, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { indexById, makeIndex } from '../../../engine/kits/pointing/lookup.ts';
import type { Scene, WordScene } from '../../table/game-table.ts';

/** Only recorded moves and rolled battles ask the queries of this game, so that most drawings need none. */
export type HlbScene = Omit<Scene<HlbTypes>, 'queries'>;
export type HlbWords = Omit<WordScene<HlbTypes>, 'queries'>;
/** Words of the inspector, which asks the rules what a unit can do. */
export type HlbAsking = WordScene<HlbTypes>;
export type HlbQueries = HlbTypes['queries'];
export type { Move as HlbMove };

export const SIDES = ['german', 'allied'] as const satisfies readonly Side[];

const indexOf = makeIndex((facts: HlbFacts) => ({
  units: indexById(facts.units),
  hexes: indexById(facts.hexes),
  markers: indexById(facts.markers),
}));

export const findUnit = (facts: HlbFacts, id: UnitId): UnitFacts | null => indexOf(facts).units.get(id) ?? null;
export const findHex = (facts: HlbFacts, id: HexId): HexFacts | null => indexOf(facts).hexes.get(id) ?? null;
export const findMarker = (facts: HlbFacts, id: MarkerId): MarkerFacts | null => indexOf(facts).markers.get(id) ?? null;

export const sideOfUnit = ({ facts }: { readonly facts: HlbFacts }, unit: UnitId): Side =>
  facts.sideOf[findUnit(facts, unit)?.faction ?? 'G'];

export const hexOfUnit = (view: HlbView, unit: UnitId): HexId | null => view.units[unit]?.hex ?? null;
export const unitsIn = ({ facts, view }: HlbScene, hex: HexId): readonly UnitFacts[] =>
  facts.units.filter((unit) => view.units[unit.id]?.hex === hex);
export const markerOn = (view: HlbView, unit: UnitId): MarkerId | null =>
  Object.entries(view.markers).find(([, bearer]) => bearer === unit)?.[0] ?? null;
/** Each unit is listed once. */
export const unitsNamed = (moves: readonly Move[]): readonly UnitId[] => [
  ...new Set(moves.flatMap((move) => ('unit' in move && move.unit !== null ? [move.unit] : []))),
];
export const neighbours = (facts: HlbFacts, hex: HexId): readonly HexId[] => Object.values(facts.links[hex] ?? {});

/** Points of a hex for the side that holds it (§9). */
export const pointsFor = (facts: HlbFacts, hex: HexId, side: Side): number => facts.points[hex]?.[side] ?? 0;

export const takenHexes = (view: HlbView): readonly HexId[] =>
  Object.values(view.units).flatMap(({ hex }) => hex ?? []);

interface BattleAhead {
  readonly hex: HexId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

/** Battles that wait: the attacker, the entered hex and its defender, in the order of the rules. */
export const findBattles = (scene: HlbScene): readonly BattleAhead[] =>
  scene.facts.units
    .flatMap(({ id: attacker }) => {
      const { hex = null, origin = null } = scene.view.units[attacker] ?? {};
      const defender = hex && origin ? unitsIn(scene, hex).find(({ id }) => id !== attacker)?.id : undefined;
      return hex && defender !== undefined ? [{ hex, attacker, defender }] : [];
    })
    .toSorted((a, b) => Number(a.hex) - Number(b.hex));
