/** All ways in which a step changes the board. */
import type { Mutable } from '../../../kernel/types.ts';
import { telling } from '../../../kits/goals/goals.ts';
import type { CardId, CardUse, HexId, Place, Side, UnitId } from '../ids.ts';
import { moveUnits, setControl, setFlag, turnOver } from '../rules/field-edit.ts';
import { controllerOf, keptField, readField, unitState } from '../rules/field.ts';
import type { Flag, Tables } from '../tables.ts';
import { listGoals, pointsOf, type ScoreGoal } from '../rules/score.ts';
import type { UnitState } from '../state.ts';
import { NONE, known, sideNo } from '../numbers.ts';
import type { BtmCtx } from '../types.ts';

function editUnit(t: Tables, ctx: BtmCtx, unit: number): Mutable<UnitState> {
  const { state, units } = t.kept;
  return known(state === ctx.s && units ? units[unit] : ctx.s.units[t.unitId(unit)]);
}

/** §2.3: a unit keeps these flags for the rest of the phase. */
export function flagUnits(t: Tables, ctx: BtmCtx, units: readonly UnitId[], flag: Flag): void {
  const field = keptField(t, ctx.s);
  for (const id of units) {
    const unit = t.unitNo(id);
    editUnit(t, ctx, unit)[flag] = true;
    if (field) setFlag(field, unit, flag, true);
  }
}

const FLAGS: readonly Flag[] = ['moved', 'attacked', 'defended'];

/** §2.3: moving, attacking and being attacked count for one phase only, on both sides. */
export function clearFlags(t: Tables, ctx: BtmCtx): void {
  const field = keptField(t, ctx.s);
  for (const flag of FLAGS) {
    const did = readField(t, ctx.s)[flag];
    // Searched, not filtered: hardly any unit is flagged.
    for (let unit = did.indexOf(true); unit >= 0; unit = did.indexOf(true, unit + 1)) {
      editUnit(t, ctx, unit)[flag] = false;
      if (field) setFlag(field, unit, flag, false);
    }
  }
}

/** Puts a unit anywhere; in a box or on the track it loses its spent side (§2.3, §10.5). */
export function putUnit(t: Tables, ctx: BtmCtx, id: UnitId, place: Place): void {
  const unit = t.unitNo(id);
  const edited = editUnit(t, ctx, unit);
  const to = t.placeNo(place);
  edited.place = place;
  if (to === NONE) edited.spent = false;
  const field = keptField(t, ctx.s);
  if (field) moveUnits(field, known(t.alone[unit]), to);
}

/** §2.2: turns a unit to one of its sides. */
export function turnUnit(t: Tables, ctx: BtmCtx, id: UnitId, isSpent: boolean): void {
  const unit = t.unitNo(id);
  editUnit(t, ctx, unit).spent = isSpent;
  const field = keptField(t, ctx.s);
  if (field) turnOver(field, unit, isSpent);
}

/** Index of a hex, or of its place, in a list in the order of the data. */
function seek(t: Tables, hexes: readonly HexId[], hex: HexId): number {
  const no = t.placeNo(hex);
  let from = 0;
  for (let to = hexes.length; from < to;) {
    const middle = (from + to) >> 1;
    if (t.placeNo(known(hexes[middle])) < no) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** §4.2, Q9: a hex belongs to the side that entered it last. A hero city that falls loses its marker for good (§14). */
export function takeControl(t: Tables, ctx: BtmCtx, hex: HexId, side: Side): void {
  const no = t.placeNo(hex);
  const field = keptField(t, ctx.s);
  if (field && controllerOf(field, no) === sideNo(side)) return;
  const { germanHexes, hero } = ctx.s;
  const i = seek(t, germanHexes, hex);
  const isGerman = germanHexes[i] === hex;
  if (isGerman === (side === 'german')) return;
  const city = t.cityAt(no);
  const change = (): void => {
    if (isGerman) germanHexes.splice(i, 1);
    else germanHexes.splice(i, 0, hex);
    if (field) setControl(field, no, sideNo(side));
    if (city) ctx.emit?.({ type: 'control', hex, to: side, points: pointsOf(t, ctx.s, city) });
  };
  const tell = ({ side: by, score }: ScoreGoal): void =>
    ctx.emit?.({ type: 'near', side: by, score, wins: t.scoring.germanWinsAt });
  telling(() => listGoals(t, ctx.s), change, city && ctx.emit ? tell : undefined);
  if (side !== 'german') return;
  if (hex === t.moscow) ctx.s.moscowEverGerman = true;
  if (hero.hex !== hex) return;
  hero.hex = null;
  ctx.emit?.({ type: 'hero-lost', hex });
}

export function eliminate(t: Tables, ctx: BtmCtx, unit: UnitId, cause: 'result' | 'no-retreat' | 'exhausted'): void {
  const { place } = unitState(ctx.s, unit);
  putUnit(t, ctx, unit, 'eliminated');
  ctx.emit?.({ type: 'eliminated', unit, place, cause });
}

/** §11.3.7: units become spent; mechanised corps, which have no spent side, are eliminated. */
export function spend(t: Tables, ctx: BtmCtx, units: readonly UnitId[]): void {
  const spent: UnitId[] = [];
  for (const unit of units) {
    if (t.placeNo(unitState(ctx.s, unit).place) < 0) continue;
    if (t.isMechanised(t.unitNo(unit))) {
      eliminate(t, ctx, unit, 'exhausted');
      continue;
    }
    if (unitState(ctx.s, unit).spent) continue;
    turnUnit(t, ctx, unit, true);
    spent.push(unit);
  }
  if (spent.length > 0) ctx.emit?.({ type: 'spent', units: spent });
}

export function discardCard(ctx: BtmCtx, side: Side, card: CardId, use: CardUse): void {
  const cards = ctx.s.cards[side];
  cards.hand = cards.hand.filter((held) => held !== card);
  cards.discard.push(card);
  ctx.emit?.({ type: 'card-played', side, card, use });
}
