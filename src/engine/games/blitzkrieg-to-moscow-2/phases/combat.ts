/** Combat phase (§11): attacks one by one, each declared and resolved before the next. */
import type { CardId, Side, UnitId } from '../ids.ts';
import type { Move, MoveOf } from '../moves.ts';
import { addActivations, hasSpentUnit } from '../rules/activation.ts';
import { addTargets, hasTarget, listAttackers } from '../rules/attack.ts';
import { asksForCard } from '../rules/cards.ts';
import { readField, unitState } from '../rules/field.ts';
import { combatOf, shiftSlot } from '../rules/reckon.ts';
import { laterRuling } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { openBreakthrough } from './breakthrough.ts';
import { answerActivation, isActivation } from './cards.ts';
import { eliminate, spend } from './edit.ts';
import { openWindow, startFight } from './fight.ts';
import type { Tables } from '../tables.ts';

const ASSAULT: MoveOf<'assault'> = Object.freeze({ type: 'assault' });
const END_COMBAT: MoveOf<'end-combat'> = Object.freeze({ type: 'end-combat' });

/** Returns true if a card may activate a unit before the first attack (§7.1, Q13). */
const asksToActivate = (t: Tables, state: BtmState, side: Side): boolean =>
  asksForCard(t, state, side, 'activate') && hasSpentUnit(t, state, side);

/** The combat phase, skipped where no unit can attack and no card is asked for (Q13). */
export function openCombat(t: Tables, ctx: BtmCtx, side: Side): void {
  beginPhase(t, ctx, side, 'combat');
  openAttacks(t, ctx, side, false);
}

function openAttacks(t: Tables, ctx: BtmCtx, side: Side, begun: boolean): void {
  const asks = hasTarget(readField(t, ctx.s), side) || (!begun && asksToActivate(t, ctx.s, side));
  if (asks) ctx.goto({ at: 'combat/attack', side, begun });
  else openBreakthrough(t, ctx, side);
}

/** §11.1: the target of the next attack. */
export const attack = (t: Tables): BtmNode<'combat/attack'> => ({
  kind: 'ask',
  ask(state, { side, begun }) {
    const moves: Move[] = [];
    if (!begun) addActivations(t, state, side, moves);
    const targets = addTargets(readField(t, state), side, moves);
    moves.push(END_COMBAT);
    return { seat: side, ask: { key: 'btm.ask.attack', params: { targets }, rule: '11' }, moves };
  },
  answer(ctx, { side }, move) {
    if (isActivation(move)) {
      ctx.goto({ at: 'combat/next', side, window: 'attack' });
      answerActivation(t, ctx, side, move);
    } else if (move.type === 'attack') {
      ctx.goto({ at: 'combat/attack', side, begun: true });
      ctx.call({ at: 'combat/attackers', side, target: move.target, units: [] });
    } else openBreakthrough(t, ctx, side);
  },
});

/** §11.2: attackers one by one, from any adjacent hexes and rear areas; then the assault. */
export const attackers = (t: Tables): BtmNode<'combat/attackers'> => ({
  kind: 'ask',
  ask(state, { side, target, units }) {
    const joins: Move[] = listAttackers(readField(t, state), side, t.placeNo(target), units);
    if (units.length > 0) joins.push(ASSAULT);
    const ask = { key: 'btm.ask.attackers', params: { hex: target, named: units.length }, rule: '11.2' };
    return { seat: side, ask, moves: joins };
  },
  answer(ctx, frame, move) {
    const { side, target, units } = frame;
    if (move.type === 'join') {
      ctx.goto({ ...frame, units: [...units, move.unit] });
      return;
    }
    ctx.end();
    startFight(t, ctx, { target, attackers: [...units], side, caller: 'combat' });
  },
});

export const next = (t: Tables): BtmNode<'combat/next'> => ({
  kind: 'auto',
  run(ctx, { side, window }) {
    if (window === 'attack') openAttacks(t, ctx, side, false);
    else openWindow(t, ctx, side, window);
  },
});

/** §11.3.7, §11.6: attackers and active defenders become spent wherever they are now; corps are eliminated. */
export const end = (t: Tables): BtmNode<'combat/end'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    const { attackers: fought, active, caller } = combatOf(ctx.s);
    spend(t, ctx, [...fought, ...active]);
    if (laterRuling(ctx.s, 'corps-on-track') === 'eliminated') loseOnTrack(t, ctx, active);
    ctx.s.combat = null;
    ctx.end();
    if (caller === 'combat') openAttacks(t, ctx, side, true);
  },
});

/** Q33: corps that defended actively and then retreated to the track. */
function loseOnTrack(t: Tables, ctx: BtmCtx, active: readonly UnitId[]): void {
  for (const unit of active) {
    const isAway = t.placeNo(unitState(ctx.s, unit).place) < 0 && unitState(ctx.s, unit).place !== 'eliminated';
    if (isAway && t.isMechanised(t.unitNo(unit))) eliminate(t, ctx, unit, 'exhausted');
  }
}

/** §11.3.4: a cancelled shift card still counts as its side's one card in this combat. */
export function applyShift(t: Tables, ctx: BtmCtx, card: CardId, cancelled: boolean): void {
  const { combat } = ctx.s;
  if (combat) combat[shiftSlot(combat, t.sideOfCard(card))] = { card, cancelled };
}

/** §7.1: the die is void and rolled again as soon as the combat continues. */
export function applyReroll(ctx: BtmCtx): void {
  if (ctx.s.combat) Object.assign(ctx.s.combat, { die: null, result: null });
}
