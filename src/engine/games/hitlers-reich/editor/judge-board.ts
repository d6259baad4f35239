/** What is wrong on the map of a draft: markers, fleets, fortresses, Vichy, and lands that are not in the war yet. */
import { spaceRef } from '../../../kits/pointing/targets.ts';
import type { Edit, Fault } from '../../../kits/position-edit/editor.ts';
import { NATIONS, SIDES, sideOf, type Nation, type Side, type SpaceId } from '../ids.ts';
import { isHeldBy } from '../rules/control.ts';
import { MARKERS, markersLeft } from '../rules/pieces.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { fault, give, mend, set } from './faults.ts';
import { LIES, pieceId, trayId } from './things.ts';

const INACTIVE = ['spain', 'turkey'] as const;

export function* judgeBoard(t: Tables, state: HrState): Generator<Fault> {
  yield* judgePieces(t, state);
  yield* judgeInactive(state);
  yield* judgeVichy(t, state);
  yield* judgeMarkers(t, state);
  yield* judgeItaly(t, state);
}

const nationOf = (t: Tables, id: SpaceId, side: Side): Nation => {
  if (side === 'axis') return 'axis';
  const { printed, home } = t.spaceOf(id);
  return printed === 'soviet' || home === 'soviet' ? 'soviet' : 'western';
};

/** §3.2, §3.3: fleets at sea, fortresses in own areas. */
function* judgePieces(t: Tables, state: HrState): Generator<Fault> {
  for (const side of SIDES)
    for (const lie of LIES)
      for (const [at, space] of state[lie][side].entries()) {
        const { isSea, isPlayable } = t.spaceOf(space);
        const piece = pieceId(lie, side, at);
        const off = mend(`off-${lie}`, { side, space }, { edit: 'place', piece, to: trayId(lie, side) });
        const told = { at: spaceRef(space), params: { side, space } };
        if (isSea !== (lie === 'fleets'))
          yield fault({ id: `${lie}-ground`, rule: lie === 'fleets' ? '3.3' : '3.2', ...told, fixes: [off] });
        else if (lie === 'fortresses' && !isHeldBy(t, state, space, side)) {
          const nation = nationOf(t, space, side);
          const hold = mend('hold', { space, nation }, give(space, nation));
          yield fault({ id: 'fortress-held', rule: '3.2', ...told, fixes: isPlayable ? [off, hold] : [off] });
        }
      }
}

/** Edits that take every fortress from a space; the last of a list first, since numbers are places in it. */
function fortressesOff(state: HrState, space: SpaceId): readonly Edit[] {
  return SIDES.flatMap((side) => {
    const at = state.fortresses[side].indexOf(space);
    const to = trayId('fortresses', side);
    return at < 0 ? [] : [{ edit: 'place', piece: pieceId('fortresses', side, at), to } as const];
  });
}

/** §2.1: Spain and Turkey belong to nobody before their event, and to somebody after it. */
function* judgeInactive(state: HrState): Generator<Fault> {
  for (const space of INACTIVE) {
    const told = { rule: '2.1', at: spaceRef(space), params: { space } };
    const marker = state.markers[space] ?? null;
    const isFortified = SIDES.some((side) => state.fortresses[side].includes(space));
    const quiet = [give(space, null), ...fortressesOff(state, space)];
    if (!state.active[space] && (marker !== null || isFortified))
      yield fault({
        id: 'inactive',
        ...told,
        fixes: [mend('empty', { space }, ...quiet), mend('active', { space }, set(space, 'on'))],
      });
    if (state.active[space] && marker === null)
      yield fault({
        id: 'active',
        ...told,
        fixes: [
          mend('hold', { space, nation: 'axis' }, give(space, 'axis')),
          mend('hold', { space, nation: 'western' }, give(space, 'western')),
          mend('inactive', { space }, ...quiet, set(space, 'off')),
        ],
      });
  }
  if (state.spainCentre && state.markers['spain'] !== 'axis')
    yield fault({
      id: 'cube',
      rule: 'R-81',
      at: spaceRef('spain'),
      fixes: [mend('cube', {}, set('spain-centre', 'off'))],
    });
}

