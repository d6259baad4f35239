import { formatNumber } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { LuckRow, SeatLuck } from '../../store/audit-types.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Fold } from '../parts/fold.tsx';
import { useGame, useScene } from './use-play.tsx';

export function SeatLuckTable({ seats }: { readonly seats: readonly SeatLuck[] }) {
  const game = useGame();
  const { t, lang } = useT();
  return (
    <table className="full t-small figures">
      <caption className="visually-hidden">{t('table.luck')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.luck.who')}</th>
          <th scope="col">{t('table.luck.tests')}</th>
          <th scope="col">{t('table.luck.expected')}</th>
          <th scope="col">{t('table.luck.achieved')}</th>
          <th scope="col">{t('table.luck.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ seat, tests, expected, achieved }) => {
          return (
            <tr key={seat}>
              <th scope="row">
                <span className="inline gap-6">
                  <SeatMark game={game.game} seat={seat} size="s" />
                  <span>{t('table.prompt.seat', { side: seat })}</span>
                </span>
              </th>
              <td>{tests}</td>
              <td>{formatNumber(lang, expected, 'oneDecimal')}</td>
              <td>{achieved}</td>
              <td>
                <b>{signed(lang, achieved - expected)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const signed = (lang: 'en' | 'ja', value: number): string => {
  const text = formatNumber(lang, Math.round(value * 10) / 10, 'oneDecimal');
  return value > 0 ? `+${text}` : text;
};

export function LuckTable({ rows }: { readonly rows: readonly LuckRow[] }) {
  const game = useGame();
  const scene = useScene();
  const { i18n } = scene;
  const { t } = i18n;
  return (
    <Fold title={t('table.luck.rows', { n: rows.length })}>
      <div className="scroll-x">
        <table className="full t-small figures">
          <thead>
            <tr>
              <th scope="col">{t('table.audit.move')}</th>
              <th scope="col" className="figures__text">
                {t('table.audit.what')}
              </th>
              <th scope="col">{t('table.luck.chance')}</th>
              <th scope="col" className="figures__text">
                {t('table.luck.came')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.move}>
                <td>{row.move}</td>
                <td className="figures__text">{game.log.wordNotation(scene, row.notation)}</td>
                <td>{t('table.odds.share', { share: row.chance })}</td>
                <td className="figures__text">
                  {game.roll.oddsSegment(i18n, { id: row.outcome, count: 1, success: row.success }).label}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
