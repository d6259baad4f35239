/** One combat from its declaration to its die (§11.3); what the die does follows in `retreat.ts`. */
import type { AskNode } from '../../../kernel/types.ts';
import type { CombatWindow } from '../frames.ts';
import { otherSide, type HexId, type Side, type UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { addActivations, hasSpentUnit, mayWakeInCombat } from '../rules/activation.ts';
import { asksForCard, cardsFor } from '../rules/cards.ts';
import { computeParties, listDefences } from '../rules/defence.ts';
import { readField, unitState } from '../rules/field.ts';
import { gainsByReroll, isOnHero, resultOf } from '../rules/odds.ts';
import { EVEN_ODDS, combatOf, computeReckoning, sumUp } from '../rules/reckon.ts';
import type { BtmState, CombatState } from '../state.ts';
import { DIE_SIDES } from '../numbers.ts';
import type { BtmCtx, BtmDecision, BtmNode, BtmTypes } from '../types.ts';
import { answerActivation, isActivation, playCard } from './cards.ts';
import { flagUnits } from './edit.ts';
import { applyResult } from './retreat.ts';
import type { Tables } from '../tables.ts';

export interface FightOrder {
  readonly target: HexId;
  readonly attackers: readonly UnitId[];
  readonly side: Side;
  readonly caller: CombatState['caller'];
}

/** §11.1: a unit fights once in a combat phase. A tank action is exempt, so it marks no unit. */
function markUsed(t: Tables, ctx: BtmCtx, attackers: readonly UnitId[], defenders: readonly UnitId[]): void {
  flagUnits(t, ctx, attackers, 'attacked');
  flagUnits(t, ctx, defenders, 'defended');
}

/** §11.3: calls a combat. Units attacked earlier in the phase only share its result (§11.1). */
export function startFight(t: Tables, ctx: BtmCtx, { target, attackers, side, caller }: FightOrder): void {
  const { defenders, bystanders } = computeParties(readField(t, ctx.s), target, caller);
  if (caller === 'combat') markUsed(t, ctx, attackers, defenders);
  ctx.s.combat = {
    target,
    side,
    caller,
    attackers: [...attackers],
    defenders: [...defenders],
    bystanders: [...bystanders],
    active: [],
    attackCard: null,
    defenceCard: null,
    die: null,
    result: null,
  };
  ctx.emit?.({ type: 'attack-declared', target, attackers: [...attackers], defenders: [...defenders] });
  const undecided = defenders.filter((unit) => !unitState(ctx.s, unit).spent);
  ctx.call({ at: 'combat/defence', side, undecided });
  settleDefence(t, ctx, side, undecided);
}

function chooseDefence(ctx: BtmCtx, unit: UnitId, isActive: boolean): void {
  if (isActive) ctx.s.combat?.active.push(unit);
}

/** §11.3.2: asks only where there is a choice; a forced defence is made without a question (§11.6). */
function settleDefence(t: Tables, ctx: BtmCtx, side: Side, undecided: readonly UnitId[]): void {
  let left = undecided;
  for (let [unit] = left; unit !== undefined; [unit] = left) {
    const choices = listDefences(t, combatOf(ctx.s), left);
    if (choices.length > 1) {
      ctx.goto({ at: 'combat/defence', side, undecided: [...left] });
      return;
    }
    for (const { active } of choices) chooseDefence(ctx, unit, active);
    left = left.slice(1);
  }
  closeDefence(t, ctx, side);
}

function closeDefence(t: Tables, ctx: BtmCtx, side: Side): void {
  const { defenders, active } = combatOf(ctx.s);
  const passive = defenders.filter((unit) => !active.includes(unit) && !unitState(ctx.s, unit).spent);
  if (active.length + passive.length > 0) ctx.emit?.({ type: 'defence-chosen', active: [...active], passive });
  openWindow(t, ctx, side, 'attack-card');
}

/** §11.3.2: the defender chooses for one active unit after another. */
export const defence = (t: Tables): BtmNode<'combat/defence'> => ({
  kind: 'ask',
  ask(state, { side, undecided }) {
    const combat = combatOf(state);
    const params = { unit: undecided[0] ?? '', hex: combat.target, left: undecided.length };
    return {
      seat: otherSide(side),
      ask: { key: 'btm.ask.defence', params, rule: '11.3.2' },
      moves: listDefences(t, combat, undecided),
    };
  },
  answer(ctx, { side, undecided }, move) {
    if (move.type !== 'defend') return;
    chooseDefence(ctx, move.unit, move.active);
    settleDefence(t, ctx, side, undecided.slice(1));
  },
});

export type FightWindow = Exclude<CombatWindow, 'attack'>;

/** §5.1: skips windows without a question, as a card may have emptied a hand or made the die void. */
export function openWindow(t: Tables, ctx: BtmCtx, side: Side, window: FightWindow): void {
  switch (window) {
    case 'attack-card':
      if (asksForCard(t, ctx.s, side, 'combatShift') || asksToWake(t, ctx.s, side))
        ctx.goto({ at: 'combat/attack-card', side });
      else openWindow(t, ctx, side, 'defence-card');
      return;
    case 'defence-card':
      if (asksForCard(t, ctx.s, otherSide(side), 'combatShift')) ctx.goto({ at: 'combat/defence-card', side });
      else openWindow(t, ctx, side, 'roll');
      return;
    case 'roll':
      ctx.goto({ at: 'combat/roll', side });
      return;
    case 'german-reroll':
      if (asksForCard(t, ctx.s, 'german', 'reroll')) ctx.goto({ at: 'combat/reroll', side, asked: 'german' });
      else openWindow(t, ctx, side, 'soviet-reroll');
      return;
    case 'soviet-reroll':
      if (combatOf(ctx.s).die === null) openWindow(t, ctx, side, 'roll');
      else if (asksForCard(t, ctx.s, 'soviet', 'reroll')) ctx.goto({ at: 'combat/reroll', side, asked: 'soviet' });
      else openWindow(t, ctx, side, 'result');
      return;
    case 'result':
      applyResult(t, ctx, side);
  }
}

/** §7.1, Q26: if hands are open, only a card that can activate a unit opens the window for it. */
const asksToWake = (t: Tables, state: BtmState, side: Side): boolean =>
  mayWakeInCombat(state) && asksForCard(t, state, side, 'activate') && hasSpentUnit(t, state, side);

function askCard(
  t: Tables,
  state: BtmState,
  seat: Side,
  name: string,
  rule: string,
  moves: readonly Move[],
): BtmDecision {
  const { attack, defence: against, column } = sumUp(t, state, combatOf(state));
  const params = { hex: combatOf(state).target, attack, defence: against, column };
  return { seat, ask: { key: `btm.ask.${name}`, params, rule }, moves };
}

/** §11.3.4: one shift card of a side, or none; the attacker comes first. */
const shiftNode = (
  t: Tables,
  name: string,
  seatOf: (side: Side) => Side,
  window: FightWindow,
): AskNode<BtmTypes, { readonly side: Side }> => ({
  kind: 'ask',
  ask(state, { side }) {
    const seat = seatOf(side);
    const moves: Move[] = cardsFor(t, state, seat, 'combatShift').map(t.shiftMove);
    moves.push(t.noShift);
    if (seat === side && mayWakeInCombat(state)) addActivations(t, state, side, moves);
    return askCard(t, state, seat, name, '11.3.4', moves);
  },
  answer(ctx, { side }, move) {
    if (isActivation(move)) {
      ctx.goto({ at: 'combat/next', side, window: 'attack-card' });
      answerActivation(t, ctx, side, move);
    }
    if (move.type !== 'shift') return;
    ctx.goto({ at: 'combat/next', side, window });
    if (move.card !== null) playCard(t, ctx, { use: 'combatShift', card: move.card }, seatOf(side));
  },
});
export const attackCard = (t: Tables) => shiftNode(t, 'attack-card', (side) => side, 'defence-card');
export const defenceCard = (t: Tables) => shiftNode(t, 'defence-card', otherSide, 'roll');

/** §11.3.5, §11.3.6: rolls the die; a failure rolls none. */
export const roll = (t: Tables): BtmNode<'combat/roll'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    const { target } = combatOf(ctx.s);
    const reckoning = computeReckoning(t, ctx.s);
    if (reckoning.column < EVEN_ODDS) {
      ctx.emit?.({ type: 'attack-failed', target, reckoning });
      ctx.goto({ at: 'combat/end', side });
      return;
    }
    const isHero = isOnHero(ctx.s, combatOf(ctx.s));
    const die = ctx.roll(DIE_SIDES);
    const result = resultOf(t, reckoning.column, die, isHero);
    if (ctx.s.combat) Object.assign(ctx.s.combat, { die, result });
    ctx.emit?.({ type: 'rolled', target, side, die, result, reckoning, isHero });
    // §7.1: both re-roll cards are for a die that a German attacker has rolled.
    if (side === 'german') openWindow(t, ctx, side, 'german-reroll');
    else applyResult(t, ctx, side);
  },
});

/** §7.1: the German player first, then the Soviet one; a new die opens the window again for both. */
export const reroll = (t: Tables): BtmNode<'combat/reroll'> => ({
  kind: 'ask',
  ask(state, { asked }) {
    const cards = cardsFor(t, state, asked, 'reroll').map(t.rerollMove);
    const { die, result } = combatOf(state);
    // The first move is preselected: keeping the card where it gains nothing.
    const moves = gainsByReroll(t, state, asked) ? [...cards, t.noReroll] : [t.noReroll, ...cards];
    const decision = askCard(t, state, asked, 'reroll', '7.1', moves);
    const params = { ...decision.ask.params, die: die ?? 0, result: result ?? '-' };
    return { ...decision, ask: { ...decision.ask, params } };
  },
  answer(ctx, { side, asked }, move) {
    if (move.type !== 'reroll') return;
    const window = asked === 'german' || move.card !== null ? 'soviet-reroll' : 'result';
    ctx.goto({ at: 'combat/next', side, window });
    if (move.card !== null) playCard(t, ctx, { use: 'reroll', card: move.card }, asked);
  },
});
