/** The data that a pack may replace: hexes, hexsides, cities, units, cards, track, results table, points. */
import { memberOf, slotsOf, type Grade, type Slot } from '../../kits/pack/data.ts';
import { listNeighbours, OFF_GRID } from '../../kits/hex/grid.ts';
import type { Form, ListForm, Part } from '../../kits/pack/forms.ts';
import type { Mutable } from '../../kernel/types.ts';
import file from './data/blitzkrieg-to-moscow-2.json';
import { CARD_USES, CRT_RESULTS, SIDES, WEATHERS, type Side } from './ids.ts';
import type { Pack } from './pack.ts';

type Draft = Mutable<Pack>;
type Slots = readonly Slot<Pack>[];
type Said = Pack['units'][number]['prov'];

const number = (min: number, max: number, step = 1): Form => ({ kind: 'number', min, max, step });
const TERRAIN: Form = { kind: 'choice', values: ['clear', 'forest', 'marsh', 'mountain'] };

/** The marks of the data file: `seed` is the rulebook, `S1` to `S6` public pages. */
function gradeOf(said: string): Grade {
  if (/\bRECONSTRUCTED\b/.test(said)) return 'reconstructed';
  return /\bDERIVED\b/.test(said) ? 'deduced' : 'attested';
}
/** Of a sentence that tells of several data, the part that tells of one: `strength 8: seed example; move RECONSTRUCTED`. */
function saidOf(said: Said, ...about: readonly string[]): { readonly source: string; readonly grade: Grade } {
  const whole = typeof said === 'string' ? said : (about.flatMap((word) => said[word] ?? [])[0] ?? '');
  const parts = whole.split('; ').filter((part) => about.some((word) => part.includes(word)));
  const source = parts.length > 0 ? parts.join('; ') : whole;
  return { source, grade: gradeOf(source) };
}

const isPair = (pair: readonly string[], a: string, b: string): boolean => pair.includes(a) && pair.includes(b);
const sideOfHex = (a: string, b: string): string => [a, b].toSorted().join('-');

function hexSlots({ map: { hexes } }: Pack): Slots {
  return hexes.flatMap(({ id, terrain, prov }) =>
    // A city is a place with a name and points; none is moved by a pack.
    terrain === 'city'
      ? []
      : [
          slotsOf<Pack>('hex', id)('terrain', {
            ...{ value: terrain, form: TERRAIN, ...saidOf(prov, 'terrain') },
            put: memberOf((draft) => draft.map.hexes.find((hex) => hex.id === id), 'terrain'),
          }),
        ],
  );
}

/** A river or water along the side of two hexes, or none. */
function hexsideSlot(pack: Pack, kind: 'river' | 'water', a: string, b: string): Slot<Pack> {
  const list = kind === 'river' ? 'riverHexsides' : 'waterHexsides';
  const present = pack.map[list].find(({ between }) => isPair(between, a, b));
  return slotsOf<Pack>(kind, sideOfHex(a, b))(null, {
    ...{ value: present !== undefined, form: { kind: 'switch' } },
    ...(present ? saidOf(present.prov) : { source: '', grade: 'reconstructed' as const }),
    put(draft, value) {
      const { map } = draft;
      const between: [string, string] = [a, b];
      const isThis = (one: { readonly between: readonly string[] }) => isPair(one.between, a, b);
      if (kind === 'river') {
        const kept = map.riverHexsides.filter((one) => !isThis(one));
        const back = map.riverHexsides.find(isThis) ?? { between, river: '', prov: 'PACK' };
        map.riverHexsides = value === true ? [...kept, back] : kept;
      } else {
        const kept = map.waterHexsides.filter((one) => !isThis(one));
        const back = map.waterHexsides.find(isThis) ?? { between, name: '', prov: 'PACK' };
        map.waterHexsides = value === true ? [...kept, back] : kept;
      }
    },
  });
}

function citySlots({ cities }: Pack): Slots {
  return cities.flatMap(({ hex, en, ja, points, supplyCity, prov }) => {
    const slot = slotsOf<Pack>('city', hex);
    const inDraft = (draft: Draft) => draft.cities.find((one) => one.hex === hex);
    return [
      slot('points', {
        ...{ value: points, form: number(0, 6), ...saidOf(prov, 'point') },
        put: memberOf(inDraft, 'points'),
      }),
      slot('supply-city', {
        ...{ value: supplyCity, form: { kind: 'switch' }, ...saidOf(prov, 'supply city') },
        put: memberOf(inDraft, 'supplyCity'),
      }),
      slot('name-ja', {
        ...{ value: ja, form: { kind: 'text', max: 40 }, source: en, grade: 'attested' },
        put: memberOf(inDraft, 'ja'),
      }),
    ];
  });
}

