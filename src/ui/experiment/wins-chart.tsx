import type { Figures } from '../../lab/experiment/figures.ts';
import { useT } from '../../i18n/use-t.tsx';
import { LETTERS, perCent, percent } from './figures.ts';
import { FigureTable } from './figure-table.tsx';
import { Sign } from './sign.tsx';

/** The figures of a narrow interval stand beside its mark, not on it. */
const HALF_MARK = '7px';

/** The share that the first seat wins in each variant, with Wilson's intervals on one axis. */
export function WinsChart({ variants }: { readonly variants: readonly Figures[] }) {
  const { t } = useT();
  const seat = variants[0]?.wins[0].seat ?? '';
  const scale = scaleOf(variants);
  const ticks = Array.from(
    { length: Math.round((scale.high - scale.low) / scale.step) + 1 },
    (_, i) => scale.low + i * scale.step,
  );
  const at = (share: number) => `${((100 * share - scale.low) / (scale.high - scale.low)) * 100}%`;
  const isEvenInSight = scale.low < 50 && scale.high > 50;
  return (
    <section className="panel run-chart" aria-labelledby="chart-wins">
      <h3 id="chart-wins" className="cap">
        {t('experiment.wins', { seat })}
      </h3>
      <div className="wins" aria-hidden="true">
        {isEvenInSight ? <span className="wins__even" style={{ insetInlineStart: at(0.5) }} /> : null}
        {variants.map(({ wins: [{ share, interval }] }, i) => (
          <div key={LETTERS[i]} className="wins__row">
            <span
              className="wins__span"
              style={{ insetInlineStart: at(interval[0]), insetInlineEnd: `calc(100% - ${at(interval[1])})` }}
            />
            <span
              className="tabular wins__end wins__end--low"
              style={{ insetInlineEnd: `max(100% - ${at(interval[0])}, 100% - ${at(share)} + ${HALF_MARK})` }}
            >
              {percent(interval[0])}
            </span>
            <span
              className="tabular wins__end wins__end--high"
              style={{ insetInlineStart: `max(${at(interval[1])}, ${at(share)} + ${HALF_MARK})` }}
            >
              {percent(interval[1])}
            </span>
            <span className="wins__mark" style={{ insetInlineStart: at(share) }}>
              <b className="tabular">
                {t('experiment.wins.share', { variant: LETTERS[i] ?? '', share: percent(share) })}
              </b>
              <Sign of={i} />
            </span>
          </div>
        ))}
        <div className="wins__axis">
          {ticks.map((tick) => (
            <span key={tick} className="tabular" style={{ insetInlineStart: at(tick / 100) }}>
              {perCent(tick / 100, 0)}
            </span>
          ))}
        </div>
      </div>
      <FigureTable
        isQuiet
        caption={t('experiment.wins', { seat })}
        head={[t('experiment.variant'), t('experiment.games'), t('new.measured.won'), t('new.measured.interval')]}
        rows={variants.map(({ games, wins: [{ won, share, interval }] }, i) => [
          LETTERS[i] ?? '',
          games,
          `${won} (${perCent(share)})`,
          t('experiment.from-to', { low: percent(interval[0]), high: percent(interval[1]) }),
        ])}
      />
    </section>
  );
}

/** Wide enough for every interval with its figures, in steps that leave four to eight ticks. */
function scaleOf(variants: readonly Figures[]) {
  const ends = variants.flatMap(({ wins: [{ interval }] }) => interval.map((end) => 100 * end));
  const [least, most] = [Math.min(...ends, 100), Math.max(...ends, 0)];
  const step = [1, 2, 5, 10, 20].find((one) => (most - least) / one <= 5) ?? 20;
  const low = Math.max(0, Math.floor(least / step) * step - step);
  const high = Math.min(100, Math.ceil(most / step) * step + step);
  return { low, high, step };
}
