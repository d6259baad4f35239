import { joinFacts } from '../../../i18n/joining.ts';
import type { BtmEvent } from '../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Line, Modifier } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { spaceRef } from '../../../engine/kits/pointing/targets.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../../store/types.ts';
import type { Tone } from '../../parts/die.tsx';
import type { ReasonRow } from '../../parts/reasons.tsx';
import type { BeatView, RollView } from '../../table/game-table.ts';
import { writeOutcome, writeReason } from '../../table/number-words.ts';
import { otherSide, type BtmWords } from './lookup.ts';
import { eventsOfSurrender, readSurrenderBeat } from './surrender/surrender-beat.ts';
import { namePlace, readPockets } from './pockets/read-pockets.ts';

/** The die of a combat, and the game's numbers with their reasons. */

type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;
type Rolled = EventOf<'rolled'>;
type RolledDie = Pick<Rolled, 'target' | 'side' | 'die' | 'result' | 'isHero'> & {
  readonly reckoning: Pick<Rolled['reckoning'], 'attack' | 'defence' | 'column'>;
};

export const toneOf = (side: Side): Tone => (side === 'german' ? 'dark' : 'pale');

/** A summand of the score. Points for lost armies are rounded up (§4.1), so the sum before rounding is given. */
export function wordPoints(i18n: I18n, { scoring }: BtmFacts, modifier: Modifier): string {
  const { key, params = {} } = modifier;
  if (key !== 'btm.score.losses') return i18n.line(modifier);
  const [infantry, tanks] = [Number(params['infantry']), Number(params['tanks'])];
  const { lostInfantry: perInfantry, lostTank: perTank } = scoring;
  const sum = infantry * perInfantry + tanks * perTank;
  return i18n.t('table.btm.points.lost', { infantry, perInfantry, tanks, perTank, sum });
}

/** Points have no sign; shifts of the odds do. */
export const reasonRow = (i18n: I18n, modifier: Modifier, at: number, facts?: BtmFacts): ReasonRow =>
  writeReason(i18n, modifier, at, {
    isPlain: modifier.key.startsWith('btm.score.'),
    ...(facts ? { text: wordPoints(i18n, facts, modifier) } : {}),
  });

export const oddsSegment = writeOutcome('btm.outcome', { DE: 'best', DL: 'good', DR: 'good' });

/** §14.2.1: the hero city holds even if the table says retreat. */
const isHeld = ({ facts }: Pick<BtmWords, 'facts'>, { isHero, result, die, reckoning }: RolledDie): boolean =>
  isHero && result !== facts.crt[String(reckoning.column)]?.[die - 1];

/** Every face has the same result, so the die is not worth a look. */
export const isCertain = ({ facts }: Pick<BtmWords, 'facts'>, { isHero, reckoning }: RolledDie): boolean => {
  const faces = (facts.crt[String(reckoning.column)] ?? []).map((result) => (isHero && result === 'DR' ? '-' : result));
  return new Set(faces).size === 1;
};

const RESULT_KEYS = { DE: 'de', DL: 'dl', DR: 'dr', '-': 'none' } as const;

const wordRolled = (scene: BtmWords, rolled: RolledDie): string =>
  scene.i18n.t(`table.btm.roll.${isHeld(scene, rolled) ? 'held' : RESULT_KEYS[rolled.result]}`);

/** The dice of one combat, or of both combats of a Blitzkrieg card; null if none decided anything. */
export const readRoll = (scene: BtmWords, events: readonly BtmEvent[]): RollView | null =>
  wordRoll(
    scene,
    events.filter((event): event is Rolled => event.type === 'rolled' && !isCertain(scene, event)),
  );

/** The last die decides. */
export function wordRoll(scene: BtmWords, all: readonly RolledDie[]): RollView | null {
  const last = all.at(-1);
  if (!last) return null;
  const { t } = scene.i18n;
  const dice = all.map(({ target, result, die, side }) => {
    const words = {
      above: all.length > 1 ? t('table.btm.roll.at', { hex: target }) : t('table.btm.roll.die'),
      below: t('table.btm.roll.result', { result }),
      value: die,
    };
    return {
      ...words,
      tone: toneOf(side),
      label: t('table.btm.roll.label', { ...words, side }),
      hit: result !== '-',
    };
  });
  const { attack, defence, column } = last.reckoning;
  const result = isHeld(scene, last) ? '-' : last.result;
  return {
    title: t('table.btm.roll.title', { hex: last.target }),
    dice,
    // The combat panel shows the shifts, next to the column.
    reasons: [],
    sums: t('table.btm.roll.sums', { attack, defence, column }),
    outcome: oddsSegment(scene.i18n, { id: result, count: 1 }).label,
    result: wordRolled(scene, last),
    rule: isHeld(scene, last) ? '14.2.1' : '11.3.6',
  };
}

