/** Grades the end of a game (§9.3) by the winner's lead, and names the fewest changes that turn it. */
import { findTurning, gradeOf, type Margin } from '../../../kits/margin/margin.ts';
import { otherSide, sideOf, type Faction, type Side } from '../ids.ts';
import { pointsOf } from '../rules/field.ts';
import { winnerOf } from '../rules/score.ts';
import type { Tables } from '../tables.ts';
import type { HlbView } from '../view.ts';

const FACTION = { german: 'G', allied: 'W' } as const satisfies Readonly<Record<Side, Faction>>;

/** Null for a draw, which no single point decides. */
export function readMargin(t: Tables, view: HlbView): Margin | null {
  const winner = winnerOf(view.score);
  if (!view.result || winner === 'draw') return null;
  const loser = otherSide(winner);
  const needed = view.score[winner].total - view.score[loser].total + 1;
  // A hex that changes hands takes points from one side and gives them to the other.
  const worth = (id: string): number => pointsOf(t, id, FACTION[winner]) + pointsOf(t, id, FACTION[loser]);
  const changes = t.hexIds.flatMap((id) => {
    const owner = view.control[id];
    const amount = owner && sideOf(owner) === winner ? worth(id) : 0;
    return amount > 0 ? [{ kind: 'hex', place: id, amount }] : [];
  });
  const largest = Math.max(...t.hexIds.map(worth));
  return { grade: gradeOf(needed, largest), turning: findTurning(needed, changes) };
}
