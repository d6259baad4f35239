import { formatNumber } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { Faces } from '../../store/audit-types.ts';
import { toneOf } from '../app/games.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { useGame } from './use-play.tsx';

const WIDTH = 300;
const HEIGHT = 120;
const GAP = 10;
/** Room above the highest bar for its figure. */
const HEAD = 18;

/** How often each face came up, against an even share; as bars, and as a table for screen readers. */
export function FaceBars({ faces: { seat, sides, counts, rolls, mean, expectedMean } }: { readonly faces: Faces }) {
  const game = useGame();
  const { t, lang } = useT();
  const even = rolls / sides;
  const top = Math.max(even, ...counts, 1);
  const height = (count: number): number => (count / top) * (HEIGHT - HEAD);
  const width = WIDTH / sides;
  const evenText = formatNumber(lang, even, 'oneDecimal');
  return (
    <figure className="faces">
      <figcaption>
        <SeatMark game={game.game} seat={seat} size="s" /> <b>{t('table.faces.of', { side: seat, n: rolls })}</b>
        <span className="small">
          {t('table.faces.mean', {
            mean: formatNumber(lang, mean, 'oneDecimal'),
            expected: formatNumber(lang, expectedMean, 'oneDecimal'),
          })}
        </span>
      </figcaption>
      <svg className="full faces__bars" viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`} aria-hidden="true">
        {counts.map((count, at) => (
          <g key={at} transform={`translate(${at * width} 0)`}>
            <rect
              className={`faces__bar faces__bar--${toneOf(game.game, seat)}`}
              x={GAP / 2}
              width={width - GAP}
              y={HEIGHT - height(count)}
              height={height(count)}
            />
            <text x={width / 2} y={HEIGHT - height(count) - 5}>
              {count}
            </text>
            <text className="faces__face" x={width / 2} y={HEIGHT + 16}>
              {at + 1}
            </text>
          </g>
        ))}
        <path className="faces__even" d={`M0 ${HEIGHT - height(even)}H${WIDTH}`} />
      </svg>
      <table className="visually-hidden">
        <caption>{t('table.faces.of', { side: seat, n: rolls })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.faces.face')}</th>
            <th scope="col">{t('table.luck.rolled')}</th>
            <th scope="col">{t('table.luck.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>{count}</td>
              <td>{evenText}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{t('table.faces.even', { n: evenText })}</p>
    </figure>
  );
}
