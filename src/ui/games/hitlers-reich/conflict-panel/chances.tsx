import { memo } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { Odds } from '../../../../engine/kernel/types.ts';
import { classes } from '../../../parts/classes.ts';
import { isCountable, rangeOf, shareOf, tellShare, wonOf } from '../../../table/odds-told.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { usePreviews } from '../../../table/use-previews.ts';
import type { HrMove, HrWords } from '../lookup.ts';
import { wordMove } from './words.ts';

/** More than that are not listed: the best of all are, and the chosen one. */
const MOST_LISTED = 12;

interface ChancesProps extends Pick<PartProps<HrTypes>, 'moves' | 'chosen' | 'preview'> {
  readonly scene: HrWords;
  /** What the dice of the deciding seat show, and the enemy's. */
  readonly faces: { readonly own: readonly number[]; readonly enemy: readonly number[] };
}

interface Row {
  readonly move: HrMove;
  readonly text: string;
  readonly odds: Odds;
}

/** What the deciding seat can know of its chances: the chosen answer in full, all answers best first. */
export const Chances = memo(({ scene, moves, chosen, faces, preview }: ChancesProps) => {
  const { t } = scene.i18n;
  const previews = usePreviews(moves, preview);
  const rows = moves
    .flatMap((move): readonly Row[] => {
      const odds = previews.get(move)?.odds;
      const text = odds ? wordMove(scene, move, faces) : null;
      return odds && text !== null ? [{ move, text, odds }] : [];
    })
    .sort((a, b) => shareOf(b.odds) - shareOf(a.odds));
  if (rows.length === 0) return null;
  const listed = rows.filter(({ move }, at) => at < MOST_LISTED || move === chosen);
  const picked = rows.find(({ move }) => move === chosen);
  return (
    <section className="fight-chances" aria-labelledby="fight-chances">
      <h3 id="fight-chances" className="cap">
        {t('table.hr.fight.chances')}
      </h3>
      {picked ? <Figure scene={scene} row={picked} /> : null}
      <ol className="grid fight-chances__list">
        {listed.map(({ move, text, odds }) => (
          <li
            key={text}
            className={classes('grid gap-10 middle fight-chance', move === chosen && 'fight-chance--chosen')}
          >
            <span className="fight-chance__what">{text}</span>
            <span className="fight-chance__bar" aria-hidden="true">
              <span style={{ inlineSize: `${shareOf(odds) * 100}%` }} />
            </span>
            <b>{tellShare(scene.i18n, odds)}</b>
          </li>
        ))}
      </ol>
      {previews.size < moves.length ? (
        <p className="t-small faint fight-chances__more">{t('table.hr.fight.chances.more')}</p>
      ) : null}
    </section>
  );
});
Chances.displayName = 'Chances';

function Figure({ scene: { i18n }, row: { text, odds } }: { readonly scene: HrWords; readonly row: Row }) {
  const { t } = i18n;
  const range = rangeOf(i18n, odds);
  return (
    <p className="flex baseline gap-10 small fight-chances__figure">
      <b>{tellShare(i18n, odds)}</b>
      <span>
        {range
          ? t('table.hr.fight.chances.likely', { what: text, ...range })
          : isCountable(odds)
            ? t('table.hr.fight.chances.exact', { what: text, count: wonOf(odds), total: odds.total })
            : t('table.hr.fight.chances.share', { what: text })}
      </span>
    </p>
  );
}
