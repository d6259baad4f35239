/** §9 and §10.4: the end of the war. */
import type { Goal } from '../../../kits/goals/goals.ts';
import { NATIONS, SIDES, otherSide, sideOf, type Nation, type Side, type SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';
import { END_1945 } from '../years.ts';
import { isHeldBy } from './control.ts';
import { MAX_HAND } from './hand.ts';
import type { Tables } from '../tables.ts';

export interface Verdict {
  readonly winner: Side | 'draw';
  readonly key: string;
  readonly rule: string;
}

const verdict = (winner: Side | 'draw', key: string, rule: string): Verdict => ({ winner, key: `hr.win.${key}`, rule });

/** §9.3: the home centres of a nation, for the side that they do not belong to. */
export interface CentreGoal extends Goal {
  readonly side: Side;
  readonly nation: Nation;
  readonly all: number;
  readonly missing: readonly SpaceId[];
}

export const listCentreGoals = (t: Tables, state: Pick<HrState, 'markers'>): readonly CentreGoal[] =>
  NATIONS.map((nation) => {
    const side = otherSide(sideOf(nation));
    const missing = t.homeCentres[nation].filter((id) => !isHeldBy(t, state, id, side));
    return { side, nation, all: t.homeCentres[nation].length, left: missing.length, missing };
  });

const holdsAll = (t: Tables, state: HrState, side: Side, of: Nation): boolean =>
  t.homeCentres[of].every((id) => isHeldBy(t, state, id, side));

/** Results that may end any game before its last year (§5.2, §9.1 to §9.4). */
export const AT_ONCE: readonly string[] = [
  'hr.win.resigned',
  'hr.win.hand-size',
  'hr.win.soviet-centres',
  'hr.win.western-centres',
  'hr.win.axis-centres',
  'hr.win.ultimatum',
  'hr.win.capitulation',
];

/** V-1 to V-3: immediate victory. */
export function findVictory(t: Tables, state: HrState): Verdict | null {
  const broken = SIDES.find((side) => state.handSize[side] <= 0);
  if (broken) return verdict(otherSide(broken), 'hand-size', '9.1');
  if (holdsAll(t, state, 'axis', 'soviet')) return verdict('axis', 'soviet-centres', '9.3');
  if (holdsAll(t, state, 'axis', 'western')) return verdict('axis', 'western-centres', '9.3');
  return holdsAll(t, state, 'allies', 'axis') ? verdict('allies', 'axis-centres', '9.3') : null;
}

/** Returns true if the capitals of `side` are in enemy hands (§9.2, R-42). */
export const isUnderUltimatum = (t: Tables, state: HrState, side: Side): boolean =>
  side === 'axis'
    ? isHeldBy(t, state, 'berlin', 'allies')
    : isHeldBy(t, state, 'london', 'axis') && isHeldBy(t, state, 'moscow', 'axis');

/** §9.4; at this hand size the marker is on its danger side (§2.6.1). */
export const CAPITULATES_AT = 3;

/** V-4 to V-6, at the end of a player turn (§9.2, §9.4). */
export function findTurnVictory(t: Tables, state: HrState): Verdict | null {
  const { side, turn, handSize } = state;
  if (turn.ultimatum && isUnderUltimatum(t, state, side)) return verdict(otherSide(side), 'ultimatum', '9.2');
  const strong = SIDES.find((one) => handSize[one] === MAX_HAND && handSize[otherSide(one)] <= CAPITULATES_AT);
  return strong ? verdict(strong, 'capitulation', '9.4') : null;
}

const OTHER_FIVE = ['rome', 'paris', 'ruhr', 'romania', 'austria'];
/** The centres that decide the campaign at its end (§9.5). */
export const DECIDING: readonly SpaceId[] = ['berlin', ...OTHER_FIVE];
export const DECISIVE = 6;
export const LIMITED = 3;

/** §10.4: levels of the introductory games, from the attacker's lead in hand size. */
function introVerdict(attacker: Side, lead: number): Verdict {
  const level = lead >= DECISIVE ? 'decisive' : lead >= LIMITED ? 'limited' : 'catastrophic';
  const winner = level === 'catastrophic' ? otherSide(attacker) : attacker;
  return verdict(winner, `${attacker}-${level}`, '10.4');
}

/** V-7, V-8: the last year is over (§9.5, R-66). */
export const judgeLastYear = (t: Tables, state: HrState): Verdict =>
  judgeEnd(state, (id) => isHeldBy(t, state, id, 'axis'));

export function judgeEnd(
  { lastYear, handSize }: Pick<HrState, 'lastYear' | 'handSize'>,
  isAxis: (id: SpaceId) => boolean,
): Verdict {
  if (lastYear < END_1945) {
    const attacker: Side = lastYear === 2 ? 'axis' : 'allies';
    return introVerdict(attacker, handSize[attacker] - handSize[otherSide(attacker)]);
  }
  const others = OTHER_FIVE.filter(isAxis).length;
  if (!isAxis('berlin') || others < 2) return verdict('allies', 'allied-minimal', '9.5');
  return handSize.axis >= handSize.allies
    ? verdict('axis', 'axis-significant', '9.5')
    : verdict('axis', 'axis-survival', '9.5');
}
