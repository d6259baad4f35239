import type { HrEvent } from '../../../engine/games/hitlers-reich/events.ts';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import type { BeatView } from '../../table/game-table.ts';
import { findCard, type HrWords } from './lookup.ts';
import { YEARS } from './status.ts';

/** Results that both players see before the next question. */

/** A decided conflict, revealed cards, a country changing sides, the end of a year; null for nothing. */
export function readBeat(scene: HrWords, events: readonly HrEvent[]): BeatView | null {
  return readJudged(scene, events) ?? readMoment(scene, events) ?? readCards(scene, events);
}

/** §5.5: the sheet of the year comes after the fight that ended it. */
export function chapterIn(events: readonly HrEvent[]): 'follows' | 'alone' | null {
  if (!events.some(({ type }) => type === 'year-ended')) return null;
  return events.some(({ type }) => type === 'judged') ? 'follows' : 'alone';
}

/** Events that end something or change sides, with heading and rule (§5.5, §8.2, §8.5). */
const MOMENTS = {
  'year-ended': { kicker: 'table.hr.beat.year', rule: '5.5' },
  italy: { kicker: 'table.hr.beat.surrender', rule: '8.2' },
  'vichy-defected': { kicker: 'table.hr.beat.vichy', rule: '8.5' },
  'vichy-resolved': { kicker: 'table.hr.beat.vichy', rule: '8.5' },
} as const;
type MomentId = keyof typeof MOMENTS;
const isMoment = (id: string): id is MomentId => id in MOMENTS;

export const opensBeat = ({ key }: Line): boolean => key.startsWith('hr.log.') && isMoment(key.slice('hr.log.'.length));

/**
 * A decided conflict: its space or event, and both totals (§7.7). Null while a COUNTERATTACK may still change the
 * result (C-8).
 */
function readJudged({ view, i18n }: HrWords, events: readonly HrEvent[]): BeatView | null {
  const judged = events.findLast((event) => event.type === 'judged');
  const fight = view.conflict ?? view.last;
  if (!judged || !fight || view.phase === 'conflict/counter') return null;
  const { t, line } = i18n;
  const { winner, axis, allies } = judged;
  const { kind, target } = fight;
  const isWon = isWonBy(view, winner);
  const what = kind === 'event' || kind === 'sea' ? kind : 'land';
  return {
    kicker: t(`table.hr.beat.${kind}.${isWon ? 'won' : 'lost'}`),
    title: t(`table.hr.beat.title.${what}.${isWon ? 'won' : 'lost'}`, { what: target }),
    seat: winner,
    score: winner === 'axis' ? { winner: axis, loser: allies } : { winner: allies, loser: axis },
    why: line(judged.line),
    rule: judged.line.rule,
  };
}

export const isWonBy = ({ conflict, last }: HrWords['view'], winner: Side): boolean =>
  conflict ? conflict.active === winner : (last?.won ?? false);

/** The end of a year, the surrender of Italy, Vichy joining a side. */
function readMoment({ i18n }: HrWords, events: readonly HrEvent[]): BeatView | null {
  const { t } = i18n;
  for (const event of events) {
    const id = event.type === 'vichy' ? `vichy-${event.to}` : event.type;
    if (!isMoment(id)) continue;
    const year = event.type === 'year-ended' ? YEARS.find((one) => one === event.year) : undefined;
    const params = year === undefined ? {} : { year: t(`table.hr.year.short.${year}`) };
    const title = i18n.line({ key: `hr.log.${id}`, params });
    const { kicker, rule } = MOMENTS[id];
    return { kicker: t(kicker), title, seat: null, score: null, why: title, rule };
  }
  return null;
}

/** Both cards of a conflict, now face up (§7.3). */
function readCards({ facts, view: { conflict }, i18n }: HrWords, events: readonly HrEvent[]): BeatView | null {
  const isTurned = events.some(({ type }) => type === 'showed' || type === 'turned-up');
  if (!isTurned || !conflict?.shown.axis || !conflict.shown.allies || conflict.winner !== null) return null;
  const [axis, allies] = [conflict.cards.axis[0], conflict.cards.allies[0]];
  if (axis === undefined || allies === undefined) return null;
  const { t, lang } = i18n;
  const valueOf = (card: string) => findCard(facts, card)?.value ?? 0;
  const why = t('table.hr.beat.cards.why', { axis, allies });
  return {
    kicker: t('table.hr.beat.cards'),
    title: t('table.hr.beat.cards.title', { axis: valueOf(axis), allies: valueOf(allies) }),
    seat: null,
    score: null,
    why,
    heard: joinFacts(lang, [t('table.hr.beat.cards'), why]),
    rule: '7.3',
  };
}
