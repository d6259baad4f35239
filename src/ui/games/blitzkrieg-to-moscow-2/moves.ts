import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Line, TargetRef, Preview } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import { cardRef, parseTarget, spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import { cardOf, isSameCard } from './cards.ts';
import { isHexName, isSpotName, type BtmMove, type BtmScene, type BtmWords } from './lookup.ts';
import { rowOf, isAssault, isStart } from './verbs.ts';
import { listPanzers, tanksIn } from './panzers/best-acts.ts';
import { chanceOf, paramsOf } from '../../table/reason.ts';

/** Sorts and groups the legal moves for the list, and words recorded moves. */

/** Gives the chance and the column of a combat. */
export function reason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  const column = paramsOf(preview, 'btm.effect.odds', 'btm.effect.odds-passive')?.['column'];
  return share === null || column === undefined ? null : { key: 'table.btm.reason', params: { share, column } };
}

/** Null if the move's own words will do. Below 1:1 nobody rolls (§11.3.5). */
export function wordAct(scene: BtmWords, move: BtmMove): string | null {
  const { facts, queries, view, i18n } = scene;
  const act = rowOf(move).wordAct?.(scene, move);
  if (act !== undefined) return act;
  if (facts.plays[move.type] !== 'combatShift' && !isAssault(move)) return null;
  const { readCombat, isDieNext } = queries;
  const card = 'card' in move ? move.card : null;
  const combat = readCombat(view, move) ?? readCombat(view);
  // No die decides it, so there is none to announce.
  if (combat?.end && card === null) return i18n.t('table.btm.act.attack', { hex: combat.target });
  const column = combat?.sums?.column ?? 0;
  if (column < 1 || !isDieNext(view, move)) return null;
  return card === null ? i18n.t('table.btm.act.roll', { column }) : i18n.t('table.btm.act.card', { card });
}

/** Acts come before card uses: an activation takes four steps and is rarely wanted first. */
export const distinctMoves = (scene: BtmScene, moves: readonly BtmMove[]): readonly BtmMove[] => [
  ...bestTanksFirst(
    scene,
    mapFirst(
      scene,
      moves.filter((move) => rowOf(move).comesLast !== true),
    ),
  ),
  ...moves.filter((move) => rowOf(move).comesLast === true),
];

/** §10: units on the map are listed first, then those of each rear area from north to south. */
function mapFirst({ facts, view }: BtmScene, moves: readonly BtmMove[]): readonly BtmMove[] {
  if (view.question?.at !== 'movement/move') return moves;
  const areas = Object.keys(facts.areas);
  const placeOf = (move: BtmMove) => (isStart(move) ? areas.indexOf(view.units[move.unit]?.place ?? '') : areas.length);
  return moves.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** §12: tanks are listed by the worth of their best act. */
function bestTanksFirst(scene: BtmScene, moves: readonly BtmMove[]): readonly BtmMove[] {
  if (scene.view.question?.at !== 'breakthrough/action') return moves;
  const order = listPanzers(scene, tanksIn(moves)).map(({ unit }) => unit);
  const placeOf = (move: BtmMove) => ('unit' in move ? order.indexOf(move.unit) : -1);
  return moves.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A move names at most a card, a unit and a place. */
export const freeOrder = (): number => 3;

/** Before the first pick, attackable hexes and movable units light up, but not all places of all cards. */
export const litFirst = (move: BtmMove): readonly TargetRef[] =>
  rowOf(move).lit?.(move) ?? ('unit' in move ? [unitRef(move.unit)] : []);

/** Copies of a card make no difference. */
export function isLike(scene: BtmScene, move: BtmMove, other: BtmMove): boolean {
  const card = cardOf(move);
  if (move.type !== other.type || !isSameCard(scene, card, cardOf(other))) return false;
  return JSON.stringify({ ...move, card }) === JSON.stringify({ ...other, card });
}

export const lapses = (_: BtmScene, moves: readonly BtmMove[]): boolean =>
  moves.some((move) => (rowOf(move).lapsing?.(moves) ?? []).length > 0);

export const listUnspent = (scene: BtmScene, moves: readonly BtmMove[], inFull: boolean): readonly Line[] =>
  moves.flatMap((move) => rowOf(move).leave?.(scene, moves, inFull) ?? []);

/** Own units that cannot act and own cards without a use now: a player may look for them. */
export function listClosed(
  { facts, queries, view }: BtmScene,
  { moves, base }: { readonly moves: readonly BtmMove[]; readonly base: readonly TargetRef[] },
): readonly TargetRef[] {
  const { question } = view;
  const decider = queries.readDecider(view);
  if (base.length > 0 || question === null || decider === null) return [];
  const offered = new Set(moves.flatMap((move) => ('unit' in move ? [move.unit] : [])));
  const own = facts.units.filter(({ side, id }) => side === decider && !offered.has(id));
  const onMap = own.filter(({ id }) => isSpotName(view.units[id]?.place ?? ''));
  const cards = cardsUnused({ facts, queries, view }, moves, decider);
  switch (question.at) {
    case 'movement/move':
      return onMap.map(({ id }) => unitRef(id));
    case 'combat/attack': {
      const targets = new Set(moves.flatMap((move) => ('target' in move ? [move.target] : [])));
      const enemies = facts.units.filter(({ side }) => side !== decider);
      return unique(enemies.flatMap(({ id }) => view.units[id]?.place ?? []))
        .filter((place) => isHexName(place) && !targets.has(place))
        .map(spaceRef);
    }
    case 'logistics/reinforce': {
      const lost = own.filter(({ id }) => ['eliminated', 'surrendered'].includes(view.units[id]?.place ?? ''));
      return [...lost.map(({ id }) => unitRef(id)), ...cards];
    }
    case 'logistics/rail':
      return cards;
    case 'combat/attack-card':
    case 'combat/defence-card':
    case 'combat/reroll':
      return firstOfEach({ facts, queries, view }, cards);
    case 'breakthrough/action':
      return [
        ...onMap.filter(({ arm }) => arm === 'tank').map(({ id }) => unitRef(id)),
        ...firstOfEach({ facts, queries, view }, cards),
      ];
    default:
      return [];
  }
}

const firstOfEach = (scene: BtmScene, cards: readonly TargetRef[]): readonly TargetRef[] =>
  cards.filter(
    (card, at) => !cards.slice(0, at).some((other) => isSameCard(scene, parseTarget(other).id, parseTarget(card).id)),
  );

function cardsUnused({ view }: BtmScene, moves: readonly BtmMove[], side: Side): readonly TargetRef[] {
  const used = new Set(moves.flatMap((move) => ('card' in move ? [move.card] : 'by' in move ? [move.by] : [])));
  return (view.cards[side].hand ?? []).filter((card) => !used.has(card)).map(cardRef);
}

/** A recorded move of a later version is shown as written. */
export function wordNotation({ queries, i18n }: BtmWords, notation: string): string {
  const read = queries.readMove(notation);
  if (read === null) return notation;
  const { key, params = {} } = read.line;
  return i18n.line({ key: rowOf(read.move).recorded?.(read.move) ?? key, params });
}
