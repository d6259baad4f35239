/**
 * Questions that the damaged text leaves open and that change how the game goes (rules file, section 11). Each is chosen
 * when a match is set up; the first reading is the one this product recommends.
 */
import type { Setup } from '../../kernel/types.ts';
import { readReadings, type Readings, type RulingTable } from '../../kits/rulings/rulings.ts';

export const RULINGS = {
  /** Q3: which hexes take no replacement beside an enemy unit. */
  'beside-enemy': { values: ['every-hex', 'cities', 'next-to-cities'], rule: 'Q3' },
  /** Q4: whose cities take a unit back; its start hex likewise. */
  'whose-cities': { values: ['own', 'side', 'any'], rule: 'Q4' },
  /** Q11: whether the directions of a retreat bind a beaten attacker. */
  'beaten-attacker': { values: ['goes-back', 'retreats'], rule: 'Q11' },
} as const satisfies RulingTable;

export type RulingId = keyof typeof RULINGS;
export type Rulings = Readings<typeof RULINGS>;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

const RECOMMENDED: Rulings = readReadings(RULINGS);

/** What a match is played by; the recommended readings are kept in no state, nor were they before there was a choice. */
export const rulingsOf = ({ rulings }: { readonly rulings?: Rulings }): Rulings => rulings ?? RECOMMENDED;

/** The readings of a set-up as its state keeps them. Throws `SetupError` for a reading there is not. */
export function keptRulings({ options }: Pick<Setup, 'options'>): { readonly rulings?: Rulings } {
  const rulings = readReadings(RULINGS, options);
  return isRecommended(rulings) ? {} : { rulings };
}

export const isRecommended = (rulings: Rulings): boolean => RULING_IDS.every((id) => rulings[id] === RECOMMENDED[id]);
