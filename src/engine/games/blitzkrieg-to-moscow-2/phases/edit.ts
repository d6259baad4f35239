/** The few ways in which a step changes the board. */
import type { Mutable } from '../../../kernel/types.ts';
import type { CardId, CardUse, HexId, Place, Side, UnitId } from '../ids.ts';
import { moveUnits, setControl, setFlag, turnOver } from '../rules/field-edit.ts';
import { controllerOf, keptField, readField, unitState } from '../rules/field.ts';
import type { Flag } from '../rules/field-types.ts';
import { pointsOf } from '../rules/score.ts';
import type { UnitState } from '../state.ts';
import { MOSCOW, NONE, cityAt, isMechanised, known, placeNo, sideNo, unitId, unitNo } from '../tables.ts';
import type { BtmCtx } from '../types.ts';

function editUnit(ctx: BtmCtx, unit: UnitId): Mutable<UnitState> {
  const found = ctx.s.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}

/** §2.3: what units did counts for the rest of the phase. */
export function flagUnits(ctx: BtmCtx, units: readonly UnitId[], flag: Flag): void {
  for (const unit of units) editUnit(ctx, unit)[flag] = true;
  const field = keptField(ctx.s);
  if (field) setFlag(field, units.map(unitNo), flag, true);
}

const FLAGS: readonly Flag[] = ['moved', 'attacked', 'defended'];

/** §2.3: who moved, attacked or was attacked counts for one phase only, on both sides. */
export function clearFlags(ctx: BtmCtx): void {
  const field = keptField(ctx.s);
  for (const flag of FLAGS) {
    const did = readField(ctx.s)[flag];
    // Sought, not filtered: hardly anybody has one.
    for (let unit = did.indexOf(true); unit >= 0; unit = did.indexOf(true, unit + 1)) {
      editUnit(ctx, unitId(unit))[flag] = false;
      if (field) setFlag(field, [unit], flag, false);
    }
  }
}

/** Puts a unit anywhere; in a box or on the track it keeps no spent side (§2.3, §10.5). */
export function putUnit(ctx: BtmCtx, unit: UnitId, place: Place): void {
  const edited = editUnit(ctx, unit);
  const to = placeNo(place);
  edited.place = place;
  if (to === NONE) edited.spent = false;
  const field = keptField(ctx.s);
  if (field) moveUnits(field, [unitNo(unit)], to);
}

/** §2.2: lays a unit on one of its sides. */
export function turnUnit(ctx: BtmCtx, unit: UnitId, isSpent: boolean): void {
  editUnit(ctx, unit).spent = isSpent;
  const field = keptField(ctx.s);
  if (field) turnOver(field, unitNo(unit), isSpent);
}

/** Where a hex stands in a list in the order of the data, or would stand. */
function seek(hexes: readonly HexId[], hex: HexId): number {
  const no = placeNo(hex);
  let from = 0;
  for (let to = hexes.length; from < to;) {
    const middle = (from + to) >> 1;
    if (placeNo(known(hexes[middle])) < no) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** §4.2, Q9: a hex belongs to the side that entered it last. A hero city that falls loses its marker for good (§14). */
export function takeControl(ctx: BtmCtx, hex: HexId, side: Side): void {
  const no = placeNo(hex);
  const field = keptField(ctx.s);
  if (field && controllerOf(field, no) === sideNo(side)) return;
  const { germanHexes, hero } = ctx.s;
  const i = seek(germanHexes, hex);
  const isGerman = germanHexes[i] === hex;
  if (isGerman === (side === 'german')) return;
  if (isGerman) germanHexes.splice(i, 1);
  else germanHexes.splice(i, 0, hex);
  if (field) setControl(field, no, sideNo(side));
  const city = cityAt(no);
  if (city) ctx.emit({ type: 'control', hex, to: side, points: pointsOf(ctx.s, city) });
  if (side !== 'german') return;
  if (hex === MOSCOW) ctx.s.moscowEverGerman = true;
  if (hero.hex !== hex) return;
  hero.hex = null;
  ctx.emit({ type: 'hero-lost', hex });
}

export function eliminate(ctx: BtmCtx, unit: UnitId, cause: 'result' | 'no-retreat' | 'exhausted'): void {
  const { place } = unitState(ctx.s, unit);
  putUnit(ctx, unit, 'eliminated');
  ctx.emit({ type: 'eliminated', unit, place, cause });
}

/** §11.3.7: units become spent; mechanised corps, which have no spent side, are eliminated. */
export function spend(ctx: BtmCtx, units: readonly UnitId[]): void {
  const spent: UnitId[] = [];
  for (const unit of units) {
    if (placeNo(unitState(ctx.s, unit).place) < 0) continue;
    if (isMechanised(unitNo(unit))) {
      eliminate(ctx, unit, 'exhausted');
      continue;
    }
    if (unitState(ctx.s, unit).spent) continue;
    turnUnit(ctx, unit, true);
    spent.push(unit);
  }
  if (spent.length > 0) ctx.emit({ type: 'spent', units: spent });
}

/** One use of a card; it is open from now on. */
export function discardCard(ctx: BtmCtx, side: Side, card: CardId, use: CardUse): void {
  const cards = ctx.s.cards[side];
  cards.hand = cards.hand.filter((held) => held !== card);
  cards.discard.push(card);
  ctx.emit({ type: 'card-played', side, card, use });
}
