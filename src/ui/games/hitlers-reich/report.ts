/** A conflict (Part 7) as the log reports it, read from the lines that both players read. */
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { cardRef } from '../../../engine/kits/pointing/targets.ts';
import type { FightReport, ReportChange, ReportDie, ReportSide } from '../../table/fight-report.ts';
import { rankChange, wordStep } from './change-mark.tsx';
import { toneOf } from './conflict-panel/dice-row.tsx';
import { readRecord, sideIn, type FightRecord } from './conflict-panel/record.ts';
import { otherSide, type HrWords } from './lookup.ts';
import { toldAs } from './told.ts';

type Told = Pick<HrWords, 'facts' | 'i18n'>;

export function report({ i18n }: Told, lines: readonly Line[]): FightReport {
  const { t, line } = i18n;
  const [opening] = lines;
  const record = readRecord(lines, null);
  if (!opening || !record) throw new Error('a report needs the declaration of its conflict');
  const acting = sideIn(opening) ?? 'axis';
  const result = record.results.at(-1) ?? null;
  const isEvent = opening.key === 'hr.log.tried';
  const target = String(opening.params?.[isEvent ? 'event' : 'target']);
  const kind = isEvent ? 'event' : opening.key === 'hr.log.attacked-sea' ? 'sea' : 'land';
  const ending = result?.winner === acting ? 'won' : 'lost';
  const open = isEvent ? t('table.hr.roll.event', { event: target }) : t('table.hr.roll.space', { space: target });
  return {
    title: result ? t(`table.hr.beat.title.${kind}.${ending}`, { what: target }) : open,
    how: line(opening),
    sides: [readSide(i18n, record, acting), readSide(i18n, record, otherSide(acting))],
    why: result && result.line.key !== 'hr.log.judged' ? line(result.line) : null,
    changes: lines
      .filter(toldAs.isChange)
      .sort((a, b) => rankChange(a) - rankChange(b))
      .map((one) => wordChange(i18n, one)),
    isOver: result !== null,
    steps: lines.filter((one) => !isTurnedUpLater(record, one)),
    rule: result ? result.line.rule : opening.rule,
  };
}

/** That a card was placed face down says nothing once it is face up. */
const isTurnedUpLater = ({ cards }: FightRecord, line: Line): boolean => {
  const side = sideIn(line);
  return line.key === 'hr.log.chose-hidden' && side !== null && cards[side].length > 0;
};

function wordChange(i18n: HrWords['i18n'], line: Line): ReportChange {
  const step = wordStep(i18n, line);
  return step ? { text: step.what, figures: step.figures } : { text: i18n.line(line), figures: null };
}

function readSide({ t }: HrWords['i18n'], record: FightRecord, side: Side): ReportSide {
  const cancelled = eventsIn(record, 'hr.log.cancelled').map(({ event }) => event);
  const result = record.results.at(-1);
  return {
    seat: side,
    who: t('table.prompt.seat', { side }),
    units: [],
    cards: record.cards[side].map((card) => ({
      target: cardRef(card),
      name: t('table.hr.name.card', { card }),
    })),
    played: eventsIn(record, 'hr.log.named')
      .filter((one) => one.side === side)
      .map(({ event }) => ({ name: t('table.hr.name.event', { event }), isCancelled: cancelled.includes(event) })),
    dice: record.dice[side].map(({ face, changes }): ReportDie => ({
      value: face,
      tone: toneOf(side),
      earlier: changes.map(({ from }) => from),
      plus: 0,
    })),
    total: result?.totals[side] ?? null,
    hasWon: result?.winner === side,
  };
}

const eventsIn = ({ lines }: FightRecord, key: string) =>
  lines.flatMap((line) => (line.key === key ? [{ side: sideIn(line), event: String(line.params?.['event']) }] : []));
