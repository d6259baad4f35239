/** Keeps boards side by side at the same part of the map and the same scale. */
import type { RefObject } from 'react';
import type { MapHandle } from '../board/map-viewport.tsx';

export interface LinkedMaps {
  /** Until the returned function is called, the map follows the leader. */
  readonly join: (map: RefObject<MapHandle | null>, isFirst: boolean) => () => void;
  /** The map under the pointer or with the focus leads. */
  readonly lead: (map: RefObject<MapHandle | null>) => void;
}

type View = Parameters<MapHandle['copy']>[0];

/** Frames until a board is measured and drawn. */
const SETTLING = 30;

export function linkMaps(): LinkedMaps {
  // Refs, as a map makes a new handle each time it is drawn.
  const maps = new Set<RefObject<MapHandle | null>>();
  let leader: RefObject<MapHandle | null> | null = null;
  let last: View | null = null;
  return {
    join(map, isFirst) {
      maps.add(map);
      if (isFirst || leader === null) leader = map;
      const heed = (view: View): void => {
        if (map !== leader) return;
        last = view;
        for (const other of maps) if (other !== map) other.current?.copy(view);
      };
      let stop: (() => void) | null = null;
      let frame = 0;
      // A board may be drawn after its column; it copies the view when it has a size.
      const catchUp = (again: number): void => {
        stop ??= map.current?.follow(heed) ?? null;
        if (stop && (map === leader || again === 0)) return;
        const isReady = map !== leader && last !== null && map.current?.copy(last) === true;
        frame = requestAnimationFrame(() => catchUp(isReady ? again - 1 : again));
      };
      catchUp(SETTLING);
      return () => {
        cancelAnimationFrame(frame);
        stop?.();
        maps.delete(map);
        if (leader === map) [leader = null] = maps;
      };
    },
    lead(map) {
      if (maps.has(map)) leader = map;
    },
  };
}
