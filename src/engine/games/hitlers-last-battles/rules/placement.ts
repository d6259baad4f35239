/** Replacements (§5): where each unit may return. */
import type { Params, Reason } from '../../../kernel/types.ts';
import { sideOf, type Faction, type HexId, type Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import { rulingsOf } from '../rulings.ts';
import type { HlbState } from '../state.ts';
import { NONE } from '../numbers.ts';
import type { Field, Tables } from '../tables.ts';
import { anyUnitIn, countOnMap, enemiesNear, hexOfUnit, isNearEnemy, isOnMap } from './field.ts';
import { refusal } from './reason.ts';

const CLOSED = 1;
const NOT_A_PLACE = 2;
const OCCUPIED = 4;
const ENEMY_NEAR = 8;

/** Returns true if a faction may return in a hex of `owner`; edges have another rule (Q4). */
function mayUse(state: HlbState, faction: Faction, owner: Faction | undefined): boolean {
  switch (rulingsOf(state)['whose-cities']) {
    case 'own':
      return owner === faction;
    case 'side':
      return owner !== undefined && sideOf(owner) === sideOf(faction);
    case 'any':
      return true;
  }
}

/** §5.2: a hex of the map edge where the unit's faction arrives. */
function isEdgeOf(t: Tables, unit: number, hex: number): boolean {
  const { edge } = t.hexFacts(hex);
  return edge !== null && edge === t.arrivalEdge(t.factionOfUnit(unit));
}

const isNextToCity = (t: Tables, hex: number): boolean =>
  t.neighboursOf(hex).some((near) => t.hexFacts(near).cityValue > 0);

/** Returns true if a hex accepts no unit while an enemy is adjacent (§5.3, Q3). */
export function isBarredBesideEnemy(t: Tables, state: HlbState, unit: number, hex: number): boolean {
  switch (rulingsOf(state)['beside-enemy']) {
    case 'every-hex':
      return true;
    case 'cities':
      return t.hexFacts(hex).cityValue > 0;
    case 'next-to-cities':
      return isNextToCity(t, hex);
    case 'starts-and-next-to-cities':
      return !isEdgeOf(t, unit, hex) && (t.starts[unit] === hex || isNextToCity(t, hex));
  }
}

/** §5.2, Q4: a city or its start hex, if its faction may use it, or a hex of its map edge, which any side may hold. */
function isPlace(t: Tables, state: HlbState, unit: number, hex: number): boolean {
  const faction = t.factionOfUnit(unit);
  const facts = t.hexFacts(hex);
  if (isEdgeOf(t, unit, hex)) return true;
  if (facts.cityValue === 0 && t.starts[unit] !== hex) return false;
  return mayUse(state, faction, state.control[facts.id]);
}

/** §5.2, §5.3: all obstacles for a unit in a hex, as bits; 0 is a legal placement. */
function placementFaults(state: HlbState, field: Field, unit: number, hex: number): number {
  const { tables: t } = field;
  if (!t.hexFacts(hex).playable) return CLOSED;
  let faults = 0;
  if (!isPlace(t, state, unit, hex)) faults |= NOT_A_PLACE;
  if (anyUnitIn(field, hex) !== NONE) faults |= OCCUPIED;
  if (isNearEnemy(field, t.sideOfUnit(unit), hex) && isBarredBesideEnemy(t, state, unit, hex)) faults |= ENEMY_NEAR;
  return faults;
}

/** Returns true if the unit's faction has a replacement left this turn (§5). */
const hasReplacementLeft = (t: Tables, state: HlbState, unit: number): boolean =>
  state.strategic.replacementsLeft[t.factionOfUnit(unit)] > 0;

/** §5: all legal placements of a side, without the move that ends the step. */
export function listPlacements(state: HlbState, field: Field, side: Side): Move[] {
  const { tables: t } = field;
  const moves: Move[] = [];
  for (const unit of t.unitsOf(side)) {
    if (isOnMap(field, unit) || !hasReplacementLeft(t, state, unit)) continue;
    for (let hex = 0; hex < t.hexCount; hex++) {
      if (placementFaults(state, field, unit, hex) === 0) moves.push(t.moves.replace(unit, hex));
    }
  }
  return moves;
}

/** Replacements of a side that are left and have a unit in the pool. */
export function countUnusedReplacements(state: HlbState, field: Field, side: Side): number {
  const { tables: t } = field;
  const pool = { G: 0, W: 0, S: 0 };
  for (const unit of t.unitsOf(side)) if (!isOnMap(field, unit)) pool[t.factionOfUnit(unit)]++;
  const left = state.strategic.replacementsLeft;
  return Math.min(pool.G, left.G) + Math.min(pool.W, left.W) + Math.min(pool.S, left.S);
}

export function explainReplacement(state: HlbState, field: Field, side: Side, unit: number): Reason | null {
  const { tables: t } = field;
  const { id, faction } = t.unitFacts(unit);
  if (!t.unitsOf(side).includes(unit)) return refusal('NOT_YOUR_UNIT', '4.1', { unit: id, side });
  const hex = hexOfUnit(field, unit);
  if (hex !== NONE) return refusal('NOT_IN_POOL', '5', { unit: id, hex: t.hexId(hex) });
  if (hasReplacementLeft(t, state, unit)) return null;
  return refusal('NO_REPLACEMENT_LEFT', '5', { unit: id, faction, received: allowanceOf(t, state, faction) });
}

/** §5, §5.1: a faction's replacements this turn before any was placed. */
const allowanceOf = (t: Tables, state: HlbState, faction: 'G' | 'W' | 'S'): number =>
  faction === 'G' && state.strategic.volkssturm ? t.rules.volkssturmReplacements : t.replacementsPerTurn(faction);

export function explainPlacement(state: HlbState, field: Field, unit: number, hex: number): readonly Reason[] {
  const { tables: t } = field;
  const faults = placementFaults(state, field, unit, hex);
  const { id, faction } = t.unitFacts(unit);
  const at = { unit: id, hex: t.hexId(hex), faction };
  const reasons: Reason[] = [];
  if (faults & CLOSED) reasons.push(refusal('BAD_PLACEMENT.closed', '5.2', at));
  if (faults & OCCUPIED) {
    const by = t.unitId(anyUnitIn(field, hex));
    reasons.push(refusal('BAD_PLACEMENT.occupied', '5.3', { ...at, by }));
  }
  if (faults & ENEMY_NEAR) {
    const enemies = enemiesNear(field, t.sideOfUnit(unit), hex).map(t.unitId).join(',');
    reasons.push(explainEnemyNear(state, { ...at, enemies }));
  }
  if (faults & NOT_A_PLACE) reasons.push(explainPlace(t, state, unit, t.hexId(hex)));
  return reasons;
}

/** §5.3, Q3: states the reading of the match, and cites its ruling where it is not the recommended one. */
function explainEnemyNear(state: HlbState, params: Params): Reason {
  const reading = rulingsOf(state)['beside-enemy'];
  if (reading === 'every-hex') return refusal('BAD_PLACEMENT.enemy-near', '5.3', params);
  return refusal(`BAD_PLACEMENT.enemy-near-${reading}`, 'Q3', params);
}

function explainPlace(t: Tables, state: HlbState, unit: number, hex: HexId): Reason {
  const { id, faction, start } = t.unitFacts(unit);
  const owner = state.control[hex] ?? faction;
  const isKind = hex === start ? 'start' : 'city';
  const mayHold = hex === start || t.hexFacts(t.hexNo(hex)).cityValue > 0;
  if (mayHold) return refusal(`BAD_PLACEMENT.${isKind}-not-held`, 'Q4', { unit: id, hex, faction, owner });
  const edge = t.arrivalEdge(faction);
  const variant = edge === null ? 'no-place' : `no-place-${edge}`;
  return refusal(`BAD_PLACEMENT.${variant}`, '5.2', { unit: id, hex, faction, start });
}

/** Hexes that could ever accept a unit: its start hex, its faction's cities, its edge. */
function placesOf(t: Tables, state: HlbState, unit: number): readonly number[] {
  return Array.from({ length: t.hexCount }, (_, hex) => hex).filter(
    (hex) => t.hexFacts(hex).playable && isPlace(t, state, unit, hex),
  );
}

export function explainNoPlace(state: HlbState, field: Field, unit: number): readonly Reason[] {
  const { tables: t } = field;
  const { id, faction } = t.unitFacts(unit);
  const places = placesOf(t, state, unit);
  if (places.length === 0) return [refusal('BAD_PLACEMENT.nowhere', '5.2', { unit: id, faction })];
  return places.flatMap((hex) => explainPlacement(state, field, unit, hex).slice(0, 1));
}

/** §5.1, Q14: German units on the map when the strategic phase began, before replacements. */
function germansBeforeReplacement(t: Tables, state: HlbState): number {
  const { volkssturm, replacementsLeft } = state.strategic;
  const received = volkssturm ? t.rules.volkssturmReplacements : t.replacementsPerTurn('G');
  return countOnMap(t, state, 'german') - (received - replacementsLeft.G);
}

/** §5.1, Q13, Q14: why the Volkssturm may not be called this turn; null when it may. */
export function explainVolkssturm(t: Tables, state: HlbState): Reason | null {
  const units = germansBeforeReplacement(t, state);
  const max = t.rules.volkssturmMaxUnits;
  if (units > max) return refusal('VOLKSSTURM_NOT_ALLOWED.units', '5.1', { units, max });
  if (t.markersReceived('german', state.turn) < 1)
    return refusal('VOLKSSTURM_NOT_ALLOWED.markers', 'Q13', { turn: state.turn });
  return null;
}
