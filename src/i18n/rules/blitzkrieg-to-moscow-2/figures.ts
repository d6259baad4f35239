import { data } from './slots.ts';
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';

/** Figures of the map and the counter sheet, for sentences about them. */

const { map } = data;

export const hexes = map.hexes.length;
export const rows = Math.max(...map.hexes.map(({ row }) => row));
export const columns = Math.max(...map.hexes.map(({ col }) => col));
export const cities = data.cities.length;
export const points = data.cities.reduce((sum, city) => sum + city.points, 0);

const countUnits = (side: Side): number => data.units.filter((unit) => unit.side === side).length;

export const units = data.units.length;
export const germanUnits = countUnits('german');
export const sovietUnits = countUnits('soviet');
