import mapFile from '../../../engine/games/hitlers-reich/data/hitlers-reich-map.json';
import type { Lang } from '../../format.ts';
import { list, table } from '../build.ts';
import type { Block } from '../types.ts';
import { citeRules } from './rule-ids.ts';

/** The map as tables, made from the engine's data, so that the book agrees with play. */

const { landAreas, seaZones, edges, nonEdges, closedCorners, crossings } = mapFile;

type Edge = (typeof edges)[number];
type Condition = keyof typeof mapFile.conditions;

/** Holders of spaces at the start of 1941, in the order of the tables. */
const STARTS = ['axis', 'western', 'soviet', 'vichy', 'neutral-inactive', 'impassable'] as const;
export type Start = (typeof STARTS)[number];

/** A language's part of the tables; the data give the rest. */
export interface MapWords {
  readonly lang: Lang;
  /** Captions of the tables of areas, one for each state at the start, and of the zones. */
  readonly areas: Readonly<Record<Start, string>>;
  readonly zones: string;
  readonly head: Readonly<Record<'space' | 'features' | 'borders' | 'source' | 'side', string>>;
  readonly production: (n: number) => string;
  readonly features: Readonly<Record<'capital' | 'island' | 'strait', string>>;
  readonly nothing: string;
  readonly join: (items: readonly string[]) => string;
  /** Two adjacent spaces. */
  readonly pair: (a: string, b: string) => string;
  /** A border that is open only under a condition. */
  readonly conditional: (name: string) => string;
  /** Kinds of evidence: stated at these rules, following from them, or geography alone. */
  readonly stated: (rules: string) => string;
  readonly follows: (rules: string) => string;
  readonly added: string;
  readonly chosen: string;
  readonly conditions: Readonly<Record<Condition, string>>;
  /** Captions of the tables of special borders, and their head. */
  readonly conditionalBorders: string;
  readonly closedBorders: string;
  readonly pairHead: readonly [pair: string, what: string];
}

const nameOf = new Map([...landAreas, ...seaZones].map(({ id, name }) => [id, name]));
const named = (id: string, { lang }: MapWords): string => nameOf.get(id)?.[lang] ?? id;

const isAdded = ({ existence }: { readonly existence: string }): boolean => existence === 'RECONSTRUCTED';

/** Spaces that the rulebook does not name, in the order of the data. */
const addedSpaces = (words: MapWords): string =>
  words.join([...landAreas, ...seaZones].filter(isAdded).map(({ id }) => named(id, words)));

type Space = (typeof landAreas)[number] | (typeof seaZones)[number];

function featuresOf(space: Space, words: MapWords): string {
  const features = [
    ...(space.production > 0 ? [words.production(space.production)] : []),
    ...(['capital', 'island', 'strait'] as const).filter((each) => space[each]).map((each) => words.features[each]),
  ];
  return features.length === 0 ? words.nothing : words.join(features);
}

function bordersOf({ id }: Space, words: MapWords): string {
  const near = edges.flatMap((edge: Edge) => {
    if (edge.a !== id && edge.b !== id) return [];
    const name = named(edge.a === id ? edge.b : edge.a, words);
    return [edge.condition === undefined ? name : words.conditional(name)];
  });
  return words.join(near);
}

const sourceOf = (space: Space, words: MapWords): string =>
  isAdded(space) ? words.added : words.stated(citeRules(space.existenceRule));

/** The data write evidence as `RULE 2.5`, `RULE-INFERRED 10.3 (why)` or `GEOGRAPHY (why)`. */
function proofOf(evidence: string, words: MapWords): string {
  if (evidence.startsWith('GEOGRAPHY')) return words.chosen;
  const rules = citeRules(evidence);
  return evidence.startsWith('RULE-INFERRED') ? words.follows(rules) : words.stated(rules);
}

/** One table for each state of areas at the start of 1941, and one of the sea zones. Most borders rest on geography. */
function spaceTables(words: MapWords): readonly Block[] {
  const { space, features, borders, source, side } = words.head;
  const areas = STARTS.map((start) =>
    table(
      'reconstructed',
      words.areas[start],
      [space, features, borders, source, side],
      ...landAreas
        .filter(({ start1941 }) => start1941 === start)
        .map((area) => [
          named(area.id, words),
          featuresOf(area, words),
          bordersOf(area, words),
          sourceOf(area, words),
          proofOf(area.startEvidence, words),
        ]),
    ),
  );
  const zones = table(
    'reconstructed',
    words.zones,
    [space, features, borders, source],
    ...seaZones.map((zone) => [
      named(zone.id, words),
      featuresOf(zone, words),
      bordersOf(zone, words),
      sourceOf(zone, words),
    ]),
  );
  return [...areas, zones];
}

/** Borders that are open only under a condition. */
const conditionalBorders = (words: MapWords): Block =>
  table(
    'attested',
    words.conditionalBorders,
    words.pairHead,
    ...edges.flatMap(({ a, b, condition }) =>
      condition === undefined
        ? []
        : [[words.pair(named(a, words), named(b, words)), words.conditions[condition as Condition]]],
    ),
  );

/** Spaces that are close but not adjacent. */
const closedBorders = (words: MapWords): Block =>
  table(
    'reconstructed',
    words.closedBorders,
    words.pairHead,
    ...nonEdges.map(({ a, b, rule, strength }) => [
      words.pair(named(a, words), named(b, words)),
      proofOf(strength === 'GEOGRAPHY' ? strength : `${strength} ${rule}`, words),
    ]),
  );

const pairs = (rows: readonly { readonly a: string; readonly b: string }[], words: MapWords): readonly string[] =>
  rows.map(({ a, b }) => words.pair(named(a, words), named(b, words)));

/** Pairs that had to touch on paper and were therefore made adjacent. */
const DRAWN_TOGETHER = [
  { a: 'finland', b: 'arctic-ocean' },
  { a: 'spain', b: 'mid-atlantic' },
  { a: 'channel', b: 'skagerrak' },
  { a: 'berlin', b: 'austria' },
  { a: 'saudi-arabia', b: 'syria-lebanon' },
] as const;

const drawnTogether = (words: MapWords): string => words.join(pairs(DRAWN_TOGETHER, words));

/** Spaces that meet in a point of the drawing and are not adjacent. */
const closedCornerList = (words: MapWords): Block => list('reconstructed', ...pairs(closedCorners, words));

/** Adjacent spaces without a drawn border; arrows join them. */
const crossingList = (words: MapWords): Block => list('attested', ...pairs(crossings, words));

/** Everything that the book takes from the map besides figures, by slot. */
export const fromMap = (words: MapWords) => ({
  addedSpaces: addedSpaces(words),
  closedBorders: closedBorders(words),
  closedCorners: closedCornerList(words),
  conditionalBorders: conditionalBorders(words),
  crossings: crossingList(words),
  drawnTogether: drawnTogether(words),
  spaceTables: spaceTables(words),
});
