/** Dice of a battle, their modifiers and results (§8.2 to §8.5). */
import type { Modifier } from '../../../kernel/types.ts';
import type { AttackDie } from '../events.ts';
import type { HexId, MarkerId, UnitId } from '../ids.ts';
import type { HlbState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { markerOn } from './markers.ts';

/** The rulebook's dice are ordinary ones (§2). */
export const DIE_SIDES = 6;

export interface Fight {
  readonly hex: HexId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly supporter: UnitId | null;
}

export interface Terms {
  readonly attackDice: number;
  readonly defenceDice: number;
  /** Reasons for the number of dice of each side (§8.2). */
  readonly diceReasons: readonly Modifier[];
  /** Added to one attacking die (§8.4); null without a supporter. */
  readonly support: Modifier | null;
  /** Added to the defender's die (§8.3); null in open country. */
  readonly terrain: Modifier | null;
}

/** §8.3, Q20: a river, a city or both give the defender the same bonus, once. */
function terrainModifier(t: Tables, hex: HexId): Modifier | null {
  const { defenderBonus, river, city } = t.hexFacts(t.hexNo(hex));
  if (defenderBonus === 0) return null;
  const kind = city === null ? 'river' : river ? 'city-and-river' : 'city';
  return { key: `hlb.mod.${kind}`, params: { hex }, amount: t.rules.defenderTerrainBonus, rule: '8.3' };
}

/** §8.4: the bonus of a supporter to one attacking die. */
const supportModifier = (t: Tables, unit: UnitId): Modifier => ({
  key: 'hlb.mod.support',
  params: { unit },
  amount: t.rules.supportBonus,
  rule: '8.4',
});

/** §8.2: dice of the attacker by its marker. */
export const attackDice = (t: Tables, marker: MarkerId | null): number =>
  marker === null ? t.rules.diceNormal : t.rules.diceWithMarker;

export function computeTerms(t: Tables, state: Pick<HlbState, 'markers'>, fight: Fight): Terms {
  const { hex, attacker, defender, supporter } = fight;
  const marker = markerOn(t, state, attacker);
  const diceReasons: Modifier[] = [
    { key: 'hlb.mod.attack-die', params: { unit: attacker }, amount: t.rules.diceNormal, rule: '8.2' },
  ];
  if (marker !== null) {
    const amount = t.rules.diceWithMarker - t.rules.diceNormal;
    diceReasons.push({ key: 'hlb.mod.marker-die', params: { unit: attacker, marker }, amount, rule: '8.2' });
  }
  diceReasons.push({ key: 'hlb.mod.defence-die', params: { unit: defender }, amount: t.rules.diceNormal, rule: '8.2' });
  return {
    attackDice: attackDice(t, marker),
    defenceDice: t.rules.diceNormal,
    diceReasons,
    support: supporter === null ? null : supportModifier(t, supporter),
    terrain: terrainModifier(t, hex),
  };
}

/** Dice with their reasons, hits and the difference of hits (§8.5). */
interface Judgement {
  readonly attack: readonly AttackDie[];
  readonly defence: AttackDie;
  readonly diff: number;
}

const isHit = (t: Tables, total: number): boolean => total >= t.rules.hitOn;

function judgeDie(t: Tables, rolled: number, modifiers: readonly Modifier[]): AttackDie {
  const total = modifiers.reduce((sum, { amount }) => sum + amount, rolled);
  return { rolled, modifiers, total, hit: isHit(t, total) };
}

/** §8.4, Q19: support goes to the die that it turns into a hit, else to the best miss, else to the first. */
export function supportedDie(t: Tables, rolls: readonly number[], bonus: number): number {
  const turned = rolls.findIndex((rolled) => !isHit(t, rolled) && isHit(t, rolled + bonus));
  if (turned >= 0) return turned;
  const misses = rolls.filter((rolled) => !isHit(t, rolled));
  return misses.length === 0 ? 0 : rolls.indexOf(Math.max(...misses));
}

/** §8.2 to §8.5: the dice as rolled, with all modifiers. */
export function judge(t: Tables, terms: Terms, attackRolls: readonly number[], defenceRoll: number): Judgement {
  const { support, terrain } = terms;
  const helped = support ? supportedDie(t, attackRolls, support.amount) : -1;
  const attack = attackRolls.map((rolled, i) => judgeDie(t, rolled, support && i === helped ? [support] : []));
  const defence = judgeDie(t, defenceRoll, terrain ? [terrain] : []);
  const hits = attack.filter((die) => die.hit).length;
  return { attack, defence, diff: hits - (defence.hit ? 1 : 0) };
}

export type BattleResult = 'eliminated' | 'retreats' | 'goes-back';

/** §8.5: the result of a difference of hits. */
export function resultOf(t: Tables, diff: number): BattleResult {
  if (diff >= t.rules.eliminateDiff) return 'eliminated';
  return diff >= t.rules.retreatDiff ? 'retreats' : 'goes-back';
}
