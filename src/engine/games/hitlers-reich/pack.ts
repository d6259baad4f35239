import { packDigestOf } from '../../kits/pack/pack-digest.ts';
import { readShape, ShapeError, v, type Frozen } from '../../kernel/shape.ts';
import shippedCards from './data/hitlers-reich-events.json';
import shippedMap from './data/hitlers-reich-map.json';
import { CARDS, MOST_OF_A_CARD } from './cards.ts';
import { SPACE_FORM, TITLE_FORM } from './ids.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const flag = v.boolean();
const name = v.object({ en: text, ja: text });
const spaceId = v.pipe(text, v.regex(SPACE_FORM));
const titleId = v.pipe(text, v.regex(TITLE_FORM));
const spaceIds = v.array(spaceId);
const nation = v.picklist(['axis', 'western', 'soviet']);
const alliedNation = v.picklist(['western', 'soviet']);

const space = v.object({
  id: spaceId,
  name,
  start1941: v.picklist(['axis', 'western', 'soviet', 'vichy', 'neutral-inactive', 'impassable', 'none']),
  printedSymbol: text,
  production: count,
  productionOwner: v.nullable(nation),
  capital: flag,
  island: flag,
  islandIn: v.exactOptional(spaceIds),
  /** Longitude and latitude of a space drawn by its outline. */
  lonlat: v.exactOptional(v.tuple([v.number(), v.number()])),
  /** Any other space is drawn here, in hundredths of the board's width and height. */
  place: v.exactOptional(v.tuple([v.number(), v.number()])),
  existence: text,
  existenceRule: text,
  startEvidence: v.exactOptional(text),
});

/** Conditions of a border (§2.3). */
export const CONDITIONS = ['sicily-sea-held', 'turkey-active', 'turkey-controller'] as const;
const edge = v.object({
  a: spaceId,
  b: spaceId,
  kind: v.picklist(['land', 'coast', 'sea']),
  condition: v.exactOptional(v.picklist(CONDITIONS)),
  provenance: text,
  rule: v.exactOptional(text),
});

const GROUPS = [
  'sovietHomeCenters',
  'axisOriginalCenters',
  'westernOriginalCenters',
  'vichy',
  'barbarossaTargets',
  'overlordChannelTargets',
  'sicilySeaIslands',
  'vichyDefectsAllied',
  'vichyDefectsAxis',
  'eastOfStraits',
] as const;
type Group = (typeof GROUPS)[number];
const groups = v.object(Object.fromEntries(GROUPS.map((group) => [group, spaceIds])) as Record<Group, typeof spaceIds>);

const handSize = v.object({ axis: count, allied: count });
const setup1944 = v.object({
  handSize,
  axisControlledSeaZones: spaceIds,
  axisControlledAreas: spaceIds,
  alliedControlledSeaZones: spaceIds,
  alliedControlledAreas: spaceIds,
  alliedMarkerColour: alliedNation,
  axisFortresses: spaceIds,
  alliedFortresses: spaceIds,
  axisFleets: spaceIds,
  alliedFleets: spaceIds,
});

const rerolls = {
  max: count,
  maxIf: v.exactOptional(v.object({ 'printed-allied-symbol': count })),
  if: v.exactOptional(v.literal('own-amphibious-attack')),
};
const addDie = { n: count, if: v.exactOptional(v.literal('sea-conflict')) };

/** Operations of the event cards, by the names in the data file's `meta.ops`, with the parts that the engine reads. */
const OPS = {
  ADD_DIE: addDie,
  SET_DIE: { value: count },
  OPP_REROLL: rerolls,
  OWN_REROLL: rerolls,
  ONE_OF: {
    options: v.array(
      v.variant('op', [
        v.object({ op: v.literal('OPP_REROLL'), ...rerolls }),
        v.object({ op: v.literal('OWN_REROLL'), ...rerolls }),
      ]),
    ),
  },
  POST_REROLL: {},
  EXTRA_CARD: {},
  FORCE_REVEAL: { pick: v.picklist(['owner', 'random']) },
  CANCEL_EVENT: {},
  CANCEL_DICE: { of: titleId, else: v.object({ op: v.literal('ADD_DIE'), ...addDie }) },
  PAY_HAND: { n: count },
  ENABLE: { attack: v.picklist(['paratroop', 'amphibious']) },
  WAIVE_BLITZ_COST: {},
  WAIVE_RED: {},
  RETENTION_TEST: {},
  STAND: {},
  CANCEL_RESHUFFLE_GAIN: {},
  HAND: { side: v.picklist(['user', 'axis', 'allied']), n: whole },
  ACTIVATE: { area: v.picklist(['turkey', 'spain']) },
  CONTROL: {
    space: text,
    to: v.picklist(['user', 'axis', 'bordering-allied-nation']),
    alliedNation: v.exactOptional(alliedNation),
  },
  CONTROL_GROUP: { group: v.picklist(GROUPS), to: nation },
  VICHY_STATE: { to: v.literal('defected') },
  CHOOSE: {},
  SPAIN_PC: {},
  NO_ATTACK_FROM: {},
  SET_FLAG: {},
} as const satisfies Readonly<Record<string, v.ObjectEntries>>;
export type OpName = keyof typeof OPS;
type Read<E> = E extends v.ObjectEntries ? Frozen<v.InferOutput<v.ObjectSchema<E, undefined>>> : never;
export type Ops = { readonly [K in OpName]: Read<(typeof OPS)[K]> };
export type OpOf<K extends OpName> = { readonly [N in K]: { readonly op: N } & Ops[N] }[K];

