/** Clean-up after a conflict, K-1 to K-8 (§7.8, 3.5). */
import { cardOf } from '../cards.ts';
import type { Frame } from '../frames.ts';
import { make } from '../moves.ts';
import { otherSide, type CopyId, type Nation, type Side } from '../ids.ts';
import { FACES } from '../rules/dice.ts';
import { isCentre, sideAt } from '../rules/control.ts';
import { listSeaNations } from '../rules/attack.ts';
import type { LastConflict } from '../state.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import {
  changeControl,
  draftConflict,
  handOver,
  holdEvent,
  loseFortress,
  moveEvent,
  isWithin,
  removePiece,
  runSteps,
  settleVictory,
  titlesOf,
  type MutableConflict,
} from './edit.ts';
import { resolveWonEvent } from './event-results.ts';
import type { Tables } from '../tables.ts';

const winnerOf = ({ winner }: MutableConflict): Side => winner ?? 'axis';

/** Events that were really used: an announced COUNTERATTACK stays unless it re-rolled (§16.1.4). */
function usedEvents(t: Tables, conflict: MutableConflict, side: Side): readonly CopyId[] {
  return conflict.events[side].filter(
    (copy) =>
      !t.abilitiesOf(t.titleOf(copy)).rerollsAfter ||
      (conflict.counter === 'used' && !conflict.cancelled.includes(copy)),
  );
}

const isReusable = (t: Tables, copy: CopyId): boolean => t.eventOf(t.titleOf(copy)).category === 'Reusable';

/** K-1 for one side. */
function putAway(t: Tables, ctx: HrCtx, side: Side): void {
  const conflict = draftConflict(ctx);
  const won = winnerOf(conflict) === side;
  const used = usedEvents(t, conflict, side);
  const { turn } = ctx.s;
  const isOperation = turn.operation === 'overlord' || turn.operation === 'bagration';
  for (const copy of used.filter((one) => !isReusable(t, one))) handOver(t, ctx, side, copy);
  const reusables = used.filter((copy) => isReusable(t, copy));
  turn.used.push(...reusables.filter((copy) => !turn.used.includes(copy)));
  if (won) keepWinners(t, ctx, side, reusables);
  else if (isOperation && side === 'allies') for (const copy of reusables) holdEvent(t, ctx, side, copy);
  else if (isOperation && reusables.length > 1) {
    // §6.7.4.1, R-50: the Axis keeps half of them, rounded up.
    const left = Math.ceil(reusables.length / 2);
    ctx.call({ at: 'clean/keep', left, of: reusables });
  } else if (isOperation) for (const copy of reusables) holdEvent(t, ctx, side, copy);
  else for (const copy of reusables) moveEvent(t, ctx, copy, 'mall');
}

function keepWinners(t: Tables, ctx: HrCtx, side: Side, reusables: readonly CopyId[]): void {
  const conflict = draftConflict(ctx);
  const kept: CopyId[] = [];
  for (const copy of reusables) {
    const title = t.titleOf(copy);
    if (t.abilitiesOf(title).isTested) {
      const face = ctx.roll(FACES);
      const isKept = face >= Number(ctx.s.rulings['enigma-keeps-on']);
      ctx.emit?.({ type: 'tested', event: title, face, kept: isKept });
      if (!isKept) {
        moveEvent(t, ctx, copy, 'mall');
        continue;
      }
    }
    holdEvent(t, ctx, side, copy);
    kept.push(copy);
  }
  // §7.9.2: Reusables of the attack just won may continue with its chain; one left out stays out.
  if (side === conflict.active && conflict.kind !== 'event') ctx.s.turn.chain = kept;
}

/** I-09 */
export const holdReusable = (t: Tables): Ask<'clean/keep'> => ({
  kind: 'ask',
  ask: (_state, { left, of }) => ({
    seat: 'axis',
    ask: { key: 'hr.ask.keep', params: { n: left }, rule: '6.7.4.1' },
    moves: titlesOf(t, of).map((event) => make.keep({ event })),
  }),
  fits: ({ conflict }, { left, of }) => conflict !== null && left <= of.length && isWithin(of, conflict.events.axis),
  answer(ctx, { left, of }, { event }) {
    const copy = of.find((one) => t.titleOf(one) === event);
    const rest = of.filter((one) => one !== copy);
    if (copy !== undefined) holdEvent(t, ctx, 'axis', copy);
    if (left > 1) return ctx.goto({ at: 'clean/keep', left: left - 1, of: rest });
    ctx.end();
    for (const one of rest) moveEvent(t, ctx, one, 'mall');
  },
});

/** K-3: fleets of the zone, or the fortress of a lost area. */
function removePieces(t: Tables, ctx: HrCtx): void {
  const conflict = draftConflict(ctx);
  const { kind, target, active } = conflict;
  if (kind === 'event') return;
  if (kind === 'sea') {
    for (const side of ['axis', 'allies'] as const) {
      if (!ctx.s.fleets[side].includes(target)) continue;
      removePiece(t, ctx, 'fleets', side, target);
      ctx.emit?.({ type: 'fleet-lost', side, space: target });
    }
  } else if (winnerOf(conflict) === active) loseFortress(t, ctx, otherSide(active), target);
}

