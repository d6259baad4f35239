/** Grades the end of the war (§9.5, §10.4), and names the smallest change that turns it. */
import { gradeOf, type Grade, type Margin, type SheetChange } from '../../../kits/margin/margin.ts';
import type { Side, SpaceId } from '../ids.ts';
import { END_1945 } from '../years.ts';
import { AT_ONCE, DECIDING, judgeEnd, LIMITED } from '../rules/victory.ts';
import type { HrView } from '../view.ts';

/** Null while the war lasts, and if a player has conceded. */
export function readMargin(view: HrView): Margin | null {
  const [reason] = view.result?.reasons ?? [];
  if (!view.result || !reason || reason.key === 'hr.win.resigned') return null;
  if (AT_ONCE.includes(reason.key)) return { grade: 'overwhelming', turning: null };
  return view.lastYear < END_1945 ? marginOfLead(view) : marginOfCentres(view);
}

/** §10.4: the attacker wins with a lead in hand size. */
function marginOfLead(view: HrView): Margin {
  const attacker: Side = view.lastYear === 2 ? 'axis' : 'allies';
  const lead = view.handSize[attacker] - view.handSize[attacker === 'axis' ? 'allies' : 'axis'];
  const amount = lead >= LIMITED ? lead - LIMITED + 1 : LIMITED - lead;
  return {
    grade: gradeOf(amount, 1),
    turning: { count: 1, changes: [{ kind: 'hand-size', place: null, amount }] },
  };
}

const GRADES = ['narrow', 'clear'] as const satisfies readonly Grade[];

/** §9.5: Berlin and two of five other centres decide; those that change hands are counted. */
function marginOfCentres(view: HrView): Margin {
  const isAxis = (id: SpaceId): boolean => view.board.control[id] === 'axis';
  const { winner } = judgeEnd(view, isAxis);
  const turns = (changed: readonly SpaceId[]): boolean =>
    judgeEnd(view, (id) => isAxis(id) !== changed.includes(id)).winner !== winner;
  const toChange = (place: SpaceId): SheetChange => ({ kind: 'centre', place, amount: 1 });
  const alone = DECIDING.filter((id) => turns([id]));
  if (alone.length > 0) return { grade: 'narrow', turning: { count: 1, changes: alone.map(toChange) } };
  for (let count = 2; count <= DECIDING.length; count++) {
    // Berlin decides first; the others count alike.
    const changed = DECIDING.filter((id) => isAxis(id) === (winner === 'axis')).slice(0, count);
    if (changed.length === count && turns(changed))
      return {
        grade: GRADES[count - 1] ?? 'overwhelming',
        turning: { count, changes: changed.map(toChange) },
      };
  }
  return { grade: 'overwhelming', turning: null };
}
