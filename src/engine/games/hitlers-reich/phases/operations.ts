/** Big Push, Barbarossa, Overlord and Bagration (§6.6, §6.7). */
import type { FrameAt } from '../frames.ts';
import type { Side } from '../ids.ts';
import { attackOf, DECLINE, isStop, make, type Move } from '../moves.ts';
import { listEvents, listFights, listOverlord } from '../rules/actions.ts';
import {
  listBagration,
  listBarbarossa,
  listLandFrom,
  BAGRATION_ATTACKS,
  OVERLORD_BLITZES,
} from '../rules/attack-lists.ts';
import { shuffle } from '../rules/shuffle.ts';
import { rulesOf, type HrState } from '../state.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import { changeControl, closeChain, endTurn, moveEvent } from './edit.ts';
import { attack, beginFight, tryEvent, vichyToTheAllies } from './turn.ts';
import type { Tables } from '../tables.ts';

/** D-30, §6.6.1: two Event Actions, the second optional; one Success Bonus if one was won. */
export const choosePushEvent = (t: Tables): Ask<'push/events'> => ({
  kind: 'ask',
  ask: (state, { side, made }) => ({
    seat: side,
    ask: { key: 'hr.ask.push-event', params: { n: made + 1 }, rule: '6.6.2' },
    moves: [...listEvents(t, state, side), ...(made > 0 ? [DECLINE] : [])],
  }),
  answer(ctx, { side, made }, move) {
    const isLast = isStop(move) || made > 0;
    ctx.goto(isLast ? { at: 'push/over', side } : { at: 'push/events', side, made: made + 1 });
    if (isStop(move)) return;
    ctx.call({ at: 'event/after', side, source: 'push' });
    tryEvent(ctx, side, move.event);
  },
});

const isBetween = ({ turn }: HrState, { made, kept }: FrameAt<'push/attacks'>): boolean =>
  made === 1 && !kept && turn.success === 'earned';

/** §6.6.3, R-14: only an event or an attack fits between the two attacks. */
const listBetween = (t: Tables, state: HrState, side: Side): readonly Move[] => [
  ...listEvents(t, state, side),
  ...listFights(t, state, side),
];

/** D-31. */
export const choosePushAttack = (t: Tables): Ask<'push/attacks'> => ({
  kind: 'ask',
  ask: (state, frame) => ({
    seat: frame.side,
    ask: { key: 'hr.ask.push-attack', params: { n: frame.made + 1 }, rule: '6.6.3' },
    moves: [
      ...listFights(t, state, frame.side),
      ...(isBetween(state, frame) && listBetween(t, state, frame.side).length > 0 ? [make.bonus({})] : []),
      ...(frame.made > 0 ? [DECLINE] : []),
    ],
  }),
  fits: (state, { kept, made }) => !kept || (rulesOf(state) > 1 && made === 1 && state.turn.success === 'earned'),
  answer(ctx, { side, made }, move) {
    if (isStop(move)) return ctx.goto({ at: 'push/over', side });
    if (move.type === 'bonus') return ctx.call({ at: 'push/bonus', side });
    // nothing is reused in the second attack.
    closeChain(ctx.s);
    ctx.goto(made > 0 ? { at: 'push/over', side } : { at: 'push/attacks', side, made: made + 1 });
    ctx.call({ at: 'attack/after', side, source: 'push' });
    attack(t, ctx, side, move);
  },
});

export const chooseLaterBonus = (t: Tables): Ask<'push/bonus'> => ({
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'hr.ask.bonus', rule: '6.6.3' },
    moves: [...listBetween(t, state, side), DECLINE],
  }),
  answer(ctx, { side }, move) {
    if (isStop(move)) return keepBonus(ctx);
    ctx.s.turn.success = 'spent';
    closeChain(ctx.s);
    beginFight(t, ctx, side, 'success', move);
  },
});

/** The bonus is saved for after the second attack. Under version 1 it could be called for and kept again, endlessly. */
function keepBonus(ctx: HrCtx): void {
  ctx.end();
  const below = ctx.s.stack.at(-1);
  if (below?.at === 'push/attacks' && rulesOf(ctx.s) > 1) ctx.goto({ ...below, kept: true });
}

export const pushOver: Auto<'push/over'> = {
  kind: 'auto',
  run: (ctx, { side }) => ctx.goto({ at: 'turn/bonus-due', side }),
};

/** D-40: the next of the four attacks, or the end of them. */
export const barbarossaStep = (t: Tables): Auto<'barbarossa/step'> => ({
  kind: 'auto',
  run(ctx, { left, made }) {
    if (listBarbarossa(t, ctx.s, left).length > 0) return ctx.goto({ at: 'barbarossa/ask', left, made });
    finishBarbarossa(ctx);
  },
});

function finishBarbarossa(ctx: HrCtx): void {
  const { turn } = ctx.s;
  if (turn.success === 'waiting') turn.success = 'earned';
  ctx.goto({ at: 'turn/bonus-due', side: 'axis' });
}

const mayStop = ({ rulings }: HrState, made: number): boolean =>
  made > 0 && rulings['operation-attacks'] === 'may-stop';

