/** A battle (§8) as the log reports it, read from the lines that both players read. */
import type { Line } from '../../../engine/kernel/types.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { plainDie, type FightReport, type ReportDie, type ReportSide } from '../../table/fight-report.ts';
import { sideOfUnit, type HlbWords } from './lookup.ts';
import { isResult, toneOf } from './roll.ts';
import { toldAs } from './told.ts';

type Told = Pick<HlbWords, 'facts' | 'i18n'>;

interface Fought {
  readonly attacker: string;
  readonly defender: string;
  readonly hex: string;
  readonly rolled: Line | null;
  /** Null before the roll. */
  readonly isWon: boolean | null;
  readonly lines: readonly Line[];
}

export function report(told: Told, lines: readonly Line[]): FightReport {
  const { t, line } = told.i18n;
  const fought = readFought(lines);
  const { hex, isWon, rolled } = fought;
  const changes = lines.filter(toldAs.isChange).map((one) => ({ text: line(one), figures: null }));
  // The loser may still choose where to go.
  const isOver = changes.length > 0;
  return {
    title: isOver
      ? t(`table.hlb.report.${isWon === true ? 'won' : 'held'}`, { hex })
      : t('table.hlb.roll.title', { hex }),
    how: wordHow(told, fought),
    sides: [readSide(told, fought, true), readSide(told, fought, false)],
    why: null,
    changes,
    isOver,
    steps: lines,
    rule: rolled ? rolled.rule : lines[0]?.rule,
  };
}

function readFought(lines: readonly Line[]): Fought {
  const { attacker, defender, hex } = lines[0]?.params ?? {};
  const rolled = lines.findLast(isResult) ?? null;
  return {
    attacker: String(attacker),
    defender: String(defender),
    hex: String(hex),
    rolled,
    isWon: rolled ? Number(rolled.params?.['diff']) > 0 : null,
    lines,
  };
}

const lost = ({ lines }: Fought, unit: string): boolean =>
  lines.some(({ key, params }) => key.startsWith('hlb.log.eliminated-') && params?.['unit'] === unit);

function wordHow({ i18n: { t, line } }: Told, fought: Fought): string {
  const [opening] = fought.lines;
  if (fought.isWon === null) return opening ? line(opening) : '';
  if (lost(fought, fought.attacker)) return t('table.hlb.outcome.attacker');
  if (lost(fought, fought.defender)) return t('table.hlb.outcome.defender');
  return t(fought.isWon ? 'hlb.outcome.retreats' : 'hlb.outcome.goes-back');
}

function readSide(told: Told, fought: Fought, isAttacker: boolean): ReportSide {
  const { i18n } = told;
  const { rolled, isWon } = fought;
  const unit = isAttacker ? fought.attacker : fought.defender;
  const side = sideOfUnit(told, unit);
  const dice = String(rolled?.params?.[isAttacker ? 'dice' : 'die'] ?? '');
  const hits = rolled?.params?.[isAttacker ? 'hits' : 'stopped'];
  const supports = fought.lines.filter(({ key }) => isAttacker && key === 'hlb.log.supported');
  return {
    seat: side,
    who: i18n.t('table.hlb.fate.who', { unit }),
    units: [unitRef(unit)],
    cards: [],
    played: supports.map(({ params }) => ({
      name: i18n.t('table.hlb.report.support', { unit: String(params?.['unit']) }),
      isCancelled: false,
    })),
    dice: dice === '' ? [] : dice.split(',').map((die): ReportDie => readDie(die, toneOf(side))),
    total: hits === undefined ? null : Number(hits),
    hasWon: isWon === isAttacker,
  };
}

/** `2+1` is a face with an addition. */
function readDie(die: string, tone: ReportDie['tone']): ReportDie {
  const [value = 0, plus = 0] = die.split('+').map(Number);
  return { ...plainDie({ value, tone }), plus };
}
