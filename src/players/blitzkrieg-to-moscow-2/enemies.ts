/** The units of the side that is not phasing, and what follows from them alone: most boards compared share it. */
import { recall } from '../../engine/games/blitzkrieg-to-moscow-2/rules/latest.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import type { Enemies, Raider, Target, TurnSheet } from './search-context.ts';

/** Boards of one choice differ in few enemies: those that an attack would destroy or drive away. */
const MOST = 8;

export function readEnemies(sheet: TurnSheet, field: Field): Enemies {
  const units = sheet.unitsOf[sheet.mover === 0 ? 1 : 0];
  // Most calls end here, without the functions that `recall` needs.
  const [last] = sheet.enemies;
  if (last && areThose(last, field, units)) return last;
  return recall(
    sheet.enemies,
    MOST,
    (enemies) => areThose(enemies, field, units),
    () => makeEnemies(sheet, field, units),
  );
}

function areThose({ places, spent, isRearOne }: Enemies, field: Field, units: readonly number[]): boolean {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] ?? NONE;
    if (places[i] !== field.at[unit] || spent[i] !== field.spent[unit]) return false;
  }
  return isRearOne === field.isRearOne;
}

function makeEnemies({ atlas, reach }: TurnSheet, field: Field, units: readonly number[]): Enemies {
  const raiders: Raider[] = [];
  for (const unit of units) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    raiders.push({ place, reach: reach[unit] ?? 0, strength: atlas.strengthOf(unit, field.spent[unit] === true) });
  }
  return {
    places: units.map((unit) => placeOf(field, unit)),
    spent: units.map((unit) => field.spent[unit] === true),
    isRearOne: field.isRearOne,
    raiders,
    attackOn: new Array<number | undefined>(atlas.tables.hexCount),
    comesTo: new Array<boolean | undefined>(atlas.tables.hexCount),
    targets: null,
    drawn: null,
    plans: new Map(),
  };
}

/** Strength of all that could attack a hex. */
export function attackOn({ atlas }: TurnSheet, { raiders, attackOn: known }: Enemies, hex: number): number {
  const before = known[hex];
  if (before !== undefined) return before;
  let attack = 0;
  for (const { place, reach, strength } of raiders) if (atlas.stepsTo(place, hex) <= reach + 1) attack += strength;
  known[hex] = attack;
  return attack;
}

/** Returns true if any could reach a hex with no unit in its way. */
export const comeTo = ({ atlas }: TurnSheet, { raiders, comesTo }: Enemies, hex: number): boolean =>
  (comesTo[hex] ??= raiders.some(({ place, reach }) => atlas.stepsTo(place, hex) <= reach));

export const targetsOf = (sheet: TurnSheet, field: Field, enemies: Enemies): readonly Target[] =>
  (enemies.targets ??= listTargets(sheet, field, enemies));

function listTargets({ atlas, worth, weights }: TurnSheet, field: Field, { places }: Enemies): readonly Target[] {
  const { tables: t } = atlas;
  const hexes = [...new Set(places.filter(t.isHex))].sort((a, b) => a - b);
  const targets = hexes.map((hex): Target => {
    let stack = 0;
    let defence = 0;
    for (const unit of unitsIn(field, hex)) {
      stack += worth[unit] ?? 0;
      defence += atlas.strengthOf(unit, field.spent[unit] === true);
    }
    const points = t.cityAt(hex)?.points ?? 0;
    const prize = weights.ground + weights.city * points;
    return { hex, stack, prize, defence: Math.max(1, defence), assault: null };
  });
  return targets.sort((a, b) => b.stack + b.prize - a.stack - a.prize);
}
