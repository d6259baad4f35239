/** After a conflict: production-centre bonus, blitz, Success Bonus (§7.9). */
import type { Source } from '../frames.ts';
import type { Side, SpaceId } from '../ids.ts';
import { attackOf, DECLINE, isStop, make } from '../moves.ts';
import { listEvents } from '../rules/actions.ts';
import { LONGEST_CHAIN, listBlitzTargets } from '../rules/attack-lists.ts';
import { heldBy, isFresh } from '../rules/events.ts';
import type { HrState, LastConflict } from '../state.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import { closeChain, endTurn } from './edit.ts';
import { attack, tryEvent } from './turn.ts';
import type { Tables } from '../tables.ts';
import type { Earned } from '../view.ts';

/** A lost conflict ends the turn unless an operation protects it (§7.9.1). */
const isProtected = ({ turn }: HrState): boolean => turn.operation !== null;

function lastOf(ctx: HrCtx): LastConflict {
  const { last } = ctx.s;
  if (!last) throw new Error('no conflict was fought');
  return last;
}

/** The first win of the turn's first action earns the Success Bonus (§7.9). */
function earnSuccess(ctx: HrCtx, source: Source): void {
  const { turn } = ctx.s;
  if (turn.success !== 'none') return;
  if (source === 'first' || source === 'push') turn.success = 'earned';
  if (source === 'barbarossa') turn.success = 'waiting';
}

/** D-21, D-24, D-27. */
export const afterAttack: Auto<'attack/after'> = {
  kind: 'auto',
  run(ctx, { side, source }) {
    const { won, target, tookCentre, tookByLand } = lastOf(ctx);
    if (!won) {
      if (source === 'blitz') ctx.s.turn.blitz.series = 'closed';
      closeChain(ctx.s);
      if (!isProtected(ctx.s)) return endTurn(ctx, side);
      return leave(ctx, side, source, null);
    }
    earnSuccess(ctx, source);
    ctx.goto({ at: 'attack/bonuses', side, source, step: 0, space: target, tookCentre, tookByLand });
  },
};

/** Returns to what the attack was part of; `space` is the area just taken, or null after a defeat. */
function leave(ctx: HrCtx, side: Side, source: Source, space: SpaceId | null): void {
  switch (source) {
    case 'first':
      return ctx.goto({ at: 'turn/bonus-due', side });
    case 'success':
      return isProtected(ctx.s) ? ctx.end() : endTurn(ctx, side);
    case 'landing':
      return ctx.goto(
        space === null ? { at: 'bagration/step', made: 0 } : { at: 'overlord/step', made: 0, origin: space },
      );
    case 'push':
    case 'barbarossa':
    case 'bagration':
      return ctx.end();
    case 'blitz':
      ctx.end();
      if (space !== null) moveOverlord(ctx, space);
  }
}

/** §6.7.3: Overlord's second blitz starts from the area gained last. */
function moveOverlord(ctx: HrCtx, origin: SpaceId): void {
  const below = ctx.s.stack.at(-1);
  if (below?.at === 'overlord/step') ctx.goto({ ...below, origin });
}

const blitzSources: readonly Source[] = ['first', 'success', 'push', 'barbarossa', 'blitz'];

/** D-23: an origin, an open series, fewer than three made, and a target. */
function mayBlitz(t: Tables, state: HrState, side: Side, source: Source, origin: SpaceId): boolean {
  const { series, made } = state.turn.blitz;
  const isOpen = source === 'blitz' ? series === 'open' : series === 'unused';
  if (!blitzSources.includes(source) || !isOpen || made >= LONGEST_CHAIN || state.turn.operation === 'overlord')
    return false;
  if (listBlitzTargets(t, state, side, origin).length === 0) return false;
  return state.handSize[side] > 1 || canWaive(t, state, side);
}

/** GUDERIAN face up, or in the chain. */
const canWaive = (t: Tables, state: HrState, side: Side): boolean =>
  heldBy(t, state, side).some(
    (copy) =>
      t.abilitiesOf(t.titleOf(copy)).waivesBlitzCost && (isFresh(state, copy, side) || state.turn.chain.includes(copy)),
  );

