/** All faults of a state, for the invariants (rules file, 7.2) and the editor; without `broken` only for the editor. */
import { spaceRef } from '../../kits/pointing/targets.ts';
import type { Fix } from '../../kits/position-edit/editor.ts';
import { set, type Finding } from '../../kits/position-edit/telling.ts';
import { listBoardFaults } from './faults/board.ts';
import { listCardFaults } from './faults/cards.ts';
import { mend, mendHold, note, wrong } from './faults/words.ts';
import type { Waiting } from './faults/waiting.ts';
import { NATIONS, SIDES, otherSide, sideOf } from './ids.ts';
import { isHeldBy } from './rules/control.ts';
import { isUnderUltimatum } from './rules/victory.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';

export function* listFaults(t: Tables, state: HrState, waiting: Waiting): Generator<Finding> {
  yield* listBoardFaults(t, state, waiting);
  yield* listWarFaults(t, state);
  yield* listYearFaults(state);
  // §8.6: Barbarossa and the first Axis reshuffle end the Pact.
  if (state.pact && (state.used.barbarossa || state.axisReshuffled))
    yield wrong('INV-14 the Pact outlives its end', 'pact', '8.6', {}, [mend('pact', {}, set('pact', false))]);
  yield* listCardFaults(t, state, waiting);
  // §9.2: a side that begins its turn so must take a capital back in it.
  const { side } = state;
  if (isUnderUltimatum(t, state, side)) yield note('ultimatum', '9.2', { side });
}

/** §9.3: a side that holds every home centre of an enemy nation has won. */
function* listWarFaults(t: Tables, state: HrState): Generator<Finding> {
  for (const nation of NATIONS) {
    const enemy = otherSide(sideOf(nation));
    const centres = t.homeCentres[nation];
    const [first] = centres;
    if (first === undefined || !centres.every((id) => isHeldBy(t, state, id, enemy))) continue;
    const fixes = centres.slice(0, 2).map((space) => mendHold(space, nation));
    yield wrong(null, 'won', '9.3', { side: enemy, nation }, fixes, spaceRef(first));
  }
}

/** §2.6, §5.5: the two years are one box apart at most, and the last one is not over. */
function* listYearFaults(state: HrState): Generator<Finding> {
  const { year, lastYear } = state;
  const low = Math.min(year.axis, year.allies);
  const level = (n: number): Fix => mend('year', { year: n }, ...SIDES.map((side) => set(`year-${side}`, String(n))));
  if (Math.abs(year.axis - year.allies) > 1)
    yield wrong(`INV-13 years ${year.axis} and ${year.allies}`, 'years', '5.5', {}, [level(low), level(low + 1)]);
  else if (low >= lastYear) yield wrong(null, 'year-last', '9.5', {}, [level(lastYear - 1)]);
}
