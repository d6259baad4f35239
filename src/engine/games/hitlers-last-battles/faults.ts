/** All faults of a state's pieces, for the invariants (rules file, 10.2) and for the editor. */
import { spaceRef } from '../../kits/pointing/targets.ts';
import type { Fix } from '../../kits/position-edit/editor.ts';
import { editorWords, hold, lay, set, type Finding } from '../../kits/position-edit/telling.ts';
import { SIDES, sideOf, type Faction, type HexId, type Side, type UnitId } from './ids.ts';
import { NONE, enemyOf, factionsOf, sideNo } from './numbers.ts';
import { readField, topFrame, unitIn, unitState } from './rules/field.ts';
import type { Tables } from './tables.ts';
import { countAssigned } from './rules/markers.ts';
import { computeScores } from './rules/score.ts';
import type { HlbState } from './state.ts';

export const words = editorWords('hlb');
const { wrong, mend } = words;

export const poolOf = (faction: Faction): string => `pool-${faction}`;

export function* listFaults(t: Tables, state: HlbState): Generator<Finding> {
  const found = [
    ...listUnitFaults(t, state),
    ...listHexFaults(t, state),
    ...listMarkerFaults(t, state),
    ...listPointFaults(t, state),
  ];
  yield* found;
  if (found.every((one) => typeof one === 'string')) yield* listBattleFaults(t, state);
}

export const isStrategic = (at: string | undefined): boolean =>
  at === 'turn/strategic' || (at?.startsWith('strategic/') ?? false);

/** §2.3: flags belong to the phase under way and to its side, an origin to the attacker of a battle hex. */
function* listUnitFaults(t: Tables, state: HlbState): Generator<Finding> {
  const field = readField(t, state);
  const frame = topFrame(state);
  if (Object.keys(state.units).length !== t.units.length) yield 'INV-01 number of units';
  for (const { id, faction } of t.units) {
    const { hex, origin, fought, supported, moved } = unitState(state, id);
    const isPhasing = sideOf(faction) === frame?.side;
    if (moved && !isPhasing) yield `INV-03 ${id} moved outside its phase`;
    if ((fought || supported) && !(isPhasing && frame.at.startsWith('combat/')))
      yield `INV-03 ${id} fought outside its phase`;
    if (fought && (origin !== null || !moved)) yield `INV-03 ${id} fought without an attack`;
    if (hex === null) {
      if (origin !== null || fought || supported || moved) yield `INV-01 ${id} is in the pool with flags`;
      continue;
    }
    if (!t.hexFacts(t.hexNo(hex)).playable) yield `INV-01 ${id} on ${hex}`;
    if (supported && (origin !== null || fought)) yield `INV-17 ${id} attacks and supports`;
    if (origin === null) continue;
    const enemy = unitIn(field, enemyOf(sideNo(sideOf(faction))), t.hexNo(hex));
    if (enemy === NONE || !isPhasing || !moved) yield `INV-03 origin of ${id}`;
    if (!t.isLinked(t.hexNo(origin), t.hexNo(hex))) yield `INV-09 ${id} attacked ${hex} from ${origin}`;
  }
}

function toPool(t: Tables, units: readonly UnitId[], side: Side): Fix {
  const edits = units.map((piece) => lay(piece, poolOf(t.factionOfUnit(t.unitNo(piece)))));
  const [unit = '', ...more] = units;
  return more.length === 0 ? mend('pool', { unit }, ...edits) : mend('pool-all', { side, n: units.length }, ...edits);
}