/** A combat, then the units that surrender in the supply phase it may lead to (§13.1). */
export function readBeat(scene: BtmWords, events: readonly BtmEvent[]): BeatView | null {
  const fight = readFight(scene, events);
  if (!fight) return readSurrenderBeat(scene, events);
  const rest = eventsOfSurrender(events);
  return rest ? { ...fight, rest } : fight;
}

/** A combat that was rolled or failed for lack of strength (§11.3.6): the result and both strengths. */
function readFight(scene: BtmWords, events: readonly BtmEvent[]): BeatView | null {
  const { i18n } = scene;
  const last = events.findLast((event) => event.type === 'rolled' || event.type === 'attack-failed');
  if (last?.type !== 'rolled' && last?.type !== 'attack-failed') return null;
  if (last.type === 'rolled' && isCertain(scene, last)) return null;
  const { attack, defence } = last.reckoning;
  const result = last.type === 'rolled' && !isHeld(scene, last) ? last.result : '-';
  const isWon = result !== '-';
  const attacker = last.type === 'rolled' ? last.side : null;
  const kicker = i18n.t('table.btm.roll.title', { hex: last.target });
  return {
    kicker,
    head: kicker,
    title: oddsSegment(i18n, { id: result, count: 1 }).label,
    seat: attacker === null ? null : isWon ? attacker : otherSide(attacker),
    score: isWon ? { winner: attack, loser: defence } : { winner: defence, loser: attack },
    why: last.type === 'rolled' ? wordRolled(scene, last) : (wordOutcome(scene, events) ?? ''),
    rule: last.type === 'rolled' && isHeld(scene, last) ? '14.2.1' : '11.3.6',
    place: spaceRef(last.target),
    isTold: true,
  };
}

export const isResult = ({ key }: Line): boolean => /^btm\.log\.(?:rolled-|attack-failed)/.test(key);

/** Results without a die that decides: a certain combat, an attack too weak for a roll, a cancelled card, units that surrender. */
export function wordOutcome(scene: BtmWords, events: readonly BtmEvent[]): string | null {
  const { t } = scene.i18n;
  const sure = events.findLast((event): event is Rolled => event.type === 'rolled' && isCertain(scene, event));
  if (sure) {
    const what = oddsSegment(scene.i18n, { id: sure.result, count: 1 }).label;
    return t('table.btm.outcome.sure', { hex: sure.target, column: sure.reckoning.column, what });
  }
  const failed = events.findLast((event) => event.type === 'attack-failed');
  if (failed) {
    const { attack, defence, column } = failed.reckoning;
    return t('table.btm.outcome.failed', { hex: failed.target, attack, defence, column });
  }
  const cancelled = events.findLast((event) => event.type === 'card-cancelled');
  if (cancelled) return t('table.btm.outcome.cancelled', { card: cancelled.card });
  const gone = events.flatMap((event) => (event.type === 'surrendered' ? [event.unit] : []));
  if (gone.length > 0) return t('table.btm.outcome.surrendered', { units: joinIds(gone) });
  const closed = readPockets(scene, events).filter(({ isNew }) => isNew);
  if (closed.length === 0) return null;
  return joinFacts(
    scene.i18n.lang,
    closed.map((pocket) => {
      const { side, units } = pocket;
      return t('table.btm.pocket.heard', {
        side,
        n: units.length,
        place: namePlace(scene, pocket),
        units: joinIds(units),
      });
    }),
  );
}

/**
 * Dice belong to the attacker, who need not be the seat that moved. The log of the point names the rollers in order.
 */
export function diceOf({ seat, draws, lines }: HistoryPoint): readonly Tone[] {
  const rolled = lines.filter(({ key }) => key.startsWith('btm.log.rolled-'));
  return draws.map((_, at) => toneOf((rolled[at]?.params?.['side'] ?? seat) === 'soviet' ? 'soviet' : 'german'));
}
