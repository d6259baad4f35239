/** Victory (§9): the score of both sides with the reason for every point. */
import type { Modifier, Result } from '../../../kernel/types.ts';
import { pointsToLead, type Goal } from '../../../kits/goals/goals.ts';
import { SIDES, sideOf, type Side } from '../ids.ts';
import type { HlbState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Score } from '../view.ts';

/** §9.1, §9.2: cities held, and edge hexes for the Germans. */
function computeScore(t: Tables, state: HlbState, side: Side): Score {
  const reasons: Modifier[] = [];
  for (const { id, playable, cityValue, edge } of t.hexes) {
    const owner = state.control[id];
    if (!playable || !owner || sideOf(owner) !== side) continue;
    if (cityValue > 0) reasons.push({ key: 'hlb.score.city', params: { hex: id }, amount: cityValue, rule: '9.1' });
    if (edge !== null && owner === 'G')
      reasons.push({ key: 'hlb.score.edge', params: { hex: id }, amount: t.rules.edgeHexForGermans, rule: '9.2' });
  }
  return { total: reasons.reduce((sum, { amount }) => sum + amount, 0), reasons };
}

export const computeScores = (t: Tables, state: HlbState): Readonly<Record<Side, Score>> => ({
  german: computeScore(t, state, 'german'),
  allied: computeScore(t, state, 'allied'),
});

const share = (score: Score, key: string): number =>
  score.reasons.reduce((sum, reason) => sum + (reason.key === key ? reason.amount : 0), 0);

/** §9: points that each side must take to lead; each taken point counts for both sides. */
export interface LeadGoal extends Goal {
  readonly side: Side;
  readonly german: number;
  readonly allied: number;
}

export function listGoals(t: Tables, state: HlbState): readonly LeadGoal[] {
  const { german, allied } = computeScores(t, state);
  return SIDES.map((side) => {
    const lead = (side === 'german' ? 1 : -1) * (german.total - allied.total);
    return { side, german: german.total, allied: allied.total, left: pointsToLead(lead) };
  });
}

/** §9.3: the higher total wins; equal totals are a draw (Q25). */
export const winnerOf = ({ german, allied }: Readonly<Record<Side, Pick<Score, 'total'>>>): Side | 'draw' =>
  german.total === allied.total ? 'draw' : german.total > allied.total ? 'german' : 'allied';

export function computeResult(t: Tables, state: HlbState): Result<Side> {
  const scores = computeScores(t, state);
  const reasons: Modifier[] = SIDES.map((side) => ({
    key: 'hlb.result.cities',
    params: { side },
    amount: share(scores[side], 'hlb.score.city'),
    rule: '9.1',
  }));
  reasons.splice(1, 0, {
    key: 'hlb.result.edges',
    params: { side: 'german' },
    amount: share(scores.german, 'hlb.score.edge'),
    rule: '9.2',
  });
  return { winner: winnerOf(scores), reasons };
}
