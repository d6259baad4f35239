/** What is wrong with a draft, with the rule and what mends it. Nothing broken here means no broken invariant. */
import type { GameDefinition } from '../../../kernel/types.ts';
import { spaceRef } from '../../../kits/pointing/targets.ts';
import type { Fault, Fix } from '../../../kits/position-edit/editor.ts';
import { makeJudge } from '../../../kits/position-edit/judging.ts';
import { NATIONS, SIDES, otherSide, sideOf, type Nation } from '../ids.ts';
import { isHeldBy } from '../rules/control.ts';
import { isUnderUltimatum } from '../rules/victory.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { HrTypes } from '../types.ts';
import { isPlain, openDraft, tablesIn } from './edits.ts';
import { fault, give, mend, set } from './faults.ts';
import { judgeBoard } from './judge-board.ts';
import { judgeCards } from './judge-cards.ts';

/** §2.6, §5.5: the two years are one box apart at most, and the last one is not over. */
function* judgeYears(state: HrState): Generator<Fault> {
  const { year, lastYear } = state;
  const low = Math.min(year.axis, year.allies);
  const level = (n: number): Fix => mend('year', { year: n }, ...SIDES.map((side) => set(`year-${side}`, String(n))));
  if (Math.abs(year.axis - year.allies) > 1)
    yield fault({ id: 'years', rule: '5.5', fixes: [level(low), level(low + 1)] });
  else if (low >= lastYear) yield fault({ id: 'year-last', rule: '9.5', fixes: [level(lastYear - 1)] });
}

/** §8.6: Barbarossa and the first Axis reshuffle end the Pact. */
function* judgePact({ pact, used, axisReshuffled }: HrState): Generator<Fault> {
  if (pact && (used.barbarossa || axisReshuffled))
    yield fault({ id: 'pact', rule: '8.6', fixes: [mend('pact', {}, set('pact', 'off'))] });
}

/** §9.3: who holds every home centre of an enemy nation has won. */
function* judgeWar(t: Tables, state: HrState): Generator<Fault> {
  for (const nation of NATIONS) {
    const enemy = otherSide(sideOf(nation));
    const centres = t.homeCentres[nation];
    const [first] = centres;
    if (first === undefined || !centres.every((id) => isHeldBy(t, state, id, enemy))) continue;
    const back = (id: string, to: Nation): Fix => mend('hold', { space: id, nation: to }, give(id, to));
    const fixes = centres.slice(0, 2).map((id) => back(id, nation));
    yield fault({ id: 'won', rule: '9.3', at: spaceRef(first), params: { side: enemy, nation }, fixes });
  }
}

/** §9.2: who begins a turn so must take a capital back in it. */
function* noteUltimatum(t: Tables, state: HrState): Generator<Fault> {
  const { side } = state;
  if (isUnderUltimatum(t, state, side))
    yield fault({ id: 'ultimatum', rule: '9.2', weight: 'note', params: { side }, fixes: [] });
}

const anew = ({ side }: HrState): Fix => mend('anew', { side }, set('side', side));

function judgePosition(def: GameDefinition<HrTypes>, state: HrState, opens: () => boolean): readonly Fault[] {
  const t = tablesIn(def);
  const broken = [
    ...judgeBoard(t, state),
    ...judgeWar(t, state),
    ...judgeYears(state),
    ...judgePact(state),
    ...judgeCards(t, state),
  ];
  if (broken.length === 0 && !opens())
    broken.push(
      fault({
        id: 'question',
        rule: '5.2',
        fixes: [anew(state), mend('anew', { side: otherSide(state.side) }, set('side', otherSide(state.side)))],
      }),
    );
  return [...broken, ...noteUltimatum(t, state)];
}

export const judge = makeJudge<HrTypes>({
  fault,
  isPlain,
  open: openDraft,
  judgePlain: judgePosition,
  anew,
  over: { rule: '9' },
  within: { rule: '5.2' },
  mayNotEnd: true,
});
