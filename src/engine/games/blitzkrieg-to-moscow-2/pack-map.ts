import { insertById, memberOf, slotsOf, type Slot } from '../../kits/pack/data.ts';
import { ROW_GRID } from '../../kits/hex/printed-grid.ts';
import type { Form } from '../../kernel/form.ts';
import type { Mutable } from '../../kernel/types.ts';
import { AREAS } from './ids.ts';
import { BY_PACK, NEW, number, saidOf, SWITCH, UNSAID, wholeOf } from './pack-said.ts';
import type { Pack } from './pack.ts';

type Slots = readonly Slot<Pack>[];
type Hex = Pack['map']['hexes'][number];
type City = Pack['cities'][number];

const GROUNDS = ['clear', 'forest', 'marsh', 'mountain'] as const;
const NAME: Form = { kind: 'texts', max: 40 };
/** Cities that the rules name (§15.2, §15.3): they can be moved, not removed or renamed. */
export const NAMED_CITIES = ['Moscow', 'Odessa', 'Sevastopol'] as const;
const NAMED_IN = '§15.2, §15.3';
/** The grid (row, column): all numbers that a printed map can have within the board. */
const ROWS = 19;
const COLUMNS = 11;
const UNDER_ROMANIA: ReadonlySet<string> = new Set(['0301', '0401', '0501', '0601', '0701']);

const isPair = (pair: readonly string[], a: string, b: string): boolean => pair.includes(a) && pair.includes(b);
const sideOfHex = (a: string, b: string): string => [a, b].toSorted().join('-');
const twoDigits = (n: number): string => String(n).padStart(2, '0');

export const GRID: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
  const [row, col] = [Math.floor(i / COLUMNS) + 1, (i % COLUMNS) + 1];
  return twoDigits(row) + twoDigits(col);
}).filter((id) => !UNDER_ROMANIA.has(id));

/** Half the square root of three: distance of rows, in hexes. */
const ROW_PITCH = 0.866;
function addedHex(id: string, { map: { hexes } }: Pack): Mutable<Hex> {
  const { row, col } = ROW_GRID.cellOf(id);
  const near = ROW_GRID.directions.map((way) => ROW_GRID.neighbourOf(id, way));
  const { lon, lat } = hexes.find((hex) => near.includes(hex.id)) ?? { lon: 0, lat: 0 };
  return { id, row, col, x: col - (row % 2) / 2, y: row * ROW_PITCH, terrain: 'clear', lon, lat, prov: BY_PACK };
}

const touched = ({ map: { rearAreas } }: Pick<Pack, 'map'>, hex: string): Readonly<Record<string, boolean>> =>
  Object.fromEntries(AREAS.map((area) => [area, rearAreas[area].adjacentHexes.includes(hex)]));

function takeOff({ map }: Mutable<Pack>, id: string): void {
  map.hexes = map.hexes.filter((hex) => hex.id !== id);
  map.riverHexsides = map.riverHexsides.filter(({ between }) => !between.includes(id));
  map.waterHexsides = map.waterHexsides.filter(({ between }) => !between.includes(id));
  for (const area of AREAS)
    map.rearAreas[area].adjacentHexes = map.rearAreas[area].adjacentHexes.filter((hex) => hex !== id);
  map.rearRiverHexsides = map.rearRiverHexsides.map((one) => ({
    ...one,
    hexes: one.hexes.filter((hex) => hex !== id),
  }));
}

function presenceSlot(pack: Pack, hex: Hex, isShipped: boolean): Slot<Pack> {
  const { id, prov } = hex;
  return slotsOf<Pack>('hex', id)(null, {
    ...{ value: isShipped, form: SWITCH, ...(isShipped ? saidOf(prov, 'number') : NEW) },
    put(draft, value) {
      takeOff(draft, id);
      if (value !== true) return;
      draft.map.hexes = insertById(draft.map.hexes, addedHex(id, pack));
      draft.map.seaPlaces = Object.fromEntries(Object.entries(draft.map.seaPlaces).filter(([sea]) => sea !== id));
    },
  });
}

function terrainSlot({ id, terrain, prov }: Hex): Slot<Pack> {
  const values = terrain === 'city' ? [...GROUNDS, terrain] : GROUNDS;
  return slotsOf<Pack>('hex', id)('terrain', {
    ...{ value: terrain, form: { kind: 'choice', values }, ...(prov === BY_PACK ? NEW : saidOf(prov, 'terrain')) },
    put: memberOf((draft) => draft.map.hexes.find((hex) => hex.id === id), 'terrain'),
  });
}

