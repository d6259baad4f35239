import { useCallback, useEffect } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { boxOnBoard, findAnchor } from './placement.ts';
import { useMapRef, usePlayActions } from './use-play.tsx';

export interface ShowPlace {
  /** Rims it on the map; null for nothing. */
  readonly light: (target: TargetRef | null) => void;
  /** Rims it and brings it into sight. */
  readonly show: (target: TargetRef) => void;
}

/** Shows on the map what words name, for as long as these words are on the page. */
export function useShowPlace(): ShowPlace {
  const mapRef = useMapRef();
  const { pointAt } = usePlayActions();
  useEffect(() => () => pointAt(null), [pointAt]);
  const show = useCallback(
    (target: TargetRef) => {
      pointAt(target);
      const anchor = findAnchor(target);
      const box = anchor && boxOnBoard(anchor);
      if (box) mapRef.current?.reveal(box);
    },
    [mapRef, pointAt],
  );
  return { light: pointAt, show };
}
