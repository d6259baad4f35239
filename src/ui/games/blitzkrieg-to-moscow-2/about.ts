import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import type { ReconstructedNote } from '../../table/game-table.ts';
import { findUnit } from './lookup.ts';

/** What is not in the sources of the game and was reconstructed. */
export const RECONSTRUCTED: readonly ReconstructedNote[] = [
  { title: 'table.btm.rebuilt.map', text: 'table.btm.rebuilt.map.what' },
  { title: 'table.btm.rebuilt.cities', text: 'table.btm.rebuilt.cities.what' },
  { title: 'table.btm.rebuilt.units', text: 'table.btm.rebuilt.units.what' },
  { title: 'table.btm.rebuilt.set-up', text: 'table.btm.rebuilt.set-up.what' },
  { title: 'table.btm.rebuilt.cards', text: 'table.btm.rebuilt.cards.what' },
  { title: 'table.btm.rebuilt.crt', text: 'table.btm.rebuilt.crt.what' },
  { title: 'table.btm.rebuilt.track', text: 'table.btm.rebuilt.track.what' },
  { title: 'table.btm.rebuilt.rules', text: 'table.btm.rebuilt.rules.what' },
];

/** What units do, by log line. Behind a German card the last move is the answer of the Soviet player (§7.1). */
const ACTS = [
  'moved',
  'moved-area',
  'railed',
  'activated',
  'rebuilt-eliminated',
  'rebuilt-surrendered',
  'attack-declared',
];
const ACT_KEYS = new Set(ACTS.map((act) => `btm.log.${act}`));

/** The side that a line of the log is about; undefined where it is the side that moved. */
export function logSeat(facts: BtmFacts, { key, params }: Line): string | undefined {
  if (!ACT_KEYS.has(key)) return undefined;
  const [unit = ''] = String(params?.['unit'] ?? params?.['units'] ?? params?.['attackers'] ?? '').split(',');
  return findUnit(facts, unit)?.side;
}
