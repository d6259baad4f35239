/** Changes of control and what follows: markers, fortresses, production centres, Italy, Paris, Vichy (§3.1, §6.5.2.1, §8). */
import type { Change } from '../frames.ts';
import { telling } from '../../../kits/goals/goals.ts';
import { sideOf, type Nation, type Side, type SpaceId } from '../ids.ts';
import { isHeldBy, isLostCentre, sideAt } from '../rules/control.ts';
import { make } from '../moves.ts';
import { listLiftable, markersLeft, needsMarker } from '../rules/pieces.ts';
import { listCentreGoals, type CentreGoal } from '../rules/victory.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import {
  changeControl,
  changeHandSize,
  loseFortress,
  owe,
  removeFrom,
  setMarker,
  settleAtOnce,
  settleVictory,
  takeAll,
} from './edit.ts';
import { vichyToTheAllies } from './turn.ts';
import type { Tables } from '../tables.ts';

export const makeChanges = (t: Tables): Auto<'control'> => ({
  kind: 'auto',
  run(ctx, { changes }) {
    const [change, ...rest] = changes;
    if (!change) {
      ctx.end();
      if (ctx.s.conflict === null) settleVictory(t, ctx);
      return;
    }
    const { space, to, unlessOwn } = change;
    if (unlessOwn && sideAt(t, ctx.s, space) === sideOf(to)) return ctx.goto({ at: 'control', changes: rest });
    if (needsMarker(t, space, to) && ctx.s.markers[space] !== to && markersLeft(ctx.s, to) <= 0) {
      const spaces = listLiftable(t, ctx.s, to, space);
      if (spaces.length > 1) return ctx.call({ at: 'control/lift', nation: to, spaces });
      const [only] = spaces;
      if (only !== undefined) return liftMarker(t, ctx, to, only);
      ctx.goto({ at: 'control', changes: rest });
      take(t, ctx, change);
      ctx.s.unmarked.push(space);
      ctx.emit?.({ type: 'unmarked', space, nation: to });
      return settleAtOnce(t, ctx);
    }
    ctx.goto({ at: 'control', changes: rest });
    take(t, ctx, change);
    // §9.3 leaves no room for the discards of a lost centre (K-6).
    settleAtOnce(t, ctx);
  },
});

/** I-03, R-01: the choice among the least important markers. */
export const chooseMarker = (t: Tables): Ask<'control/lift'> => ({
  kind: 'ask',
  ask: (_state, { nation, spaces }) => ({
    seat: sideOf(nation),
    ask: { key: 'hr.ask.lift.marker', params: { nation }, rule: 'R-01' },
    moves: spaces.map((space) => make.lift({ space })),
  }),
  fits: ({ markers }, { nation, spaces }) => spaces.every((space) => markers[space] === nation),
  answer(ctx, { nation }, { space }) {
    ctx.end();
    liftMarker(t, ctx, nation, space);
  },
});

function liftMarker(t: Tables, ctx: HrCtx, nation: Nation, space: SpaceId): void {
  nearing(t, ctx, () => {
    const before = sideAt(t, ctx.s, space);
    setMarker(t, ctx, space, null);
    ctx.emit?.({ type: 'lifted', space, nation });
    settleSpace(t, ctx, space, before, t.spaceOf(space).printed);
  });
}

function take(t: Tables, ctx: HrCtx, { space, to }: Change): void {
  nearing(t, ctx, () => {
    const before = sideAt(t, ctx.s, space);
    setMarker(t, ctx, space, needsMarker(t, space, to) ? to : null);
    removeFrom(ctx.s.unmarked, space);
    const nation = ctx.s.markers[space] ?? t.spaceOf(space).printed ?? to;
    ctx.emit?.({ type: 'took', space, nation });
    settleSpace(t, ctx, space, before, nation);
  });
}

/** §9.3: the log says when one more centre wins the war. */
const nearing = (t: Tables, ctx: HrCtx, change: () => void): void =>
  telling(() => listCentreGoals(t, ctx.s), change, ctx.emit && ((goal) => tellCentres(ctx, goal)));

