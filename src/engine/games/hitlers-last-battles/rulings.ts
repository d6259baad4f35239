/** Readings of what the damaged text leaves open (rules file, 11), chosen at set-up; the recommended one first. */
import type { Setup } from '../../kernel/types.ts';
import { readReadings, type LaterId, type Readings, type RulingTable } from '../../kits/rulings/rulings.ts';

export const RULES_VERSION = 1;

export const RULINGS = {
  /** Q3: hexes that accept no replacement next to an enemy. */
  'beside-enemy': { values: ['every-hex', 'cities', 'next-to-cities', 'starts-and-next-to-cities'], rule: 'Q3' },
  /** Q4: cities, and start hexes, where a unit may return. */
  'whose-cities': { values: ['own', 'side', 'any'], rule: 'Q4' },
  /** Q11 asks if the directions of a retreat bind a beaten attacker. */
  'beaten-attacker': { values: ['goes-back', 'retreats'], rule: 'Q11' },
  /** Q5 asks if an attack costs the whole allowance, or the step into the hex and the rest. */
  'attack-cost': { values: ['allowance', 'ends-move'], rule: 'Q5', before: 'allowance', isHeldIfOther: true },
  /** Q26 asks if a unit attacked in the German half of the turn may support. */
  'fought-before': { values: ['this-phase', 'this-turn'], rule: 'Q26', before: 'this-phase', isHeldIfOther: true },
} as const satisfies RulingTable;

export type RulingId = keyof typeof RULINGS;
export type Rulings = Readings<typeof RULINGS>;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

const RECOMMENDED: Rulings = readReadings(RULINGS);

/** The readings of a match; recommended ones are not stored, nor were they before there was a choice. */
export const rulingsOf = ({ rulings }: { readonly rulings?: Rulings }): Rulings => rulings ?? RECOMMENDED;

export function keptRulings({ options }: Pick<Setup, 'options'>): { readonly rulings?: Rulings } {
  const rulings = readReadings(RULINGS, options);
  return isRecommended(rulings) ? {} : { rulings };
}

export const isRecommended = (rulings: Rulings): boolean => RULING_IDS.every((id) => rulings[id] === RECOMMENDED[id]);

export const laterRuling = <K extends LaterId<typeof RULINGS>>(
  state: { readonly rulings?: Rulings },
  id: K,
): (typeof RULINGS)[K]['values'][number] => rulingsOf(state)[id] ?? RULINGS[id].before;

export const allReadingsOf = (state: { readonly rulings?: Rulings }): Required<Rulings> => {
  const held: Readonly<Record<string, string | undefined>> = rulingsOf(state);
  return Object.fromEntries(RULING_IDS.map((id) => [id, held[id] ?? RULINGS[id].values[0]])) as Required<Rulings>;
};
