/** The preview of a battle: dice, exact odds, the loser's retreat, the hexes and points won (§8). */
import type { Line, Odds, Params, Preview } from '../../../kernel/types.ts';
import type { Warning } from '../../../kits/rehearsal/preview.ts';
import { takeEffects } from './effects.ts';
import type { Battle } from '../frames.ts';
import { sideOf, type HexId, type UnitId } from '../ids.ts';
import { attackerFrom, blockerOf, isWayBarred, listRetreatHexes, listSupporters } from '../rules/combat.ts';
import { computeTerms } from '../rules/dice.ts';
import { markerOn } from '../rules/markers.ts';
import { computeOdds, countSuccesses } from '../rules/odds.ts';
import type { HlbState } from '../state.ts';
import { NONE } from '../numbers.ts';
import type { Field } from '../tables.ts';

/** A battle, opened or about to be, in a state in which its attacker has moved. */
export interface Outlook {
  readonly battle: Battle;
  readonly field: Field;
  readonly state: HlbState;
  /** Null where none is named (yet). */
  readonly supporter: UnitId | null;
}

/** `canStillSupport`: a supporter may still be named. */
export function previewBattle(outlook: Outlook, canStillSupport: boolean): Preview {
  const { battle, field, state, supporter } = outlook;
  const { tables: t } = field;
  const terms = computeTerms(t, state, { ...battle, supporter });
  const odds = computeOdds(t, terms);
  const retreats = listRetreatHexes(field, t.unitNo(battle.defender), t.hexNo(battle.hex));
  const wayBack = previewWayBack(outlook);
  return {
    odds,
    // Dice and everything added to them, one line each.
    modifiers: [...terms.diceReasons, ...[terms.support, terms.terrain].filter((modifier) => modifier !== null)],
    effects: [
      ...(canStillSupport ? supportEffects(outlook, odds) : []),
      ...successEffects(outlook, retreats),
      wayBack.effect,
    ],
    warnings: [...wayBack.warnings, ...retreatWarnings(outlook, retreats)],
  };
}

const percent = (odds: Odds) => ({
  success: countSuccesses(odds),
  total: odds.total,
  share: countSuccesses(odds) / odds.total,
});

/** §8.4: the odds without and with support, or why there can be none. */
function supportEffects(outlook: Outlook, alone: Odds): readonly Line[] {
  const { tables: t } = outlook.field;
  const { battle, field, state } = outlook;
  if (markerOn(t, state, battle.attacker) === null)
    return [{ key: 'hlb.effect.support-needs-marker', params: { unit: battle.attacker }, rule: 'Q8' }];
  const supporters = listSupporters(state, field, battle).flatMap(({ unit }) => unit ?? []);
  const [first] = supporters;
  if (first === undefined)
    return [{ key: 'hlb.effect.support-nobody', params: { unit: battle.attacker, hex: battle.hex }, rule: '8.4' }];
  const helped = computeOdds(t, computeTerms(t, state, { ...battle, supporter: first }));
  return [
    { key: 'hlb.effect.odds-alone', params: percent(alone), rule: '8.1' },
    { key: 'hlb.effect.odds-supported', params: { ...percent(helped), units: supporters.join(',') }, rule: '8.4' },
  ];
}

/** §8.5, §8.7: the attacker wins, by a difference of two and of one. */
function successEffects({ battle, field, state }: Outlook, retreats: readonly HexId[]): readonly Line[] {
  const { tables: t } = field;
  const { attacker, defender: unit, hex } = battle;
  const faction = t.factionOfUnit(t.unitNo(unit));
  const { eliminateDiff, retreatDiff: diff } = t.rules;
  const effects: Line[] = [];
  if (markerOn(t, state, attacker) !== null)
    effects.push({ key: 'hlb.effect.eliminated', params: { unit, diff: eliminateDiff }, rule: '8.5' });
  const push = (key: string, params: Params): unknown =>
    effects.push({ key, params: { unit, ...params, diff }, rule: '8.7' });
  const [only, ...others] = retreats;
  if (only === undefined)
    push(t.neverRetreats(faction, t.hexNo(hex)) ? 'hlb.effect.no-retreat-column' : 'hlb.effect.no-retreat', { hex });
  else if (others.length > 0) push('hlb.effect.retreats-among', { hexes: retreats.join(','), side: sideOf(faction) });
  else {
    push('hlb.effect.retreats-to', { hex: only });
    // Q22: a retreat may take a hex, even one of the attacker's.
    effects.push(...takeEffects(t, state, unit, only, 'Q22', 'retreat-takes'));
  }
  return [...effects, ...takeEffects(t, state, attacker, hex, '2.4', 'wins')];
}

/** §8.6: the attacker does not win and goes back, unless that way is barred (Q11) or blocked (Q10). */
function previewWayBack({ battle, field, state }: Outlook): {
  readonly effect: Line;
  readonly warnings: readonly Warning[];
} {
  const { tables: t } = field;
  const { attacker: unit, hex: from, origin: hex } = battle;
  if (isWayBarred(t, state, battle)) {
    const barred = { params: { unit, from, hex }, rule: 'Q11' };
    return {
      effect: { key: 'hlb.effect.may-not-go-back', ...barred },
      warnings: [{ key: 'hlb.warn.way-back-barred', ...barred }],
    };
  }
  const blocker = blockerOf(field, hex);
  if (blocker === NONE)
    return { effect: { key: 'hlb.effect.goes-back', params: { unit, hex }, rule: '8.6' }, warnings: [] };
  return {
    effect: { key: 'hlb.effect.cannot-go-back', params: { unit, hex }, rule: 'Q10' },
    warnings: [{ key: 'hlb.warn.way-back-blocked', params: { unit, hex, by: t.unitId(blocker) }, rule: '8.6' }],
  };
}

/** §8.6, §8.7: the beaten unit may step onto the way back of another attacker. */
function retreatWarnings({ battle, field, state }: Outlook, retreats: readonly HexId[]): readonly Warning[] {
  const { tables: t } = field;
  const side = sideOf(t.factionOfUnit(t.unitNo(battle.attacker)));
  return retreats.flatMap((hex) => {
    const other = attackerFrom(t, state, side, hex);
    if (other === null || t.unitId(other) === battle.attacker) return [];
    return [
      { key: 'hlb.warn.retreat-may-block', params: { unit: battle.defender, hex, by: t.unitId(other) }, rule: '8.6' },
    ];
  });
}
