import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import type { ReconstructedNote } from '../../table/game-table.ts';
import { findUnit, SIDES } from './lookup.ts';

export const RECONSTRUCTED: readonly ReconstructedNote[] = [
  { title: 'table.btm.rebuilt.map', text: 'table.btm.rebuilt.map.what' },
  { title: 'table.btm.rebuilt.cities', text: 'table.btm.rebuilt.cities.what' },
  { title: 'table.btm.rebuilt.units', text: 'table.btm.rebuilt.units.what' },
  { title: 'table.btm.rebuilt.set-up', text: 'table.btm.rebuilt.set-up.what' },
  { title: 'table.btm.rebuilt.cards', text: 'table.btm.rebuilt.cards.what' },
  { title: 'table.btm.crt', text: 'table.btm.rebuilt.crt.what' },
  { title: 'table.btm.rebuilt.track', text: 'table.btm.rebuilt.track.what' },
  { title: 'new.rulings', text: 'table.btm.rebuilt.rules.what' },
];

/** Log lines that name no side or unit, with the side that acts in them. */
const ACTED: Readonly<Record<string, Side>> = {
  'btm.log.hero-named': 'soviet',
  'btm.log.hero-lost': 'soviet',
};

const ownerOf = ({ cards }: BtmFacts, card: unknown): Side | undefined =>
  SIDES.find((side) => cards[side].some(({ id }) => id === card));

const OF_BOTH = new Set(['btm.log.turn-began', 'btm.log.game-over']);

/**
 * The side that acts in a line or owns its units, even if the other side pressed last: behind a German card that is the
 * Soviet player (§7.1). Undefined if the line tells neither: the side that moved.
 */
export function logSeat(facts: BtmFacts, { key, params }: Line): Side | null | undefined {
  if (OF_BOTH.has(key)) return null;
  const side = SIDES.find((one) => one === params?.['side']);
  if (side) return side;
  const [unit = ''] = String(params?.['unit'] ?? params?.['units'] ?? params?.['attackers'] ?? '').split(',');
  return findUnit(facts, unit)?.side ?? ownerOf(facts, params?.['by']) ?? ACTED[key];
}
