import type { I18n } from '../../i18n/use-t.tsx';

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** `today 21:14`, `yesterday 23:02`, `18 Nov 2025`. `at` and `now` are in ms. */
export function sayWhen({ t }: Pick<I18n, 't'>, at: number, now = Date.now()): string {
  const then = new Date(at);
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const time = `${String(then.getHours()).padStart(2, '0')}:${String(then.getMinutes()).padStart(2, '0')}`;
  if (sameDay(then, today)) return t('when.today', { time });
  if (sameDay(then, yesterday)) return t('when.yesterday', { time });
  return t('when.date', { at });
}
