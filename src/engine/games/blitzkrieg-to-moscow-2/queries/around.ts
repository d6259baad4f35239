/** What touches a place, and who decides now. */
import type { Side, Spot } from '../ids.ts';
import { deciderOf } from '../rules/steps.ts';
import {
  areasBeside,
  gridNeighbours,
  hexesOfArea,
  isHex,
  isRiverBetween,
  isWaterBetween,
  placeId,
  placeNo,
} from '../tables.ts';
import type { BtmView } from '../view.ts';
import type { BesideReading } from './types.ts';

export function readBeside(place: Spot): readonly BesideReading[] {
  const at = placeNo(place);
  if (at < 0) return [];
  const near = isHex(at) ? [...gridNeighbours(at), ...areasBeside(at)] : hexesOfArea(at);
  return near.map((other) => ({
    place: placeId(other),
    border: isWaterBetween(at, other) ? 'water' : isRiverBetween(at, other) ? 'river' : 'open',
  }));
}

export const readDecider = ({ question }: BtmView): Side | null => (question === null ? null : deciderOf(question));