function unitSlots({ units, setup, turnTrack, map }: Pack): Slots {
  const hexes = map.hexes.map(({ id }) => id);
  const starts: Readonly<Record<string, readonly string[]>> = setup.soviet;
  const placed: Readonly<Record<string, string>> = file.setup.sovietProv;
  return units.flatMap((unit) => {
    const { id, side, code, prov } = unit;
    const slot = slotsOf<Pack>('unit', id);
    const inDraft = (draft: Draft) => draft.units.find((one) => one.id === id);
    const put = (member: string) => memberOf<Pack>(inDraft, member);
    const start = Object.entries(starts).find(([, there]) => there.includes(id))?.[0];
    const turns = turnTrack.map(({ turn }) => String(turn));
    const isOnTrack = turns.includes(code);
    const letters = side === 'german' ? ['N', 'C', 'S', 'R'] : [];
    return [
      slot('name', {
        value: { en: unit.name, ja: unit.nameJa },
        ...{ form: { kind: 'texts', max: 60 }, ...saidOf(prov, 'name') },
        put: (draft, value) => {
          const { en, ja } = value as { en: string; ja: string };
          Object.assign(inDraft(draft) ?? {}, { name: en, nameJa: ja });
        },
      }),
      slot('strength', {
        ...{ value: unit.strength, form: number(1, 12), ...saidOf(prov, 'strength', 'values') },
        put: put('strength'),
      }),
      slot('passive', {
        ...{ value: unit.passive, form: number(0, 12), ...saidOf(prov, 'passive', 'values') },
        put: put('passive'),
      }),
      slot('move', { ...{ value: unit.move, form: number(1, 8), ...saidOf(prov, 'move') }, put: put('move') }),
      slot('zone', {
        ...{ value: unit.zoc, form: { kind: 'switch' }, source: '§9.1', grade: 'attested' },
        put: put('zoc'),
      }),
      ...(isOnTrack
        ? [
            slot('turn', {
              ...{ value: code, form: { kind: 'choice' as const, values: turns }, ...saidOf(prov, 'turn') },
              put: put('code'),
            }),
          ]
        : []),
      ...(letters.includes(code)
        ? [
            slot('rear', {
              ...{ value: code, form: { kind: 'choice' as const, values: letters }, ...saidOf(prov, 'code') },
              put: (draft, value) => moveToRear(draft, id, String(value)),
            }),
          ]
        : []),
      ...(start === undefined
        ? []
        : [
            slot('start', {
              value: start,
              form: { kind: 'choice' as const, values: hexes, of: 'place' as const },
              ...saidOf(placed[start] ?? ''),
              put: (draft, value) => moveStart(draft, id, String(value)),
            }),
          ]),
    ];
  });
}

function moveStart({ setup }: Draft, unit: string, hex: string): void {
  const { soviet } = setup;
  for (const [place, there] of Object.entries(soviet)) soviet[place] = there.filter((id) => id !== unit);
  soviet[hex] = [...(soviet[hex] ?? []), unit];
  for (const [place, there] of Object.entries(soviet)) if (there.length === 0) delete soviet[place];
}

function moveToRear(draft: Draft, unit: string, area: string): void {
  const { german }: { german: Record<string, string[]> } = draft.setup;
  for (const [place, there] of Object.entries(german)) german[place] = there.filter((id) => id !== unit);
  german[area] = [...(german[area] ?? []), unit];
  memberOf<Pack>(({ units }) => units.find(({ id }) => id === unit), 'code')(draft, area);
}

const tanks: Part = { kind: 'number', min: 1, max: 4, optional: true };
/** What the cards of a side are played for: the rules know no other. */
const usesOf = ({ cards }: Pack, side: Side): ListForm['of'] =>
  Object.fromEntries(
    CARD_USES.filter((use) => cards[side].some(({ uses }) => uses.some((one) => one.use === use))).map((use) => [
      use,
      use === 'tankAction' ? { units: tanks } : {},
    ]),
  );

function cardSlots(pack: Pack): Slots {
  return SIDES.flatMap((side: Side) =>
    pack.cards[side].flatMap(({ id, uses, prov, name, nameJa }) => {
      const slot = slotsOf<Pack>('card', id);
      const inDraft = (draft: Draft) => draft.cards[side].find((one) => one.id === id);
      const marks = uses.map((use) => `${use.use}: ${use.prov}`).join('; ');
      return [
        slot('uses', {
          value: uses.map(({ use, units }) => (units === undefined ? { use } : { use, units })),
          form: { kind: 'list', tag: 'use', max: CARD_USES.length, of: usesOf(pack, side) },
          ...{ source: marks, grade: gradeOf(marks) },
          put(draft, value) {
            const list = value as readonly { use: (typeof CARD_USES)[number]; units?: number }[];
            Object.assign(inDraft(draft) ?? {}, { uses: list.map((use) => ({ ...use, prov: 'PACK' })) });
          },
        }),
        slot('name-ja', {
          ...{ value: nameJa, form: { kind: 'text', max: 60 }, ...saidOf(prov, name) },
          put: memberOf(inDraft, 'nameJa'),
        }),
      ];
    }),
  );
}