function tellCentres(ctx: HrCtx, { side, nation, all, left, missing: [space] }: CentreGoal): void {
  if (space !== undefined) ctx.emit?.({ type: 'near-centres', side, nation, space, n: all - left, all });
}

function settleSpace(t: Tables, ctx: HrCtx, space: SpaceId, before: Side | null, nation: Nation | null): void {
  const after = nation && sideOf(nation);
  if (before === after) return;
  if (before !== null) loseFortress(t, ctx, before, space);
  settleCentre(t, ctx, space, before, after);
  if (after === 'allies' && nation !== null) {
    settleItaly(t, ctx, space, nation);
    if (space === 'paris' && !ctx.s.parisTaken) freeParis(t, ctx);
  }
}

/** §6.5.2.1, R-25: values, discards, and who draws (3.6). */
function settleCentre(t: Tables, ctx: HrCtx, space: SpaceId, before: Side | null, after: Side | null): void {
  if (space === 'spain') return settleSpain(t, ctx, before);
  const { home, value } = t.spaceOf(space);
  if (home === null) return;
  const owner = sideOf(home);
  const isLost = isLostCentre(t, ctx.s, space);
  const wasLost = ctx.s.lost.includes(space);
  if (isLost === wasLost) return;
  if (isLost) {
    ctx.s.lost.push(space);
    // Rome's first fall belongs to the surrender (§8.2).
    if (space === 'rome' && !ctx.s.italySurrendered) return;
    loseHand(t, ctx, owner, value, { red: home === 'soviet', random: space === 'berlin' });
  } else {
    removeFrom(ctx.s.lost, space);
    changeHandSize(t, ctx, owner, value, '6.5.2.1');
  }
  // §8.3: Paris pays its captor too.
  if (space === 'paris' && isLost) changeHandSize(t, ctx, 'allies', 1, '8.3');
  if (space === 'paris' && !isLost && after === 'axis') loseHand(t, ctx, 'allies', 1, {});
}

function loseHand(t: Tables, ctx: HrCtx, side: Side, n: number, how: { red?: boolean; random?: boolean }): void {
  changeHandSize(t, ctx, side, -n, '6.5.2.1');
  owe(ctx, side, n, how);
}

/** the cube goes for good when the Axis first loses Spain. */
function settleSpain(t: Tables, ctx: HrCtx, before: Side | null): void {
  if (before !== 'axis' || !ctx.s.spainCentre) return;
  ctx.s.spainCentre = false;
  loseHand(t, ctx, 'axis', 1, {});
}

const ITALY = { rome: 'rome', south: ['naples', 'sicily'] } as const;
const ITALY_COST = 2;

/** §8.2: once, by Rome or by Naples and Sicily; it earns no bonus, and Rome is ordinary afterwards (§8.2.2). */
function settleItaly(t: Tables, ctx: HrCtx, space: SpaceId, nation: Nation): void {
  if (ctx.s.italySurrendered) return;
  const isRome = isHeldBy(t, ctx.s, ITALY.rome, 'allies');
  const isSouth = ITALY.south.every((id) => isHeldBy(t, ctx.s, id, 'allies'));
  if (!isRome && !isSouth) return;
  ctx.s.italySurrendered = true;
  ctx.emit?.({ type: 'italy' });
  if (!ctx.s.lost.includes('rome')) ctx.s.lost.push('rome');
  loseHand(t, ctx, 'axis', ITALY_COST, { random: true });
  const others = isRome ? ITALY.south : [ITALY.rome];
  // The marker is that of the nation that caused the change; the cost is already paid.
  changeControl(
    ctx,
    takeAll(
      others.filter((id) => id !== space),
      nation,
    ),
  );
}

/** §8.5, third row. */
function freeParis(t: Tables, ctx: HrCtx): void {
  ctx.s.parisTaken = true;
  ctx.s.vichy = 'resolved';
  ctx.emit?.({ type: 'vichy', to: 'resolved' });
  changeControl(ctx, vichyToTheAllies(t));
}
