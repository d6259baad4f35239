/** Victory (§4): the German score with the reason for every point. */
import type { Modifier, Result } from '../../../kernel/types.ts';
import type { Goal } from '../../../kits/goals/goals.ts';
import type { CityFacts } from '../facts.ts';
import type { Side } from '../ids.ts';
import { laterRuling, rulingsOf } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import { placeOf, readField, unitStateOf } from './field.ts';
import type { Field, Supply, Tables } from '../tables.ts';
import { hasLine, isBlocked, readSupply } from './supply.ts';

/** The score can be read from a state and from a view. */
type Scored = Pick<BtmState, 'units' | 'germanHexes' | 'hero' | 'rulings' | 'options'>;

export interface Score {
  readonly total: number;
  readonly modifiers: readonly Modifier[];
}

const GERMAN = 0;

/** §14.2.2: a former hero city may be a supply city for the Germans; Odessa may keep its one point (§15.2.1, Q19). */
export function doublesAsHero(
  t: Tables,
  state: Pick<BtmState, 'options' | 'rulings'>,
  city: CityFacts | null,
): boolean {
  if (city?.supplyCity !== false) return false;
  return city.hex !== t.odessa || !state.options.odessa || rulingsOf(state)['odessa-points'] === 'two';
}

/** §4.1, §14.2.2: points of a city for the German side; a former hero city counts as a supply city. */
export const pointsOf = (t: Tables, { hero }: Pick<BtmState, 'hero'>, { hex, points }: CityFacts): number =>
  hero.doubled === hex ? t.scoring.supplyCity : points;

/** Returns true if a city's own hex bars its line (Q32), because it is in an enemy zone without a friend (§13.2.3). */
const isCutOff = (state: Scored, supply: Supply, hex: number): boolean =>
  laterRuling(state, 'city-in-zone') === 'cut-off' && isBlocked(supply, hex);

/** §4.1, §14.2.2: German cities that can trace supply; a zero for each that cannot. */
function listCities(state: Scored, field: Field): Modifier[] {
  const { tables: t } = field;
  const { germanHexes, hero } = state;
  const rows: Modifier[] = [];
  const supply = readSupply(field, GERMAN);
  for (const city of t.cities) {
    const { hex, points } = city;
    if (!germanHexes.includes(hex)) continue;
    const params = { hex };
    if (!hasLine(supply, t.placeNo(hex)) || isCutOff(state, supply, t.placeNo(hex))) {
      rows.push({ key: 'btm.score.no-supply', params, amount: 0, rule: '4.1' });
      continue;
    }
    rows.push({ key: 'btm.score.city', params, amount: points, rule: '4.1' });
    if (hero.doubled === hex)
      rows.push({ key: 'btm.score.hero', params, amount: pointsOf(t, state, city) - points, rule: '14.2.2' });
  }
  return rows;
}

/** §4.1: two active panzer armies on the map make a point; rear areas count as the map, the track does not. */
function listPanzers(field: Field): Modifier[] {
  const { tables: t } = field;
  let count = 0;
  for (const unit of t.unitsOf('german'))
    if (t.isTank(unit) && placeOf(field, unit) >= 0 && field.spent[unit] !== true) count++;
  if (count === 0) return [];
  const each = t.scoring.activePanzersPerPoint;
  return [{ key: 'btm.score.panzers', params: { count, each }, amount: Math.floor(count / each), rule: '4.1' }];
}

/** Returns true if a unit waiting for a turn beyond the last counts as lost (Q31). */
const isLostOnTrack = (t: Tables, state: Scored, place: string): boolean =>
  place === `turn-${t.lastTurn + 1}` && laterRuling(state, 'track-at-end') === 'lost';

/** §4.1: units in either box are lost; the sum is rounded up. */
function listLosses(t: Tables, state: Scored): Modifier[] {
  let infantry = 0;
  let tanks = 0;
  for (const unit of t.unitsOf('german')) {
    const { place } = unitStateOf(t, state, unit);
    if (place !== 'eliminated' && place !== 'surrendered' && !isLostOnTrack(t, state, place)) continue;
    if (t.isTank(unit)) tanks++;
    else infantry++;
  }
  if (infantry + tanks === 0) return [];
  const lost = Math.ceil(infantry * t.scoring.lostInfantry + tanks * t.scoring.lostTank);
  return [{ key: 'btm.score.losses', params: { infantry, tanks }, amount: -lost, rule: '4.1' }];
}

/** §4: the German score as of now. */
export function computeScore(t: Tables, state: Scored): Score {
  const field = readField(t, state);
  const modifiers = [...listCities(state, field), ...listPanzers(field), ...listLosses(t, state)];
  return { total: modifiers.reduce((sum, { amount }) => sum + amount, 0), modifiers };
}

/** §4: points that each side still needs; the Germans count upwards, the Soviets downwards. */
export interface ScoreGoal extends Goal {
  readonly side: Side;
  readonly score: number;
}

export function listGoals(t: Tables, state: Scored): readonly ScoreGoal[] {
  const score = computeScore(t, state).total;
  const { germanWinsAt: wins } = t.scoring;
  return [
    { side: 'german', score, left: Math.max(0, wins - score) },
    { side: 'soviet', score, left: Math.max(0, score - wins + 1) },
  ];
}

/** §4: the winner at this score; there is no draw. */
export const winnerWith = (total: number, { germanWinsAt }: { readonly germanWinsAt: number }): Side =>
  total >= germanWinsAt ? 'german' : 'soviet';

/** §4: the winner after the last turn. */
export function computeResult(t: Tables, state: BtmState): Result<Side> & { readonly winner: Side } {
  const { total, modifiers } = computeScore(t, state);
  return { winner: winnerWith(total, t.scoring), reasons: modifiers };
}
