/** K-2: what an event does when it is won (§6.4.2, events file 1.4). */
import { bordersOf, spaceOf } from '../board.ts';
import { map, type Op } from '../data.ts';
import { otherSide, type AlliedNation, type CopyId, type Side, type SpaceId, type Title } from '../ids.ts';
import { eventOf, isHeld, titleOf } from '../event-cards.ts';
import { controllerOf } from '../rules/control.ts';
import { findCopy, heldBy, listTurncoats } from '../rules/events.ts';
import type { HrState } from '../state.ts';
import type { Ask, HrCtx } from '../types.ts';
import { changeControl, changeHandSize, gainEvent, moveEvent, takeAll, titlesOf } from './edit.ts';

/** §4.2.1, R-63: a Reusable or Returnable goes to the hand, AIR SUPREMACY like any other. */
export function resolveWonEvent(ctx: HrCtx, side: Side, title: Title): void {
  const copy = findCopy(ctx.s, title, 'mall');
  if (copy === null) return;
  const event = eventOf(title);
  if (isHeld(event)) {
    gainEvent(ctx, side, copy);
    // §4.2.2, R-09
    if (heldBy(ctx.s, side).length > ctx.s.allowance[side]) ctx.call({ at: 'event/drop', side });
    return;
  }
  const stands = event.effect.some(({ op }) => op === 'STAND');
  moveEvent(ctx, copy, stands ? 'standing' : event.category === 'Recyclable' ? 'lid' : 'removed');
  for (const op of event.effect) applyOp(ctx, side, op);
}

/** I-10. Recyclables and Removables act at once (§4.2.5.3). Also used at set-up for the cards of §10.2.2.3. */
export function applyOp(ctx: HrCtx, user: Side, op: Op): void {
  switch (op.op) {
    case 'HAND':
      return changeByEvent(ctx, user, op.side === 'user' ? user : op.side === 'axis' ? 'axis' : 'allies', op.n);
    case 'ACTIVATE':
      ctx.s.active[op.area] = true;
      ctx.emit({ type: 'activated', space: op.area });
      return;
    case 'CONTROL': {
      if (op.to === 'bordering-allied-nation') return;
      const to = user === 'axis' ? 'axis' : (op.alliedNation ?? 'western');
      return changeControl(ctx, [{ space: op.space, to, unlessOwn: true }]);
    }
    case 'CONTROL_GROUP':
      return changeControl(ctx, takeAll(map.groups[op.group], op.to));
    case 'VICHY_STATE':
      ctx.s.vichy = op.to;
      ctx.emit({ type: 'vichy', to: op.to });
      return;
    case 'CHOOSE':
      return chooseTurncoat(ctx);
    case 'SPAIN_PC':
      ctx.s.spainCentre = true;
      return;
    case 'NO_ATTACK_FROM':
      ctx.s.turn.spainClosed = true;
      return;
    case 'SET_FLAG':
      ctx.s.iraqRevolted = true;
      return;
    default:
      return;
  }
}

/** an enemy event costs a card as well, at once (K-2); by the other reading a hand is only cut down to its size. */
function changeByEvent(ctx: HrCtx, user: Side, side: Side, n: number): void {
  changeHandSize(ctx, side, n, '4.1.4');
  if (n >= 0 || side !== otherSide(user) || ctx.s.handSize[side] <= 0) return;
  const cards = Math.min(-n, ctx.s.hands[side].length);
  if (ctx.s.rulings['enemy-event'] === 'cut-down') {
    // K-6 sees to it where a conflict is running.
    if (ctx.s.conflict === null) ctx.call({ at: 'dues' });
  } else if (cards > 0) ctx.call({ at: 'discard', side, n: cards, red: false });
}

function chooseTurncoat(ctx: HrCtx): void {
  const spaces = listTurncoats(ctx.s);
  const [only] = spaces;
  if (spaces.length > 1) ctx.call({ at: 'event/choose', spaces });
  else if (only !== undefined) turnCoat(ctx, only);
}

/** Allied nations that hold a land area beside the country. */
export const listBeside = (state: HrState, space: SpaceId): readonly AlliedNation[] =>
  (['western', 'soviet'] as const).filter((nation) =>
    bordersOf(space).some(
      ({ to, kind }) => kind === 'land' && !spaceOf(to).isSea && controllerOf(state, to) === nation,
    ),
  );

function turnCoat(ctx: HrCtx, space: SpaceId): void {
  ctx.s.turncoats.push(space);
  const nations = listBeside(ctx.s, space);
  const [only] = nations;
  if (nations.length > 1) ctx.call({ at: 'event/nation', space });
  else if (only !== undefined) changeControl(ctx, takeAll([space], only));
}

export const choose: Ask<'event/choose'> = {
  kind: 'ask',
  ask: (_state, { spaces }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.turncoat', rule: 'R-89' },
    moves: spaces.map((space) => ({ type: 'choose', space })),
  }),
  answer(ctx, _frame, move) {
    if (move.type !== 'choose') return;
    ctx.end();
    turnCoat(ctx, move.space);
  },
};

export const eventNation: Ask<'event/nation'> = {
  kind: 'ask',
  ask: (state, { space }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.nation', params: { space }, rule: 'R-89' },
    moves: listBeside(state, space).map((nation) => ({ type: 'nation', nation })),
  }),
  answer(ctx, { space }, move) {
    if (move.type !== 'nation') return;
    ctx.end();
    ctx.emit({ type: 'nation', nation: move.nation });
    changeControl(ctx, takeAll([space], move.nation));
  },
};

/** I-02: one event of choice goes back to its mall; the new one may be it. */
export const drop: Ask<'event/drop'> = {
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'hr.ask.drop', rule: '4.2.2' },
    moves: [...new Set(titlesOf(heldBy(state, side)))].map((event) => ({ type: 'drop', event })),
  }),
  answer(ctx, { side }, move) {
    if (move.type !== 'drop') return;
    ctx.end();
    const copy: CopyId | undefined = heldBy(ctx.s, side).find((one) => titleOf(one) === move.event);
    if (copy === undefined) return;
    ctx.emit({ type: 'event-dropped', side, event: move.event });
    moveEvent(ctx, copy, 'mall');
  },
};
