/** The turn track and the weather, and their effects on units (§5, §10.3). */
import type { TurnFacts, WeatherFacts } from '../data-types.ts';
import { trackOf, type Track } from '../ids.ts';
import { isAreaId, known } from '../numbers.ts';
import type { Pack } from '../pack.ts';
import type { GameMap } from './map.ts';

/** Effect of the weather on a printed allowance: none, one value for all, or a cap. */
function underWeather(printed: number, rule: string): number {
  const [, kind, hexes] = /^(every unit|cap) (\d+)$/.exec(rule) ?? [];
  if (kind === undefined) return printed;
  return kind === 'cap' ? Math.min(printed, Number(hexes)) : Number(hexes);
}

export function makeTurns({ turnTrack, weather, units }: Pack, { areasOf, areaIdOf, placeNo }: GameMap) {
  const byTurn: ReadonlyMap<number, TurnFacts> = new Map(turnTrack.map((row) => [row.turn, row]));
  const turnFacts = (turn: number): TurnFacts => known(byTurn.get(turn));
  const weatherOf = (turn: number): WeatherFacts => weather[turnFacts(turn).weather];
  const allowances: ReadonlyMap<number, readonly number[]> = new Map(
    turnTrack.map(({ turn }) => [turn, units.map(({ move }) => underWeather(move, weatherOf(turn).move))]),
  );
  const arrivalAreas: readonly (readonly number[])[] = units.map(({ code, side }) =>
    isAreaId(code) ? [placeNo(code)] : areasOf(side),
  );
  const returnAreas: readonly (readonly number[])[] = units.map(({ side, code }) =>
    areasOf(side).filter((area) => !isAreaId(code) || code === areaIdOf(area)),
  );
  return {
    turns: turnTrack,
    lastTurn: turnTrack.length,
    turnFacts,
    weatherOf,
    trackOfTurn: new Map<number, Track>(turnTrack.map(({ turn }) => [turn, trackOf(turn)])),
    /** §10.3: the allowance of a unit in hexes in the weather of a turn. */
    allowanceOf: (unit: number, turn: number): number => known(allowances.get(turn)?.[unit]),
    /** §6.2, §10.5: rear areas, by number, where a unit arrives from the track. */
    areasForUnit: (unit: number): readonly number[] => known(arrivalAreas[unit]),
    /** §10.5: whether a unit may go back into a rear area of its side: a coded German unit only into its own. */
    mayReturnTo: (unit: number, area: number): boolean => known(returnAreas[unit]).includes(area),
  };
}
