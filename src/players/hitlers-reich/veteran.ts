/** An experienced player: it weighs prizes against chances and costs, and knows the order of a turn. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { Side, SpaceId } from '../../engine/games/hitlers-reich/ids.ts';
import type { Attack, EffectMove, Move, MoveOf } from '../../engine/games/hitlers-reich/moves.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { Program, ProgramDraw } from '../types.ts';
import type { Aid } from './aids.ts';
import { valueOf } from './card-choice.ts';
import {
  bestPoints,
  chanceAhead,
  chanceOfCard,
  chanceWith,
  oddsNow,
  runningFight,
  runningOdds,
  type Fight,
} from './conflict-chances.ts';
import { makeMind, Scene, type Mind } from './mind.ts';
import { heldWorth, keepsFor, spacePrize, stepsDown, stepsUp } from './prizes.ts';
import { chanceOfRolling, chanceOfTurning, faceOf, SMALL } from './dice-chances.ts';
import { enemyOf, sightOfView, type Sight } from './sight.ts';
import { TEMPER, type Temper } from './temper.ts';
import { holderOf } from './worth.ts';

function eventPrize(scene: Scene, title: string, side: Side): number {
  const { mind, sight } = scene;
  const aid = mind.aids.byTitle.get(title);
  if (!aid) return 0;
  const { handSize } = sight.table;
  const { temper } = mind;
  const enemy = enemyOf(side);
  let prize = 0;
  for (const op of aid.data.effect)
    switch (op.op) {
      case 'HAND': {
        const whose: Side = op.side === 'user' ? side : op.side === 'axis' ? 'axis' : 'allies';
        const rises = op.n > 0 ? stepsUp(temper, handSize[whose], op.n) : -stepsDown(temper, handSize[whose], -op.n);
        prize += temper.steadily * (whose === side ? rises : -rises);
        break;
      }
      case 'CONTROL':
        prize += temper.control * (mind.board.has(op.space) ? spacePrize(scene, op.space, side) : 0.6);
        break;
      case 'CONTROL_GROUP':
        prize += temper.group;
        break;
      case 'CHOOSE':
        prize += temper.chosen;
        break;
      case 'STAND':
        prize += stepsUp(temper, handSize[enemy], 1) * temper.stands;
        break;
      case 'ENABLE':
        prize += op.attack === 'amphibious' ? boatsPrize(scene, side) : temper.drops;
        break;
      default:
        break;
    }
  return aid.data.when.immediate ? prize : prize + heldWorth(scene.mind.temper, aid) * servesAgain(scene, side);
}

/** Few events can be used in one fight: the first ones are worth most. */
const servesAgain = (scene: Scene, side: Side): number => scene.mind.temper.serves[scene.readyOf(side).length] ?? 0;

const LATE = 3;
/** Boats open coasts; Overlord needs them. */
function boatsPrize({ mind, sight }: Scene, side: Side): number {
  const { table } = sight;
  const { temper } = mind;
  const zones = [...mind.board.values()].filter((place) => place.isSea && holderOf(table, place) === side);
  const coasts = zones.filter((zone) =>
    zone.near.some((id) => {
      const place = mind.board.get(id);
      const holder = place && !place.isSea ? holderOf(table, place) : null;
      return holder !== null && holder !== side;
    }),
  );
  const isInvasion =
    side === 'allies' && !table.used.overlord && Math.min(table.year.axis, table.year.allies) >= LATE - 1;
  return (coasts.length > 0 ? temper.boats : 0.05) + (isInvasion ? temper.invasion : 0);
}

const owesRed = (mind: Mind, sight: Sight, origin: SpaceId | null, target: SpaceId): boolean => {
  if (mind.side !== 'allies') return false;
  const isSoviet = (id: SpaceId | null) => id !== null && (sight.table.markers[id] ?? '') === 'soviet';
  return isSoviet(origin) || mind.homes.get(target) === 'soviet';
};

const fightOf = (side: Side, { kind, target }: Attack): Fight => ({
  kind,
  target,
  active: side,
  isBlitz: false,
});

