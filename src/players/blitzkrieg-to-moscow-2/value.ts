/** The Germans' chance to win at the start of a player turn: a logistic sum of named features. */
import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import { placeOf, readField } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Theme, ThemesOf } from '../themes.ts';
import type { FeatureReader } from '../value.ts';
import { appraise } from './appraisal.ts';
import { atlasOf, GERMAN, SOVIET } from './board.ts';
import { readContext } from './search-context.ts';
import { PLAIN } from './weights.ts';

export const FEATURES = [
  'being at all',
  'points beyond those that win',
  'what the board promises the Germans, in points',
  'worth of the German units on the board',
  'worth of the Soviet units on the board',
  'worth of what German units lack that are spent',
  'worth of what Soviet units lack that are spent',
] as const;

const THEMES_OF: Readonly<Record<'german' | 'soviet', readonly Theme[]>> = {
  german: ['other', 'points', 'reach', 'units', 'enemies', 'spent', 'enemy-spent'],
  soviet: ['other', 'points', 'danger', 'enemies', 'units', 'enemy-spent', 'spent'],
};
export const themesOf: ThemesOf<BtmTypes> = (seat) => THEMES_OF[seat];

type Def = Pick<GameDefinition<BtmTypes>, 'data' | 'view'>;

const sideOf = ({ stack: [base] }: BtmTypes['state']) => (base && 'side' in base ? base.side : 'soviet');

export const turnNo = (state: BtmTypes['state']): number => 2 * state.turn + (sideOf(state) === 'soviet' ? 1 : 0);

export function createReader(def: Def): FeatureReader<BtmTypes> {
  const { tables: t } = def.data;
  const { scoring } = def.data.facts;
  const atlas = atlasOf(t);
  return {
    features: FEATURES,
    stage: (state) => turnNo(state) - 2,
    stages: 2 * t.lastTurn,
    round: 2,
    mover: () => 'german',
    read(state) {
      const seen = def.view(state, null);
      const field = readField(t, seen);
      const context = readContext(atlas, seen, PLAIN);
      const sums = [0, 0, 0, 0];
      const add = (at: number, value = 0) => (sums[at] = (sums[at] ?? 0) + value);
      for (let unit = 0; unit < t.unitCount; unit++) {
        if (placeOf(field, unit) === NONE) continue;
        const side = t.sideOfUnit(unit) === GERMAN ? GERMAN : SOVIET;
        add(side, context.worth[unit]);
        if (field.spent[unit] === true) add(2 + side, context.fatigue[unit]);
      }
      return [1, seen.score.total - scoring.germanWinsAt, appraise(context, field), ...sums];
    },
  };
}
