import { useMemo } from 'react';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useMatch, usePrefs } from '../../../store/hooks.ts';
import type { BoardProps } from '../../table/game-table.ts';
import { HrBoard } from './board/hr-board.tsx';
import type { BoardOverlay } from './board/hr-board.tsx';
import { attackAtHand, cubesOf, lastTurn, reachOf } from './board/traces.ts';
import { useStanding } from './board/use-standing.ts';
import './board-frame.css';
import { boardWords } from './board-words.ts';

const NOTHING: readonly TargetRef[] = [];
const NO_TRAIL = { attacks: [], changed: [] };
const OVERLAYS: readonly BoardOverlay[] = ['control', 'production', 'reach', 'nations', 'last'];

/** The board with what the table knows put into its terms. */
export function HrBoardFrame(props: BoardProps<HrTypes>) {
  const { facts, view, targets, selected, moves, overlay, lifted, readOnly, mapRef } = props;
  const i18n = useT();
  const still = usePrefs((prefs) => prefs.animationSpeed === 'none' || prefs.motion === 'reduced');
  const points = useMatch((match) => match.timeline.points);
  const at = useMatch((match) => match.at);
  const standing = useStanding(view);
  const names = useMemo(() => boardWords({ facts, view: standing, i18n }), [facts, standing, i18n]);
  const attack = useMemo(() => attackAtHand({ facts, view }), [facts, view]);
  const isLast = overlay === 'last';
  const trail = useMemo(
    () => (isLast ? lastTurn({ facts, view }, points, at) : NO_TRAIL),
    [isLast, facts, view, points, at],
  );
  const reach = useMemo(() => reachOf({ facts, view }, moves), [facts, view, moves]);
  const cubes = useMemo(() => cubesOf({ facts, view }, moves), [facts, view, moves]);
  return (
    <HrBoard
      facts={facts}
      view={view}
      standing={standing}
      focusTargets={targets}
      attack={attack}
      overlay={OVERLAYS.find((one) => one === overlay) ?? 'none'}
      reach={reach}
      trail={trail.attacks}
      changed={trail.changed}
      cubes={cubes}
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
