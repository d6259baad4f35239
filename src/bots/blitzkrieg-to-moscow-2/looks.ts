/** How places look from afar: so cheap that all of them can be compared, and only the best are thought out. */
import { controllerOf, holderOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { hasLine, readSupply } from '../../engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import {
  NONE,
  enemyOf,
  isArea,
  isCity,
  isHex,
  neighboursOf,
} from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { drawAt, readAims } from './appraisal.ts';
import type { Thought } from './thought.ts';
import type { Way } from './walks.ts';

/** What an enemy beside a place makes of it, and a city that is taken on the way. */
const CONTACT = 0.15;
const CAPTURE = 1;

export type Look = (way: Way) => number;

/** The look of ways of the side that thinks. */
export function openLook({ scene, field, side }: Thought): Look {
  const aims = readAims(scene, field, side);
  const supply = readSupply(field, side);
  const enemy = enemyOf(side);
  return (way) => {
    const end = way[way.length - 1] ?? NONE;
    let look = drawAt(aims, end);
    if (!isHex(end)) return look;
    if (!hasLine(supply, end)) look -= CONTACT;
    for (const near of neighboursOf(end)) if (holderOf(field, near) === enemy) look += CONTACT;
    for (const hex of way) if (!isArea(hex) && isCity(hex) && controllerOf(field, hex) !== side) look += CAPTURE;
    return look;
  };
}

/** Those of some ways that look best, as many as asked for. */
export function shortlist(ways: readonly Way[], look: Look, count: number): readonly Way[] {
  if (ways.length <= count) return ways;
  const looks = ways.map((way, at) => ({ way, at, look: look(way) }));
  looks.sort((a, b) => b.look - a.look || a.at - b.at);
  return looks.slice(0, count).map(({ way }) => way);
}