/** The nation that takes a zone in defence; null where the Allies choose. */
function defendingNation(t: Tables, ctx: HrCtx, side: Side, zone: string): Nation | null {
  if (side === 'axis') return 'axis';
  const nations = listSeaNations(t, ctx.s, zone);
  return nations.length === 1 ? (nations[0] ?? 'western') : null;
}

/** K-4, R-23, R-67. */
function takeSpace(t: Tables, ctx: HrCtx): void {
  const conflict = draftConflict(ctx);
  const { kind, target, active, attacker } = conflict;
  const winner = winnerOf(conflict);
  if (kind === 'event') return;
  if (kind !== 'sea') {
    if (winner === active) changeControl(ctx, [{ space: target, to: attacker, unlessOwn: false }]);
    return;
  }
  const holder = sideAt(t, ctx.s, target);
  if (holder === winner) return;
  if (winner === active) return changeControl(ctx, [{ space: target, to: attacker, unlessOwn: true }]);
  if (holder === null && ctx.s.rulings['defender-takes-zone'] === 'no') return;
  const nation = defendingNation(t, ctx, winner, target);
  if (nation === null) ctx.call({ at: 'clean/nation', space: target });
  else changeControl(ctx, [{ space: target, to: nation, unlessOwn: true }]);
}

/** I-08 */
export const chooseZoneNation = (t: Tables): Ask<'clean/nation'> => ({
  kind: 'ask',
  ask: (state, { space }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.nation', params: { space }, rule: 'R-12' },
    moves: listSeaNations(t, state, space).map((nation) => make.nation({ nation })),
  }),
  fits: ({ conflict }, { space }) => conflict !== null && t.spaceOf(space).isSea,
  answer(ctx, { space }, { nation }) {
    ctx.end();
    ctx.emit?.({ type: 'nation', nation });
    changeControl(ctx, [{ space, to: nation, unlessOwn: true }]);
  },
});

/** K-5: the active side's pile first; a second card was never in hand; a loser's Double Agent changes sides. */
function putCardsAway(ctx: HrCtx): void {
  const conflict = draftConflict(ctx);
  const { active } = conflict;
  const winner = winnerOf(conflict);
  for (const side of [active, otherSide(active)]) {
    for (const id of conflict.cards[side]) {
      const goesOver = cardOf(id).isAgent && winner !== side;
      ctx.s.discards[goesOver ? otherSide(side) : side].push(id);
    }
    conflict.cards[side] = [];
  }
}

/** K-6: the loser's discards first. */
function orderDues(ctx: HrCtx): void {
  const loser = otherSide(winnerOf(draftConflict(ctx)));
  ctx.s.due.sort((a, b) => Number(b.side === loser) - Number(a.side === loser));
  ctx.call({ at: 'dues' });
}

function lastOf(ctx: HrCtx, tookCentre: boolean): LastConflict {
  const conflict = draftConflict(ctx);
  const { kind, target, active } = conflict;
  const won = winnerOf(conflict) === active;
  return { won, kind, target, tookCentre: won && tookCentre, tookByLand: won && kind === 'land' };
}

/** §7.9: the space is a centre and was not the active side's. */
function takesCentre(t: Tables, ctx: HrCtx): boolean {
  const { kind, target, active } = draftConflict(ctx);
  return (
    kind !== 'event' && isCentre(t, ctx.s, target) && sideAt(t, ctx.s, target) !== active && !isBareSpain(ctx, target)
  );
}

/** the cube counts for an Allied attacker only. */
const isBareSpain = (ctx: HrCtx, target: string): boolean => target === 'spain' && !ctx.s.spainCentre;

const STEPS: readonly ((t: Tables, ctx: HrCtx) => void)[] = [
  // K-1
  (t, ctx) => putAway(t, ctx, draftConflict(ctx).active),
  (t, ctx) => putAway(t, ctx, otherSide(draftConflict(ctx).active)),
  // Later steps need to know whether a centre changes hands.
  (t, ctx) => {
    ctx.s.last = lastOf(ctx, takesCentre(t, ctx));
  },
  // K-2
  (t, ctx) => {
    const { kind, target, active } = draftConflict(ctx);
    if (kind === 'event' && winnerOf(draftConflict(ctx)) === active) resolveWonEvent(t, ctx, active, target);
  },
  removePieces,
  takeSpace,
  (_t, ctx) => putCardsAway(ctx),
  (_t, ctx) => orderDues(ctx),
  // K-7
  (t, ctx) => void settleVictory(t, ctx),
  // K-8
  (_t, ctx) => {
    const { active } = draftConflict(ctx);
    ctx.call({ at: 'refill', sides: [active, otherSide(active)] });
  },
];

const cleaning = (step: number): Frame => ({ at: 'clean/step', step });

export const cleanUp = (t: Tables): Auto<'clean/step'> => ({
  kind: 'auto',
  run(ctx, frame) {
    const isOver = runSteps(t, ctx, STEPS, null, frame.step, cleaning);
    if (!isOver) return;
    ctx.s.conflict = null;
    ctx.end();
  },
});
