/** The data that a pack may replace: hexes, sea hexsides, control, units and their set-up, track, markers, constants. */
import { memberOf, slotsOf, type Grade, type Slot } from '../../kits/pack/data.ts';
import type { Form } from '../../kits/pack/forms.ts';
import { listNeighbours, OFF_GRID } from '../../kits/hex/grid.ts';
import type { Mutable } from '../../kernel/types.ts';
import { DIRECTIONS, FACTIONS } from './ids.ts';
import type { Pack } from './pack.ts';

type Draft = Mutable<Pack>;
type Slots = readonly Slot<Pack>[];
type Said = Pack['units'][number]['provenance'];

const number = (min: number, max: number): Form => ({ kind: 'number', min, max });
const NAME: Form = { kind: 'texts', max: 60 };
const GROUND = ['clear', 'river', 'city-round', 'city-square'] as const;

const gradeOf = (said: string): Grade => (/\bRECONSTRUCTED\b/.test(said) ? 'reconstructed' : 'attested');

function saidOf(said: Said, ...about: readonly string[]): { readonly source: string; readonly grade: Grade } {
  const source = typeof said === 'string' ? said : about.flatMap((word) => said[word] ?? []).join('; ');
  return { source, grade: gradeOf(source) };
}

const putNames =
  (inDraft: (draft: Draft) => object | undefined) =>
  (draft: Draft, value: unknown): void => {
    const { en, ja } = value as { readonly en: string; readonly ja: string };
    Object.assign(inDraft(draft) ?? {}, { nameEn: en, nameJa: ja });
  };

/** §9: points of a city by its shape, as the shipped map has them. */
const valueOf = ({ hexes }: Pack, city: 'round' | 'square'): number =>
  hexes.find((hex) => hex.city === city)?.cityValue ?? 0;

function hexSlots(pack: Pack): Slots {
  return pack.hexes.flatMap((hex) => {
    const { id, playable, provenance, terrain, initialControl } = hex;
    // The sea and the neutral countries are as on any map.
    if (!playable || initialControl === null) return [];
    const slot = slotsOf<Pack>('hex', id);
    const inDraft = ({ hexes }: Draft) => hexes.find((one) => one.id === id);
    return [
      slot('terrain', {
        ...{ value: terrain, form: { kind: 'choice', values: GROUND }, ...saidOf(provenance, 'terrain', 'city') },
        put(draft, value) {
          const ground = value as (typeof GROUND)[number];
          const city = ground === 'city-round' ? 'round' : ground === 'city-square' ? 'square' : null;
          const bonus = ground === 'clear' ? 0 : draft.constants.defenderTerrainBonus;
          Object.assign(inDraft(draft) ?? {}, { terrain: ground, city, defenderBonus: bonus });
          Object.assign(inDraft(draft) ?? {}, { cityValue: city === null ? 0 : valueOf(pack, city) });
          if (city === null) Object.assign(inDraft(draft) ?? {}, { river: ground === 'river' });
        },
      }),
      slot('control', {
        ...{ value: initialControl, form: { kind: 'choice', values: FACTIONS }, ...saidOf(provenance, 'control') },
        put: memberOf(inDraft, 'initialControl'),
      }),
      slot('name', {
        ...{ value: { en: hex.nameEn, ja: hex.nameJa }, form: NAME, ...saidOf(provenance, 'city', 'grid') },
        put: putNames(inDraft),
      }),
    ];
  });
}

function seaSlot(pack: Pack, a: string, b: string, said: string): Slot<Pack> {
  const isThis = (one: { readonly a: string; readonly b: string }) =>
    (one.a === a && one.b === b) || (one.a === b && one.b === a);
  const present = pack.seaHexsides.find(isThis);
  return slotsOf<Pack>('sea', [a, b].toSorted().join('-'))(null, {
    ...{ value: present !== undefined, form: { kind: 'switch' }, source: said, grade: 'reconstructed' },
    put(draft, value) {
      const kept = draft.seaHexsides.filter((one) => !isThis(one));
      const back = draft.seaHexsides.find(isThis) ?? { a, b, nameEn: '' };
      draft.seaHexsides = value === true ? [...kept, back] : kept;
    },
  });
}

function unitSlots({ units, hexes }: Pack): Slots {
  const places = hexes.filter(({ playable }) => playable).map(({ id }) => id);
  return units.flatMap(({ id, start, nameEn, nameJa, provenance }) => {
    const slot = slotsOf<Pack>('unit', id);
    const inDraft = (draft: Draft) => draft.units.find((one) => one.id === id);
    return [
      slot('start', {
        ...{ value: start, form: { kind: 'choice', values: places, of: 'place' }, ...saidOf(provenance, 'start') },
        put: memberOf(inDraft, 'start'),
      }),
      slot('name', {
        ...{ value: { en: nameEn, ja: nameJa }, form: NAME, ...saidOf(provenance, 'nameEn') },
        put: putNames(inDraft),
      }),
    ];
  });
}

const trackSlots = ({ turnTrack }: Pack): Slots =>
  turnTrack.flatMap((row) =>
    (['G', 'A'] as const).map((side) =>
      slotsOf<Pack>('turn', String(row.turn))(side, {
        ...{ value: row[side], form: number(0, 7), ...saidOf(row.provenance, side) },
        put: memberOf((draft) => draft.turnTrack.find(({ turn }) => turn === row.turn), side),
      }),
    ),
  );

/** Numbers of the rules that stand in the data, with the bounds that the rules can play. */
const CONSTANTS = {
  movement: number(1, 4),
  hitOn: number(2, 6),
  diceNormal: number(1, 3),
  diceWithMarker: number(1, 4),
  supportBonus: number(0, 3),
  eliminateDiff: number(1, 6),
  retreatDiff: number(1, 6),
  volkssturmMaxUnits: number(0, 6),
  volkssturmReplacements: number(0, 4),
} as const;

const constantSlots = ({ constants }: Pack): Slots =>
  Object.entries(CONSTANTS).map(([member, form]) =>
    slotsOf<Pack>('constant', 'rules')(member, {
      ...{ value: constants[member as keyof typeof CONSTANTS], form, ...saidOf(constants.provenance, member) },
      put: memberOf((draft) => draft.constants, member),
    }),
  );

/** Hexsides between two hexes of play, each once. */
function listHexsides({ hexes, grid }: Pack): readonly (readonly [string, string])[] {
  const near = listNeighbours(hexes, ({ col }) =>
    DIRECTIONS.map((direction) => {
      const [cols, rows] = grid.neighbourOffsets[col % 2 === 1 ? 'odd' : 'even'][direction];
      return { cols, rows };
    }),
  );
  return hexes.flatMap(({ id, playable }, i) =>
    (near[i] ?? []).flatMap((to): readonly (readonly [string, string])[] => {
      const other = to === OFF_GRID ? undefined : hexes[to];
      return playable && other?.playable === true && id < other.id ? [[id, other.id]] : [];
    }),
  );
}

/** All that is listed, and the hexsides that are open. */
export function makeData(pack: Pack): { readonly listed: Slots; readonly others: () => Slots } {
  const seas = pack.seaHexsides.map(({ a, b, nameEn }) => seaSlot(pack, a, b, nameEn));
  const named = new Set(seas.map(({ id }) => id));
  return {
    listed: [...unitSlots(pack), ...hexSlots(pack), ...seas, ...trackSlots(pack), ...constantSlots(pack)],
    others: () =>
      listHexsides(pack)
        .map(([a, b]) => seaSlot(pack, a, b, ''))
        .filter(({ id }) => !named.has(id)),
  };
}
