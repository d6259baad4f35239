/** Battles, support and retreats (§8). */
import type { Line, Preview } from '../../../kernel/types.ts';
import { NO_PREVIEW, previewOf } from '../../../kits/rehearsal/preview.ts';
import type { Side, UnitId } from '../ids.ts';
import { previewBattle } from '../preview/battle.ts';
import { takeEffects } from '../preview/effects.ts';
import { attackerFrom, explainBattle, explainRetreat, explainSupport, findBattle } from '../rules/combat.ts';
import type { HlbState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { RulesOf } from './verb-rules.ts';

export const combat: RulesOf<'battle' | 'support' | 'retreat'> = {
  battle: {
    refuse: ({ state, field, side }, { hex }) => explainBattle(state, field, side, field.tables.hexNo(hex)),
    preview({ state, field, side }, { hex }) {
      const { tables: t } = field;
      const battle = findBattle(state, field, side, t.hexNo(hex));
      return battle ? previewBattle({ battle, field, state, supporter: null }, true) : NO_PREVIEW;
    },
    say({ state, field, side }, { hex }) {
      const { tables: t } = field;
      const battle = findBattle(state, field, side, t.hexNo(hex));
      return battle && ['battle', { attacker: battle.attacker, defender: battle.defender }];
    },
  },
  support: {
    refuse({ state, field, frame }, { unit }) {
      const { tables: t } = field;
      if (frame.at !== 'combat/support' || unit === null) return null;
      return explainSupport(state, field, frame, t.unitNo(unit));
    },
    preview({ state, field, frame }, { unit }) {
      if (frame.at !== 'combat/support') return NO_PREVIEW;
      const told = previewBattle({ battle: frame, field, state, supporter: unit }, false);
      if (unit === null) return told;
      return { ...told, effects: [{ key: 'hlb.effect.supports', params: { unit }, rule: '8.4' }, ...told.effects] };
    },
  },
  retreat: {
    refuse({ field, frame }, { hex }) {
      const { tables: t } = field;
      if (frame.at !== 'combat/retreat') return null;
      return explainRetreat(field, t.unitNo(frame.defender), t.hexNo(frame.hex), t.hexNo(hex))[0] ?? null;
    },
    preview: ({ field, state, frame, side }, { hex }) =>
      frame.at === 'combat/retreat' ? previewRetreat(field.tables, state, side, frame.defender, hex) : NO_PREVIEW,
    say: ({ frame }) => (frame.at === 'combat/retreat' ? ['retreat', { unit: frame.defender }] : null),
  },
};

function previewRetreat(t: Tables, state: HlbState, side: Side, unit: UnitId, hex: string): Preview {
  const effects: Line[] = [{ key: 'hlb.effect.retreat', params: { unit, hex }, rule: '8.7' }];
  effects.push(...takeEffects(t, state, unit, hex, 'Q22', 'takes'));
  const cutOff = attackerFrom(t, state, side, hex);
  if (cutOff !== null)
    effects.push({ key: 'hlb.effect.cuts-way-back', params: { unit, hex, by: t.unitId(cutOff) }, rule: '8.6' });
  return previewOf(effects);
}
