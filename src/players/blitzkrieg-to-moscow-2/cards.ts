/** When to play cards, and which to draw (§6.1, §7). */
import type { CardUseMade } from '../../engine/games/blitzkrieg-to-moscow-2/card-use.ts';
import type { CardId, CardUse } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { withSpent } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import { activationsOf } from './activation.ts';
import { valueOfTankAttack } from './breakthrough.ts';
import { GERMAN } from './board.ts';
import { chanceGain, rerollGain, wakeGain } from './fight.ts';
import { pick, pickBest } from './search.ts';
import { gainFor, walked, type Search } from './search.ts';
import { appraise } from './appraisal.ts';

/** A use that would be lost with the turn is worth little more than nothing. */
const SPARE = 0.04;

/** §7.1, Q26: the activation that helps the attack most. */
function chooseWake(search: Search, moves: readonly Move[]): Move | null {
  let best: Move | null = null;
  let most = search.context.weights.keep;
  for (const move of activationsOf(moves)) {
    const gain = wakeGain(search, move.unit);
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** §11.3.4: a shift card, where it makes a difference; before it an activation. */
export function chooseShift(search: Search, moves: readonly Move[]): Move {
  const { side, context } = search;
  const isAttacker = side === context.mover;
  const wake = isAttacker ? chooseWake(search, moves) : null;
  if (wake) return wake;
  const gain = isAttacker ? chanceGain(search, 1) : -chanceGain(search, -1);
  const isWorthIt = gain > (isAttacker ? context.weights.keep : SPARE);
  return pick(moves, (move) => move.type === 'shift' && (move.card !== null) === isWorthIt);
}

/** §7.1: a bad die. */
export function chooseReroll(search: Search, moves: readonly Move[]): Move {
  const gain = rerollGain(search) * (search.side === GERMAN ? 1 : -1);
  return pick(moves, (move) => move.type === 'reroll' && (move.card !== null) === gain > search.context.weights.keep);
}

export function chooseHitler(search: Search, use: CardUseMade, moves: readonly Move[]): Move {
  return pick(
    moves,
    (move) => move.type === 'hitler' && move.cancel === harmOf(search, use) > search.context.weights.hurts,
  );
}

/** The gain of a German card for the German side. */
function harmOf(search: Search, use: CardUseMade): number {
  const { tables: t } = search.field;
  const { field, context } = search;
  switch (use.use) {
    case 'combatShift':
      return chanceGain(search, context.mover === GERMAN ? 1 : -1);
    case 'reroll':
      return rerollGain(search);
    case 'reinforce':
      return 0.7 * (context.worth[t.unitNo(use.unit)] ?? 0);
    case 'activate':
      return gainFor(search, GERMAN, appraise(context, withSpent(field, t.unitNo(use.unit), false)));
    case 'rail':
      return 0;
    case 'tankAction':
      if (use.how === 'attack')
        return use.attacks.reduce(
          (sum, { units, target }) =>
            sum + Math.max(0, valueOfTankAttack(search, units.map(t.unitNo), t.placeNo(target))),
          0,
        );
      return gainFor(
        search,
        GERMAN,
        appraise(
          context,
          use.moves.reduce((after, { units, path }) => walked(after, units.map(t.unitNo), path.map(t.placeNo)), field),
        ),
      );
  }
}

/** §6.1: cards in the order of their present use. */
export const chooseDraw = (search: Search, moves: readonly Move[]): Move =>
  pickBest(moves, (move) => (move.type === 'draw' ? worthOfCard(search, move.card) : -Infinity));

const USES: Readonly<Record<CardUse, number>> = {
  combatShift: 0.35,
  tankAction: 0.4,
  activate: 0.05,
  rail: 0.1,
  reroll: 0.4,
  reinforce: 0,
  heroCity: 0.15,
  cancel: 0.5,
};

function worthOfCard(search: Search, card: CardId): number {
  const { tables: t } = search.field;
  const uses = (Object.keys(USES) as CardUse[]).filter((use) => t.hasUse(card, use));
  const other = Math.max(...uses.map((use) => USES[use] * (use === 'tankAction' ? t.tanksOf(card) : 1)));
  return Math.max(other, t.hasUse(card, 'reinforce') ? worthOfRebuilding(search, card) : 0);
}

/** §6.2: units that can return by a card, less those of an earlier card of the kind. */
function worthOfRebuilding({ field, view, context }: Search, card: CardId): number {
  const { tables: t } = field;
  const isGerman = t.cardIds.german.includes(card);
  const side = isGerman ? 'german' : 'soviet';
  const isForTanks = !isGerman && t.hasUse(card, 'tankAction');
  const lost = t.unitsOf(side).flatMap((unit) => {
    const place = view.units[t.unitId(unit)]?.place;
    if (place !== 'eliminated' && place !== 'surrendered') return [];
    if (!isGerman && t.isMechanised(unit) !== isForTanks) return [];
    if (place === 'surrendered' && (isGerman || isForTanks)) return [];
    return [(context.worth[unit] ?? 0) / (place === 'surrendered' ? 2 : 1)];
  });
  const places = isGerman || isForTanks ? 1 : 4;
  const hand = view.cards[side].hand ?? [];
  const taken = hand.filter((other) => t.hasUse(other, 'reinforce') && t.hasUse(other, 'rail')).length * places;
  const back = lost.sort((a, b) => b - a).slice(taken, taken + places);
  const life = view.turn >= t.lastTurn ? 0.5 : 1;
  return back.reduce((sum, worth) => sum + worth, 0) * life;
}
