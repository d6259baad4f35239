/** Units that have just surrendered (§13.1), with what kept supply from them: read from the position as it was then. */
import { NO_WAY, countSteps } from '../../../kits/hex/grid.ts';
import { enemyOf, known, sideNo } from '../numbers.ts';
import { readField, unitsIn } from '../rules/field.ts';
import { computeScore } from '../rules/score.ts';
import { LONGEST_LINE, isBlocked, readSupply, sourcesOf } from '../rules/supply.ts';
import { zoneMakers } from '../rules/zones.ts';
import type { Field, Tables } from '../tables.ts';
import type { BtmView } from '../view.ts';
import type { CauseReading, SurrenderedReading, SurrenderedUnits } from './types.ts';

/** The position before the units left it: nothing else on the map changes in a supply phase but spent units. */
function before(view: BtmView, { lost, recovered }: SurrenderedUnits): BtmView {
  const units = { ...view.units };
  for (const { unit, hex } of lost) units[unit] = { ...known(units[unit]), place: hex };
  for (const unit of recovered) units[unit] = { ...known(units[unit]), spent: true };
  return { ...view, units };
}

export function readSurrendered(t: Tables, view: BtmView, gone: SurrenderedUnits): SurrenderedReading {
  const then = before(view, gone);
  const field = readField(t, then);
  const [first] = gone.lost;
  const side = first === undefined ? view.side : t.unitFacts(t.unitNo(first.unit)).side;
  const hexes = [...new Set(gone.lost.map(({ hex }) => hex))];
  return {
    side,
    groups: hexes.map((hex) => ({
      hex,
      units: gone.lost.flatMap((one) => (one.hex === hex ? [one.unit] : [])),
      cause: readCause(field, sideNo(side), t.placeNo(hex)),
    })),
    score: { before: computeScore(t, then).total, after: computeScore(t, view).total },
  };
}

/** §13.2: the nearest source over land, and what closes the short ways to it. */
export function readCause(field: Field, side: number, hex: number): CauseReading {
  const { tables: t } = field;
  const supply = readSupply(field, side);
  const far = countSteps(t.placeCount, [hex], t.neighboursOf);
  const sources = sourcesOf(supply).filter((place) => place !== hex);
  const source = sources.reduce((best, place) => (known(far[place]) < known(far[best]) ? place : best));
  const isPassed = (place: number): boolean => !t.isArea(place) && !isBlocked(supply, place);
  const near = countSteps(t.placeCount, [hex], t.neighboursOf, isPassed);
  // A way that has left the pocket does not lead back through it.
  const left = countSteps(
    t.placeCount,
    [source],
    t.neighboursOf,
    (place) => near[place] === NO_WAY || !isPassed(place),
  );
  const barred = [...near.keys()].filter(
    (place) =>
      place !== hex && !isPassed(place) && !t.isArea(place) && known(near[place]) + known(left[place]) <= LONGEST_LINE,
  );
  return {
    source: t.placeId(source),
    steps: known(far[source]),
    most: LONGEST_LINE,
    hexes: barred.map(t.placeId),
    units: fewestBars(field, enemyOf(side), barred).map(t.unitId),
  };
}

/** Units that bar all these hexes between them, those that bar the most of them first. */
function fewestBars(field: Field, enemy: number, hexes: readonly number[]): readonly number[] {
  const bars = new Map<number, Set<number>>();
  for (const hex of hexes)
    for (const unit of [...unitsIn(field, hex), ...zoneMakers(field, enemy, hex)])
      bars.set(unit, (bars.get(unit) ?? new Set()).add(hex));
  const found: number[] = [];
  let left = hexes;
  const countOf = (unit: number): number => left.filter((hex) => bars.get(unit)?.has(hex)).length;
  for (;;) {
    const next = [...bars.keys()].reduce((best, unit) => (countOf(unit) > countOf(best) ? unit : best), NOBODY);
    if (next === NOBODY || countOf(next) === 0) return found;
    found.push(next);
    left = left.filter((hex) => !bars.get(next)?.has(hex));
  }
}
const NOBODY = -1;
