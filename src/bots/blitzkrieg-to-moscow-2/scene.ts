/** How a position is looked at: whose player-turn it is, what is still to come, and what units are worth meanwhile. */
import { allowanceOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/movement.ts';
import { retreatReading } from '../../engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import type { RetreatReading } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-types.ts';
import { rulingsOf } from '../../engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import {
  LAST_TURN,
  NONE,
  ODESSA,
  SCORING,
  UNITS,
  isMechanised,
  isTank,
  placeNo,
  sideNo,
  sideOfUnit,
  unitsOf,
} from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import type { BtmView } from '../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { CITY_LIST, GERMAN, SOVIET } from './board.ts';

export interface Scene {
  readonly turn: number;
  /** The phasing side, by number. */
  readonly mover: number;
  /** Player-turns of each side still to come after this one. */
  readonly turnsOf: readonly [number, number];
  /** The end of this player-turn is the end of the game. */
  readonly isLast: boolean;
  /** What each unit is worth to its owner, in points. */
  readonly worth: readonly number[];
  /** What it costs a unit to be spent and to stay so; a corps is gone. */
  readonly fatigue: readonly number[];
  /** Hexes each unit can go in the next turn of its side. */
  readonly reach: readonly number[];
  /** Units of each side. */
  readonly unitsOf: readonly [readonly number[], readonly number[]];
  /** Cities whose Soviet units never surrender. */
  readonly holds: readonly number[];
  /** The city that scores as a supply city, or `NONE` (§14.2.2). */
  readonly doubled: number;
  /** How retreats go. */
  readonly retreat: RetreatReading;
}

const UNITS_OF = [unitsOf('german'), unitsOf('soviet')] as const;

export function openScene(view: BtmView): Scene {
  const { turn, hero, options } = view;
  const rulings = rulingsOf(view);
  const heroHold = hero.hex ?? (rulings['retaken-hero'] === 'supply-city' ? hero.doubled : null);
  const mover = sideNo(view.side);
  const left = LAST_TURN - turn;
  const turnsOf = [left, mover === GERMAN ? left + 1 : left] as const;
  const fullest = LAST_TURN;
  const lives = [turnsOf[0] / fullest, turnsOf[1] / fullest] as const;
  const odessa = options.odessa ? placeNo(ODESSA) : NONE;
  return {
    turn,
    mover,
    turnsOf,
    isLast: mover === SOVIET && turn === LAST_TURN,
    worth: UNITS.map((_, unit) => worthOf(unit, lives[sideOfUnit(unit) === GERMAN ? 0 : 1])),
    fatigue: UNITS.map((_, unit) => fatigueOf(unit, lives[sideOfUnit(unit) === GERMAN ? 0 : 1])),
    reach: UNITS.map((_, unit) => reachOf(unit, turn, mover)),
    unitsOf: UNITS_OF,
    holds: CITY_LIST.flatMap(({ hex, isSupplyCity }) =>
      isSupplyCity || hex === odessa || (heroHold !== null && hex === placeNo(heroHold)) ? [hex] : [],
    ),
    doubled: hero.doubled === null ? NONE : placeNo(hero.doubled),
    retreat: retreatReading(rulings),
  };
}

/** §4.1: a lost German unit costs points; all that live can do something yet. */
function worthOf(unit: number, life: number): number {
  const strength = UNITS[unit]?.strength ?? 0;
  if (sideOfUnit(unit) === GERMAN)
    return isTank(unit)
      ? SCORING.lostTank + 1 / SCORING.activePanzersPerPoint + 1.2 * life
      : SCORING.lostInfantry + 0.2 * strength * life;
  return isMechanised(unit) ? 0.05 + 0.25 * life : 0.05 + 0.3 * strength * life;
}

function fatigueOf(unit: number, life: number): number {
  if (isMechanised(unit)) return worthOf(unit, life);
  const less = (UNITS[unit]?.strength ?? 0) - (UNITS[unit]?.passive ?? 0);
  const point = sideOfUnit(unit) === GERMAN && isTank(unit) ? (life === 0 ? 0.5 : 0.1) : 0;
  return point + 0.1 * less * life;
}

/** The side that is not phasing comes next; the other one in the turn after. */
function reachOf(unit: number, turn: number, mover: number): number {
  const next = sideOfUnit(unit) === mover || mover === SOVIET ? turn + 1 : turn;
  return next > LAST_TURN ? 0 : allowanceOf(unit, next);
}
