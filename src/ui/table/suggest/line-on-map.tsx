import { memo, useMemo } from 'react';
import { useSuggest } from '../../../opponent/suggest-store.ts';
import { DrawnWay, WayInSight, type LineWay } from '../../board/line-way.tsx';
import type { Rect } from '../../board/viewport-math.ts';
import { useIsAtTable } from '../use-play.tsx';
import { LineCaptions } from './line-captions.tsx';
import { lineShown } from './use-shown.ts';

interface LineOnMapProps {
  /** The moves of a line that lead somewhere, in their order. */
  readonly listWays: (moves: readonly string[]) => readonly LineWay[];
  readonly short?: number;
  /** Numbers and names that are printed on the board and stay readable, in board units. */
  readonly prints: readonly Rect[];
}

const goes = ({ places }: LineWay): boolean => places.length > 1;

/** The suggestion that is looked at, on the board: the first move of whoever is asked, and what is likely to answer it. */
export const LineOnMap = memo(({ listWays, short = 0, prints }: LineOnMapProps) => {
  const line = useSuggest(lineShown);
  const isAtTable = useIsAtTable();
  const drawn = useMemo(() => {
    const ways = listWays(line.map(({ move }) => move));
    const isOwn = ({ at }: LineWay): boolean => line[at]?.seat === line[0]?.seat;
    const answers = ways.filter((way) => !isOwn(way));
    const own = ways.filter(isOwn);
    // A move that goes nowhere has its number; the first that does is its arrow.
    const drawn = new Set([answers.find(goes) ?? answers[0], own.find(goes), own[0]]);
    return [...drawn].flatMap((way) => (way ? { way, isAnswer: !isOwn(way) } : []));
  }, [line, listWays]);
  const ways = useMemo(() => drawn.map(({ way }) => way).sort((a, b) => a.at - b.at), [drawn]);
  const own = drawn.find(({ isAnswer }) => !isAnswer);
  return (
    <>
      {drawn.map(({ way, isAnswer }) => (
        <DrawnWay key={way.at} way={way} isAnswer={isAnswer} short={short} />
      ))}
      {isAtTable && ways.length > 0 ? <LineCaptions ways={ways} prints={prints} /> : null}
      {own ? <WayInSight way={own.way} /> : null}
    </>
  );
});
LineOnMap.displayName = 'LineOnMap';
