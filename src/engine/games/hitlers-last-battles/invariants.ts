/** Invariants of the rules file, section 10.2: those of one state, and those of a step from one to the next. */
import type { Battle } from './frames.ts';
import { FACTIONS, SIDES, sideOf, type HexId, type Side } from './ids.ts';
import { findDecision, type Game } from './legal.ts';
import type { Move } from './moves.ts';
import { findBattle, listBattles, listRetreatHexes } from './rules/combat.ts';
import { readField, topFrame, unitIn, unitState } from './rules/field.ts';
import { countAssigned, markerOn } from './rules/markers.ts';
import { isBarredBesideEnemy } from './rules/placement.ts';
import { computeScores } from './rules/score.ts';
import type { HlbState } from './state.ts';
import { NONE, factionsOf } from './numbers.ts';
import type { Field, Tables } from './rules/field-types.ts';

/** Collects what is broken. */
type Report = (id: string, what: string) => void;

interface Step {
  readonly before: HlbState;
  readonly move: Move;
}

/** Each broken invariant with what broke it; empty for a sound state (and step). */
export function invariants(game: Game, state: HlbState, step?: Step): readonly string[] {
  const { tables: t } = game;
  const broken: string[] = [];
  const report: Report = (id, what) => void broken.push(`${id} ${what}`);
  const field = readField(t, state);
  checkFlow(game, state, report);
  checkUnits(state, field, report);
  checkMarkers(t, state, report);
  checkStrategic(t, state, report);
  checkControl(state, field, report);
  if (step) checkStep(t, step, state, report);
  return broken;
}

/** The side that is phasing; after the end both have ended their phases. */
const phasingSide = (state: HlbState): Side | null => topFrame(state)?.side ?? null;
const isStrategic = (state: HlbState): boolean => topFrame(state)?.at.startsWith('strategic/') ?? false;

function checkUnits(state: HlbState, field: Field, report: Report): void {
  const { tables: t } = field;
  if (Object.keys(state.units).length !== t.units.length) report('INV-01', 'number of units');
  const standing = [new Set<HexId>(), new Set<HexId>()];
  for (const { id, faction } of t.units) {
    const { hex, origin, fought, supported, moved } = unitState(state, id);
    checkFlags(t, state, id, report);
    if (hex === null) {
      if (origin !== null || fought || supported || moved) report('INV-01', `${id} is in the pool with flags`);
      continue;
    }
    if (!t.hexFacts(t.hexNo(hex)).playable) report('INV-01', `${id} on ${hex}`);
    const layer = standing[sideOf(faction) === 'german' ? 0 : 1];
    if (layer?.has(hex)) report('INV-02', `two units of one side in ${hex}`);
    layer?.add(hex);
    checkOrigin(state, field, id, report);
    if (supported && (origin !== null || fought)) report('INV-17', `${id} attacks and supports`);
  }
}

const isCombat = (state: HlbState): boolean => topFrame(state)?.at.startsWith('combat/') ?? false;

/** §2.3: only the phasing side has moved; who fought or supported did so in the combat phase under way. */
function checkFlags(t: Tables, state: HlbState, id: string, report: Report): void {
  const { origin, fought, supported, moved } = unitState(state, id);
  const isPhasing = sideOf(t.units[t.unitNo(id)]?.faction ?? 'G') === phasingSide(state);
  if (moved && !isPhasing) report('INV-03', `${id} moved outside its phase`);
  if ((fought || supported) && !(isPhasing && isCombat(state))) report('INV-03', `${id} fought outside its phase`);
  if (fought && (origin !== null || !moved)) report('INV-03', `${id} fought without an attack`);
}

/** §2.3: an origin stands on the attacker of a battle hex and on no other unit. */
function checkOrigin(state: HlbState, field: Field, id: string, report: Report): void {
  const { tables: t } = field;
  const { hex, origin, moved } = unitState(state, id);
  const side = sideOf(t.units[t.unitNo(id)]?.faction ?? 'G');
  if (hex === null) return;
  const enemy = unitIn(field, side === 'german' ? 1 : 0, t.hexNo(hex));
  if (origin === null) {
    if (enemy !== NONE && side === phasingSide(state)) report('INV-02', `${id} shares ${hex} without an attack`);
    return;
  }
  if (enemy === NONE || side !== phasingSide(state) || !moved) report('INV-03', `origin of ${id}`);
  if (!t.isLinked(t.hexNo(origin), t.hexNo(hex))) report('INV-09', `${id} attacked ${hex} from ${origin}`);
}

