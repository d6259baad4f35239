import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/** One address a screen, from the start screen to the one shown. */
type VisitedScreens = readonly string[];

let trail: VisitedScreens = [];

/** Sections, moments and games share one screen: Back leaves all of them. */
function screenOf(path: string): string {
  const [, first = '', , third = ''] = path.split('/');
  return first === 'lab' ? `${first}/${third}` : first;
}

/** The trail after `path` is shown. Returning to a screen drops all after it. */
export function follow(before: VisitedScreens, path: string): VisitedScreens {
  if (path === '/') return [path];
  const known = before.findIndex((one) => screenOf(one) === screenOf(path));
  return [...before.slice(0, known < 0 ? before.length : known), path];
}

/** Remembers which screens of this tab led to the current one. */
export function useVisited(): void {
  const [path] = useLocation();
  useLayoutEffect(() => {
    trail = follow(trail, path);
  }, [path]);
}

export function useWayBack(otherwise: string): string {
  const [path] = useLocation();
  return follow(trail, path).at(-2) ?? otherwise;
}