/** §2.3, §2.4, §7.4: one unit of a side in a hex, enemies together only in a battle, and a unit's side holds its hex. */
function* listHexFaults(t: Tables, state: HlbState): Generator<Finding> {
  const frame = topFrame(state);
  const [isAtRest, phasing] = [!frame || isStrategic(frame.at), frame?.side ?? 'german'];
  const inHex = new Map<HexId, UnitId[]>();
  for (const id of t.unitIds) {
    const { hex } = unitState(state, id);
    if (hex !== null) inHex.set(hex, [...(inHex.get(hex) ?? []), id]);
  }
  /** §7.4: a unit of the phasing side attacked into the hex from one that is linked. */
  const isAttacker = (id: UnitId, hex: HexId): boolean => {
    const { origin, moved } = unitState(state, id);
    return origin !== null && moved && t.isLinked(t.hexNo(origin), t.hexNo(hex));
  };
  for (const hex of t.playableIds) {
    const here = inHex.get(hex) ?? [];
    const ofSide = (side: Side) => here.filter((id) => sideOf(t.factionOfUnit(t.unitNo(id))) === side);
    const layers = here.length === 0 ? [] : SIDES.map((side) => [side, ofSide(side)] as const);
    const isMet = layers.every(([, units]) => units.length > 0) && here.length > 0;
    const params = { hex, units: here.join(',') };
    const at = spaceRef(hex);
    if (isMet && (isAtRest || !ofSide(phasing).every((id) => isAttacker(id, hex)))) {
      const what = `${isAtRest ? 'INV-03' : 'INV-02'} two sides meet in ${hex} without a battle`;
      const fixes = layers.map(([side, units]) => toPool(t, units, side));
      yield wrong(what, 'both-sides', '7.4', params, fixes, at);
      continue;
    }
    for (const [side, [, ...more]] of layers)
      if (more.length > 0)
        yield wrong(`INV-02 two units of one side in ${hex}`, 'stack', '7.3', params, [toPool(t, more, side)], at);
    const owner = state.control[hex];
    // A battle hex still belongs to the defender.
    const [holder] = isMet ? here.filter((id) => !ofSide(phasing).includes(id)) : here;
    const faction = holder === undefined ? undefined : t.factionOfUnit(t.unitNo(holder));
    if (faction && (!owner || sideOf(owner) !== sideOf(faction))) {
      const fix = mend('hold', { hex, faction }, hold(hex, faction));
      yield wrong(`INV-06 ${holder} is on ground of ${owner}`, 'enemy-ground', '2.4', { hex, faction }, [fix], at);
    } else if (!owner) yield `INV-06 nobody owns ${hex}`;
  }
}

const takeOff = (markers: readonly string[]): readonly Fix[] => [
  mend('markers', { n: markers.length }, ...markers.map((field) => set(field, ''))),
];

/** §6, §6.1, §6.2 limit which units carry markers, how many, and when. */
function* listMarkerFaults(t: Tables, state: HlbState): Generator<Finding> {
  const frame = topFrame(state);
  const carriers = new Set<UnitId>();
  const [left, early, wrongly]: [string[], string[], string[]] = [[], [], []];
  const assigned: string[] = [];
  for (const { id, faction } of t.markers) {
    const unit = state.markers[id] ?? null;
    if (unit === null) continue;
    assigned.push(id);
    const isFit = t.factionOfUnit(t.unitNo(unit)) === faction && unitState(state, unit).hex !== null;
    const isLeft = sideOf(faction) !== frame?.side;
    if (isLeft) left.push(id);
    if (isLeft || frame.at === 'turn/strategic') early.push(id);
    else if (!isFit || carriers.has(unit)) wrongly.push(id);
    carriers.add(unit);
  }
  // An edit can begin the strategic phase with markers on units of its side.
  const broken = left.length > 0 ? `INV-03 ${left.join(' ')} still on units` : null;
  if (early.length > 0) yield wrong(broken, 'markers-early', '6', {}, takeOff(early));
  if (wrongly.length > 0)
    yield wrong(`INV-04 ${wrongly.join(' ')} on the wrong units`, 'markers-wrong', '6.2', {}, takeOff(wrongly));
  const { markersLeft, volkssturm } = state.strategic;
  if (early.length + wrongly.length > 0 || !frame) return;
  const { side } = frame;
  const n = assigned.length;
  const most = t.markersReceived(side, state.turn);
  if (n > most) {
    const params = { side, n, most, turn: state.turn };
    yield wrong(`INV-04 ${n} markers of ${most}`, 'markers-over', '6.1', params, takeOff(assigned.slice(most)));
  } else
    for (const faction of factionsOf(side))
      if (countAssigned(t, state, faction) > t.markerCap(faction))
        yield wrong(`INV-04 too many markers of ${faction}`, 'markers-wrong', '6.2', {}, takeOff(assigned));
  if (n + markersLeft > most) yield `INV-04 more markers than the track gives ${side}`;
  if (volkssturm && n + markersLeft > 0) yield 'INV-05 German markers besides the Volkssturm';
}

/** §8.1: the combat phase of an edited position may begin without a battle, that of play never does. */
function* listBattleFaults(t: Tables, state: HlbState): Generator<Finding> {
  const frame = topFrame(state);
  if (frame?.at !== 'combat/battle' || t.unitIds.some((id) => unitState(state, id).origin !== null)) return;
  yield wrong(null, 'no-battle', '8.1', { side: frame.side }, [mend('movement', {}, set('phase', 'movement'))]);
}

/** §9: the points of both sides add up to those of the map. */
function* listPointFaults(t: Tables, state: HlbState): Generator<Finding> {
  const { german, allied } = computeScores(t, state);
  const edges = t.hexes.filter(({ id, edge, playable }) => playable && edge !== null && state.control[id] === 'G');
  const cities = t.hexes.reduce((sum, { cityValue }) => sum + cityValue, 0);
  if (german.total + allied.total !== cities + edges.length * t.rules.edgeHexForGermans)
    yield 'INV-07 sum of the points';
}
