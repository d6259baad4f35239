import type { CardId, Side, SpaceId } from '../../engine/games/hitlers-reich/ids.ts';
import { BASE_DICE, MOST_DICE } from '../../engine/games/hitlers-reich/rules/dice.ts';
import type { ConflictKind } from '../../engine/games/hitlers-reich/state.ts';
import { fitsIn, isEnabling, namedAids, together, type Aid, type Support } from './aids.ts';
import { valueOf } from './card-choice.ts';
import { chanceOfLead, chanceOfPoints } from './dice-chances.ts';
import type { Scene } from './mind.ts';
import { cardsOf, enemyOf } from './sight.ts';
import { holderOf, leadAround } from './worth.ts';

const limited = (dice: number): number => Math.min(MOST_DICE, dice);

/** A die beyond the limit of five is worth nothing. */
const FORTRESS = { centre: 2.6, plain: 1.8 } as const;

const REROLLS: Readonly<Record<number, number>> = { 11: 1.3, 12: 2.2, 13: 2.6 };
/** A card in points; a Sabotage by its mean effect on the other side. */
export function pointsOfCard(card: CardId): number {
  const value = valueOf(card);
  return value === 1 ? 9.5 : value + (REROLLS[value] ?? 0);
}

export interface Fight {
  readonly kind: ConflictKind;
  readonly target: SpaceId;
  readonly active: Side;
  readonly isBlitz: boolean;
}

function placeDice({ mind, sight }: Scene, { kind, target, active }: Fight): readonly [number, number] {
  const { table } = sight;
  if (kind === 'event') return [0, 0];
  const other = enemyOf(active);
  if (kind === 'sea') {
    const fleet = (side: Side) => (table.fleets[side].includes(target) ? 1 : 0);
    const near = (side: Side) =>
      (mind.board.get(target)?.near ?? []).some((id) => {
        const place = mind.board.get(id);
        return place !== undefined && holderOf(table, place) === side;
      });
    const alone = (side: Side) => (near(side) && !near(enemyOf(side)) ? 1 : 0);
    return [fleet(active) + alone(active), fleet(other) + alone(other)];
  }
  const area = leadAround(mind.board, table, active, target) > 0 ? 1 : 0;
  const place = mind.board.get(target);
  const capital = place && place.drums > 1 && place.home === other ? 1 : 0;
  return [area, capital];
}

function fortressPoints({ mind, sight }: Scene, { kind, target, active }: Fight): number {
  const isHeld = kind !== 'event' && kind !== 'sea' && sight.table.fortresses[enemyOf(active)].includes(target);
  if (!isHeld) return 0;
  return (mind.board.get(target)?.drums ?? 0) > 0 ? FORTRESS.centre : FORTRESS.plain;
}

/** The enemy's best is chosen from this many unknown cards, because hands are picked over. */
const enemyCards = (size: number, pickedOver: number): number => Math.max(1.6, Math.min(3, size / pickedOver));

/** Dice of both sides, and points besides the dice, for the seat asked. */
export interface Odds {
  readonly own: number;
  readonly enemy: number;
  readonly points: number;
}

/** The chance, 0 to 1, of a card with so many points against unknown ones. */
export const chanceWith = ({ sight, mind }: Scene, { own, enemy, points }: Odds, card: number): number =>
  chanceOfPoints(own, enemy, points + card, enemyCards(sight.table.handSize[mind.enemy], mind.temper.pickedOver));

export function oddsOf(scene: Scene, fight: Fight, own: Support, enemy: Support): Odds {
  const { side } = scene.mind;
  const [active, other] = placeDice(scene, fight);
  const isActive = fight.active === side;
  const fortress = fortressPoints(scene, fight);
  return {
    own: limited(BASE_DICE + own.dice + (isActive ? active : other)),
    enemy: limited(BASE_DICE + enemy.dice + (isActive ? other : active)),
    points: own.points - enemy.points + (isActive ? -fortress : fortress),
  };
}

const partOf = ({ dice, points }: Support, share: number): Support => ({
  dice: Math.round(dice * share),
  points: points * share,
});

export const listFitting = (scene: Scene, { kind, active, isBlitz }: Fight, side: Side): readonly Aid[] =>
  scene.readyOf(side).filter((aid) => fitsIn(aid, { kind, isAttacker: side === active, isBlitz }));

const RED = /^(?:S|DA)/;

export const bestPoints = (scene: Scene, isRed: boolean): number =>
  scene.number(isRed ? 'best red card' : 'best card', () => {
    const { hand } = scene.sight;
    const reds = isRed ? hand.filter((card) => RED.test(card)) : [];
    return (reds.length > 0 ? reds : hand).reduce((best, card) => Math.max(best, pointsOfCard(card)), 1);
  });

/** Slots of values that are computed once at a question. */
const AHEAD: Readonly<Record<ConflictKind, number>> = { event: 1, land: 2, paratroop: 3, amphibious: 4, sea: 5 };
const BLITZ = 6;
const OWN = 12;
const NOW = 0;

const supportAhead = (scene: Scene, fight: Fight, side: Side, share: number): Support =>
  scene.once(AHEAD[fight.kind] + (fight.isBlitz ? BLITZ : 0) + (side === scene.mind.side ? OWN : 0), () => {
    const isOwn = side === scene.mind.side;
    const aids = listFitting(scene, fight, side).filter((aid) => !isOwn || (!isEnabling(aid) && aid.cost === 0));
    return partOf(together(aids), share);
  });

/** A fight that is not declared yet: the seat's chance with its best card and events. */
export function chanceAhead(scene: Scene, fight: Fight, isRed: boolean): number {
  const { side, enemy, temper } = scene.mind;
  const own = supportAhead(scene, fight, side, temper.names);
  const others = supportAhead(scene, fight, enemy, temper.spends);
  return chanceWith(scene, oddsOf(scene, fight, own, others), bestPoints(scene, isRed));
}

/** The present fight, with the events named so far; null for none. */
export function runningFight({ sight }: Scene): Fight | null {
  const { conflict } = sight.table;
  return (
    conflict && { kind: conflict.kind, target: conflict.target, active: conflict.active, isBlitz: conflict.blitz > 0 }
  );
}

/** Its present odds, with `more` own events. */
export function runningOdds(scene: Scene, fight: Fight, more: readonly Aid[] = []): Odds {
  const { mind, sight } = scene;
  const named = (side: Side) => namedAids(mind.aids, sight.table, side);
  return oddsOf(scene, fight, together([...named(mind.side), ...more]), together(named(mind.enemy)));
}

export function chanceOfCard(scene: Scene, odds: Odds, card: CardId): number {
  const { sight, mind } = scene;
  const [shown] = cardsOf(sight.table, mind.enemy, mind.side);
  if (shown === undefined) return chanceWith(scene, odds, pointsOfCard(card));
  const [own, other] = [valueOf(card), valueOf(shown)];
  const lead =
    (other === 1 ? 1 : own) - (own === 1 ? 1 : other) + (REROLLS[own] ?? 0) - (REROLLS[other] ?? 0) + odds.points;
  return chanceOfLead(odds.own, odds.enemy, lead);
}

export const oddsNow = (scene: Scene, fight: Fight): Odds => scene.once(NOW, () => runningOdds(scene, fight));
