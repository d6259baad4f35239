/** Markers, fleets, fortresses and production centres (INV-09 to INV-12, INV-19, INV-27). */
import type { Space } from '../tables/board.ts';
import { NATIONS, SIDES, sideOf, type Nation, type Side, type SpaceId } from '../ids.ts';
import { MARKERS, PIECES } from '../rules/pieces.ts';
import type { HrState } from '../state.ts';
import type { Report } from './report.ts';
import type { Waiting } from './waiting.ts';
import type { Tables } from '../tables.ts';

export function checkBoard(t: Tables, state: HrState, waiting: Waiting, report: Report): void {
  const { markers, unmarked } = state;
  const placed = { axis: 0, soviet: 0, western: 0 };
  let centresLost = 0;
  let entries = 0;
  for (const space of t.spaces) {
    const marker = markers[space.id];
    if (marker !== undefined) entries += 1;
    if (marker === undefined) report('INV-12', `no entry for ${space.id}`);
    else if (marker !== null) {
      if (unmarked.length === 0 || !unmarked.includes(space.id)) placed[marker] += 1;
      checkMarker(space, marker, report);
    } else if (space.isPlayable && !space.isSea && space.printed === null) checkNeutral(state, space, waiting, report);
    if (space.home !== null && isLost(space, marker ?? space.printed)) centresLost += 1;
    else if (state.lost.length > 0 && state.lost.includes(space.id) && !waiting.changes.includes(space.id))
      report('INV-19', `${space.id} is not lost`);
  }
  checkLost(t, state, centresLost, report);
  const ids = Object.keys(markers);
  if (ids.length > entries) for (const id of ids) if (!t.isSpaceId(id)) report('INV-12', `unknown space ${id}`);
  for (const id of unmarked) if (markers[id] == null) report('INV-09', `nobody holds ${id} without a marker`);
  for (const nation of NATIONS)
    if (placed[nation] > MARKERS[nation]) report('INV-09', `${placed[nation]} markers of ${nation}`);
  for (const side of SIDES) {
    for (const { lie, most } of Object.values(PIECES)) checkPieces(t, state, side, lie, most[side], report);
  }
  checkSpain(state, waiting, report);
}

function checkMarker({ id, isSea, isPlayable, printed }: Space, marker: Nation, report: Report): void {
  if (isSea) return;
  if (!isPlayable) report('INV-11', `marker on ${id}`);
  else if (printed !== null && sideOf(printed) === sideOf(marker))
    report('INV-11', `${marker} marker on ${printed} ${id}`);
}

/** An area without a symbol and a marker: Vichy that has not taken sides, Spain or Turkey before their event. */
function checkNeutral({ active, vichy }: HrState, { id, isVichy }: Space, { changes }: Waiting, report: Report): void {
  const isFree = isVichy
    ? vichy !== 'resolved'
    : id === 'spain'
      ? !active.spain
      : id === 'turkey'
        ? !active.turkey
        : false;
  if (!isFree && !changes.includes(id)) report('INV-12', `nobody controls ${id}`);
}

const isLost = ({ home }: Space, holder: Nation | null): boolean =>
  home !== null && holder !== null && sideOf(holder) !== sideOf(home);

/** Italy's surrender is paid for before Rome changes hands (§8.2), so only the others are counted the other way. */
function checkLost(t: Tables, { lost, markers }: HrState, centresLost: number, report: Report): void {
  let counted = 0;
  for (const id of lost)
    if (t.isSpaceId(id) && isLost(t.spaceOf(id), markers[id] ?? t.spaceOf(id).printed)) counted += 1;
  if (counted !== centresLost || new Set(lost).size !== lost.length)
    report('INV-19', `lost are ${lost.join(' ')}, the enemy holds ${centresLost}`);
}

function checkPieces(
  t: Tables,
  state: HrState,
  side: Side,
  what: 'fleets' | 'fortresses',
  most: number,
  report: Report,
): void {
  const places = state[what][side];
  if (places.length > most) report('INV-09', `${places.length} ${what} of ${side}`);
  places.forEach((id, at) => {
    if (places.indexOf(id) !== at) report('INV-10', `two ${what} of ${side} in ${id}`);
    const space = t.isSpaceId(id) ? t.spaceOf(id) : null;
    if (space?.isSea !== (what === 'fleets')) report('INV-10', `${what} of ${side} in ${id}`);
    else if (what === 'fortresses' && !holds(state, space, side)) report('INV-10', `fortress of ${side} in ${id}`);
  });
}

function holds({ markers }: HrState, { id, printed }: Space, side: Side): boolean {
  const nation = markers[id] ?? printed;
  return nation !== null && sideOf(nation) === side;
}

function checkSpain(state: HrState, { changes }: Waiting, report: Report): void {
  const { spainCentre, markers, active, fortresses, conflict } = state;
  if (spainCentre && markers['spain'] !== 'axis' && !changes.includes('spain'))
    report('INV-27', 'the cube lies on a Spain that is not the Axis’s');
  for (const id of ['spain', 'turkey'] as const) {
    if (active[id]) continue;
    const isFortified = SIDES.some((side) => fortresses[side].includes(id));
    const isFought = conflict !== null && conflict.kind !== 'event' && isEnd(conflict, id);
    if (markers[id] != null || isFortified || isFought) report('INV-27', `${id} is neutral`);
  }
}

const isEnd = ({ target, origin }: { target: string; origin: SpaceId | null }, id: SpaceId): boolean =>
  target === id || origin === id;
