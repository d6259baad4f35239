/** K-2: effects of an event when it is won (§6.4.2, events file 1.4). */
import { unique } from '../../../kits/pointing/lookup.ts';
import type { Outcome } from '../event-operations.ts';
import { type AlliedNation, type CopyId, type Side, type SpaceId, type Title, otherSide } from '../ids.ts';
import { make } from '../moves.ts';
import { controllerOf } from '../rules/control.ts';
import { findCopy, heldBy, listTurncoats } from '../rules/events.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { isHeld } from '../tables/event-cards.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import {
  changeControl,
  changeHandSize,
  gainEvent,
  isWithin,
  moveEvent,
  settleAtOnce,
  takeAll,
  titlesOf,
} from './edit.ts';

/** §4.2.1, R-63: a Reusable or Returnable goes to the hand, also AIR SUPREMACY. */
export function resolveWonEvent(t: Tables, ctx: HrCtx, side: Side, title: Title): void {
  const copy = findCopy(t, ctx.s, title, 'mall');
  if (copy === null) return;
  const event = t.eventOf(title);
  if (isHeld(event)) {
    gainEvent(t, ctx, side, copy);
    // §4.2.2, R-09
    if (heldBy(t, ctx.s, side).length > ctx.s.allowance[side]) ctx.call({ at: 'event/drop', side });
    return;
  }
  const { stands } = t.abilitiesOf(title);
  moveEvent(t, ctx, copy, stands ? 'standing' : event.category === 'Recyclable' ? 'lid' : 'removed');
  applyResults(t, ctx, side, title);
}

/** I-10. Recyclables and Removables act at once (§4.2.5.3). Set-up uses it too, for the cards of §10.2.2.3. */
export function applyResults(t: Tables, ctx: HrCtx, user: Side, title: Title): void {
  const outcome: Outcome = {
    state: ctx.s,
    emit: (event) => ctx.emit?.(event),
    changeHandSize: (side, by) => changeByEvent(t, ctx, user, side, by),
    takeControl: (spaces, to) => changeControl(ctx, takeAll(spaces, to)),
    chooseTurncoat: () => chooseTurncoat(t, ctx),
  };
  for (const act of t.abilitiesOf(title).results) act(outcome, user);
  settleAtOnce(t, ctx);
}

/** an enemy event costs a card too, at once (K-2); by the other reading a hand is only cut to its size. */
function changeByEvent(t: Tables, ctx: HrCtx, user: Side, side: Side, n: number): void {
  changeHandSize(t, ctx, side, n, '4.1.4');
  if (n >= 0 || side !== otherSide(user) || ctx.s.handSize[side] <= 0) return;
  const cards = Math.min(-n, ctx.s.hands[side].length);
  if (ctx.s.rulings['enemy-event'] === 'cut-down') {
    // in a conflict K-6 does that.
    if (ctx.s.conflict === null) ctx.call({ at: 'dues' });
  } else if (cards > 0) ctx.call({ at: 'discard', side, n: cards, red: false });
}

function chooseTurncoat(t: Tables, ctx: HrCtx): void {
  const spaces = listTurncoats(t, ctx.s);
  const [only] = spaces;
  if (spaces.length > 1) ctx.call({ at: 'event/choose', spaces });
  else if (only !== undefined) turnCoat(t, ctx, only);
}

/** Allied nations that hold a land area next to the country. */
export const listBeside = (t: Tables, state: HrState, space: SpaceId): readonly AlliedNation[] =>
  (['western', 'soviet'] as const).filter((nation) =>
    t
      .bordersOf(space)
      .some(({ to, kind }) => kind === 'land' && !t.spaceOf(to).isSea && controllerOf(t, state, to) === nation),
  );

function turnCoat(t: Tables, ctx: HrCtx, space: SpaceId): void {
  ctx.s.turncoats.push(space);
  const nations = listBeside(t, ctx.s, space);
  const [only] = nations;
  if (nations.length > 1) ctx.call({ at: 'event/nation', space });
  else if (only !== undefined) changeControl(ctx, takeAll([space], only));
}

/** K-2 is part of a conflict's clean-up. */
const isCleanUp = ({ conflict }: HrState): boolean => conflict !== null;

export const chooseTurncoatCountry = (t: Tables): Ask<'event/choose'> => ({
  kind: 'ask',
  ask: (_state, { spaces }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.turncoat', rule: 'R-89' },
    moves: spaces.map((space) => make.choose({ space })),
  }),
  fits: (state, { spaces }) => isCleanUp(state) && isWithin(spaces, listTurncoats(t, state)),
  answer(ctx, _frame, { space }) {
    ctx.end();
    turnCoat(t, ctx, space);
  },
});

export const chooseTurncoatNation = (t: Tables): Ask<'event/nation'> => ({
  kind: 'ask',
  ask: (state, { space }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.nation', params: { space }, rule: 'R-89' },
    moves: listBeside(t, state, space).map((nation) => make.nation({ nation })),
  }),
  fits: isCleanUp,
  answer(ctx, { space }, { nation }) {
    ctx.end();
    ctx.emit?.({ type: 'nation', nation });
    changeControl(ctx, takeAll([space], nation));
  },
});

/** I-02: one event of choice goes back to its mall, possibly the new one. */
export const dropEvent = (t: Tables): Ask<'event/drop'> => ({
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'hr.ask.drop', rule: '4.2.2' },
    moves: unique(titlesOf(t, heldBy(t, state, side))).map((event) => make.drop({ event })),
  }),
  fits: isCleanUp,
  answer(ctx, { side }, { event }) {
    ctx.end();
    const copy: CopyId | undefined = heldBy(t, ctx.s, side).find((one) => t.titleOf(one) === event);
    if (copy === undefined) return;
    ctx.emit?.({ type: 'event-dropped', side, event });
    moveEvent(t, ctx, copy, 'mall');
  },
});

// §10.2.2.3: WOLFPACK, WAR PRODUCTION and CONVOY, if drawn at the start, act before the first preparation.

export const initialEvents = (t: Tables): Auto<'setup/events'> => ({
  kind: 'auto',
  run(ctx, { left }) {
    const [next, ...rest] = left;
    if (!next) return ctx.end();
    ctx.goto({ at: 'setup/events', left: rest });
    ctx.emit?.({ type: 'event-moved', event: next.title, to: 'lid' });
    applyResults(t, ctx, next.side, next.title);
  },
});
