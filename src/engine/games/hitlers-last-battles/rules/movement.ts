/** Movement and attack moves (§7). */
import type { Reason } from '../../../kernel/types.ts';
import { unique } from '../../../kits/pointing/lookup.ts';
import type { Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { HlbState } from '../state.ts';
import { NONE, enemyOf, known, sideAt, sideNo } from '../numbers.ts';
import type { Field, Tables } from '../tables.ts';
import { type Outlook, enemiesNear, halfwayOf, hasMoved, hexOfUnit, lookFrom, unitIn, unitStateOf } from './field.ts';
import { refusal } from './reason.ts';

type StepFault = 'unlinked' | 'enemy' | 'zone';
type EndFault = 'back' | 'friend';
type AttackFault = 'unlinked' | 'no-enemy' | 'friend';

/** §7.2: why a step between any two hexes is barred. */
const stepFault = (t: Tables, seen: Outlook, from: number, to: number): StepFault | null =>
  t.isLinked(from, to) ? entryFault(seen, from, to) : 'unlinked';

/** §7.3, §7.4: why a step between linked hexes is barred. */
function entryFault({ enemy, enemyZone }: Outlook, from: number, to: number): 'enemy' | 'zone' | null {
  if (enemy[to] !== NONE) return 'enemy';
  // Q16: a zone stops no unit; only a step from zone to zone is barred.
  return enemyZone[from] !== 0 && enemyZone[to] !== 0 ? 'zone' : null;
}

/** §7.5: why a move from `start` may not end in a hex; passing through friends is allowed (Q15). */
function endFault({ own }: Outlook, start: number, end: number): EndFault | null {
  if (end === start) return 'back';
  return own[end] === NONE ? null : 'friend';
}

/** §7.4, §7.5, Q5: why an attack from one hex on another is barred. */
const attackFault = (t: Tables, seen: Outlook, from: number, hex: number): AttackFault | null =>
  t.isLinked(from, hex) ? assaultFault(seen, hex) : 'unlinked';

/** §7.4, §7.5: why an attack on a linked hex is barred; only one unit may attack into it. */
function assaultFault({ own, enemy }: Outlook, hex: number): 'no-enemy' | 'friend' | null {
  if (enemy[hex] === NONE) return 'no-enemy';
  return own[hex] === NONE ? null : 'friend';
}

/** §7: the moves and attacks of one unit, by direction. */
function pushMovesOf(moves: Move[], field: Field, seen: Outlook, unit: number, halfway: readonly number[] = []): void {
  const { tables: t } = field;
  const from = hexOfUnit(field, unit);
  if (from === NONE) return;
  if (hasMoved(field, unit)) {
    if (halfway.includes(unit)) pushAttacksOf(moves, field, seen, unit);
    return;
  }
  for (const near of t.neighboursOf(from)) {
    if (assaultFault(seen, near) === null) moves.push(t.moves.attack(unit, near));
    if (entryFault(seen, from, near) !== null) continue;
    if (endFault(seen, from, near) === null) moves.push(t.moves.move(unit, near));
    const further = t.neighboursOf(near);
    for (let place = 0; place < further.length; place++) {
      const far = known(further[place]);
      if (endFault(seen, from, far) === null && entryFault(seen, near, far) === null)
        moves.push(t.moves.move(unit, t.stepVia(near, place)));
    }
  }
}

/** Q5: attacks of a unit that has a step left. */
function pushAttacksOf(moves: Move[], field: Field, seen: Outlook, unit: number): void {
  const { tables: t } = field;
  for (const near of t.neighboursOf(hexOfUnit(field, unit)))
    if (assaultFault(seen, near) === null) moves.push(t.moves.attack(unit, near));
}

/** §7: hexes that one unit can move to, and that it can attack; those `halfway` may still attack after a move (Q5). */
export function listWays(
  field: Field,
  unit: number,
  halfway: readonly number[],
): { readonly moves: readonly number[]; readonly attacks: readonly number[] } {
  const { tables: t } = field;
  const from = hexOfUnit(field, unit);
  const isSpent = hasMoved(field, unit);
  if (from === NONE || (isSpent && !halfway.includes(unit))) return { moves: [], attacks: [] };
  const seen = lookFrom(field, t.sideOfUnit(unit));
  const near = t.neighboursOf(from);
  const entered = isSpent ? [] : near.filter((hex) => entryFault(seen, from, hex) === null);
  const further = entered.flatMap((via) => t.neighboursOf(via).filter((hex) => entryFault(seen, via, hex) === null));
  return {
    moves: unique([...entered, ...further].filter((hex) => endFault(seen, from, hex) === null)),
    attacks: near.filter((hex) => assaultFault(seen, hex) === null),
  };
}

/** Q5: the hexes one step away from which a unit could attack `hex`, by the reading that an attack ends a move. */
export function listStagingHexes(field: Field, unit: number, hex: number): readonly number[] {
  const { tables: t } = field;
  const seen = lookFrom(field, t.sideOfUnit(unit));
  const from = hexOfUnit(field, unit);
  if (from === NONE || assaultFault(seen, hex) !== null) return [];
  return t
    .neighboursOf(from)
    .filter(
      (near) => t.isLinked(near, hex) && entryFault(seen, from, near) === null && endFault(seen, from, near) === null,
    );
}

/** §7: moves and attacks, by unit; those `halfway` may still attack after their move (Q5). */
export function listMovement(field: Field, side: Side, halfway: readonly number[] = []): Move[] {
  const { tables: t } = field;
  const moves: Move[] = [];
  const seen = lookFrom(field, sideNo(side));
  for (const unit of t.unitsOf(side)) pushMovesOf(moves, field, seen, unit, halfway);
  return moves;
}

export function canMove(field: Field, side: Side): boolean {
  const { tables: t } = field;
  const moves: Move[] = [];
  const seen = lookFrom(field, sideNo(side));
  return t.unitsOf(side).some((unit) => {
    pushMovesOf(moves, field, seen, unit);
    return moves.length > 0;
  });
}

/** §7.1, Q5: why a unit may do nothing this phase, or not move or attack; null when only its path is open. */
export function explainMover(
  t: Tables,
  state: Pick<HlbState, 'units' | 'tally'>,
  side: Side,
  unit: number,
  does: 'move' | 'attack' = 'move',
): Reason | null {
  const { id } = t.unitFacts(unit);
  if (t.sideOfUnit(unit) !== sideNo(side)) return refusal('NOT_YOUR_UNIT', '4.1', { unit: id, side });
  const { hex, moved, origin } = unitStateOf(t, state, unit);
  if (hex === null) return refusal('NOT_ON_MAP.move', '7.1', { unit: id });
  if (origin !== null) return refusal('ALREADY_MOVED.attacked', '7.1', { unit: id, hex });
  if (does === 'attack' && halfwayOf(state).includes(id)) return null;
  return moved ? refusal('ALREADY_MOVED', '7.1', { unit: id, hex }) : null;
}

/** Why a hex is closed to every unit (§7.2); null when it is playable. */
export function explainClosedHex(t: Tables, hex: number): Reason | null {
  const { id, playable, terrain } = t.hexFacts(hex);
  if (playable) return null;
  return refusal(terrain === 'sea' ? 'BAD_PATH.sea' : 'BAD_PATH.closed', '7.2', { hex: id });
}

const names = (t: Tables, units: readonly number[]): string => units.map(t.unitId).join(',');

export function explainStep(field: Field, unit: number, from: number, to: number): Reason | null {
  const { tables: t } = field;
  const side = t.sideOfUnit(unit);
  const step = { unit: t.unitId(unit), from: t.hexId(from), hex: t.hexId(to) };
  switch (stepFault(t, lookFrom(field, side), from, to)) {
    case null:
      return null;
    case 'unlinked':
      return (
        explainClosedHex(t, to) ??
        (t.directionTo(from, to) === NONE
          ? refusal('BAD_PATH.not-adjacent', '7.1', step)
          : refusal('BAD_PATH.sea-side', '7.2', step))
      );
    case 'enemy':
      return refusal('BAD_PATH.enemy', '7.4', { ...step, enemy: t.unitId(unitIn(field, enemyOf(side), to)) });
    case 'zone':
      return refusal('ZONE_TO_ZONE', '7.3', {
        ...step,
        side: sideAt(enemyOf(side)),
        fromEnemies: names(t, enemiesNear(field, side, from)),
        toEnemies: names(t, enemiesNear(field, side, to)),
      });
  }
}

export function explainPath(field: Field, unit: number, path: readonly number[]): Reason | null {
  const { tables: t } = field;
  const start = hexOfUnit(field, unit);
  const end = path[path.length - 1];
  if (end === undefined || path.length > t.rules.movement)
    return refusal('BAD_PATH.length', '7.1', { unit: t.unitId(unit), max: t.rules.movement });
  let from = start;
  for (const to of path) {
    const reason = explainStep(field, unit, from, to);
    if (reason) return reason;
    from = to;
  }
  return explainEnd(field, unit, start, end);
}

export function explainEnd(field: Field, unit: number, start: number, end: number): Reason | null {
  const { tables: t } = field;
  const side = t.sideOfUnit(unit);
  const at = { unit: t.unitId(unit), hex: t.hexId(end) };
  switch (endFault(lookFrom(field, side), start, end)) {
    case null:
      return null;
    case 'back':
      return refusal('BAD_PATH.back', '7.1', at);
    case 'friend':
      return refusal('STACKING', '7.5', { ...at, by: t.unitId(unitIn(field, side, end)) });
  }
}

export function explainAttack(field: Field, unit: number, hex: number): Reason | null {
  const { tables: t } = field;
  const side = t.sideOfUnit(unit);
  const from = hexOfUnit(field, unit);
  const at = { unit: t.unitId(unit), hex: t.hexId(hex), from: t.hexId(from) };
  const enemy = unitIn(field, enemyOf(side), hex);
  switch (attackFault(t, lookFrom(field, side), from, hex)) {
    case null:
      return null;
    case 'unlinked': {
      if (t.directionTo(from, hex) !== NONE && t.hexFacts(hex).playable)
        return refusal('NOT_ADJACENT.sea-side', 'Q17', at);
      return refusal('NOT_ADJACENT', '7.4', { ...at, movement: t.rules.movement });
    }
    case 'no-enemy':
      return refusal('NO_ENEMY', '7.4', at);
    case 'friend':
      return refusal('STACKING.attacker', '7.5', {
        ...at,
        enemy: t.unitId(enemy),
        by: t.unitId(unitIn(field, side, hex)),
      });
  }
}
