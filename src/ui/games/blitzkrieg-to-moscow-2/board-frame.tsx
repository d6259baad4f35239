import { useMemo } from 'react';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useMatch, usePrefs } from '../../../store/hooks.ts';
import type { BoardProps } from '../../table/game-table.ts';
import { BtmBoard } from './board/btm-board.tsx';
import { BOARD_OVERLAYS } from './board/overlay-layers.tsx';
import type { MoveTrace } from './board/trace.tsx';
import { boardWords } from './board-words.ts';
import { lastTraces, lastTurn, unitsOnTheirWay, wayBegun } from './traces.ts';

const NOTHING: readonly TargetRef[] = [];
const NO_TRACES: readonly MoveTrace[] = [];

/** The board with what the table knows put into its terms. */
export function BtmBoardFrame(props: BoardProps<BtmTypes>) {
  const { facts, view, targets, selected, events, overlay, lifted, readOnly, mapRef } = props;
  const i18n = useT();
  const still = usePrefs((prefs) => prefs.animationSpeed === 'none' || prefs.motion === 'reduced');
  const points = useMatch((match) => match.timeline.points);
  const at = useMatch((match) => match.at);
  const begun = useMemo(() => wayBegun(facts, view), [facts, view]);
  const units = useMemo(() => unitsOnTheirWay(view, begun), [view, begun]);
  const names = useMemo(() => boardWords({ facts, view: { ...view, units }, i18n }), [facts, view, units, i18n]);
  const lastMoves = useMemo(() => (begun.length > 0 ? begun : lastTraces(facts, events)), [facts, begun, events]);
  const isLast = overlay === 'last';
  const trail = useMemo(() => (isLast ? lastTurn(facts, points, at) : NO_TRACES), [isLast, facts, points, at]);
  const picked = useMemo(() => (selected === null ? NOTHING : [selected]), [selected]);
  return (
    <BtmBoard
      facts={facts}
      view={view}
      units={units}
      focusTargets={targets}
      lastMoves={lastMoves}
      overlay={BOARD_OVERLAYS.find((one) => one === overlay) ?? 'none'}
      trail={trail}
      hidePieces={lifted}
      selected={picked}
      picks={props.picked ?? NOTHING}
      pointed={props.pointed ?? NOTHING}
      names={names}
      readOnly={readOnly}
      still={still}
      onPick={props.onPick}
      onWhy={props.onWhy}
      onHover={props.onHover}
      onInspect={props.onInspect}
      {...(mapRef ? { ref: mapRef } : {})}
    />
  );
}
