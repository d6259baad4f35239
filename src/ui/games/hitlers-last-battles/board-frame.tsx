import { useMemo } from 'react';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useMatch, usePrefs } from '../../../store/hooks.ts';
import type { BoardProps } from '../../table/game-table.ts';
import { HlbBoard } from './board/hlb-board.tsx';
import type { BoardOverlay } from './board/hlb-board.tsx';
import { boardWords } from './board-words.ts';
import { reachOf } from './overlays.ts';
import { lastTrace, lastTurn } from './traces.ts';

const NOTHING: readonly TargetRef[] = [];
const OVERLAYS: readonly BoardOverlay[] = ['control', 'zones', 'points', 'reach', 'last'];

/** The board with what the table knows put into its terms. */
export function HlbBoardFrame(props: BoardProps<HlbTypes>) {
  const { facts, view, targets, selected, events, moves, overlay, lifted, readOnly, mapRef } = props;
  const i18n = useT();
  const still = usePrefs((prefs) => prefs.animationSpeed === 'none' || prefs.motion === 'reduced');
  const points = useMatch((match) => match.timeline.points);
  const at = useMatch((match) => match.at);
  const names = useMemo(() => boardWords({ facts, view, i18n }), [facts, view, i18n]);
  const lastMove = useMemo(() => lastTrace(facts, events), [facts, events]);
  const isLast = overlay === 'last';
  const trail = useMemo(() => (isLast ? lastTurn(facts, points, at) : []), [isLast, facts, points, at]);
  const reach = useMemo(() => reachOf(moves), [moves]);
  return (
    <HlbBoard
      facts={facts}
      view={view}
      focusTargets={targets}
      lastMove={lastMove}
      overlay={OVERLAYS.find((one) => one === overlay) ?? 'none'}
      reach={reach}
      trail={trail}
      hidePieces={lifted}
      selected={selected === null ? NOTHING : [selected]}
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
