/** Boards side by side that show the same part of the map at the same scale. */
import type { RefObject } from 'react';
import type { MapHandle } from '../board/map-viewport.tsx';

export interface LinkedMaps {
  /** Until the returned function is called, the map follows the one that leads. */
  readonly join: (map: RefObject<MapHandle | null>, isFirst: boolean) => () => void;
  /** The pointer or the focus is on the map: it leads from now on. */
  readonly lead: (map: RefObject<MapHandle | null>) => void;
}

type View = Parameters<MapHandle['copy']>[0];

/** Frames until a board has been measured and drawn. */
const SETTLING = 30;

export function linkMaps(): LinkedMaps {
  const maps = new Set<MapHandle>();
  let leader: MapHandle | null = null;
  let last: View | null = null;
  return {
    join(ref, isFirst) {
      const map = ref.current;
      if (!map) return () => undefined;
      maps.add(map);
      if (isFirst || leader === null) leader = map;
      const stop = map.follow((view) => {
        if (map !== leader) return;
        last = view;
        for (const other of maps) if (other !== map) other.copy(view);
      });
      // A board that has just come takes the view over once its frame has a size.
      let frame = 0;
      const catchUp = (again: number) => {
        if (map === leader || again === 0) return;
        if (last) map.copy(last);
        frame = requestAnimationFrame(() => catchUp(again - 1));
      };
      catchUp(SETTLING);
      return () => {
        cancelAnimationFrame(frame);
        stop();
        maps.delete(map);
        if (leader === map) [leader = null] = maps;
      };
    },
    lead(ref) {
      if (ref.current && maps.has(ref.current)) leader = ref.current;
    },
  };
}
