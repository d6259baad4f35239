import { t } from './game.ts';

/** The starting place of each unit, read from the data independently. */
export const SET_UP: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...Object.entries(t.pack.setup.soviet), ...Object.entries(t.pack.setup.german)].flatMap(([place, units]) =>
    units.map((unit) => [unit, place] as const),
  ),
  ...Object.entries(t.pack.reinforcements).flatMap(([turn, units]) =>
    units.map((unit) => [unit, `turn-${turn}`] as const),
  ),
]);

/** A free set-up (§15.1). */
export const FREE = ['place s-27 1907', 'place s-13 1303', 'place s-9 0706', 'place s-23 1306', 'place s-20 1310'];