/** The first action, or one inside a Big Push: a win brings another. */
const isFirst = ({ sight }: Scene): boolean => sight.asked?.at === 'turn/action';

function scoreAttack(scene: Scene, move: Attack): number {
  const { mind, sight } = scene;
  const fight = fightOf(mind.side, move);
  const chance = chanceAhead(scene, fight, owesRed(mind, sight, move.origin, move.target));
  const spends = move.kind === 'paratroop' || move.kind === 'amphibious' ? mind.temper.enabler : 0;
  return chance * (spacePrize(scene, move.target, mind.side) + (isFirst(scene) ? mind.temper.bonus : 0)) - spends;
}

function scoreBlitz(scene: Scene, target: SpaceId): number {
  const { mind, sight } = scene;
  const { table } = sight;
  const guderian = scene.readyOf(mind.side).some(({ waivesBlitz }) => waivesBlitz);
  const isFree = table.turn.operation === 'overlord' || guderian;
  const chance = chanceAhead(scene, { kind: 'land', target, active: mind.side, isBlitz: true }, false);
  const cost = isFree ? 0.1 : mind.temper.blitz * stepsDown(mind.temper, table.handSize[mind.side], 1);
  return chance * spacePrize(scene, target, mind.side) - cost - (1 - chance) * atRisk(scene);
}

/** A future bonus that a defeat would forfeit. */
const atRisk = ({ mind, sight }: Scene): number =>
  sight.table.turn.success === 'earned' && sight.table.turn.operation === null ? mind.temper.bonus : 0;

function scoreEvent(scene: Scene, event: string): number {
  const { side } = scene.mind;
  const chance = chanceAhead(scene, { kind: 'event', target: event, active: side, isBlitz: false }, false);
  const prize = eventPrize(scene, event, side);
  if (isFirst(scene)) return chance * (prize + scene.mind.temper.bonus);
  return chance * prize - (scene.sight.asked?.at === 'bonus/centre' ? (1 - chance) * atRisk(scene) : 0);
}

/** The stake: for the attacker with the bonus after it, for the defender the same. */
const stakeOf = (scene: Scene, fight: Fight): number => scene.number('stake', () => countStake(scene, fight));

function countStake(scene: Scene, fight: Fight): number {
  const { sight, mind } = scene;
  const { kind, target, active } = fight;
  const prize = kind === 'event' ? eventPrize(scene, target, active) : spacePrize(scene, target, active);
  const care = active === mind.side ? mind.temper.attacks : mind.temper.defends;
  return care * (prize + (sight.table.turn.success === 'none' ? mind.temper.bonus : mind.temper.aside));
}

export function stakeNow(scene: Scene): number {
  const fight = runningFight(scene);
  return fight ? stakeOf(scene, fight) : 0;
}

/** Naming an event: its gain in chance, against its later value. */
function scorePlay(scene: Scene, title: string): number {
  const { mind, sight } = scene;
  const fight = runningFight(scene);
  const aid = mind.aids.byTitle.get(title);
  if (!fight || !aid) return 0;
  const card = bestPoints(scene, sight.table.conflict?.red ?? false);
  const now = chanceWith(scene, oddsNow(scene, fight), card);
  const then = chanceWith(scene, runningOdds(scene, fight, [aid]), card);
  const size = sight.table.handSize[mind.side];
  const saved = aid.waivesBlitz ? stepsDown(mind.temper, size, 1) : 0;
  return (then - now) * stakeOf(scene, fight) + saved - costOf(mind.temper, aid, then, size);
}

/** A Reusable returns if the fight is won; an event handed over is gone for a while. */
function costOf(temper: Temper, aid: Aid, chance: number, size: number): number {
  const worth = heldWorth(temper, aid);
  return (
    (aid.isReusable ? (1 - chance) * worth * temper.lostEvent + 0.05 : worth * temper.handedEvent) +
    stepsDown(temper, size, aid.cost)
  );
}

function scoreCard(scene: Scene, card: string): number {
  const fight = runningFight(scene);
  if (!fight) return 0;
  return chanceOfCard(scene, oddsNow(scene, fight), card) * stakeOf(scene, fight) - keepsFor(scene.mind.temper, card);
}

