import type { Modifier } from '../../engine/kernel/types.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { OddsSegment } from '../parts/odds-bar.tsx';
import type { ReasonRow } from '../parts/reasons.tsx';

interface RowWords {
  /** Counts and points have no sign; summands do. */
  readonly isPlain?: boolean;
  /** Replaces the engine's sentence. */
  readonly text?: string;
}

/** Words a summand the way all games do. */
export const writeReason = (i18n: I18n, reason: Modifier, at: number, words: RowWords = {}): ReasonRow => ({
  id: `${reason.key} ${at}`,
  amount: formatNumber(i18n.lang, reason.amount, words.isPlain ? 'plain' : 'signed'),
  text: words.text ?? i18n.line(reason),
  rule: reason.rule,
  tone: reason.amount === 0 ? 'zero' : 'plain',
});

/** Adds the turn in which the place of a point was taken; nothing where the record does not say. */
export const withTaken = ({ t }: I18n, row: ReasonRow, turn: number | undefined): ReasonRow =>
  turn === undefined ? row : { ...row, since: t('table.taken', { turn }) };

/** Words an outcome from its key under `prefix`; outcomes not in `tones` are bad. */
export const writeOutcome =
  (prefix: string, tones: Readonly<Record<string, OddsSegment['tone']>>) =>
  (i18n: I18n, { id, count }: Pick<OddsSegment, 'id' | 'count'>): OddsSegment => ({
    id,
    count,
    label: i18n.line({ key: `${prefix}.${id}`, params: { n: count } }),
    tone: tones[id] ?? 'bad',
  });
