import { formatNumber } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { LuckRow, SeatLuck } from '../../store/audit-types.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Figures } from '../parts/figures.tsx';
import { Fold } from '../parts/fold.tsx';
import { useGame, useScene } from './use-play.tsx';

export function SeatLuckTable({ seats }: { readonly seats: readonly SeatLuck[] }) {
  const game = useGame();
  const { t, lang } = useT();
  return (
    <table className="full t-small joined figures">
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
      <Figures
        rows={rows}
        keyOf={({ move }) => move}
        columns={[
          { head: t('table.audit.move'), cell: ({ move }) => move },
          { head: t('table.audit.what'), isText: true, cell: ({ notation }) => game.log.wordNotation(scene, notation) },
          { head: t('table.luck.chance'), cell: ({ chance }) => t('table.odds.share', { share: chance }) },
          {
            head: t('table.luck.came'),
            isText: true,
            cell: ({ outcome, success }) => game.roll.oddsSegment(i18n, { id: outcome, count: 1, success }).label,
          },
        ]}
      />
    </Fold>
  );
}