export const offerBonuses = (t: Tables): Auto<'attack/bonuses'> => ({
  kind: 'auto',
  run(ctx, frame) {
    const { side, source, step, space, tookCentre, tookByLand } = frame;
    if (step === 0 && tookCentre && listEvents(t, ctx.s, side).length > 0) {
      ctx.goto({ ...frame, step: 1 });
      return ctx.call({ at: 'bonus/centre', side, space });
    }
    if (step <= 1 && tookByLand && mayBlitz(t, ctx.s, side, source, space)) {
      ctx.goto({ ...frame, step: 2 });
      return ctx.call({ at: 'bonus/blitz', side, origin: space });
    }
    leave(ctx, side, source, space);
  },
});

/** D-22: an event, now or never. */
export const chooseCentreEvent = (t: Tables): Ask<'bonus/centre'> => ({
  kind: 'ask',
  ask: (state, { side, space }) => ({
    seat: side,
    ask: { key: 'hr.ask.centre', params: { space }, rule: '7.9.1' },
    moves: [...listEvents(t, state, side), DECLINE],
  }),
  answer(ctx, { side }, move) {
    if (isStop(move)) return ctx.end();
    ctx.goto({ at: 'event/after', side, source: 'centre' });
    tryEvent(ctx, side, move.event);
  },
});

/** D-20, D-26. A bonus event earns nothing further; the chain's Reusables stay out of it. */
export const afterEvent: Auto<'event/after'> = {
  kind: 'auto',
  run(ctx, { side, source }) {
    const { won } = lastOf(ctx);
    const { turn } = ctx.s;
    if (!won && !isProtected(ctx.s)) return endTurn(ctx, side);
    if (won && (source === 'first' || source === 'push') && turn.success === 'none') turn.success = 'earned';
    if (source === 'first') return ctx.goto({ at: 'turn/bonus-due', side });
    if (source === 'success' && !isProtected(ctx.s)) return endTurn(ctx, side);
    ctx.end();
  },
};

/** Bonuses that the winner may still use, in the order in which they are offered (§7.9). */
export const listEarned = (t: Tables, state: HrState): readonly Earned[] =>
  state.last?.won ? listAhead(t, state) : [];

/** Earned bonuses that can still be used, also after a protected defeat, and a blitz while an event is chosen. */
export function listAhead(t: Tables, state: HrState): readonly Earned[] {
  const { stack, turn } = state;
  const top = stack.at(-1);
  if (!top || state.result) return [];
  const ahead = stack.at(-2);
  const isBlitzAhead =
    top.at === 'bonus/centre' &&
    ahead?.at === 'attack/bonuses' &&
    ahead.tookByLand &&
    mayBlitz(t, state, ahead.side, ahead.source, ahead.space);
  return [
    ...(top.at === 'bonus/centre' ? (['bonus/centre'] as const) : []),
    ...(top.at === 'bonus/blitz' || isBlitzAhead ? (['bonus/blitz'] as const) : []),
    ...(turn.success === 'earned' ? (['turn/bonus'] as const) : []),
    ...(turn.success === 'waiting' ? (['waiting'] as const) : []),
  ];
}

/** D-23. If declined before it began, the turn's one chain is still available. */
export const chooseBlitz = (t: Tables): Ask<'bonus/blitz'> => ({
  kind: 'ask',
  ask: (state, { side, origin }) => ({
    seat: side,
    ask: { key: 'hr.ask.blitz', params: { origin, made: state.turn.blitz.made }, rule: '7.9.2' },
    moves: [...listBlitzTargets(t, state, side, origin).map((target) => make.blitz({ target })), DECLINE],
  }),
  answer(ctx, { side, origin }, move) {
    const series = ctx.s.turn.blitz;
    if (isStop(move)) {
      closeChain(ctx.s);
      if (series.series === 'open') series.series = 'closed';
      return ctx.end();
    }
    series.series = 'open';
    series.made += 1;
    ctx.goto({ at: 'attack/after', side, source: 'blitz' });
    attack(t, ctx, side, attackOf('land', origin, move.target), { blitz: series.made });
  },
});
