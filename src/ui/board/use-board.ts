import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import { usePrefs } from '../../store/hooks.ts';
import type { BoardProps } from '../table/game-table.ts';
import type { BoardUse } from './game-board.tsx';

const NOTHING: readonly TargetRef[] = [];

export function useBoardUse<T extends Types>(props: BoardProps<T>): BoardUse {
  const still = usePrefs((prefs) => prefs.animationSpeed === 'none' || prefs.motion === 'reduced');
  return {
    focusTargets: props.targets,
    hidePieces: props.lifted,
    selected: props.selected,
    pointed: props.pointed ?? NOTHING,
    ...(props.faulty ? { faulty: props.faulty } : {}),
    readOnly: props.readOnly,
    onPick: props.onPick,
    onWhy: props.onWhy,
    onHover: props.onHover,
    onInspect: props.onInspect,
    still,
    ref: props.mapRef,
  };
}