/** §2.1.2: rear areas that a hex touches, and rivers between them. */
function rearSlots(pack: Pack, { id, prov }: Hex): Slots {
  const slot = slotsOf<Pack>('hex', id);
  const { rearRiverHexsides, rearAreas } = pack.map;
  const own = AREAS.filter((area) => rearAreas[area].adjacentHexes.includes(id));
  const unsaid = prov === BY_PACK ? NEW : UNSAID;
  const said =
    own.length === 0 ? unsaid : saidOf(own.map((area) => wholeOf(rearAreas[area].prov)).join('; '), id, 'others');
  return [
    slot('rears', {
      ...{ value: touched(pack, id), form: { kind: 'flags', names: AREAS, of: 'place' }, ...said },
      put({ map }, value) {
        if (!map.hexes.some((hex) => hex.id === id)) return;
        const chosen = value as Readonly<Record<string, boolean>>;
        for (const area of AREAS) {
          const others = map.rearAreas[area].adjacentHexes.filter((hex) => hex !== id);
          map.rearAreas[area].adjacentHexes = chosen[area] === true ? [...others, id].toSorted() : others;
        }
      },
    }),
    slot('rear-river', {
      ...{ value: rearRiverHexsides.some(({ hexes }) => hexes.includes(id)), form: SWITCH, ...said },
      late: true,
      put({ map }, value) {
        const kept = map.rearRiverHexsides.map((one) => ({ ...one, hexes: one.hexes.filter((hex) => hex !== id) }));
        const rears = AREAS.filter((area) => map.rearAreas[area].adjacentHexes.includes(id));
        const more = value === true ? rears.map((rear) => ({ rear, hexes: [id], river: '' })) : [];
        map.rearRiverHexsides = [...kept.filter(({ hexes }) => hexes.length > 0), ...more];
      },
    }),
  ];
}

function hexsideSlot(pack: Pack, kind: 'river' | 'water', a: string, b: string): Slot<Pack> {
  const list = kind === 'river' ? 'riverHexsides' : 'waterHexsides';
  const present = pack.map[list].find(({ between }) => isPair(between, a, b));
  return slotsOf<Pack>(kind, sideOfHex(a, b))(null, {
    ...{ value: present !== undefined, form: SWITCH },
    ...(present ? saidOf(present.prov) : UNSAID),
    put(draft, value) {
      const { map } = draft;
      const between: [string, string] = [a, b];
      const isThis = (one: { readonly between: readonly string[] }) => isPair(one.between, a, b);
      if ([a, b].some((id) => !map.hexes.some((hex) => hex.id === id))) return;
      if (kind === 'river') {
        const kept = map.riverHexsides.filter((one) => !isThis(one));
        const back = map.riverHexsides.find(isThis) ?? { between, river: '', prov: BY_PACK };
        map.riverHexsides = value === true ? [...kept, back] : kept;
      } else {
        const kept = map.waterHexsides.filter((one) => !isThis(one));
        const back = map.waterHexsides.find(isThis) ?? { between, name: '', prov: BY_PACK };
        map.waterHexsides = value === true ? [...kept, back] : kept;
      }
    },
  });
}

const inDraft =
  (of: string) =>
  ({ cities }: Mutable<Pack>) =>
    cities.find(({ hex }) => hex === of);

/** Without its city a hex is clear, until a pack says otherwise. */
function clearGround({ map, cities }: Mutable<Pack>, hex: string): void {
  const ground = map.hexes.find(({ id }) => id === hex);
  if (ground?.terrain === 'city' && !cities.some((city) => city.hex === hex)) ground.terrain = 'clear';
}
function cityGround({ map }: Mutable<Pack>, hex: string): void {
  const ground = map.hexes.find(({ id }) => id === hex);
  if (ground) ground.terrain = 'city';
}

function cityPresence(city: City, isShipped: boolean): Slot<Pack> {
  const { hex, prov } = city;
  return slotsOf<Pack>('city', hex)(null, {
    ...{ value: isShipped, form: SWITCH, ...(isShipped ? saidOf(prov, 'hex', 'adjacent') : NEW) },
    put(draft, value) {
      draft.cities = draft.cities.filter((one) => one.hex !== hex);
      if (value === true) {
        draft.cities.push({ ...city });
        cityGround(draft, hex);
      } else clearGround(draft, hex);
    },
  });
}