function scoreEffect(scene: Scene, facts: HrFacts, { own, dice, source }: EffectMove): number {
  const { mind, sight } = scene;
  const target = sight.table.conflict?.target ?? '';
  const face = own ? faceOf(facts, source, (mind.board.get(target)?.drums ?? 0) > 0) : null;
  const places = sight.table.conflict?.dice[own ? mind.side : mind.enemy] ?? [];
  const lying = dice.reduce((sum, place) => sum + (places[place - 1] ?? 0), 0);
  if (face !== null) return chanceOfTurning(mind, sight, dice, face) + SMALL * (face * dice.length - lying);
  const gain = 3.5 * dice.length - lying;
  return chanceOfRolling(mind, sight, dice, own) + SMALL * (own ? gain : -gain);
}

/** The chance if nothing more is done, which a re-roll must improve. */
function scoreDone({ mind, sight }: Scene): number {
  switch (sight.asked?.at) {
    case 'conflict/effect':
    case 'conflict/reroll':
    case 'conflict/counter':
      return chanceOfRolling(mind, sight, [], true);
    default:
      return 0;
  }
}

/** The chance of a Big Push by the value of the card paid for it (§6.3.2), with its re-rolls. */
const PUSHES = [0, 0, 0, 0, 0, 0.05, 0.09, 0.16, 0.26, 0.375, 0.5, 0.74, 0.92, 0.98] as const;
const pushChance = (card: string): number => (valueOf(card) === 1 ? 0 : (PUSHES[valueOf(card)] ?? 0));
const pushPrize = ({ mind, sight }: Scene): number =>
  mind.side === 'allies' && !sight.table.used.overlord && sight.table.year.allies >= LATE - 1
    ? 2 * mind.temper.push
    : mind.temper.push;

const scorePlan = (scene: Scene): number =>
  Math.max(
    0,
    ...scene.sight.hand.map((card) => pushChance(card) * pushPrize(scene) - keepsFor(scene.mind.temper, card)),
  );

function isThreatened({ mind, sight }: Scene, area: SpaceId): boolean {
  return (mind.board.get(area)?.near ?? []).some((id) => {
    const place = mind.board.get(id);
    return place !== undefined && !place.isSea && holderOf(sight.table, place) === mind.enemy;
  });
}

/** A fortress helps turn after turn if the enemy is next to a centre. */
function scoreFortify(scene: Scene, area: SpaceId): number {
  const { mind, sight } = scene;
  const drums = mind.board.get(area)?.drums ?? 0;
  const left = sight.table.fortresses[mind.side].length < 4;
  if (!left || drums === 0 || !isThreatened(scene, area)) return 0;
  return mind.temper.fortify * stepsDown(mind.temper, sight.table.handSize[mind.side], drums);
}

function scoreDiscard({ mind, sight }: Scene, card: string, pushes: number): number {
  const { asked } = sight;
  if (asked?.at === 'pay/card' && 'for' in asked && asked.for === 'plan')
    return pushChance(card) * pushes - keepsFor(mind.temper, card);
  if (asked?.at === 'reorganise/discard') return 0.05 - keepsFor(mind.temper, card);
  return 1 - keepsFor(mind.temper, card);
}

function scoreReorganise({ mind, sight }: Scene, option: 'a' | 'b'): number {
  const { handSize } = sight.table;
  const cost =
    option === 'a' ? stepsDown(mind.temper, handSize[mind.side], 1) : stepsUp(mind.temper, handSize[mind.enemy], 1);
  const { fresh } = mind.temper;
  const gain = sight.hand.reduce((sum, card) => sum + Math.max(0, fresh - keepsFor(mind.temper, card)), 0);
  return gain - cost;
}

type Judge = { readonly [K in Move['type']]: (scene: Scene, move: MoveOf<K>) => number };