function checkMarkers(t: Tables, state: HlbState, report: Report): void {
  const carriers = new Set<string>();
  const phasing = phasingSide(state);
  for (const { id, faction } of t.markers) {
    const unit = state.markers[id] ?? null;
    if (unit === null) continue;
    if (carriers.has(unit)) report('INV-04', `${unit} carries two markers`);
    carriers.add(unit);
    if (unitState(state, unit).hex === null) report('INV-04', `${unit} carries ${id} in the pool`);
    if (t.units[t.unitNo(unit)]?.faction !== faction) report('INV-04', `${unit} carries ${id} of another faction`);
    if (sideOf(faction) !== phasing) report('INV-03', `${id} is still on ${unit}`);
  }
  for (const faction of FACTIONS)
    if (countAssigned(t, state, faction) > t.markerCap(faction)) report('INV-04', `too many markers of ${faction}`);
  for (const side of SIDES) {
    const assigned = factionsOf(side).reduce((sum, faction) => sum + countAssigned(t, state, faction), 0);
    const left = side === phasing && isStrategic(state) ? state.strategic.markersLeft : 0;
    if (assigned + left > t.markersReceived(side, state.turn))
      report('INV-04', `more markers than the track gives ${side}`);
    if (side === 'german' && state.strategic.volkssturm && assigned + left > 0)
      report('INV-05', 'German markers beside the Volkssturm');
  }
}

function checkStrategic(t: Tables, state: HlbState, report: Report): void {
  const { volkssturm, replacementsLeft, markersLeft } = state.strategic;
  const phasing = phasingSide(state);
  if (markersLeft > 0 && !isStrategic(state)) report('INV-04', 'markers are left after their phase');
  if (volkssturm && phasing !== 'german') report('INV-05', 'Volkssturm outside the German turn');
  for (const faction of FACTIONS) {
    const isTheirs = isStrategic(state) && sideOf(faction) === phasing;
    const most = faction === 'G' && volkssturm ? t.rules.volkssturmReplacements : t.replacementsPerTurn(faction);
    if (replacementsLeft[faction] > (isTheirs ? most : 0)) report('INV-15', `replacements of ${faction}`);
  }
}

function checkControl(state: HlbState, field: Field, report: Report): void {
  const { tables: t } = field;
  for (let hex = 0; hex < t.hexCount; hex++) {
    const { id, playable } = t.hexFacts(hex);
    const owner = state.control[id];
    if (!playable) continue;
    if (!owner) {
      report('INV-06', `nobody owns ${id}`);
      continue;
    }
    const [german, allied] = [unitIn(field, 0, hex), unitIn(field, 1, hex)];
    if (german !== NONE && allied !== NONE) checkBattleHex(state, field, hex, report);
    else if (german !== NONE && sideOf(owner) !== 'german') report('INV-06', `a German unit stands on ${owner} ${id}`);
    else if (allied !== NONE && sideOf(owner) !== 'allied') report('INV-06', `an Allied unit stands on ${owner} ${id}`);
  }
  const { german, allied } = computeScores(t, state);
  const held = t.hexes.filter(
    ({ id, edge, playable }) => playable && edge !== null && state.control[id] === 'G',
  ).length;
  const cities = t.hexes.reduce((sum, { cityValue }) => sum + cityValue, 0);
  if (german.total + allied.total !== cities + held * t.rules.edgeHexForGermans) report('INV-07', 'sum of the points');
}

/** A battle hex is still the defender's. */
function checkBattleHex(state: HlbState, field: Field, hex: number, report: Report): void {
  const { tables: t } = field;
  const phasing = phasingSide(state);
  const id = t.hexId(hex);
  const owner = state.control[id];
  const battle = phasing && findBattle(state, field, phasing, hex);
  if (!battle) report(isStrategic(state) || !phasing ? 'INV-03' : 'INV-02', `two sides meet in ${id} without a battle`);
  else if (owner && sideOf(owner) === phasing) report('INV-06', `${id} was taken before the battle`);
}

function checkFlow(game: Game, state: HlbState, report: Report): void {
  const { tables: t } = game;
  if ((state.result === null) === (state.stack.length === 0)) report('INV-20', 'the result and the stack disagree');
  if (state.result !== null && state.turn !== t.lastTurn) report('INV-20', `the game ended in turn ${state.turn}`);
  if (isStrategic(state) || state.result !== null) {
    if (listBattles(readField(t, state)).length > 0) report('INV-03', 'a battle is left');
    for (const { id } of t.units) {
      const { moved, fought, supported } = unitState(state, id);
      if (moved || fought || supported) report('INV-03', `flags of ${id} outlast their phase`);
    }
  }
  const decision = findDecision(game, state);
  if (decision && decision.moves.length === 0) report('INV-19', 'no legal move');
}

