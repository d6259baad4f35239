/** Invariants of the rules file, section 10.2: those of one state, and those of a transition from one to the next. */
import { decide } from '../../kernel/runner.ts';
import { brokenIn } from '../../kits/position-edit/telling.ts';
import { isStrategic, listFaults } from './faults.ts';
import type { Battle } from './frames.ts';
import { FACTIONS, sideOf, type HexId } from './ids.ts';
import type { Move } from './moves.ts';
import { NONE, enemyOf, sideNo } from './numbers.ts';
import type { Field, Tables } from './tables.ts';
import { readField, topFrame, unitIn, unitState } from './rules/field.ts';
import { findBattle, listBattles, listRetreatHexes } from './rules/combat.ts';
import { markerOn } from './rules/markers.ts';
import { isBarredBesideEnemy } from './rules/placement.ts';
import { isAskFrame } from './rules/steps.ts';
import type { HlbState } from './state.ts';
import type { Game, HlbTypes } from './types.ts';

interface Transition {
  readonly before: HlbState;
  readonly move: Move;
}

export function invariants(game: Game, state: HlbState, transition?: Transition): readonly string[] {
  const { tables: t } = game;
  return [
    ...listFlow(game, state),
    ...brokenIn(listFaults(t, state)),
    ...listStrategic(t, state),
    ...(transition ? listTransition(t, transition, state) : []),
  ];
}

function* listFlow(game: Game, state: HlbState): Generator<string> {
  const { tables: t } = game;
  if ((state.result === null) === (state.stack.length === 0)) yield 'INV-20 the result and the stack disagree';
  if (state.result !== null && state.turn !== t.lastTurn) yield `INV-20 the game ended in turn ${state.turn}`;
  if (isStrategic(topFrame(state)?.at) || state.result !== null) {
    if (listBattles(readField(t, state)).length > 0) yield 'INV-03 a battle is left';
    for (const id of t.unitIds) {
      const { moved, fought, supported } = unitState(state, id);
      if (moved || fought || supported) yield `INV-03 flags of ${id} outlast their phase`;
    }
  }
  if (isAskFrame(topFrame(state)) && decide<HlbTypes>(game, state)?.moves.length === 0) yield 'INV-19 no legal move';
}

function* listStrategic(t: Tables, state: HlbState): Generator<string> {
  const { volkssturm, replacementsLeft, markersLeft } = state.strategic;
  const frame = topFrame(state);
  const isUnderWay = isStrategic(frame?.at);
  if (markersLeft > 0 && !isUnderWay) yield 'INV-04 markers are left after their phase';
  if (volkssturm && frame?.side !== 'german') yield 'INV-05 Volkssturm outside the German turn';
  for (const faction of FACTIONS) {
    const isTheirs = isUnderWay && sideOf(faction) === frame?.side;
    const most = faction === 'G' && volkssturm ? t.rules.volkssturmReplacements : t.replacementsPerTurn(faction);
    if (replacementsLeft[faction] > (isTheirs ? most : 0)) yield `INV-15 replacements of ${faction}`;
  }
}

function* listTransition(t: Tables, { before, move }: Transition, after: HlbState): Generator<string> {
  const field = readField(t, before);
  if ('path' in move) yield* listPath(before, field, move);
  yield* listReplacement(t, before, after, move);
  const battle = findFought(before, field, move);
  if (battle) yield* listBattle(before, after, field, battle);
  yield* listTaken(t, before, after, move, battle);
}

const enemyOfUnit = (t: Tables, unit: number): number => enemyOf(sideNo(sideOf(t.factionOfUnit(unit))));
const isNear = (field: Field, side: number, hex: HexId): boolean =>
  field.tables.neighboursOf(field.tables.hexNo(hex)).some((near) => unitIn(field, side, near) !== NONE);

function* listPath(
  before: HlbState,
  field: Field,
  { unit, path }: Extract<Move, { readonly path: unknown }>,
): Generator<string> {
  const { tables: t } = field;
  if (path.length > t.rules.movement) yield `INV-09 ${unit} takes ${path.length} steps`;
  const enemy = enemyOfUnit(t, t.unitNo(unit));
  let from = unitState(before, unit).hex ?? '';
  for (const to of path) {
    if (!t.isLinked(t.hexNo(from), t.hexNo(to))) yield `INV-09 ${unit} steps from ${from} to ${to}`;
    if (isNear(field, enemy, from) && isNear(field, enemy, to)) yield `INV-10 ${unit} steps from ${from} to ${to}`;
    from = to;
  }
}

function* listReplacement(t: Tables, before: HlbState, after: HlbState, move: Move): Generator<string> {
  const back = t.unitIds.filter((id) => unitState(before, id).hex === null && unitState(after, id).hex !== null);
  if (back.length !== (move.type === 'replace' ? 1 : 0)) yield `INV-15 ${back.length} units left the pool`;
  if (move.type !== 'replace') return;
  const unit = t.unitNo(move.unit);
  if (!isBarredBesideEnemy(t, before, unit, t.hexNo(move.hex))) return;
  if (isNear(readField(t, before), enemyOfUnit(t, unit), move.hex))
    yield `INV-16 ${move.unit} was placed next to an enemy`;
}

function findFought(before: HlbState, field: Field, move: Move): Battle | null {
  const frame = topFrame(before);
  if (frame?.at === 'combat/battle' && 'hex' in move)
    return findBattle(before, field, frame.side, field.tables.hexNo(move.hex));
  return frame?.at === 'combat/support' || frame?.at === 'combat/retreat' ? frame : null;
}

function* listBattle(before: HlbState, after: HlbState, field: Field, battle: Battle): Generator<string> {
  const { tables: t } = field;
  const { attacker, defender, hex } = battle;
  const now = topFrame(after);
  if ((now?.at === 'combat/support' || now?.at === 'combat/retreat') && now.hex === hex) return;
  const attackerAt = unitState(after, attacker).hex;
  const defenderAt = unitState(after, defender).hex;
  // §8.5 has one row for each difference from -1 to +2, so one side stays and the other is gone.
  if ((attackerAt === hex) === (defenderAt === hex)) yield `INV-12 both or neither hold ${hex}`;
  if (attackerAt !== hex) return;
  const options = listRetreatHexes(field, t.unitNo(defender), t.hexNo(hex));
  if (defenderAt !== null && !options.includes(defenderAt)) yield `INV-14 ${defender} retreated to ${defenderAt}`;
  const faction = t.factionOfUnit(t.unitNo(defender));
  if (faction === 'G' && t.neverRetreats(faction, t.hexNo(hex)) && defenderAt !== null)
    yield `INV-13 ${defender} survived in ${hex}`;
  if (defenderAt === null && options.length > 0 && markerOn(t, before, attacker) === null)
    yield `INV-11 ${attacker} without a marker eliminated ${defender}`;
}

/** INV-08: only hexes that a unit of the new side entered or won change hands. */
function* listTaken(
  t: Tables,
  before: HlbState,
  after: HlbState,
  move: Move,
  battle: Battle | null,
): Generator<string> {
  const entered = new Set<HexId>('path' in move ? move.path : []);
  for (const id of t.unitIds) {
    const { hex } = unitState(after, id);
    if (hex !== null && hex !== unitState(before, id).hex) entered.add(hex);
  }
  if (battle) entered.add(battle.hex);
  for (const [hex, owner] of Object.entries(after.control)) {
    const was = before.control[hex];
    if (was && sideOf(was) !== sideOf(owner) && !entered.has(hex)) yield `INV-08 ${hex} went to ${owner}`;
  }
}