/** §8.5: once Vichy has taken sides, each of its areas is somebody's. */
function* judgeVichy(t: Tables, state: HrState): Generator<Fault> {
  const free = t.vichyAreas.filter((id) => state.markers[id] == null);
  const [first] = free;
  if (state.parisTaken && state.vichy !== 'resolved')
    yield fault({ id: 'vichy-paris', rule: '8.5', fixes: [mend('vichy-resolved', {}, set('vichy', 'resolved'))] });
  const split = state.vichy === 'defected' ? free.filter((id) => t.pack.groups.vichyDefectsAllied.includes(id)) : [];
  const [torn] = split;
  if (torn !== undefined)
    yield fault({
      id: 'vichy-split',
      rule: '8.5',
      at: spaceRef(torn),
      params: { spaces: split.join(',') },
      fixes: [
        mend('vichy-all', { nation: 'western' }, ...split.map((id) => give(id, 'western'))),
        mend('vichy-neutral', {}, set('vichy', 'neutral')),
      ],
    });
  if (state.vichy !== 'resolved' || first === undefined) return;
  const all = (nation: Nation) => mend('vichy-all', { nation }, ...free.map((id) => give(id, nation)));
  const neutral = mend('vichy-neutral', {}, set('vichy', 'neutral'));
  yield fault({
    id: 'vichy-free',
    rule: '8.5',
    at: spaceRef(first),
    params: { n: free.length },
    fixes: state.parisTaken ? [all('western'), all('axis')] : [all('axis'), all('western'), neutral],
  });
}

/** §1.1: markers are counted; §3.1: none lies on what is printed for the same side. */
function* judgeMarkers(t: Tables, state: HrState): Generator<Fault> {
  for (const nation of NATIONS) {
    const over = -markersLeft(state, nation);
    if (over > 0) {
      const placed = [...t.zones, ...t.areas].filter(({ id, isInactive, isVichy }) => {
        const isBarred = (isInactive && state.active.spain) || isVichy;
        return state.markers[id] === nation && !isBarred && !state.unmarked.includes(id);
      });
      const lifted = placed.slice(0, over).map(({ id }) => give(id, null));
      yield fault({
        id: 'markers',
        rule: '3.1',
        params: { nation, n: MARKERS[nation] + over, most: MARKERS[nation] },
        fixes: [mend('markers', { nation, n: over }, ...lifted)],
      });
    }
  }
  for (const { id, isSea, isPlayable, printed } of t.spaces) {
    const marker = state.markers[id];
    if (isSea || marker == null) continue;
    const isOwn = printed !== null && sideOf(printed) === sideOf(marker);
    if (isPlayable && !isOwn) continue;
    yield fault({
      id: isPlayable ? 'marker-own' : 'marker-closed',
      rule: isPlayable ? '3.1' : '2.1',
      at: spaceRef(id),
      params: { space: id, nation: marker },
      fixes: [mend('marker', { space: id }, give(id, null))],
    });
  }
}

/** §8.2, §8.3: what happened the moment the Allies took Rome, the south of Italy, or Paris. */
function* judgeItaly(t: Tables, state: HrState): Generator<Fault> {
  const isAllied = (id: SpaceId) => isHeldBy(t, state, id, 'allies');
  const isSouth = isAllied('naples') && isAllied('sicily');
  if (!state.italySurrendered && (isAllied('rome') || isSouth))
    yield fault({
      id: 'italy',
      rule: '8.2',
      at: spaceRef(isAllied('rome') ? 'rome' : 'naples'),
      fixes: [
        mend('italy', {}, set('italy', 'on')),
        mend('italy-back', {}, ...['rome', 'naples', 'sicily'].map((id) => give(id, 'axis'))),
      ],
    });
  if (!state.parisTaken && isAllied('paris'))
    yield fault({
      id: 'paris',
      rule: '8.5',
      at: spaceRef('paris'),
      fixes: [
        mend('paris', {}, set('paris', 'on')),
        mend('hold', { space: 'paris', nation: 'axis' }, give('paris', 'axis')),
      ],
    });
}
