import { spaceRef } from '../../../kits/pointing/targets.ts';
import type { Edit } from '../../../kits/position-edit/editor.ts';
import { hold, lay, set, type Finding } from '../../../kits/position-edit/telling.ts';
import { countOf, LIES, pieceId, trayId } from '../editor/things.ts';
import { NATIONS, SIDES, sideOf, type Nation, type Side, type SpaceId } from '../ids.ts';
import { isHeldBy, isLostCentre } from '../rules/control.ts';
import { MARKERS, markersLeft } from '../rules/pieces.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { mend, mendHold, wrong } from './words.ts';
import type { Waiting } from './waiting.ts';

const INACTIVE = ['spain', 'turkey'] as const;

export function* listBoardFaults(t: Tables, state: HrState, waiting: Waiting): Generator<Finding> {
  yield* listPieceFaults(t, state);
  yield* listNeutralFaults(state, waiting);
  yield* listVichyFaults(t, state, waiting);
  yield* listMarkerFaults(t, state);
  yield* listItalyFaults(t, state);
  yield* listLostFaults(t, state, waiting);
}

const nationOf = (t: Tables, id: SpaceId, side: Side): Nation => {
  if (side === 'axis') return 'axis';
  const { printed, home } = t.spaceOf(id);
  return printed === 'soviet' || home === 'soviet' ? 'soviet' : 'western';
};

/** §3.2, §3.3: fleets at sea, fortresses in own areas, one of a side in a place. */
function* listPieceFaults(t: Tables, state: HrState): Generator<Finding> {
  for (const side of SIDES)
    for (const lie of LIES) {
      const places = state[lie][side];
      if (places.length > countOf(lie, side)) yield `INV-09 ${places.length} ${lie} of ${side}`;
      for (const [at, space] of places.entries()) {
        if (places.indexOf(space) !== at) yield `INV-10 two ${lie} of ${side} in ${space}`;
        const params = { side, space };
        const piece = pieceId(lie, side, at);
        const off = mend(`off-${lie}`, params, lay(piece, trayId(lie, side)));
        const { isSea, isPlayable } = t.spaceOf(space);
        if (isSea !== (lie === 'fleets')) {
          const rule = lie === 'fleets' ? '3.3' : '3.2';
          yield wrong(`INV-10 ${lie} of ${side} in ${space}`, `${lie}-ground`, rule, params, [off], spaceRef(space));
        } else if (lie === 'fortresses' && !isHeldBy(t, state, space, side)) {
          const nation = nationOf(t, space, side);
          const fixes = isPlayable ? [off, mendHold(space, nation)] : [off];
          yield wrong(`INV-10 fortress of ${side} in ${space}`, 'fortress-held', '3.2', params, fixes, spaceRef(space));
        }
      }
    }
}

/** Edits that take every fortress from a space; the last of a list first, because numbers are indexes. */
function fortressesOff(state: HrState, space: SpaceId): readonly Edit[] {
  return SIDES.flatMap((side) => {
    const at = state.fortresses[side].indexOf(space);
    return at < 0 ? [] : lay(pieceId('fortresses', side, at), trayId('fortresses', side));
  });
}

/** §2.1: Spain and Turkey are neutral before their event, and not after it. */
function* listNeutralFaults(state: HrState, { changes }: Waiting): Generator<Finding> {
  const { conflict, spainCentre, markers } = state;
  for (const space of INACTIVE) {
    const at = spaceRef(space);
    const marker = markers[space] ?? null;
    const isFortified = SIDES.some((side) => state.fortresses[side].includes(space));
    const quiet = [hold(space, null), ...fortressesOff(state, space)];
    if (!state.active[space] && (marker !== null || isFortified)) {
      const fixes = [mend('empty', { space }, ...quiet), mend('active', { space }, set(space, true))];
      yield wrong(`INV-27 ${space} is neutral`, 'inactive', '2.1', { space }, fixes, at);
    } else if (!state.active[space] && conflict?.kind !== 'event' && isEnd(conflict, space))
      yield `INV-27 ${space} is neutral`;
    if (state.active[space] && marker === null && !changes.includes(space)) {
      const neutral = mend('inactive', { space }, ...quiet, set(space, false));
      const fixes = [mendHold(space, 'axis'), mendHold(space, 'western'), neutral];
      yield wrong(`INV-12 nobody controls ${space}`, 'active', '2.1', { space }, fixes, at);
    }
  }
  if (!spainCentre || markers['spain'] === 'axis' || changes.includes('spain')) return;
  const fix = mend('cube', {}, set('spain-centre', false));
  yield wrong('INV-27 the cube is in a Spain that is not Axis', 'cube', 'R-81', {}, [fix], spaceRef('spain'));
}

const isEnd = (conflict: HrState['conflict'], id: SpaceId): boolean =>
  conflict !== null && (conflict.target === id || conflict.origin === id);

