import { memo, useMemo } from 'react';
import { useSuggest } from '../../../opponent/suggest-store.ts';
import { DrawnPath, PathInSight, type LinePath } from '../../board/path.tsx';
import type { Rect } from '../../board/viewport-math.ts';
import { useIsAtTable, useGame, usePlay, useScene, useSource } from '../use-play.tsx';
import { percent } from '../../review/verdicts.ts';
import { MapCaptions, type MapCaption } from '../caption/map-captions.tsx';
import type { Move } from '../game-table.ts';
import { reasonOf } from '../reason.ts';
import { usePreview } from '../use-previews.ts';
import { useTableLayout } from '../use-table-layout.ts';
import { lineShown, useShown, type ShownSuggestion } from './use-shown.ts';

interface LineOnMapProps {
  /** The moves of a line that have a path to draw, in order. */
  readonly listWays: (moves: readonly string[]) => readonly LinePath[];
  readonly short?: number;
  /** Printed numbers and names that must stay readable, in board units. */
  readonly prints: readonly Rect[];
}

const goes = ({ places }: LinePath): boolean => places.length > 1;

interface LineCaptionsProps {
  readonly ways: readonly LinePath[];
  readonly prints: readonly Rect[];
}

/**
 * Names a suggested move next to its number on the map, and how often it was the answer. A phone leaves it to the list:
 * captions would hide the map.
 */
const LineCaptions = memo(({ ways, prints }: LineCaptionsProps) => {
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

function MoveWords({ shown: { move, line }, at }: { readonly shown: ShownSuggestion; readonly at: number }) {
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

/** The suggestion on the board: the first move of the deciding seat, and the likely answer. */
export const LineOnMap = memo(({ listWays, short = 0, prints }: LineOnMapProps) => {
  const line = useSuggest(lineShown);
  const isAtTable = useIsAtTable();
  const drawn = useMemo(() => {
    const ways = listWays(line.map(({ move }) => move));
    const isOwn = ({ at }: LinePath): boolean => line[at]?.seat === line[0]?.seat;
    const answers = ways.filter((way) => !isOwn(way));
    const own = ways.filter(isOwn);
    // A move without a path shows its number; the first with one is the arrow.
    const drawn = new Set([answers.find(goes) ?? answers[0], own.find(goes), own[0]]);
    return [...drawn].flatMap((way) => (way ? { way, isAnswer: !isOwn(way) } : []));
  }, [line, listWays]);
  const ways = useMemo(() => drawn.map(({ way }) => way).sort((a, b) => a.at - b.at), [drawn]);
  const own = drawn.find(({ isAnswer }) => !isAnswer);
  return (
    <>
      {drawn.map(({ way, isAnswer }) => (
        <DrawnPath key={way.at} way={way} isAnswer={isAnswer} short={short} />
      ))}
      {isAtTable && ways.length > 0 ? <LineCaptions ways={ways} prints={prints} /> : null}
      {own ? <PathInSight way={own.way} /> : null}
    </>
  );
});
LineOnMap.displayName = 'LineOnMap';
