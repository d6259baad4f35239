/** A combat (§11) as the log reports it, read from the lines that both players read. */
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { plainDie, type FightReport, type ReportDie, type ReportSide } from '../../table/fight-report.ts';
import { findCard, otherSide, SIDES, sideOfUnit, type BtmWords } from './lookup.ts';
import { isResult, toneOf } from './roll.ts';
import { toldAs } from './told.ts';

const PLAYED = /^btm\.log\.card-(?:combatShift|reroll|cancel)$/;
const WON = /^btm\.log\.rolled-(?:eliminated|losses|retreat)$/;

type Told = Pick<BtmWords, 'facts' | 'i18n'>;

export function report(told: Told, lines: readonly Line[]): FightReport {
  const { t, line } = told.i18n;
  const [opening] = lines;
  if (!opening) throw new Error('a report needs the declaration of its combat');
  const { hex = '', attackers = '', defenders = '' } = opening.params ?? {};
  const result = lines.findLast(isResult) ?? null;
  const attacker = sideOfUnit(told.facts, String(attackers).split(',')[0] ?? '');
  const { ratio, column } = result?.params ?? {};
  const changes = lines.filter(toldAs.isChange).map((one) => ({ text: line(one), figures: null }));
  // A card may still re-roll the die, and units may still choose where to go.
  const isOver = changes.length > 0 || (result !== null && !WON.test(result.key));
  return {
    title: wordTitle(told, isOver ? result : null, String(hex)),
    how: ratio === undefined || column === undefined ? line(opening) : t('table.btm.report.odds', { ratio, column }),
    sides: [
      readSide(told, lines, attacker, String(attackers), true),
      readSide(told, lines, otherSide(attacker), String(defenders), false),
    ],
    why: null,
    changes,
    isOver,
    steps: lines,
    rule: result ? result.rule : opening.rule,
  };
}

const ENDINGS = ['eliminated', 'losses', 'retreat', 'none', 'held'] as const;

function wordTitle({ i18n: { t } }: Told, result: Line | null, hex: string): string {
  if (!result) return t('table.btm.roll.title', { hex });
  const ending = ENDINGS.find((one) => result.key === `btm.log.rolled-${one}`) ?? 'failed';
  return t(`table.btm.report.${ending}`, { hex });
}

function readSide(told: Told, lines: readonly Line[], side: Side, units: string, isAttacker: boolean): ReportSide {
  const { facts, i18n } = told;
  const result = lines.findLast(isResult) ?? null;
  const total = result?.params?.[isAttacker ? 'attack' : 'defence'];
  return {
    seat: side,
    who: i18n.t('table.btm.garrison', { units }),
    units: units.split(',').map(unitRef),
    cards: [],
    played: listPlayed(told, lines).filter(({ card }) => facts.cards[side].some(({ id }) => id === card)),
    dice: isAttacker ? listDice(lines, side) : [],
    total: total === undefined ? null : Number(total),
    hasWon: result !== null && WON.test(result.key) === isAttacker,
  };
}

function listPlayed({ facts, i18n }: Told, lines: readonly Line[]) {
  const cancelled = lines.flatMap(({ key, params }) => (key === 'btm.log.card-cancelled' ? [params?.['card']] : []));
  return lines.flatMap(({ key, params }) => {
    const card = String(params?.['card']);
    if (!PLAYED.test(key) || findCard(facts, card) === null) return [];
    return [{ card, name: i18n.t('table.btm.report.card', { card }), isCancelled: cancelled.includes(card) }];
  });
}

/** A card that re-rolls turns the one die. */
function listDice(lines: readonly Line[], side: Side): readonly ReportDie[] {
  const faces = lines.flatMap(({ params }) => (params?.['die'] === undefined ? [] : [Number(params['die'])]));
  const value = faces.at(-1);
  const roller = lines.findLast(({ params }) => params?.['die'] !== undefined)?.params?.['side'];
  const tone = toneOf(SIDES.find((one) => one === roller) ?? side);
  return value === undefined ? [] : [{ ...plainDie({ value, tone }), earlier: faces.slice(0, -1) }];
}