export const chooseBarbarossaAttack = (t: Tables): Ask<'barbarossa/ask'> => ({
  kind: 'ask',
  ask: (state, { left, made }) => ({
    seat: 'axis',
    ask: { key: 'hr.ask.barbarossa', params: { n: made + 1, of: made + left.length }, rule: '6.7.2' },
    moves: [...listBarbarossa(t, state, left), ...(mayStop(state, made) ? [DECLINE] : [])],
  }),
  answer(ctx, { left, made }, move) {
    if (isStop(move)) return finishBarbarossa(ctx);
    closeChain(ctx.s);
    const others = left.filter((id) => id !== move.target);
    ctx.goto({ at: 'barbarossa/step', left: others, made: made + 1 });
    ctx.call({ at: 'attack/after', side: 'axis', source: 'barbarossa' });
    attack(t, ctx, 'axis', move);
  },
});

/** D-50, R-35: one action with Bagration; HIGGINS BOATS and MAXIMUM EFFORT join from where they are (§6.7.3). */
export const chooseLanding = (t: Tables): Ask<'overlord/landing'> => ({
  kind: 'ask',
  ask: (state) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.landing', rule: '6.7.3' },
    moves: listOverlord(t, state),
  }),
  answer(ctx, _frame, move) {
    ctx.goto({ at: 'attack/after', side: 'allies', source: 'landing' });
    for (const copy of t.overlordExtras.along) {
      const isNew = ctx.s.events[copy] !== 'allies-up' && ctx.s.events[copy] !== 'allies-down';
      moveEvent(t, ctx, copy, 'allies-up');
      if (isNew) ctx.emit?.({ type: 'event-taken', event: t.titleOf(copy) });
    }
    attack(t, ctx, 'allies', move, t.overlordExtras);
  },
});

/** Any target of a land attack, also a neutral Vichy area; only Berlin is barred (§6.7.3). */
const listOverlordBlitz = (t: Tables, state: HrState, origin: string): readonly string[] =>
  listLandFrom(t, state, 'allies', origin)
    .map(({ target }) => target)
    .filter((id) => id !== 'berlin');

export const overlordStep = (t: Tables): Auto<'overlord/step'> => ({
  kind: 'auto',
  run(ctx, { made, origin }) {
    const isOver = made >= OVERLORD_BLITZES || listOverlordBlitz(t, ctx.s, origin).length === 0;
    ctx.goto(isOver ? { at: 'overlord/anvil' } : { at: 'overlord/blitz', made, origin });
  },
});

/** D-51. */
export const chooseOverlordBlitz = (t: Tables): Ask<'overlord/blitz'> => ({
  kind: 'ask',
  ask: (state, { made, origin }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.blitz', params: { origin, made }, rule: '6.7.3' },
    moves: [...listOverlordBlitz(t, state, origin).map((target) => make.blitz({ target })), DECLINE],
  }),
  answer(ctx, { made, origin }, move) {
    if (isStop(move)) return ctx.goto({ at: 'overlord/anvil' });
    ctx.goto({ at: 'overlord/step', made: made + 1, origin });
    ctx.call({ at: 'attack/after', side: 'allies', source: 'blitz' });
    ctx.s.turn.blitz.made = made + 1;
    attack(t, ctx, 'allies', attackOf('land', origin, move.target), { blitz: made + 1, isFree: true });
  },
});

/** D-52: after the blitzes. A lost landing skips this. */
export const anvil = (t: Tables): Auto<'overlord/anvil'> => ({
  kind: 'auto',
  run(ctx) {
    ctx.goto({ at: 'bagration/step', made: 0 });
    ctx.emit?.({ type: 'anvil' });
    ctx.s.vichy = 'resolved';
    changeControl(ctx, vichyToTheAllies(t));
  },
});

export const bagrationStep = (t: Tables): Auto<'bagration/step'> => ({
  kind: 'auto',
  run(ctx, { made }) {
    if (made === 0) {
      ctx.s.turn.operation = 'bagration';
      // INV-18: no blitz in Bagration; those of Overlord are over.
      ctx.s.turn.blitz.made = 0;
      closeChain(ctx.s);
      ctx.emit?.({ type: 'bagration' });
    }
    const isOver = made >= BAGRATION_ATTACKS || listBagration(t, ctx.s).length === 0;
    ctx.goto(isOver ? { at: 'operation/over' } : { at: 'bagration/ask', made });
  },
});

/** D-53 */
export const chooseBagrationAttack = (t: Tables): Ask<'bagration/ask'> => ({
  kind: 'ask',
  ask: (state, { made }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.bagration', params: { n: made + 1 }, rule: '6.7.4' },
    moves: [...listBagration(t, state), ...(mayStop(state, made) ? [DECLINE] : [])],
  }),
  answer(ctx, { made }, move) {
    if (isStop(move)) return ctx.goto({ at: 'operation/over' });
    ctx.goto({ at: 'bagration/step', made: made + 1 });
    ctx.call({ at: 'attack/after', side: 'allies', source: 'bagration' });
    attack(t, ctx, 'allies', move);
  },
});

/** D-54: each side shuffles its discards into its deck, without the effects of a reshuffle (§6.7.4.1). */
export const operationOver: Auto<'operation/over'> = {
  kind: 'auto',
  run(ctx) {
    for (const side of ['axis', 'allies'] as const) {
      ctx.s.decks[side].push(...ctx.s.discards[side].splice(0));
      shuffle(ctx.s.decks[side], ctx);
    }
    endTurn(ctx, 'allies');
  },
};
