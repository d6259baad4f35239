/** The supply network (§13.2.1): where lines begin, and the line that made each city a source. */
import { NO_WAY, countSteps } from '../../../kits/hex/grid.ts';
import { SIDES } from '../ids.ts';
import { readField } from '../rules/field.ts';
import type { Field, Supply, Tables } from '../tables.ts';
import { LONGEST_LINE, isBlocked, readSupply, sourcesOf } from '../rules/supply.ts';
import { known, sideNo } from '../numbers.ts';
import type { BtmView } from '../view.ts';
import type { SourceReading } from './types.ts';

/** §13.2.1: sources of both sides, the German ones first: rear areas, then cities in the order in which the network grows. */
export function readSources(t: Tables, view: BtmView): readonly SourceReading[] {
  const field = readField(t, view);
  return SIDES.flatMap((side) =>
    growNetwork(field, sideNo(side)).map(({ line, isOpen }) => ({
      side,
      place: t.placeId(known(line[0])),
      line: line.length < 2 ? [] : line.map(t.placeId),
      isOpen,
    })),
  );
}

/** The line that made a source; for a rear area the area alone. */
interface Branch {
  readonly line: readonly number[];
  readonly isOpen: boolean;
}

/** In rounds, as each city is fed by earlier sources: so no two cities ever feed each other. */
function growNetwork(field: Field, side: number): readonly Branch[] {
  const { tables: t } = field;
  const supply = readSupply(field, side);
  const all = sourcesOf(supply);
  const branches: Branch[] = all.filter(t.isArea).map((area) => ({ line: [area], isOpen: true }));
  let left = all.filter((place) => !t.isArea(place));
  while (left.length > 0) {
    const grown = branches.filter(({ isOpen }) => isOpen).map(({ line }) => known(line[0]));
    const steps = countSteps(t.placeCount, grown, t.neighboursOf, (place) => !isBlocked(supply, place));
    const next = left.filter((city) => known(steps[city]) <= LONGEST_LINE).sort((a, b) => byFar(steps, a, b));
    // The rules found all of them; if they disagreed, this would not loop for ever.
    if (next.length === 0) break;
    branches.push(
      ...next.map((city) => ({ line: traceBack(supply, grown, steps, city), isOpen: !isBlocked(supply, city) })),
    );
    left = left.filter((city) => !next.includes(city));
  }
  return branches;
}

const byFar = (steps: readonly number[], a: number, b: number): number => known(steps[a]) - known(steps[b]) || a - b;

/** §13.2.2: a shortest line from a city to an earlier source. */
function traceBack(supply: Supply, sources: readonly number[], steps: readonly number[], city: number): number[] {
  const { tables: t } = supply;
  const line = [city];
  for (let far = known(steps[city]); far > 0; far--) {
    const at = known(line[line.length - 1]);
    const area = far === 1 ? t.areasBeside(at).find((near) => sources.includes(near)) : undefined;
    const isNearer = (near: number): boolean => (steps[near] ?? NO_WAY) === far - 1 && !isBlocked(supply, near);
    line.push(area ?? known(t.neighboursOf(at).find(isNearer)));
  }
  return line;
}
