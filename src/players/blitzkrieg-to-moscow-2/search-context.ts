import { retreatReading } from '../../engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import type { RetreatReading, Tables } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { rulingsOf } from '../../engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { NONE, sideNo } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { BtmView } from '../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { GERMAN, SOVIET, type Atlas } from './board.ts';
import type { Weights } from './weights.ts';

export interface SearchContext {
  readonly atlas: Atlas;
  readonly weights: Weights;
  readonly turn: number;
  readonly mover: number;
  /** Player-turns of each side still to come after this one. */
  readonly turnsOf: readonly [number, number];
  /** The end of this player-turn is the end of the game. */
  readonly isLast: boolean;
  readonly worth: readonly number[];
  /** Cost of being and staying spent; a corps is eliminated. */
  readonly fatigue: readonly number[];
  readonly reach: readonly number[];
  readonly unitsOf: readonly [readonly number[], readonly number[]];
  /** Cities whose Soviet units never surrender. */
  readonly holds: readonly number[];
  /** The city that scores as a supply city, or `NONE` (§14.2.2). */
  readonly doubled: number;
  readonly retreat: RetreatReading;
}

export function readContext(atlas: Atlas, view: BtmView, weights: Weights): SearchContext {
  const { tables: t } = atlas;
  const { turn, hero, options } = view;
  const rulings = rulingsOf(view);
  const heroHold = hero.hex ?? (rulings['retaken-hero'] === 'supply-city' ? hero.doubled : null);
  const mover = sideNo(view.side);
  const left = t.lastTurn - turn;
  const turnsOf = [left, mover === GERMAN ? left + 1 : left] as const;
  const fullest = t.lastTurn;
  const lives = [turnsOf[0] / fullest, turnsOf[1] / fullest] as const;
  const odessa = options.odessa ? t.placeNo(t.odessa) : NONE;
  return {
    atlas,
    weights,
    turn,
    mover,
    turnsOf,
    isLast: mover === SOVIET && turn === t.lastTurn,
    worth: t.units.map((_, unit) => worthOf(t, weights, unit, lives[t.sideOfUnit(unit) === GERMAN ? 0 : 1])),
    fatigue: t.units.map((_, unit) => fatigueOf(t, weights, unit, lives[t.sideOfUnit(unit) === GERMAN ? 0 : 1])),
    reach: t.units.map((_, unit) => reachOf(t, unit, turn, mover)),
    unitsOf: atlas.unitsOf,
    holds: atlas.cities.flatMap(({ hex, isSupplyCity }) =>
      isSupplyCity || hex === odessa || (heroHold !== null && hex === t.placeNo(heroHold)) ? [hex] : [],
    ),
    doubled: hero.doubled === null ? NONE : t.placeNo(hero.doubled),
    retreat: retreatReading(rulings),
  };
}

/** §4.1: a lost German unit costs points; any living unit can still act. */
function worthOf(t: Tables, weights: Weights, unit: number, life: number): number {
  const strength = t.units[unit]?.strength ?? 0;
  if (t.sideOfUnit(unit) === GERMAN)
    return t.isTank(unit)
      ? t.scoring.lostTank + 1 / t.scoring.activePanzersPerPoint + weights.tank * life
      : t.scoring.lostInfantry + weights.infantry * strength * life;
  return t.isMechanised(unit) ? 0.05 + weights.corps * life : 0.05 + weights.army * strength * life;
}

function fatigueOf(t: Tables, weights: Weights, unit: number, life: number): number {
  if (t.isMechanised(unit)) return worthOf(t, weights, unit, life);
  const less = (t.units[unit]?.strength ?? 0) - (t.units[unit]?.passive ?? 0);
  const point = t.sideOfUnit(unit) === GERMAN && t.isTank(unit) ? (life === 0 ? 0.5 : 0.1) : 0;
  return point + weights.tired * less * life;
}

/** The side that is not phasing comes next; the other one a turn later. */
function reachOf(t: Tables, unit: number, turn: number, mover: number): number {
  const next = t.sideOfUnit(unit) === mover || mover === SOVIET ? turn + 1 : turn;
  return next > t.lastTurn ? 0 : t.allowanceOf(unit, next);
}
