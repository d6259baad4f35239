import type { PocketReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import { emWidth } from '../../../board/lettering.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { findCaptionSpot, type Obstacle } from '../../../table/caption/caption-spot.ts';
import { COUNTER } from '../board/counter.tsx';
import { drawnNameBox } from '../board/city-name.tsx';
import { BOARD, hexCentre } from '../board/layout.ts';
import { findCity, isHexName, type BtmWords } from '../lookup.ts';
import { namePlace } from './read-pockets.ts';

/** A label on the map, by the middle of its first line. */
export interface Label extends Place {
  readonly of: HexId;
  readonly kind: 'words' | 'name';
  readonly text: string;
  readonly box: Rect;
}

const WORDS = { size: 20, em: 0.5 } as const;
const NAME = { size: 30, em: 0.44 } as const;
const WEIGHT = { counter: 12, name: 8, label: 12 } as const;
const ROOM: Rect = { x: 0, y: 0, width: BOARD.width, height: BOARD.height };

function boxesOf({ facts, view, i18n }: BtmWords): readonly Obstacle[] {
  const taken: Record<string, number> = {};
  for (const { place } of Object.values(view.units)) if (isHexName(place)) taken[place] = (taken[place] ?? 0) + 1;
  const counters = Object.keys(taken).map((hex): Obstacle => {
    const { x, y } = hexCentre(hex);
    return { x: x - COUNTER / 2, y: y - COUNTER / 2, width: COUNTER, height: COUNTER, weight: WEIGHT.counter };
  });
  const names = facts.cities.map((city): Obstacle => ({
    ...drawnNameBox(city, city[i18n.lang], taken),
    weight: WEIGHT.name,
  }));
  return [...counters, ...names];
}

/** Places the labels of new pockets where they cover no counter and no city name, or least of them. */
export function labelSpots(scene: BtmWords, pockets: readonly PocketReading[]): readonly Label[] {
  const { facts, view, i18n } = scene;
  const fresh = pockets.filter(({ isNew }) => isNew);
  if (fresh.length === 0) return [];
  const kept: Obstacle[] = [...boxesOf(scene)];
  const labels: Label[] = [];
  const put = (of: HexId, kind: Label['kind'], text: string): void => {
    const { size, em } = kind === 'words' ? WORDS : NAME;
    const room = { width: emWidth(text, em) * size, height: size };
    const { x, y } = findCaptionSpot({ at: hexCentre(of), size: room, room: ROOM, kept });
    const box = { x, y, ...room };
    kept.push({ ...box, weight: WEIGHT.label });
    labels.push({ of, kind, text, box, x: x + room.width / 2, y: y + size * 0.8 });
  };
  for (const pocket of fresh) {
    const places = [...new Set(pocket.units.flatMap((unit) => view.units[unit]?.place ?? []))];
    for (const hex of places.filter(isHexName)) put(hex, 'words', i18n.t('table.btm.pocket.badge'));
    const name = namePlace(scene, pocket);
    if (findCity(facts, name)) put(name, 'name', i18n.t('table.btm.pocket.name', { hex: name }));
  }
  return labels;
}
