import type { Side, Spot } from '../ids.ts';
import { deciderOf } from '../rules/steps.ts';
import type { BtmView } from '../view.ts';
import type { BesideReading } from './types.ts';
import type { Tables } from '../tables.ts';

export function readBeside(t: Tables, place: Spot): readonly BesideReading[] {
  const at = t.placeNo(place);
  if (at < 0) return [];
  const near = t.isHex(at) ? [...t.gridNeighbours(at), ...t.areasBeside(at)] : t.hexesOfArea(at);
  return near.map((other) => ({
    place: t.placeId(other),
    border: t.isWaterBetween(at, other) ? 'water' : t.isRiverBetween(at, other) ? 'river' : 'open',
  }));
}

export const readDecider = ({ question }: BtmView): Side | null => (question === null ? null : deciderOf(question));
