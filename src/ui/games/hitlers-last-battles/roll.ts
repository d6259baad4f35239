import type { AttackDie, HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { HexId, Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Line, Modifier } from '../../../engine/kernel/types.ts';
import { spaceRef } from '../../../engine/kits/pointing/targets.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../../store/types.ts';
import type { BeatView, RollView } from '../../table/game-table.ts';
import { writeOutcome, writeReason } from '../../table/number-words.ts';
import type { Tone } from '../../parts/die.tsx';
import type { ReasonRow } from '../../parts/reasons.tsx';
import { splitAtRoll, type Rolled } from './fights.ts';
import { nameShort } from './choices.ts';
import { findBattles, sideOfUnit, type HlbWords } from './lookup.ts';

/** Battles on the table: dice, reasons, odds. */

export const toneOf = (side: Side): Tone => (side === 'german' ? 'dark' : 'pale');

/** Counts of dice have no sign; modifiers do. */
const COUNTS = new Set(['hlb.mod.attack-die', 'hlb.mod.defence-die']);

export const reasonRow = (i18n: I18n, modifier: Modifier, at: number): ReasonRow =>
  writeReason(i18n, modifier, at, {
    isPlain: COUNTS.has(modifier.key) || /^hlb\.(?:score|result)\./.test(modifier.key),
  });

export const oddsSegment = writeOutcome('hlb.outcome', { eliminated: 'best', retreats: 'good' });

/** A side of a battle: its unit, its dice, and their modifiers. */
export interface BattleSide {
  readonly seat: Side;
  readonly who: string;
  readonly dice: RollView['dice'];
  readonly reasons: readonly ReasonRow[];
}

export interface BattleReport {
  readonly hex: HexId;
  readonly title: string;
  readonly sides: readonly [BattleSide, BattleSide];
  readonly hits: { readonly attack: number; readonly defence: number };
  readonly outcome: string;
  /** The attacker lost. */
  readonly isHeld: boolean;
  /** In hits. */
  readonly margin: string;
}

/** Null if nothing was rolled. */
export function readBattle(scene: HlbWords, events: readonly HlbEvent[]): BattleReport | null {
  const battle = splitAtRoll(events);
  if (!battle) return null;
  const { rolled, next } = battle;
  const { t } = scene.i18n;
  return {
    hex: rolled.hex,
    title: t('table.hlb.roll.title', { hex: rolled.hex }),
    sides: [readAttack(scene, rolled), readDefence(scene, rolled)],
    hits: hitsOf(rolled),
    outcome: wordOutcome(scene, rolled, next),
    isHeld: isHeldIn(rolled, next),
    margin: rolled.diff > 0 ? t('table.hlb.margin', { n: rolled.diff }) : t('table.hlb.margin.none'),
  };
}

function readAttack(scene: HlbWords, rolled: Rolled): BattleSide {
  const { t } = scene.i18n;
  const seat = sideOfUnit(scene, rolled.attacker);
  const dice = rolled.attack.map((die, i) => {
    const marker = markerOf(rolled, i);
    const above = marker ? t('table.hlb.name.marker', marker) : t('table.hlb.die.attack');
    return wordDie(scene, die, toneOf(seat), above);
  });
  const extra = rolled.diceReasons.filter(({ key }) => !COUNTS.has(key));
  return readSide(scene, seat, rolled, 'hlb.mod.attack-die', dice, [
    ...extra,
    ...rolled.attack.flatMap(({ modifiers }) => modifiers),
  ]);
}

function readDefence(scene: HlbWords, rolled: Rolled): BattleSide {
  const seat = sideOfUnit(scene, rolled.defender);
  const die = wordDie(scene, rolled.defence, toneOf(seat), scene.i18n.t('table.hlb.die.defence'));
  return readSide(scene, seat, rolled, 'hlb.mod.defence-die', [die], rolled.defence.modifiers);
}

function readSide(
  { i18n }: HlbWords,
  seat: Side,
  { diceReasons }: Rolled,
  own: string,
  dice: RollView['dice'],
  modifiers: readonly Modifier[],
): BattleSide {
  const reason = diceReasons.find(({ key }) => key === own);
  return {
    seat,
    who: reason ? i18n.line(reason) : '',
    dice,
    reasons: modifiers.map((modifier, at) => reasonRow(i18n, modifier, at)),
  };
}

/** Null if nothing was rolled. */
export function readRoll(scene: HlbWords, events: readonly HlbEvent[]): RollView | null {
  const battle = splitAtRoll(events);
  const told = readBattle(scene, events);
  if (!battle || !told) return null;
  const { rolled, next } = battle;
  const { t } = scene.i18n;
  const modifiers = [...rolled.diceReasons, ...[...rolled.attack, rolled.defence].flatMap((die) => die.modifiers)];
  return {
    title: told.title,
    dice: told.sides.flatMap(({ dice }) => dice),
    reasons: modifiers.map((modifier, i) => reasonRow(scene.i18n, modifier, i)),
    sums: t('table.hlb.roll.hits', told.hits),
    outcome: told.outcome,
    result: wordResult(scene, rolled, next),
    rule: '8.5',
  };
}

const hitsOf = ({ attack, defence }: Rolled) => ({
  attack: attack.filter(({ hit }) => hit).length,
  defence: defence.hit ? 1 : 0,
});

function wordOutcome({ i18n: { t } }: HlbWords, { attacker }: Rolled, next: readonly HlbEvent[]): string {
  const gone = next.find((event) => event.type === 'eliminated');
  if (gone?.type === 'eliminated') return t(`table.hlb.outcome.${gone.unit === attacker ? 'attacker' : 'defender'}`);
  return t(`hlb.outcome.${next.some(({ type }) => type === 'went-back') ? 'goes-back' : 'retreats'}`);
}

/** The outcome of a rolled battle, and the hits of both sides (§8.5). */
export function readBeat(scene: HlbWords, events: readonly HlbEvent[]): BeatView | null {
  const battle = splitAtRoll(events);
  if (!battle) return null;
  const { rolled, next } = battle;
  const { t } = scene.i18n;
  const { attack, defence } = hitsOf(rolled);
  const isHeld = isHeldIn(rolled, next);
  const onward = nextAfter(scene, rolled);
  return {
    kicker: t('table.hlb.roll.title', { hex: rolled.hex }),
    title: wordOutcome(scene, rolled, next),
    seat: sideOfUnit(scene, isHeld ? rolled.defender : rolled.attacker),
    score: isHeld ? { winner: defence, loser: attack } : { winner: attack, loser: defence },
    why: wordResult(scene, rolled, next),
    rule: '8.5',
    place: spaceRef(rolled.hex),
    isTold: true,
    ...(onward === null ? {} : { onward: t('table.hlb.next-battle', { place: nameShort(scene, onward) }) }),
  };
}

/** The battle that follows: the one that the table has opened, else the first that waits; null for none. */
function nextAfter(scene: HlbWords, { hex }: Rolled): string | null {
  const { battle, phase } = scene.view;
  // A beaten defender is asked where it retreats first.
  if (phase !== 'combat' || battle?.hex === hex) return null;
  return battle?.hex ?? findBattles(scene)[0]?.hex ?? null;
}

/** The defender keeps the hex. */
const isHeldIn = ({ attacker }: Rolled, next: readonly HlbEvent[]): boolean =>
  next.some((event) => event.type === 'went-back' || (event.type === 'eliminated' && event.unit === attacker));

export const isResult = ({ key }: Line): boolean => key === 'hlb.log.rolled';

/** The marker behind an attack die: the first die is the unit's, the others come from markers (§8.2). */
function markerOf({ diceReasons }: Rolled, at: number): { readonly marker: string } | null {
  const marker = at === 0 ? undefined : diceReasons[at]?.params?.['marker'];
  return marker === undefined ? null : { marker: String(marker) };
}

function wordDie({ i18n }: HlbWords, die: AttackDie, tone: Tone, above: string): RollView['dice'][number] {
  const { t } = i18n;
  const verdict = t(die.hit ? 'table.dice.hit' : 'table.dice.miss');
  const changed = die.total !== die.rolled;
  const below = changed ? t('table.dice.changed', { from: die.rolled, to: die.total, verdict }) : verdict;
  return {
    tone,
    value: die.rolled,
    above,
    below,
    hit: die.hit,
    label: t('table.dice.label', { above, value: die.rolled, below }),
  };
}

/** The result, read from the following events; a retreat that is still to be chosen is worded as such. */
function wordResult({ i18n: { t } }: HlbWords, rolled: Rolled, next: readonly HlbEvent[]): string {
  const { attacker, defender, diff } = rolled;
  const gone = next.find((event) => event.type === 'eliminated');
  const moved = next.find((event) => event.type === 'retreated' || event.type === 'went-back');
  if (gone?.type === 'eliminated') return t(`table.hlb.result.eliminated.${gone.cause}`, { unit: gone.unit });
  if (moved?.type === 'went-back') return t('table.hlb.result.went-back', { unit: attacker, to: moved.hex });
  if (moved?.type === 'retreated') return t('table.hlb.result.retreated', { unit: defender, to: moved.hex });
  return t('table.hlb.result.must-retreat', { unit: defender, n: diff });
}

/** The attacker rolls first, then the defender one die (§8.2). */
export function diceOf({ seat, draws }: HistoryPoint): readonly Tone[] {
  const [attacker, defender]: readonly [Tone, Tone] = seat === 'german' ? ['dark', 'pale'] : ['pale', 'dark'];
  return draws.map((_, at) => (at === draws.length - 1 ? defender : attacker));
}
