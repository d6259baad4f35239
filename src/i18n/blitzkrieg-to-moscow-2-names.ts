import type { BothNames, Names } from './names.ts';
import { namesFrom } from './names.ts';

/** A unit or card with its names as in the data. */
interface NamedInBtm {
  readonly id: string;
  readonly name: string;
  readonly nameJa: string;
}

interface UnitInBtm extends NamedInBtm {
  readonly side: keyof typeof SIDES;
}

/** Tells the 4th Army of one side from that of the other. */
const SIDES = { german: { en: 'German', ja: 'ドイツ' }, soviet: { en: 'Soviet', ja: 'ソ連' } } as const;

/** The part of the facts that holds names. */
interface BtmNames {
  readonly units: readonly UnitInBtm[];
  readonly cards: Readonly<Record<string, readonly NamedInBtm[]>>;
  readonly cities: readonly { readonly hex: string; readonly en: string; readonly ja: string }[];
  readonly areas: Readonly<Record<string, Omit<NamedInBtm, 'id'>>>;
}

const namesOf = ({ name, nameJa }: Omit<NamedInBtm, 'id'>): BothNames => ({ en: name, ja: nameJa });

/** Adds the side if both sides have a unit of that name. */
function unitNamesOf(units: readonly UnitInBtm[]) {
  const sides = new Map<string, Set<string>>();
  for (const { name, side } of units) sides.set(name, (sides.get(name) ?? new Set()).add(side));
  return (unit: UnitInBtm): BothNames => {
    const { en, ja } = namesOf(unit);
    const of = SIDES[unit.side];
    return (sides.get(unit.name)?.size ?? 0) > 1 ? { en: `${of.en} ${en}`, ja: `${of.ja}${ja}` } : { en, ja };
  };
}

/** The data give an area's location in brackets, which its name omits. */
const BRACKETS = / \(.*\)$/;

/**
 * Names units, cards (as markers), cities and rear areas; other hexes have only their number. `seats` maps a side to
 * its player's name.
 */
export function namesFromBtm(
  { units, cards, cities, areas }: BtmNames,
  seats: Readonly<Record<string, string>> = {},
): Names {
  const unitName = unitNamesOf(units);
  const named = (thing: NamedInBtm) => ({ id: thing.id, name: namesOf(thing) });
  return namesFrom(
    {
      units: units.map((unit) => ({ id: unit.id, name: unitName(unit) })),
      markers: Object.values(cards).flat().map(named),
      hexes: cities.map(({ hex, en, ja }) => ({ id: hex, name: { en, ja } })),
      areas: Object.entries(areas).map(([id, { name, nameJa }]) =>
        named({ id, name: name.replace(BRACKETS, ''), nameJa }),
      ),
    },
    seats,
  );
}