function trackSlots({ turnTrack }: Pack): Slots {
  return turnTrack.flatMap(({ turn, weather, cards, prov }) => {
    const slot = slotsOf<Pack>('turn', String(turn));
    const inDraft = (draft: Draft) => draft.turnTrack.find((one) => one.turn === turn);
    return [
      slot('weather', {
        ...{ value: weather, form: { kind: 'choice', values: WEATHERS }, ...saidOf(prov, 'weather') },
        put: memberOf(inDraft, 'weather'),
      }),
      ...SIDES.map((side) =>
        slot(`cards-${side}`, {
          ...{ value: cards[side], form: number(0, 6), ...saidOf(prov, 'card numbers', 'number below', 'German 6') },
          put: memberOf<Pack>((draft) => inDraft(draft)?.cards, side),
        }),
      ),
    ];
  });
}

/** Cells that are evidenced, as the data file lists them: column, and what it says of the die. */
interface Cell {
  readonly column: string;
  readonly die: string | number;
  readonly prov: string;
}
const cellsOf = ({ crt }: Pack): readonly Cell[] =>
  (crt.provenance as { readonly cells?: readonly Cell[] }).cells ?? [];

function crtSlots(pack: Pack): Slots {
  return Object.entries(pack.crt.columns).flatMap(([column, results]) =>
    results.map((value, i) => {
      const cell = cellsOf(pack).find((one) => one.column === `${column}:1` && coversDie(one.die, i + 1));
      return slotsOf<Pack>('crt', `${column}:1`)(String(i + 1), {
        ...{ value, form: { kind: 'choice', values: CRT_RESULTS } },
        ...{ source: cell?.prov ?? '', grade: cell ? gradeOf(cell.prov) : 'reconstructed' },
        put(draft, result) {
          const cells = draft.crt.columns[column];
          if (cells) cells[i] = result as (typeof CRT_RESULTS)[number];
        },
      });
    }),
  );
}

/** `5`, `1-6`, `6 DL; 1-5 not DL`: the first is a single die, the second a range, the last names one for sure. */
function coversDie(die: string | number, face: number): boolean {
  if (typeof die === 'number') return die === face;
  const [, from, to] = /^(\d)(?:-(\d))?\b/.exec(die) ?? [];
  return from !== undefined && face >= Number(from) && face <= Number(to ?? from);
}

const POINTS = {
  supplyCity: number(0, 6),
  activePanzersPerPoint: number(1, 7),
  lostInfantry: number(0, 3, 0.5),
  lostTank: number(0, 3, 0.5),
  germanWinsAt: number(1, 40),
} as const;

function scoringSlots({ scoring }: Pack): Slots {
  return Object.entries(POINTS).map(([member, form]) =>
    slotsOf<Pack>('scoring', 'end')(member, {
      ...{ value: scoring[member as keyof typeof POINTS], form, source: '§4.0, §4.1', grade: 'attested' },
      put: memberOf((draft) => draft.scoring, member),
    }),
  );
}

/** The hexsides of the map, each once. */
function listHexsides({ map }: Pack): readonly (readonly [string, string])[] {
  const { hexes, numbering } = map;
  const near = listNeighbours(hexes, ({ row }) =>
    (row % 2 === 1 ? numbering.neighboursOdd : numbering.neighboursEven).map(([rows, cols]) => ({ cols, rows })),
  );
  return hexes.flatMap(({ id }, i) =>
    (near[i] ?? []).flatMap((to): readonly (readonly [string, string])[] => {
      const other = to === OFF_GRID ? undefined : hexes[to]?.id;
      return other !== undefined && id < other ? [[id, other]] : [];
    }),
  );
}

/** All that is listed, and the hexsides without river or water. */
export function makeData(pack: Pack): { readonly listed: Slots; readonly others: () => Slots } {
  const { riverHexsides, waterHexsides } = pack.map;
  const rivers = riverHexsides.map(({ between: [a, b] }) => hexsideSlot(pack, 'river', a, b));
  const waters = waterHexsides.map(({ between: [a, b] }) => hexsideSlot(pack, 'water', a, b));
  const named = new Set([...rivers, ...waters].map(({ id }) => id));
  return {
    listed: [
      ...crtSlots(pack),
      ...unitSlots(pack),
      ...cardSlots(pack),
      ...citySlots(pack),
      ...trackSlots(pack),
      ...hexSlots(pack),
      ...rivers,
      ...waters,
      ...scoringSlots(pack),
    ],
    others: () =>
      listHexsides(pack).flatMap(([a, b]) =>
        (['river', 'water'] as const).map((kind) => hexsideSlot(pack, kind, a, b)).filter(({ id }) => !named.has(id)),
      ),
  };
}
