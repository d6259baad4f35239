/** Combat phase (§8). */
import type { AskNode, AutoNode } from '../../../kernel/types.ts';
import type { Battle, FrameAt } from '../frames.ts';
import { otherSide, type HexId, type Side } from '../ids.ts';
import {
  blockerOf,
  findBattle,
  isWayBarred,
  listBattles,
  listRetreatHexes,
  listSupporters,
  retreatMoves,
} from '../rules/combat.ts';
import { attackedOf, readField, takeHex } from '../rules/field.ts';
import { DIE_SIDES, computeTerms, judge, resultOf } from '../rules/dice.ts';
import { NONE, known } from '../numbers.ts';
import type { Tables } from '../tables.ts';
import type { HlbState } from '../state.ts';
import { laterRuling } from '../rulings.ts';
import type { HlbCtx, HlbTypes } from '../types.ts';
import { editUnit, eliminate, tallyUp } from './edit.ts';

const battleOf = ({ hex, attacker, defender, origin }: Battle): Battle => ({ hex, attacker, defender, origin });

function isFought(t: Tables, state: HlbState, frame: Battle & { readonly side: Side }): boolean {
  const found = findBattle(state, readField(t, state), frame.side, t.hexNo(frame.hex));
  return found?.attacker === frame.attacker && found.defender === frame.defender && found.origin === frame.origin;
}

export function openCombat(t: Tables, ctx: HlbCtx, side: Side): void {
  ctx.emit?.({ type: 'phase-began', turn: ctx.s.turn, side, phase: 'combat' });
  openNextBattle(t, ctx, side);
}

/** §8.1: the next battle, or the end of the phase when none is left. */
function openNextBattle(t: Tables, ctx: HlbCtx, side: Side): void {
  const isOver = listBattles(readField(t, ctx.s)).length === 0;
  ctx.goto(isOver ? { at: 'turn/end', side } : { at: 'combat/battle', side });
}

/** §8.1, Q18: every battle is fought, in the order the attacker chooses. */
export const battle = (t: Tables): AskNode<HlbTypes, FrameAt<'combat/battle'>> => ({
  kind: 'ask',
  ask(state, { side }) {
    const moves = listBattles(readField(t, state));
    return { seat: side, ask: { key: 'hlb.ask.battle', params: { left: moves.length }, rule: '8.1' }, moves };
  },
  answer(ctx, { side }, move) {
    if (move.type !== 'battle') return;
    const field = readField(t, ctx.s);
    const opened = findBattle(ctx.s, field, side, t.hexNo(move.hex));
    if (!opened) return;
    const { hex, attacker, defender } = opened;
    ctx.emit?.({ type: 'battle-opened', hex, attacker, defender });
    const canSupport = listSupporters(ctx.s, field, opened).length > 0;
    ctx.goto(
      canSupport ? { at: 'combat/support', side, ...opened } : { at: 'combat/roll', side, supporter: null, ...opened },
    );
  },
});

/** §8.4: one supporter, named before the dice are rolled, or none. */
export const support = (t: Tables): AskNode<HlbTypes, FrameAt<'combat/support'>> => ({
  kind: 'ask',
  fits: (state, frame) => isFought(t, state, frame) && listSupporters(state, readField(t, state), frame).length > 0,
  ask(state, frame) {
    const { side, hex, attacker, defender } = frame;
    return {
      seat: side,
      ask: { key: 'hlb.ask.support', params: { attacker, defender, hex }, rule: '8.4' },
      moves: [...listSupporters(state, readField(t, state), frame), t.noSupport],
    };
  },
  answer(ctx, frame, move) {
    if (move.type !== 'support') return;
    const { side, hex, attacker } = frame;
    const supporter = move.unit;
    const fought = battleOf(frame);
    if (supporter === null) {
      ctx.emit?.({ type: 'fought-alone', unit: attacker, hex });
    } else {
      editUnit(t, ctx, supporter, { supported: true });
      ctx.emit?.({ type: 'supported', unit: supporter, hex });
    }
    ctx.goto({ at: 'combat/roll', side, supporter, ...fought });
  },
});