const judgeOf = (facts: HrFacts): Judge => ({
  barbarossa: () => 12,
  overlord: () => 12,
  push: (scene) => (mustSave(scene) ? -1 : 3.5),
  attack: scoreAttack,
  blitz: (scene, { target }) => scoreBlitz(scene, target),
  event: (scene, { event }) => scoreEvent(scene, event),
  bonus: () => -1,
  plan: scorePlan,
  fortify: (scene, { area }) => scoreFortify(scene, area),
  fleet: ({ mind }, { zone }) => ((mind.board.get(zone)?.drums ?? 0) > 0 ? mind.temper.fleet : 0.02),
  reorganise: (scene, { option }) => scoreReorganise(scene, option),
  play: (scene, { event }) => scorePlay(scene, event),
  cancel: ({ mind }, { event }) => {
    const aid = mind.aids.byTitle.get(event);
    return aid ? aid.points + aid.dice * 3.5 : 0;
  },
  card: (scene, { card }) => scoreCard(scene, card),
  effect: (scene, move) => scoreEffect(scene, facts, move),
  reroll: ({ mind, sight }, { dice }) => chanceOfRolling(mind, sight, dice, true) + SMALL,
  counter: ({ mind, sight }, { dice }) => chanceOfRolling(mind, sight, dice, true),
  block: (_, { card }) => valueOf(card),
  sabotage: (_, { card }) => valueOf(card),
  discard: (scene, { card }) => scoreDiscard(scene, card, pushPrize(scene)),
  swap: ({ mind }, { take, give }) => keepsFor(mind.temper, take) - keepsFor(mind.temper, give) - 0.05,
  drop: (scene, { event }) => 3 - eventPrize(scene, event, scene.mind.side),
  keep: (scene, { event }) => eventPrize(scene, event, scene.mind.side),
  return: (scene, { event }) => eventPrize(scene, event, scene.mind.side),
  choose: (scene, { space }) => spacePrize(scene, space, scene.mind.side),
  lift: (scene, { space }) => 5 - spacePrize(scene, space, scene.mind.side),
  speer: (_, { use }) => (use ? 1 : 0),
  nation: (_, { nation }) => (nation === 'western' ? 1 : 0),
  // A player who calls for the bonus uses it: under version 1 of the rules keeping it leads back to the same position.
  decline: ({ sight }) => (sight.asked?.at === 'push/bonus' ? -Infinity : 0.01),
  done: scoreDone,
  pass: () => 0,
  resign: () => -Infinity,
});

/** The Big Push of the last years is for Overlord. */
function mustSave({ mind, sight }: Scene): boolean {
  const { used, year } = sight.table;
  return mind.side === 'allies' && !used.overlord && year.allies >= LATE;
}

export type Weigh = (sight: Sight, moves: readonly Move[]) => readonly number[];

export function makeWeigher(facts: HrFacts, side: Side, temper = TEMPER): Weigh {
  const mind = makeMind(facts, side, temper);
  const judge = judgeOf(facts);
  // The row of its verb judges a move.
  const weigh = <K extends Move['type']>(scene: Scene, move: MoveOf<K>): number =>
    (judge[move.type] as (scene: Scene, move: MoveOf<K>) => number)(scene, move);
  return (sight, moves) => {
    const scene = new Scene(mind, sight);
    return moves.map((move) => weigh(scene, move));
  };
}

export function pickBest(moves: readonly Move[], worth: readonly number[], draw: ProgramDraw): Move {
  let best = 0;
  let ties = 1;
  for (let at = 1; at < moves.length; at++) {
    const [value, top] = [worth[at] ?? 0, worth[best] ?? 0];
    if (value > top) [best, ties] = [at, 1];
    else if (value === top && draw(++ties) === 0) best = at;
  }
  const chosen = moves[best];
  if (!chosen) throw new RangeError('a decision without a move');
  return chosen;
}

export function createVeteran(facts: HrFacts, side: Side): Program<HrTypes> {
  const weigh = makeWeigher(facts, side);
  return {
    id: 'veteran',
    choose: ({ moves }, look, draw) => {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      return pickBest(moves, weigh(sightOfView(look(), side), moves), draw);
    },
  };
}
