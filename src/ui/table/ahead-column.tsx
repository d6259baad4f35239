import { memo, useMemo } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { parseTarget } from '../../engine/kits/pointing/targets.ts';
import './ahead-column.css';
import { AheadLines, useHeardAhead } from './ahead-lines.tsx';
import { isAheadShown } from './ahead-shown.ts';
import { PayChips } from './pay-chips.tsx';
import { useGame, usePlay, usePointing, useScene } from './use-play.tsx';
import { useTableLayout } from './use-table-layout.ts';

/**
 * Repeats the label at the pointer in the column, for fingers, keys and readers: what the move to the place that is
 * pointed at would do, on the map or in the list. On a phone the label itself is the head of the sheet.
 */
export const AheadColumn = memo(() => {
  const isShown = usePlay(isAheadShown);
  const isPhone = useTableLayout() === 'phone';
  return isShown && !isPhone ? <Ahead /> : null;
});
AheadColumn.displayName = 'AheadColumn';

const isSpace = (target: TargetRef | null): boolean => target !== null && parseTarget(target).kind === 'space';

function Ahead() {
  const game = useGame();
  const scene = useScene();
  const { lang, t } = scene.i18n;
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const pays = usePlay(({ picture }) => picture.pays);
  const hovered = usePointing((pointing) => pointing.hovered);
  const listed = usePointing((pointing) => (isSpace(pointing.listed) ? pointing.listed : null));
  const target = hovered ?? listed;
  const ahead = useMemo(
    () => (target === null ? null : game.places.wordAhead(scene, target, picked)),
    [game, scene, target, picked],
  );
  // The label at the pointer is heard by itself.
  useHeardAhead(hovered === null ? ahead : null, lang);
  const { drawPiece, Profile } = game.board;
  const mover = picked.find((one) => parseTarget(one).kind === 'unit') ?? null;
  const ofMover = mover && { ...scene, target: mover };
  return (
    <section className="section ahead-column" aria-label={t('table.ahead')}>
      {ahead ? (
        <div className="flex gap-14 ahead-column__told">
          {ofMover ? drawPiece({ ...ofMover }) : null}
          <div className="min-0">
            <p className="flex wrap baseline ahead-column__head">
              <b>{ahead.title}</b>
              {ahead.note === null ? null : <span>{ahead.note}</span>}
            </p>
            <AheadLines lines={ahead.lines} />
          </div>
        </div>
      ) : ofMover && Profile ? (
        <Profile {...ofMover} />
      ) : (
        <div className="line gap-14">
          {ofMover ? drawPiece({ ...ofMover }) : null}
          <p className="muted">{t('table.ahead.rest')}</p>
        </div>
      )}
      {mover && pays.length > 0 ? <PayChips of={mover} pays={pays} className="ahead-column__pays" /> : null}
    </section>
  );
}