/** What one command may change. */
function checkStep(t: Tables, { before, move }: Step, after: HlbState, report: Report): void {
  const field = readField(t, before);
  if ('path' in move) checkPath(before, field, move, report);
  checkReplacement(t, before, after, move, report);
  const battle = findFought(before, field, move);
  if (battle) checkBattle(before, after, field, battle, report);
  checkTaken(t, before, after, move, battle, report);
}

function checkPath(
  before: HlbState,
  field: Field,
  move: Extract<Move, { readonly path: unknown }>,
  report: Report,
): void {
  const { tables: t } = field;
  const { unit, path } = move;
  if (path.length > t.rules.movement) report('INV-09', `${unit} takes ${path.length} steps`);
  const enemy = sideOf(t.units[t.unitNo(unit)]?.faction ?? 'G') === 'german' ? 1 : 0;
  const isNear = (hex: HexId): boolean =>
    t.neighboursOf(t.hexNo(hex)).some((near) => unitIn(field, enemy, near) !== NONE);
  let from = unitState(before, unit).hex ?? '';
  for (const to of path) {
    if (!t.isLinked(t.hexNo(from), t.hexNo(to))) report('INV-09', `${unit} steps from ${from} to ${to}`);
    if (isNear(from) && isNear(to)) report('INV-10', `${unit} steps from ${from} to ${to}`);
    from = to;
  }
}

function checkReplacement(t: Tables, before: HlbState, after: HlbState, move: Move, report: Report): void {
  const back = t.units.filter(({ id }) => unitState(before, id).hex === null && unitState(after, id).hex !== null);
  const expected = move.type === 'replace' ? 1 : 0;
  if (back.length !== expected) report('INV-15', `${back.length} units left the pool`);
  if (move.type !== 'replace') return;
  const enemy = t.unitNo(move.unit) === NONE || t.units[t.unitNo(move.unit)]?.faction === 'G' ? 1 : 0;
  const field = readField(t, before);
  if (!isBarredBesideEnemy(t, before, t.unitNo(move.unit), t.hexNo(move.hex))) return;
  if (t.neighboursOf(t.hexNo(move.hex)).some((near) => unitIn(field, enemy, near) !== NONE))
    report('INV-16', `${move.unit} was placed beside an enemy`);
}

/** The battle whose dice this command rolled or whose retreat it chose. */
function findFought(before: HlbState, field: Field, move: Move): Battle | null {
  const { tables: t } = field;
  const frame = topFrame(before);
  if (frame?.at === 'combat/battle' && 'hex' in move) return findBattle(before, field, frame.side, t.hexNo(move.hex));
  return frame?.at === 'combat/support' || frame?.at === 'combat/retreat' ? frame : null;
}

function checkBattle(before: HlbState, after: HlbState, field: Field, battle: Battle, report: Report): void {
  const { tables: t } = field;
  const { attacker, defender, hex } = battle;
  const now = topFrame(after);
  const isPending = (now?.at === 'combat/support' || now?.at === 'combat/retreat') && now.hex === hex;
  if (isPending) return;
  const attackerAt = unitState(after, attacker).hex;
  const defenderAt = unitState(after, defender).hex;
  // §8.5 has one row for each difference from -1 to +2, so one side stays and the other is gone.
  if ((attackerAt === hex) === (defenderAt === hex)) report('INV-12', `both or neither hold ${hex}`);
  if (attackerAt !== hex) return;
  const options = listRetreatHexes(field, t.unitNo(defender), t.hexNo(hex));
  if (defenderAt !== null && !options.includes(defenderAt)) report('INV-14', `${defender} retreated to ${defenderAt}`);
  const faction = t.units[t.unitNo(defender)]?.faction ?? 'G';
  if (faction === 'G' && t.neverRetreats(faction, t.hexNo(hex)) && defenderAt !== null)
    report('INV-13', `${defender} survived in ${hex}`);
  if (defenderAt === null && options.length > 0 && markerOn(t, before, attacker) === null)
    report('INV-11', `${attacker} without a marker eliminated ${defender}`);
}

/** INV-08: only hexes that a unit of the new side entered or won change hands. */
function checkTaken(
  t: Tables,
  before: HlbState,
  after: HlbState,
  move: Move,
  battle: Battle | null,
  report: Report,
): void {
  const entered = new Set<HexId>('path' in move ? move.path : []);
  for (const { id } of t.units) {
    const { hex } = unitState(after, id);
    if (hex !== null && hex !== unitState(before, id).hex) entered.add(hex);
  }
  if (battle) entered.add(battle.hex);
  for (const [hex, owner] of Object.entries(after.control)) {
    const was = before.control[hex];
    if (was && sideOf(was) !== sideOf(owner) && !entered.has(hex)) report('INV-08', `${hex} went to ${owner}`);
  }
}
