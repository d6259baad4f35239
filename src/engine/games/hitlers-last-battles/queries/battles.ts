/** Lists the battles of a combat phase with their chances (§8.1). */
import { findBattle, listBattles, listSupporters } from '../rules/combat.ts';
import { computeTerms } from '../rules/dice.ts';
import { readField } from '../rules/field.ts';
import { computeOdds } from '../rules/odds.ts';
import type { Tables } from '../tables.ts';
import type { HlbView } from '../view.ts';
import type { BattleChances } from './types.ts';

/** Empty outside the combat phase. */
export function readBattles(t: Tables, view: HlbView): readonly BattleChances[] {
  if (view.phase !== 'combat') return [];
  const field = readField(t, view);
  return listBattles(field).flatMap(({ hex }) => {
    const battle = findBattle(view, field, view.side, t.hexNo(hex));
    if (!battle) return [];
    const { attacker, defender } = battle;
    const odds = computeOdds(t, computeTerms(t, view, { hex, attacker, defender, supporter: null }));
    return {
      hex,
      attacker,
      defender,
      odds,
      supporters: listSupporters(view, field, battle).flatMap(({ unit }) => unit ?? []),
    };
  });
}
