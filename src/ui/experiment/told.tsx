import { useEffect, useRef } from 'react';
import type { Result } from '../../lab/experiment/run.ts';
import { judge, type Verdict } from '../../lab/experiment/verdict.ts';
import { tellComparison } from '../../lab/experiment/compare.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { announce } from '../app/announce.ts';
import { percent, plainPoints, signedPoints } from './figures.ts';

/** The sentence that comes first: whether it is settled, the difference with its interval, and what would settle it. */
export function Told({ result }: { readonly result: Result | null }) {
  const i18n = useT();
  const { t } = i18n;
  const verdict = result ? judge(result) : null;
  const kind = verdict?.kind ?? null;
  const said = useRef(kind);
  // The figures change each second; what they come to is said aloud when it changes.
  useEffect(() => {
    if (kind !== null && said.current !== null && said.current !== kind) announce(t(`experiment.head.${kind}`));
    said.current = kind;
  }, [kind, t]);
  return (
    <section className="told" aria-labelledby="experiment-told">
      <h2 id="experiment-told">{t(`experiment.head.${verdict?.kind ?? 'none'}`)}</h2>
      <p>
        {verdict && result
          ? tellVerdict(i18n, verdict, result).join(i18n.lang === 'ja' ? '' : ' ')
          : t('experiment.tell.wait')}
      </p>
    </section>
  );
}

export function tellVerdict(
  { t, line }: Pick<I18n, 't' | 'line'>,
  verdict: Verdict,
  { comparison }: Result,
): readonly string[] {
  const { kind, seat, value, interval, games, more } = verdict;
  const [low, high] = interval;
  if (kind === 'none') return [t('experiment.tell.wait')];
  if (kind === 'one' || kind === 'measured')
    return [t('experiment.tell.one', { seat, share: percent(value), low: percent(low), high: percent(high), games })];
  const told = { seat, points: plainPoints(value), low: signedPoints(low), high: signedPoints(high), games };
  const first = t(
    value > 0 ? 'experiment.tell.more' : value < 0 ? 'experiment.tell.fewer' : 'experiment.tell.equal',
    told,
  );
  if (kind === 'settled') return [first, t('experiment.tell.looked')];
  if (comparison?.changed === 0)
    return [
      t('experiment.tell.unchanged', { games }),
      ...(kind === 'same' ? [line(tellComparison(comparison, seat))] : []),
    ];
  if (kind === 'same') return [first, ...(comparison ? [line(tellComparison(comparison, seat))] : [])];
  const settle = more === null ? t('experiment.tell.never') : t('experiment.tell.settle', { more });
  return [first, t('experiment.tell.chance'), settle];
}