/** §8.5: once Vichy has taken sides, each of its areas has a holder. */
function* listVichyFaults(t: Tables, state: HrState, { changes }: Waiting): Generator<Finding> {
  const free = t.vichyAreas.filter((id) => state.markers[id] == null);
  const [first] = free;
  if (state.parisTaken && state.vichy !== 'resolved')
    yield wrong(null, 'vichy-paris', '8.5', {}, [mend('vichy-resolved', {}, set('vichy', 'resolved'))]);
  const neutral = mend('vichy-neutral', {}, set('vichy', 'neutral'));
  const all = (nation: Nation, spaces: readonly SpaceId[]) =>
    mend('vichy-all', { nation }, ...spaces.map((id) => hold(id, nation)));
  const split = state.vichy === 'defected' ? free.filter((id) => t.pack.groups.vichyDefectsAllied.includes(id)) : [];
  const [torn] = split;
  if (torn !== undefined) {
    const fixes = [all('western', split), neutral];
    yield wrong(null, 'vichy-split', '8.5', { spaces: split.join(',') }, fixes, spaceRef(torn));
  }
  if (state.vichy !== 'resolved' || first === undefined) return;
  const broken = free.filter((id) => !changes.includes(id)).map((id) => `INV-12 nobody controls ${id}`);
  const [west, axis] = [all('western', free), all('axis', free)];
  const fixes = state.parisTaken ? [west, axis] : [axis, west, neutral];
  yield wrong(broken, 'vichy-free', '8.5', { n: free.length }, fixes, spaceRef(first));
}

/** §1.1, §3.1: markers are counted, none is on what is printed for the same side, and each space has an entry. */
function* listMarkerFaults(t: Tables, state: HrState): Generator<Finding> {
  const { markers, unmarked } = state;
  for (const nation of NATIONS) {
    const most = MARKERS[nation];
    const over = -markersLeft(state, nation);
    if (over <= 0) continue;
    const placed = [...t.zones, ...t.areas].filter(({ id, isInactive, isVichy }) => {
      const isBarred = (isInactive && state.active.spain) || isVichy;
      return markers[id] === nation && !isBarred && !unmarked.includes(id);
    });
    const fix = mend('markers', { nation, n: over }, ...placed.slice(0, over).map(({ id }) => hold(id, null)));
    yield wrong(`INV-09 ${most + over} markers of ${nation}`, 'markers', '3.1', { nation, n: most + over, most }, [
      fix,
    ]);
  }
  for (const { id, isSea, isPlayable, printed } of t.spaces) {
    const nation = markers[id];
    if (nation === undefined) yield `INV-12 no entry for ${id}`;
    if (isSea || nation == null) continue;
    const isOwn = printed !== null && sideOf(printed) === sideOf(nation);
    if (isPlayable && !isOwn) continue;
    const fixes = [mend('marker', { space: id }, hold(id, null))];
    const params = { space: id, nation };
    yield isPlayable
      ? wrong(`INV-11 ${nation} marker on ${printed} ${id}`, 'marker-own', '3.1', params, fixes, spaceRef(id))
      : wrong(`INV-11 marker on ${id}`, 'marker-closed', '2.1', params, fixes, spaceRef(id));
  }
  for (const id in markers) if (!t.isSpaceId(id)) yield `INV-12 unknown space ${id}`;
  for (const id of unmarked) if (markers[id] == null) yield `INV-09 nobody holds ${id} without a marker`;
}

/** §8.2, §8.3: consequences of the Allies taking Rome, the south of Italy, or Paris. */
function* listItalyFaults(t: Tables, state: HrState): Generator<Finding> {
  const isAllied = (id: SpaceId) => isHeldBy(t, state, id, 'allies');
  const isRome = isAllied('rome');
  if (!state.italySurrendered && (isRome || (isAllied('naples') && isAllied('sicily')))) {
    const back = ['rome', 'naples', 'sicily'].map((id) => hold(id, 'axis'));
    const fixes = [mend('italy', {}, set('italy', true)), mend('italy-back', {}, ...back)];
    yield wrong(null, 'italy', '8.2', {}, fixes, spaceRef(isRome ? 'rome' : 'naples'));
  }
  if (state.parisTaken || !isAllied('paris')) return;
  const fixes = [mend('paris', {}, set('paris', true)), mendHold('paris', 'axis')];
  yield wrong(null, 'paris', '8.5', {}, fixes, spaceRef('paris'));
}

/** INV-19. Italy's surrender is paid for before Rome changes hands (§8.2), so a space may wait to be lost. */
function* listLostFaults(t: Tables, state: HrState, { changes }: Waiting): Generator<Finding> {
  const { lost } = state;
  const held = t.spaces.filter(({ id }) => isLostCentre(t, state, id));
  for (const id of lost)
    if (t.isSpaceId(id) && !isLostCentre(t, state, id) && !changes.includes(id)) yield `INV-19 ${id} is not lost`;
  const counted = lost.filter((id) => t.isSpaceId(id) && isLostCentre(t, state, id)).length;
  if (counted !== held.length || new Set(lost).size !== lost.length)
    yield `INV-19 lost are ${lost.join(' ')}, the enemy holds ${held.length}`;
}
