import { memo, useMemo } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { Odds } from '../../../../engine/kernel/types.ts';
import { useT, type I18n } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { useSame } from '../../../parts/use-same.ts';
import { OddsCases } from '../../../table/odds-cases.tsx';
import { isCountable, tellShare, tellSuccess, wonOf } from '../../../table/odds-told.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { usePreview } from '../../../table/use-previews.ts';
import { otherSide, type HrMove, type HrWords } from '../lookup.ts';
import { refOf } from '../several.ts';
import { rowOf } from '../verbs.ts';
import './chances.css';
import { wordMove } from './conflict-words.ts';

/** The answer that changes nothing, with which all others are compared. */
export const endsFight = (move: HrMove): boolean => {
  const { isEnding, hasChances } = rowOf(move);
  return isEnding === true && hasChances === true;
};

/** No dice can change it any more. */
const isSure = (odds: Odds): boolean => wonOf(odds) === 0 || wonOf(odds) === odds.total;

/** The result of changing nothing if it is certain, or else its chance (§7.6). */
export function wordEnding({ view, i18n }: HrWords, move: HrMove, label: string, odds: Odds | undefined): string {
  const { conflict, fight, question } = view;
  if (!odds || !conflict || !endsFight(move)) return label;
  const won = wonOf(odds);
  const side = question && 'side' in question ? question.side : null;
  const [own, enemy] = side && fight ? [fight.totals[side].total, fight.totals[otherSide(side)].total] : [null, null];
  if (isSure(odds) && own !== null && enemy !== null)
    return i18n.t(won === 0 ? 'table.hr.keep.lost' : 'table.hr.keep.won', { label, own, enemy });
  return i18n.t('table.hr.keep.chance', { label, share: tellShare(i18n, odds) });
}

/** Empty if nothing was counted. */
function wordCount(i18n: I18n, odds: Odds): readonly string[] {
  if (odds.assumed || isSure(odds) || !isCountable(odds)) return [];
  return [i18n.t('table.hr.fight.chances.exact', { count: wonOf(odds), total: odds.total })];
}

function Share({ children }: { readonly children: string }) {
  const figure = children.replace(/\s*%$/, '');
  return (
    <b>
      <span>{figure}</span>
      {figure === children ? null : <small>{'%'}</small>}
    </b>
  );
}

/** Several events are picked, and played together (§7.2). */
const takenIn = (moves: readonly HrMove[], targets: PartProps<HrTypes>['targets']): readonly HrMove[] =>
  moves.filter((move) => rowOf(move).isTakenTogether && targets.get(refOf(move)) === 'chosen');

type PreviewMove = PartProps<HrTypes>['preview'];

/** Previews the last of several events after those before it. */
const usePreviewAfter = (preview: PreviewMove, before: readonly HrMove[]): PreviewMove =>
  useMemo(() => (before.length === 0 ? preview : (move, until) => preview(move, until, before)), [preview, before]);

/**
 * One figure above the answers: the deciding seat's chance with the chosen answer, or with the current position before
 * one is chosen. Each answer shows its own.
 */
export const ConflictChances = memo(function ConflictChances({
  facts,
  view,
  seat,
  chosen,
  allMoves,
  targets,
  preview,
}: PartProps<HrTypes>) {
  const i18n = useT();
  const { conflict } = view;
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const taken = takenIn(allMoves, targets);
  const same = useSame();
  const before = same('before', taken.slice(0, -1));
  const move = chosen ?? taken.at(-1) ?? allMoves.find(endsFight) ?? null;
  const told = usePreview(move, usePreviewAfter(preview, before), view);
  if (conflict === null || seat === null) return null;
  const { t } = i18n;
  const odds = told?.odds ?? null;
  const faces = { own: conflict.dice[seat], enemy: conflict.dice[otherSide(seat)] };
  const what =
    before.length > 0
      ? t('table.hr.fight.chances.together', { n: taken.length })
      : move && wordMove(scene, move, faces);
  return (
    <section className="fight-chances" aria-label={t('table.hr.fight.chances')}>
      {told && odds && what !== null ? (
        <>
          <p
            className={classes(
              'line wrap centred gap-4-16 fight-chances__figure',
              odds.assumed && 'fight-chances__figure--if',
            )}
          >
            <Share>{tellShare(i18n, odds)}</Share>{' '}
            <span className="t-ui">
              {tellSuccess(i18n, odds)} <span className="block muted">{what}</span>
            </span>
          </p>
          <OddsCases odds={odds} />
          <p className="small">
            {[...wordCount(i18n, odds), ...told.effects.map(i18n.line)].map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </p>
        </>
      ) : (
        <p className="small">{t(move === null ? 'table.hr.fight.chances.pick' : 'table.hr.fight.chances.more')}</p>
      )}
    </section>
  );
});