function cityFields(city: City): Slots {
  const { hex, en, ja, points, supplyCity, prov } = city;
  const slot = slotsOf<Pack>('city', hex);
  const isNamed = NAMED_CITIES.some((name) => name === en);
  const said = (...about: readonly string[]) => (prov === BY_PACK ? NEW : saidOf(prov, ...about));
  return [
    isNamed
      ? slot('name-ja', {
          ...{ value: ja, form: { kind: 'text', max: 40 }, source: NAMED_IN, grade: 'attested' },
          put: memberOf(inDraft(hex), 'ja'),
        })
      : slot('name', {
          ...{ value: { en, ja }, form: NAME, ...said('named', 'name') },
          put: (draft, value) => void Object.assign(inDraft(hex)(draft) ?? {}, value),
        }),
    slot('points', {
      ...{ value: points, form: number(0, 6), ...said('point') },
      put: memberOf(inDraft(hex), 'points'),
    }),
    slot('supply-city', {
      ...{ value: supplyCity, form: SWITCH, ...said('supply city') },
      put: memberOf(inDraft(hex), 'supplyCity'),
    }),
    slot('hex', {
      ...{ value: hex, form: { kind: 'choice', values: GRID, of: 'place' }, ...said('hex', 'adjacent') },
      late: true,
      put(draft, value) {
        const found = inDraft(hex)(draft);
        if (!found) return;
        found.hex = String(value);
        clearGround(draft, hex);
        cityGround(draft, found.hex);
      },
    }),
  ];
}

const formerName = ({ hex, en, ja }: City): Slots =>
  NAMED_CITIES.some((name) => name === en)
    ? []
    : [
        slotsOf<Pack>('city', hex)('name-ja', {
          ...{ value: ja, form: { kind: 'text', max: 40 }, source: '', grade: 'attested', former: true },
          put: memberOf(inDraft(hex), 'ja'),
        }),
      ];

const addedCity = (hex: string): City => ({ hex, en: hex, ja: hex, supplyCity: false, points: 1, prov: BY_PACK });

const listHexsides = (): readonly (readonly [string, string])[] =>
  GRID.flatMap((id) =>
    ROW_GRID.directions.flatMap((way): readonly (readonly [string, string])[] => {
      const other = ROW_GRID.neighbourOf(id, way);
      return id < other && GRID.includes(other) ? [[id, other]] : [];
    }),
  );

export function mapSlots(pack: Pack): { readonly listed: Slots; readonly spare: () => Slots } {
  const { hexes, riverHexsides, waterHexsides } = pack.map;
  const shipped = new Set(hexes.map(({ id }) => id));
  const cities = new Set(pack.cities.map(({ hex }) => hex));
  const rivers = riverHexsides.map(({ between: [a, b] }) => hexsideSlot(pack, 'river', a, b));
  const waters = waterHexsides.map(({ between: [a, b] }) => hexsideSlot(pack, 'water', a, b));
  const named = new Set([...rivers, ...waters].map(({ id }) => id));
  const touches = ({ id }: Hex): boolean => Object.values(touched(pack, id)).includes(true);
  return {
    listed: [
      ...pack.cities.flatMap((city) => [cityPresence(city, true), ...cityFields(city)]),
      ...hexes.flatMap((hex) => [terrainSlot(hex), ...(touches(hex) ? rearSlots(pack, hex) : [])]),
      ...rivers,
      ...waters,
    ],
    spare: () => [
      ...hexes.flatMap((hex) => [presenceSlot(pack, hex, true), ...(touches(hex) ? [] : rearSlots(pack, hex))]),
      ...GRID.filter((id) => !shipped.has(id))
        .map((id) => addedHex(id, pack))
        .flatMap((hex) => [presenceSlot(pack, hex, false), terrainSlot(hex), ...rearSlots(pack, hex)]),
      ...pack.cities.flatMap(formerName),
      ...GRID.filter((id) => !cities.has(id))
        .map(addedCity)
        .flatMap((city) => [cityPresence(city, false), ...cityFields(city)]),
      ...listHexsides()
        .flatMap(([a, b]) => (['river', 'water'] as const).map((kind) => hexsideSlot(pack, kind, a, b)))
        .filter(({ id }) => !named.has(id)),
    ],
  };
}