const operation = v.variant(
  'op',
  Object.entries(OPS).map(([op, entries]) => v.object({ op: v.literal(op), ...entries })),
) as v.GenericSchema<unknown, OpOf<OpName>>;

/** A fact is stated, deduced from what is stated, or our own. */
const GRADES = ['attested', 'deduced', 'reconstructed'] as const;
const grade = v.picklist(GRADES);

/** Conditions for an Event Action to name a card, and for a conflict to (R-76, §7.2). */
const tryCondition = v.picklist([
  'pact-off',
  'turkey-neutral',
  'spain-neutral',
  'vichy-neutral',
  'syria-lebanon-unmarked',
  'turncoats-target',
]);
const playCondition = v.picklist(['red-obligation', 'blitz-attack', 'carrier-role', 'carrier-zone']);

const event = v.object({
  id: titleId,
  title: name,
  deck: v.picklist(['common', 'allied', 'axis']),
  category: v.picklist(['Reusable', 'Returnable', 'Recyclable', 'Removable']),
  stars: v.array(v.picklist(['west', 'soviet'])),
  general: flag,
  twoCard: flag,
  copies: v.array(v.object({ id: text, provenance: grade })),
  initialDraw: v.nullable(text),
  setAsideUntil: v.nullable(v.picklist(['end-1941', 'end-1943'])),
  icons: v.object({ amphibious: flag, paratroop: flag, blitz: flag }),
  when: v.object({
    attack: flag,
    defence: flag,
    land: flag,
    sea: flag,
    event: flag,
    immediate: flag,
    afterResult: flag,
  }),
  tryIf: v.array(tryCondition),
  playIf: v.array(playCondition),
  effect: v.array(operation),
  returnsBy: v.nullable(v.picklist(['any-reshuffle', 'axis-reshuffle', 'allied-reshuffle'])),
  returnsIf: v.nullable(v.literal('all-copies-in-lid')),
  start1944: v.picklist(['mall', 'lid', 'removed', 'allied-hand', 'axis-hand']),
  provenance: v.object({
    title: grade,
    category: grade,
    effect: grade,
    copies: grade,
    when: grade,
    icons: v.picklist([...GRADES, 'none']),
    rules: v.array(text),
  }),
  text: name,
});

/** The parts of a pack that the engine reads; anything else in a file is ignored. */
const packShape = v.object({
  landAreas: v.array(space),
  seaZones: v.array(space),
  edges: v.array(edge),
  groups,
  setup1941: v.object({ handSize }),
  setup1944,
  conflictCards: v.exactOptional(
    v.record(
      v.picklist(CARDS.filter(({ isAgent }) => !isAgent).map(({ id }) => id)),
      v.pipe(count, v.maxValue(MOST_OF_A_CARD)),
    ),
  ),
  cards: v.array(event),
});

export type Pack = Frozen<v.InferOutput<typeof packShape>>;
export type SpaceData = Pack['landAreas'][number];
export type Name = SpaceData['name'];
export type EdgeData = Pack['edges'][number];
export type Condition = NonNullable<EdgeData['condition']>;
export type EventData = Pack['cards'][number];
export type Deck = EventData['deck'];
export type Category = EventData['category'];
export type Grade = (typeof GRADES)[number];
export type TryCondition = EventData['tryIf'][number];
export type PlayCondition = EventData['playIf'][number];

const findForeign = (named: readonly string[], known: ReadonlySet<string>) => named.find((id) => !known.has(id));
const findDouble = (ids: readonly string[]) => ids.find((id, at) => ids.indexOf(id) !== at);

function checkParts({ landAreas, seaZones, edges, groups: sets, setup1944: late, cards }: Pack): void {
  const ids = [...landAreas, ...seaZones].map(({ id }) => id);
  const { alliedMarkerColour: _colour, handSize: _size, ...placed } = late;
  const spaces = [
    ...edges.flatMap(({ a, b }) => [a, b]),
    ...Object.values(sets).flat(),
    ...Object.values(placed).flat(),
  ];
  const space = findDouble(ids) ?? findForeign(spaces, new Set(ids));
  if (space !== undefined) throw new ShapeError('landAreas', `no space ${space}, or two`);
  const titles = cards.map(({ id }) => id);
  const copies = cards.flatMap((card) => card.copies.map(({ id }) => id));
  const double = findDouble([...titles, ...copies]);
  if (double !== undefined) throw new ShapeError('cards', `two ${double}`);
  const drawn = cards.flatMap(({ initialDraw }) => initialDraw ?? []);
  const jammed = cards.flatMap(({ effect }) => effect.flatMap((op) => (op.op === 'CANCEL_DICE' ? [op.of] : [])));
  const foreign = findForeign(drawn, new Set(copies)) ?? findForeign(jammed, new Set(titles));
  if (foreign !== undefined) throw new ShapeError('cards', `no ${foreign}`);
}

/** Throws `ShapeError` for a value that is no pack, and for one whose parts do not go together. */
export function readPack(value: unknown): Pack {
  const pack = readShape(packShape, value);
  checkParts(pack);
  return pack;
}

const SILENT = [
  'name',
  'title',
  'text',
  'lonlat',
  'place',
  'existence',
  'existenceRule',
  'startEvidence',
  'provenance',
  'rule',
];
export const digestOfPack: (pack: Pack) => string = packDigestOf(SILENT);

/** The map and event cards as published here; the tests count the cards (INV-28). */
export const readShippedPack = (): Pack => readPack({ ...shippedMap, cards: shippedCards.cards });
