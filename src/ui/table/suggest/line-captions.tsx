import { memo, useMemo } from 'react';
import type { Rect } from '../../board/viewport-math.ts';
import type { LineWay } from '../../board/line-way.tsx';
import { percent } from '../../review/figures.ts';
import { MapCaptions, type MapCaption } from '../caption/map-captions.tsx';
import type { Move } from '../game-table.ts';
import { reasonOf } from '../reason.ts';
import { usePreview } from '../use-previews.ts';
import { useGame, usePlay, useScene, useSource } from '../use-play.tsx';
import { useTableLayout } from '../use-table-layout.ts';
import { useShown, type Shown } from './use-shown.ts';

interface LineCaptionsProps {
  /** The moves that are drawn. */
  readonly ways: readonly LineWay[];
  readonly prints: readonly Rect[];
}

/**
 * Beside the numbers of a suggestion on the map: which move it is, and how often it was the answer. On a phone they would
 * hide the map, and the list under it says the same.
 */
export const LineCaptions = memo(({ ways, prints }: LineCaptionsProps) => {
  const isPhone = useTableLayout() === 'phone';
  const shown = useShown();
  const captions = useMemo<readonly MapCaption[]>(
    () =>
      shown ? ways.map(({ at, badge }) => ({ key: at, at: badge, children: <MoveWords shown={shown} at={at} /> })) : [],
    [shown, ways],
  );
  return captions.length > 0 && !isPhone ? <MapCaptions captions={captions} prints={prints} /> : null;
});
LineCaptions.displayName = 'LineCaptions';

function MoveWords({ shown: { move, line }, at }: { readonly shown: Shown; readonly at: number }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const made = line[at];
  if (!made) return null;
  const { seat, share } = made;
  const isAnswer = seat !== line[0]?.seat;
  return (
    <>
      <p>
        <b>{at + 1}</b>{' '}
        <span>
          {t(isAnswer ? 'table.suggest.likely' : 'table.suggest.own', {
            side: seat,
            move: game.log.wordNotation(scene, made.move),
          })}
        </span>
      </p>
      {at === 0 ? <Reason move={move} /> : null}
      {share === undefined ? null : (
        <p className="map-captions__more">{t('table.suggest.share', { n: percent(share) })}</p>
      )}
    </>
  );
}

/** What a person at the table could state before the dice. */
function Reason({ move }: { readonly move: Move }) {
  const game = useGame();
  const { line } = useScene().i18n;
  const preview = usePreview(
    move,
    useSource().preview,
    usePlay(({ picture }) => picture.view),
  );
  const reason = preview?.odds && !preview.isCounting ? reasonOf(game.choices, preview) : null;
  return reason ? <p className="map-captions__more">{line(reason)}</p> : null;
}
