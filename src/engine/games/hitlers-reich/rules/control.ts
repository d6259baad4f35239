/** Finds who controls each space (§2.1, §2.4, Part 0). */
import type { Border } from '../tables/board.ts';
import { otherSide, sideOf, type Nation, type Side, type SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** The parts of a state that the rules read; drafts and views fit too. */
export type Table = Pick<HrState, 'markers' | 'fleets' | 'fortresses' | 'active' | 'rulings'>;

/** Marker, else printed symbol, else none. */
export const controllerOf = (t: Tables, { markers }: Pick<Table, 'markers'>, id: SpaceId): Nation | null =>
  markers[id] ?? t.spaceOf(id).printed;

export function sideAt(t: Tables, table: Pick<Table, 'markers'>, id: SpaceId): Side | null {
  const nation = controllerOf(t, table, id);
  return nation && sideOf(nation);
}

export const isHeldBy = (t: Tables, table: Pick<Table, 'markers'>, id: SpaceId, side: Side): boolean =>
  sideAt(t, table, id) === side;

/** §2.4: one side's marker, the other side's fleet. */
export function isContested(table: Table, zone: SpaceId): boolean {
  const nation = table.markers[zone];
  return nation != null && table.fleets[otherSide(sideOf(nation))].includes(zone);
}

export const holdsZone = (t: Tables, table: Table, zone: SpaceId, side: Side): boolean =>
  isHeldBy(t, table, zone, side) && !isContested(table, zone);

/** Spain and Turkey before their event (§2.1). */
export function isNeutral(table: Pick<Table, 'active'>, id: SpaceId): boolean {
  if (id === 'spain') return !table.active.spain;
  return id === 'turkey' && !table.active.turkey;
}

/** A Vichy area that no side has taken (§8.5). */
export const isNeutralVichy = (t: Tables, { markers }: Pick<Table, 'markers'>, id: SpaceId): boolean =>
  t.spaceOf(id).isVichy && markers[id] == null;

/** The status of an area that no side has: out of play, not active yet, or Vichy. */
export type Neutrality = 'closed' | 'neutral' | 'vichy';

/** Why no side has the area (§2.1, §8.5); null where one has or may have it, and for sea zones. */
export function neutralityOf(t: Tables, table: Pick<Table, 'markers' | 'active'>, id: SpaceId): Neutrality | null {
  if (!t.spaceOf(id).isPlayable) return 'closed';
  if (isNeutral(table, id)) return 'neutral';
  return isNeutralVichy(t, table, id) ? 'vichy' : null;
}

/** Returns true if a border counts for `side` (null: for neither) as adjacency, except for land attacks. */
export function isOpen(t: Tables, table: Table, { condition }: Border, side: Side | null): boolean {
  switch (condition) {
    case null:
    case 'sicily-sea-held':
      return true;
    case 'turkey-active':
      return table.active.turkey;
    case 'turkey-controller':
      return table.active.turkey && side !== null && isHeldBy(t, table, 'turkey', side);
  }
}

/** Sicily–Naples by land needs own, uncontested control of the Sicily Sea. */
export function isStraitOpen(t: Tables, table: Table, side: Side): boolean {
  if (holdsZone(t, table, 'sicily-sea', side)) return true;
  if (table.rulings['open-strait'] === 'closed') return false;
  const enemy = otherSide(side);
  return !isHeldBy(t, table, 'sicily-sea', enemy) && !table.fleets[enemy].includes('sicily-sea');
}

/** §2.5, R-81: drums of a production centre; FRANCO's cube gives Spain one. 0 for any other space. */
export const drumsOf = (t: Tables, { spainCentre }: Pick<HrState, 'spainCentre'>, id: SpaceId): number =>
  t.spaceOf(id).value || (id === 'spain' && spainCentre ? 1 : 0);
export const isCentre = (t: Tables, state: Pick<HrState, 'spainCentre'>, id: SpaceId): boolean =>
  drumsOf(t, state, id) > 0;

/** INV-19: a centre that the enemy of its home side holds. */
export const isLostCentre = (t: Tables, table: Pick<Table, 'markers'>, id: SpaceId): boolean => {
  const { home } = t.spaceOf(id);
  const holder = sideAt(t, table, id);
  return home !== null && holder !== null && holder !== sideOf(home);
};