/** §8.2 to §8.5: attacker's dice first, then the defender's. */
export const roll = (t: Tables): AutoNode<HlbTypes, FrameAt<'combat/roll'>> => ({
  kind: 'auto',
  run(ctx, frame) {
    const { side, supporter } = frame;
    const fought = battleOf(frame);
    const { hex, attacker, defender } = fought;
    const terms = computeTerms(t, ctx.s, { hex, attacker, defender, supporter });
    const rolls = Array.from({ length: terms.attackDice }, () => ctx.roll(DIE_SIDES));
    const { attack, defence, diff } = judge(t, terms, rolls, ctx.roll(DIE_SIDES));
    const { diceReasons } = terms;
    if (laterRuling(ctx.s, 'fought-before') === 'this-turn')
      tallyUp(ctx, { attacked: [...attackedOf(ctx.s), defender] });
    ctx.emit?.({ type: 'rolled', hex, attacker, defender, diceReasons, attack, defence, diff });
    switch (resultOf(t, diff)) {
      case 'eliminated':
        eliminate(t, ctx, defender, hex, 'difference');
        winHex(t, ctx, side, fought);
        return;
      case 'retreats':
        beatDefender(t, ctx, side, fought);
        return;
      case 'goes-back':
        sendBack(t, ctx, fought);
        openNextBattle(t, ctx, side);
    }
  },
});

/** §8.5: the attacker stays, and its faction takes the hex (§2.4.4). */
function winHex(t: Tables, ctx: HlbCtx, side: Side, { attacker, hex }: Battle): void {
  editUnit(t, ctx, attacker, { origin: null, fought: true });
  takeHex(t, ctx, attacker, hex);
  openNextBattle(t, ctx, side);
}

/** §8.7: elimination without a possible retreat, the only hex automatically, or a choice of its owner (Q12). */
function beatDefender(t: Tables, ctx: HlbCtx, side: Side, fought: Battle): void {
  const { defender, hex } = fought;
  const hexes = listRetreatHexes(readField(t, ctx.s), t.unitNo(defender), t.hexNo(hex));
  if (hexes.length > 1) {
    ctx.goto({ at: 'combat/retreat', side, hexes, ...fought });
    return;
  }
  if (hexes.length === 0) eliminate(t, ctx, defender, hex, 'no-retreat');
  else retreatTo(t, ctx, fought, known(hexes[0]), true);
  winHex(t, ctx, side, fought);
}

function retreatTo(t: Tables, ctx: HlbCtx, { defender, hex: from }: Battle, hex: HexId, only: boolean): void {
  editUnit(t, ctx, defender, { hex });
  ctx.emit?.({ type: 'retreated', unit: defender, from, hex, only });
  // Q22: a retreat may take the hex.
  takeHex(t, ctx, defender, hex);
}

/** §8.6: back to the hex it came from; eliminated when a unit is there now (Q10) or the direction is barred (Q11). */
function sendBack(t: Tables, ctx: HlbCtx, fought: Battle): void {
  const { attacker, hex, origin } = fought;
  if (isWayBarred(t, ctx.s, fought)) {
    eliminate(t, ctx, attacker, hex, 'way-barred');
    return;
  }
  if (blockerOf(readField(t, ctx.s), origin) !== NONE) {
    eliminate(t, ctx, attacker, hex, 'way-blocked');
    return;
  }
  editUnit(t, ctx, attacker, { hex: origin, origin: null, fought: true });
  ctx.emit?.({ type: 'went-back', unit: attacker, from: hex, hex: origin });
  takeHex(t, ctx, attacker, origin);
}

/** §8.7, Q12: the owner of the beaten unit chooses where it retreats. */
export const retreat = (t: Tables): AskNode<HlbTypes, FrameAt<'combat/retreat'>> => ({
  kind: 'ask',
  fits(state, frame) {
    const hexes = listRetreatHexes(readField(t, state), t.unitNo(frame.defender), t.hexNo(frame.hex));
    return isFought(t, state, frame) && hexes.length > 1 && hexes.join() === frame.hexes.join();
  },
  ask: (_state, { side, hexes, defender, attacker, hex }) => ({
    seat: otherSide(side),
    ask: { key: 'hlb.ask.retreat', params: { unit: defender, hex, attacker }, rule: '8.7' },
    moves: retreatMoves(t, hexes),
  }),
  answer(ctx, frame, move) {
    if (move.type !== 'retreat') return;
    const { side } = frame;
    const fought = battleOf(frame);
    retreatTo(t, ctx, fought, move.hex, false);
    winHex(t, ctx, side, fought);
  },
});
