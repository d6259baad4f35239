import { memo, useMemo } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { Odds } from '../../../../engine/kernel/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { isCountable, rangeOf, tellShare, wonOf } from '../../../table/odds-told.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { usePreview } from '../../../table/use-previews.ts';
import { otherSide } from '../lookup.ts';
import type { HrMove, HrWords } from '../lookup.ts';
import { rowOf } from '../verbs.ts';
import './chances.css';
import { wordMove } from './words.ts';

/** The answer that leaves everything as it is, by which the chances of all others are judged. */
export const endsFight = (move: HrMove): boolean => {
  const { isEnding, hasChances } = rowOf(move);
  return isEnding === true && hasChances === true;
};

/** No dice can change it any more. */
const isSure = (odds: Odds): boolean => wonOf(odds) === 0 || wonOf(odds) === odds.total;

/**
 * One figure over the answers: the chance of the seat that chooses, with the chosen answer or, before one is chosen, as
 * things stand. Each answer below has its own.
 */
export const ConflictChances = memo(({ facts, view, seat, chosen, allMoves, preview }: PartProps<HrTypes>) => {
  const i18n = useT();
  const { conflict } = view;
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const move = chosen ?? allMoves.find(endsFight) ?? null;
  const told = usePreview(move, preview);
  if (conflict === null || seat === null) return null;
  const { t } = i18n;
  const odds = told?.odds ?? null;
  const faces = { own: conflict.dice[seat], enemy: conflict.dice[otherSide(seat)] };
  const what = move && wordMove(scene, move, faces);
  const range = odds && rangeOf(i18n, odds);
  return (
    <section className="rule-below fight-chances" aria-label={t('table.hr.fight.chances')}>
      {odds && what !== null ? (
        <>
          <p className="flex baseline gap-10 fight-chances__figure">
            <b>{tellShare(i18n, odds)}</b> <span className="t-ui">{t('table.odds.success')}</span>
          </p>
          <p className="small muted">
            {range
              ? t('table.hr.fight.chances.likely', { what, ...range })
              : isSure(odds)
                ? what
                : isCountable(odds)
                  ? t('table.hr.fight.chances.exact', { what, count: wonOf(odds), total: odds.total })
                  : t('table.hr.fight.chances.share', { what })}
          </p>
        </>
      ) : (
        <p className="small muted">
          {t(move === null ? 'table.hr.fight.chances.pick' : 'table.hr.fight.chances.more')}
        </p>
      )}
    </section>
  );
});
ConflictChances.displayName = 'ConflictChances';
