import { retreatReading } from '../../engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import type { Field, RetreatReading, Tables } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { rulingsOf, type Rulings } from '../../engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { recall } from '../../engine/games/blitzkrieg-to-moscow-2/rules/latest.ts';
import { NONE, sideNo } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { BtmView } from '../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { type Atlas, type City, GERMAN, SOVIET } from './board.ts';
import { BoardMemory } from './board-memory.ts';
import type { Weights } from './weights.ts';

export interface Raider {
  readonly place: number;
  readonly reach: number;
  readonly strength: number;
}

/** The best attack on a target by the units next to it. */
export interface Assault {
  /** These units, with their places and the sides that are up (`standOf`). */
  readonly near: readonly number[];
  readonly isHero: boolean;
  readonly value: number;
  readonly units: readonly number[];
}

/** A hex that may be attacked, with the worth and the defence of its stack. */
export interface Target {
  readonly hex: number;
  readonly stack: number;
  readonly prize: number;
  readonly defence: number;
  /** The last one that was planned (`assaultOn`). */
  assault: Assault | null;
}

/** A path by its places, without its start. */
export type Way = readonly number[];

export interface Enemies {
  /** Place and side up of each of the side's units; they tell if these are the enemies of another board. */
  readonly places: readonly number[];
  readonly spent: readonly boolean[];
  readonly isRearOne: boolean;
  readonly raiders: readonly Raider[];
  /** Strength that can come next to each hex or into it, once asked for. */
  readonly attackOn: (number | undefined)[];
  /** True where one could reach the hex with no unit in its way, once asked for. */
  readonly comesTo: (boolean | undefined)[];
  /** Most valuable first; null before `targetsOf`. */
  targets: readonly Target[] | null;
  /** The pulls that last drew them, and the sum (`appraisePull`). */
  drawn: { readonly by: object; readonly sum: number } | null;
  /** Paths that they leave to the phasing side's units, by unit and start (`plansOf`). */
  readonly plans: Map<number, readonly Way[]>;
}

/** §11.3.5: the attacker's gain by each result of the die. */
export interface Results {
  readonly gone: number;
  readonly spentRetreat: number;
  readonly retreat: number;
}

/** The board of a decision; decisions often follow each other on the same one. */
export interface SearchedBoard {
  readonly field: Field;
  /** Results of attacks by target and possible entrants (`openStakes`). */
  readonly results: Map<string, Results>;
}

/** Values of units in a player-turn, by weights, and the latest enemies seen in it. */
export interface TurnSheet {
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
  /** For `readEnemies`. */
  readonly enemies: Enemies[];
}

export interface SearchContext extends TurnSheet {
  /** Cities whose Soviet units never surrender. */
  readonly holds: readonly number[];
  /** The city that scores as a supply city, or `NONE` (§14.2.2). */
  readonly doubled: number;
  readonly retreat: RetreatReading;
  /** Cities among `holds` by §14.2.2 and §15.2.1, or `NONE`. */
  readonly heroHold: number;
  readonly odessa: number;
  readonly rulings: Rulings;
  /** For `appraise`. */
  readonly memory: BoardMemory;
  /** For `openSearch`. */
  readonly boards: SearchedBoard[];
}

/** The latest player-turns, for one set of weights. */
interface Remembered {
  readonly contexts: SearchContext[];
  /** For each mover, by turn. */
  readonly sheets: readonly [(TurnSheet | undefined)[], (TurnSheet | undefined)[]];
}
const remembered = new WeakMap<Atlas, WeakMap<Weights, Remembered>>();
const MOST = 4;

function rememberedOf(atlas: Atlas, weights: Weights): Remembered {
  const byWeights = remembered.get(atlas) ?? new WeakMap<Weights, Remembered>();
  remembered.set(atlas, byWeights);
  const found: Remembered = byWeights.get(weights) ?? { contexts: [], sheets: [[], []] };
  byWeights.set(weights, found);
  return found;
}

export function readContext(atlas: Atlas, view: BtmView, weights: Weights): SearchContext {
  const { tables: t } = atlas;
  const { hero, options, turn } = view;
  const mover = sideNo(view.side);
  const rulings = rulingsOf(view);
  const held = hero.hex ?? (rulings['retaken-hero'] === 'supply-city' ? hero.doubled : null);
  const about = {
    rulings,
    heroHold: held === null ? NONE : t.placeNo(held),
    odessa: options.odessa ? t.placeNo(t.odessa) : NONE,
    doubled: hero.doubled === null ? NONE : t.placeNo(hero.doubled),
  };
  const { contexts, sheets } = rememberedOf(atlas, weights);
  return recall(
    contexts,
    MOST,
    (context) =>
      context.turn === turn &&
      context.mover === mover &&
      context.rulings === rulings &&
      context.heroHold === about.heroHold &&
      context.odessa === about.odessa &&
      context.doubled === about.doubled,
    () => ({
      ...((mover === GERMAN ? sheets[0] : sheets[1])[turn] ??= makeSheet(atlas, weights, turn, mover)),
      ...about,
      holds: atlas.cities.flatMap(({ hex, isSupplyCity }) =>
        isSupplyCity || hex === about.odessa || hex === about.heroHold ? [hex] : [],
      ),
      retreat: retreatReading(rulings),
      memory: new BoardMemory(t),
      boards: [],
    }),
  );
}

function makeSheet(atlas: Atlas, weights: Weights, turn: number, mover: number): TurnSheet {
  const { tables: t } = atlas;
  const left = t.lastTurn - turn;
  const turnsOf = [left, mover === GERMAN ? left + 1 : left] as const;
  const fullest = t.lastTurn;
  const lives = [turnsOf[0] / fullest, turnsOf[1] / fullest] as const;
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
    enemies: [],
  };
}

/** §14.2.2: final points of a city. */
export const pointsOf = ({ doubled }: SearchContext, { hex, points }: City): number => (hex === doubled ? 2 : points);

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
