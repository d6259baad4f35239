/**
 * Questions the rulebook leaves open and that change how the game goes (rules reader, chapter 16). Each is chosen when a
 * match is set up and kept in its state; the first reading is the one this product recommends.
 */
import { readReadings, type Readings, type RulingTable } from '../../kits/rulings/rulings.ts';
import type { BtmState } from './state.ts';

export const RULINGS = {
  /** Q19: what Odessa as the hero city is worth under §15.2.1. */
  'odessa-points': { values: ['one', 'two'], rule: 'Q19' },
} as const satisfies RulingTable;

export type RulingId = keyof typeof RULINGS;
export type Rulings = Readings<typeof RULINGS>;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

/** Version 1 of these rules knew no choice; its states hold no readings. */
const FORMER: Rulings = readReadings(RULINGS, { 'odessa-points': 'two' });

/** The readings by which a match is played. */
export const rulingsOf = ({ rulings }: Pick<BtmState, 'rulings'>): Rulings => rulings ?? FORMER;
