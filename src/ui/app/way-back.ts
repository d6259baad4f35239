import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/** One address for each screen between the start screen and the one that is shown. */
type Trail = readonly string[];

let trail: Trail = [];

/** Sections, moments and games of one screen are one place: Back leaves the screen. */
function screenOf(path: string): string {
  const [, first = '', , third = ''] = path.split('/');
  return first === 'lab' ? `${first}/${third}` : first;
}

/** The trail once `path` is shown; a screen that was left through is not entered twice. */
export function follow(before: Trail, path: string): Trail {
  if (path === '/') return [path];
  const known = before.findIndex((one) => screenOf(one) === screenOf(path));
  return [...before.slice(0, known < 0 ? before.length : known), path];
}

/** Remembers which screens of this tab led to the one that is shown. */
export function useTrail(): void {
  const [path] = useLocation();
  useLayoutEffect(() => {
    trail = follow(trail, path);
  }, [path]);
}

/** Where Back leads: to the screen from which this one was opened, or to `otherwise` where the visit began here. */
export function useWayBack(otherwise: string): string {
  const [path] = useLocation();
  return follow(trail, path).at(-2) ?? otherwise;
}
