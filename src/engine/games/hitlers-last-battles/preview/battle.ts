/** The preview of a battle: dice, exact odds, the loser's retreat, the hexes and points won (§8). */
import type { Line, Modifier, Odds, Preview } from '../../../kernel/types.ts';
import type { Warning } from '../../../kits/rehearsal/preview.ts';
import type { Battle } from '../frames.ts';
import { sideOf, type HexId, type Side, type UnitId } from '../ids.ts';
import { attackerFrom, blockerOf, isWayBarred, listRetreatHexes, listSupporters } from '../rules/combat.ts';
import { ownerOf, pointsOf } from '../rules/control.ts';
import { computeTerms, type Terms } from '../rules/dice.ts';
import { markerOn } from '../rules/markers.ts';
import { computeOdds, countSuccesses } from '../rules/odds.ts';
import type { HlbState } from '../state.ts';
import { NONE } from '../numbers.ts';
import type { Field, Tables } from '../rules/field-types.ts';

/** A battle as it is looked at: opened already, or still an attack move that has not been made. */
export interface Outlook {
  readonly battle: Battle;
  readonly field: Field;
  /** The state in which supporters are asked for. */
  readonly state: HlbState;
  /** The attacker is still in `battle.origin`. */
  readonly isAttackMove: boolean;
  /** Null where none is named (yet). */
  readonly supporter: UnitId | null;
}

const sideOfBattle = (t: Tables, { attacker }: Battle): Side => sideOf(t.factionOfUnit(t.unitNo(attacker)));

/** Dice and everything added to them, one line each. */
const modifiersOf = ({ diceReasons, support, terrain }: Terms): readonly Modifier[] => [
  ...diceReasons,
  ...[support, terrain].filter((modifier) => modifier !== null),
];

/** The whole preview of a battle; `canStillSupport` where a supporter may still be named. */
export function previewBattle(outlook: Outlook, canStillSupport: boolean): Preview {
  const { tables: t } = outlook.field;
  const { battle, state, supporter } = outlook;
  const terms = computeTerms(t, state, { ...battle, supporter });
  const odds = computeOdds(t, terms);
  return {
    odds,
    modifiers: modifiersOf(terms),
    effects: [
      ...(canStillSupport ? supportEffects(outlook, odds) : []),
      ...successEffects(outlook),
      failureEffect(outlook),
    ],
    warnings: [...wayBackWarnings(outlook), ...retreatWarnings(outlook)],
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
function successEffects(outlook: Outlook): readonly Line[] {
  const { tables: t } = outlook.field;
  const { battle, state } = outlook;
  const { attacker, defender, hex } = battle;
  const effects: Line[] = [];
  if (markerOn(t, state, attacker) !== null)
    effects.push({
      key: 'hlb.effect.eliminated',
      params: { unit: defender, diff: t.rules.eliminateDiff },
      rule: '8.5',
    });
  const hexes = retreatsOf(outlook);
  const [only] = hexes;
  if (only === undefined) effects.push(noRetreat(outlook));
  else if (hexes.length === 1)
    effects.push({
      key: 'hlb.effect.retreats-to',
      params: { unit: defender, hex: only, diff: t.rules.retreatDiff },
      rule: '8.7',
    });
  else
    effects.push({
      key: 'hlb.effect.retreats-among',
      params: {
        unit: defender,
        hexes: hexes.join(','),
        side: sideOf(t.factionOfUnit(t.unitNo(defender))),
        diff: t.rules.retreatDiff,
      },
      rule: '8.7',
    });
  // Q22: a retreat may take a hex, that of the attacker's own among them.
  if (hexes.length === 1 && only !== undefined)
    effects.push(...takeEffects(t, state, defender, only, 'Q22', 'retreat-takes'));
  return [...effects, ...takeEffects(t, state, attacker, hex, '2.4', 'wins')];
}

const retreatsOf = ({ battle, field, isAttackMove }: Outlook): readonly HexId[] =>
  listRetreatHexes(
    field,
    field.tables.unitNo(battle.defender),
    field.tables.hexNo(battle.hex),
    isAttackMove ? field.tables.hexNo(battle.origin) : NONE,
  );

function noRetreat({ field, battle: { defender, hex } }: Outlook): Line {
  const { tables: t } = field;
  const isBarred = t.neverRetreats(t.factionOfUnit(t.unitNo(defender)), t.hexNo(hex));
  return {
    key: isBarred ? 'hlb.effect.no-retreat-column' : 'hlb.effect.no-retreat',
    params: { unit: defender, hex, diff: t.rules.retreatDiff },
    rule: '8.7',
  };
}

/** §2.4, §9: the hex that changes hands and the points that come or go with it. */
export function takeEffects(
  t: Tables,
  state: HlbState,
  unit: UnitId,
  hex: HexId,
  rule: string,
  how: 'takes' | 'wins' | 'retreat-takes',
): readonly Line[] {
  const faction = t.factionOfUnit(t.unitNo(unit));
  const owner = ownerOf(state, hex);
  if (sideOf(owner) === sideOf(faction)) return [];
  const params = {
    hex,
    faction,
    points: pointsOf(t, hex, faction),
    lost: pointsOf(t, hex, owner),
    side: sideOf(owner),
  };
  const isWorth = params.points > 0 || params.lost > 0;
  return [{ key: `hlb.effect.${how}${isWorth ? '-points' : ''}`, params, rule }];
}

/** §8.6, Q10: the unit in the hex to which the attacker would have to go back, or `NONE`. */
const blockerNow = ({ battle, field, isAttackMove }: Outlook): number =>
  isAttackMove ? NONE : blockerOf(field, battle.origin);

/** §8.6: the attacker does not win. */
function failureEffect(outlook: Outlook): Line {
  const { tables: t } = outlook.field;
  const { attacker: unit, hex: from, origin: hex } = outlook.battle;
  if (isWayBarred(t, outlook.state, outlook.battle))
    return { key: 'hlb.effect.may-not-go-back', params: { unit, from, hex }, rule: 'Q11' };
  return blockerNow(outlook) === NONE
    ? { key: 'hlb.effect.goes-back', params: { unit, hex }, rule: '8.6' }
    : { key: 'hlb.effect.cannot-go-back', params: { unit, hex }, rule: 'Q10' };
}

function wayBackWarnings(outlook: Outlook): readonly Warning[] {
  const { tables: t } = outlook.field;
  const { attacker: unit, hex: from, origin: hex } = outlook.battle;
  if (isWayBarred(t, outlook.state, outlook.battle))
    return [{ key: 'hlb.warn.way-back-barred', params: { unit, from, hex }, rule: 'Q11' }];
  const blocker = blockerNow(outlook);
  if (blocker === NONE) return [];
  return [{ key: 'hlb.warn.way-back-blocked', params: { unit, hex, by: t.unitId(blocker) }, rule: '8.6' }];
}

/** §8.6, §8.7: the beaten unit may step onto the way back of another attacker. */
function retreatWarnings(outlook: Outlook): readonly Warning[] {
  const { tables: t } = outlook.field;
  const { battle, state } = outlook;
  return retreatsOf(outlook).flatMap((hex) => {
    const other = attackerFrom(t, state, sideOfBattle(t, battle), hex);
    if (other === null || t.unitId(other) === battle.attacker) return [];
    return [
      { key: 'hlb.warn.retreat-may-block', params: { unit: battle.defender, hex, by: t.unitId(other) }, rule: '8.6' },
    ];
  });
}
