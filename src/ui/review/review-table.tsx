import type { Review } from '../../lab/review/types.ts';
import { useGame, useScene } from '../table/use-play.tsx';
import { percent, signed } from './figures.ts';
import { useAsked } from './use-asked.ts';
import { wordSide } from './words.ts';

/** What the chart draws, move by move, in figures. */
export function ReviewTable({ review }: { readonly review: Review }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const { seats, moves } = review;
  const asked = useAsked();
  return (
    <div className="scroll-x">
      <table className="full t-small figures">
        <thead>
          <tr>
            <th scope="col">{t('review.table.move')}</th>
            <th scope="col" className="figures__text">
              {t('review.table.side')}
            </th>
            <th scope="col" className="figures__text">
              {t('review.table.what')}
            </th>
            <th scope="col">{t('review.table.chance', { side: wordSide(game.game, scene.i18n, seats[0]) })}</th>
            <th scope="col">{t('review.table.luck')}</th>
            <th scope="col">{t('review.table.loss')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ at, seat, notation, after, luck, loss }) => (
            <tr key={at}>
              <td>{at}</td>
              <td className="figures__text">{t('table.rail.side', { side: seat })}</td>
              <td className="figures__text">
                {`${game.log.wordNotation(scene, notation)}${asked.has(at) ? ` (${t('review.asked')})` : ''}`}
              </td>
              <td>{percent(after.mean)}</td>
              <td>{luck === null ? '–' : signed(luck)}</td>
              <td>{loss === null ? '–' : percent(loss)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
