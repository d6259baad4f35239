/** The data that a pack may replace: events, links, production, printed control, hand sizes; each with where it comes from. */
import { memberOf, slotsOf, worstOf, type Grade, type Slot } from '../../kits/pack/data.ts';
import type { Mutable } from '../../kernel/types.ts';
import mapFile from './data/hitlers-reich-map.json';
import { isHeld } from './event-cards.ts';
import { effectForm } from './pack-effects.ts';
import { CONDITIONS, type Category, type EdgeData, type EventData, type Pack, type SpaceData } from './pack.ts';

type Draft = Mutable<Pack>;
type Slots = readonly Slot<Pack>[];

/** Copies of one event; the printed game has three at most. */
const MOST_COPIES = 6;
const MOST_DRUMS = 6;
/** Fewer would not last for the cards that a set-up deals (§10.2); the track ends with 12. */
const HAND_SIZES = { min: 6, max: 12 } as const;
const HELD_WHEN = ['attack', 'defence', 'land', 'sea', 'event'] as const;

/** Marks of the map file: what it says of a source begins with one of them. */
function gradeOf(mark: string): Grade {
  if (/^RULE-INFERRED/.test(mark)) return 'deduced';
  return /^(RULE|SEED)/.test(mark) ? 'attested' : 'reconstructed';
}
const rules = (list: readonly string[]): string => list.map((rule) => `§${rule}`).join(', ');

/** §4.2.2; what is won at the set-up lies in the lid then, and must be able to come back (§10.2.2.3). */
function categoriesOf(event: EventData): readonly Category[] {
  if (isHeld(event)) return ['Reusable', 'Returnable'];
  return event.initialDraw === null ? ['Recyclable', 'Removable'] : ['Recyclable'];
}

function eventSlots(event: EventData, titles: readonly string[]): Slots {
  const slot = slotsOf<Pack>('event', event.id);
  const inDraft = ({ cards }: Draft) => cards.find(({ id }) => id === event.id);
  const { provenance } = event;
  const source = rules(provenance.rules);
  const of = (grade: EventData['provenance']['icons']): Grade => (grade === 'none' ? 'deduced' : grade);
  const put = (member: string) => memberOf<Pack>(inDraft, member);
  const held = isHeld(event);
  const { immediate, afterResult, ...when } = event.when;
  return [
    slot('title', {
      ...{ value: event.title, form: { kind: 'texts', max: 60 }, source },
      ...{ grade: of(provenance.title), put: put('title') },
    }),
    slot('text', {
      ...{ value: event.text, form: { kind: 'texts', max: 600 }, source },
      // Every text is in our words; it is as sure as what it says.
      ...{ grade: worstOf([of(provenance.effect), of(provenance.when)]), put: put('text') },
    }),
    slot('category', {
      value: event.category,
      form: { kind: 'choice', values: categoriesOf(event) },
      ...{ source, grade: of(provenance.category) },
      put(draft, value) {
        const card = inDraft(draft);
        // In 1944 it has been used: what may come back lies in the lid.
        if (card?.start1944 === 'removed' && value === 'Recyclable') card.start1944 = 'lid';
        if (card?.start1944 === 'lid' && value === 'Removable') card.start1944 = 'removed';
        put('category')(draft, value);
      },
    }),
    slot('copies', {
      ...{ value: event.copies.length, form: { kind: 'number', min: 1, max: MOST_COPIES }, source },
      grade: worstOf(event.copies.map((copy) => copy.provenance)),
      put: (draft, value) => putCopies(inDraft(draft), Number(value)),
    }),
    ...(held
      ? [
          slot('when', {
            ...{ value: when, form: { kind: 'flags', names: HELD_WHEN }, source, grade: of(provenance.when) },
            put: (draft, value) => Object.assign(inDraft(draft)?.when ?? {}, value, { immediate, afterResult }),
          }),
          slot('icons', {
            value: event.icons,
            form: { kind: 'flags', names: ['amphibious', 'paratroop', 'blitz'] },
            ...{ source, grade: of(provenance.icons), put: put('icons') },
          }),
        ]
      : []),
    slot('effect', {
      ...{ value: event.effect, form: effectForm(event, titles), source, grade: of(provenance.effect) },
      put(draft, value) {
        const card = inDraft(draft);
        if (!card) return;
        card.effect = value as Mutable<EventData>['effect'];
        card.twoCard = card.effect.some(({ op }) => op === 'EXTRA_CARD');
      },
    }),
  ];
}

/** The first copies stay; new ones are named after the first. */
function putCopies(card: Mutable<EventData> | undefined, count: number): void {
  const [first] = card?.copies ?? [];
  if (!card || !first) return;
  card.copies = Array.from(
    { length: count },
    (_, i) => card.copies[i] ?? { id: `${first.id}-${i + 1}`, provenance: 'attested' },
  );
  if (!card.copies.some(({ id }) => id === card.initialDraw) && card.initialDraw !== null) card.initialDraw = first.id;
}

const HOMES = {
  axis: 'axisOriginalCenters',
  western: 'westernOriginalCenters',
  soviet: 'sovietHomeCenters',
} as const;
type Printed = keyof typeof HOMES;
const isPrinted = (word: string | null): word is Printed => word !== null && word in HOMES;

function spaceSlots(space: SpaceData): Slots {
  const slot = slotsOf<Pack>('space', space.id);
  const inDraft = ({ landAreas, seaZones }: Draft) => [...landAreas, ...seaZones].find(({ id }) => id === space.id);
  const owner = space.productionOwner ?? space.start1941;
  const evidence = space.startEvidence ?? `${space.existence} ${space.existenceRule}`;
  return [
    slot('name', {
      ...{ value: space.name, form: { kind: 'texts', max: 60 }, put: memberOf(inDraft, 'name') },
      ...{ source: `${space.existence} ${space.existenceRule}`, grade: gradeOf(space.existence) },
    }),
    ...(isPrinted(space.start1941)
      ? [
          slot('control', {
            ...{ value: space.start1941, form: { kind: 'choice' as const, values: Object.keys(HOMES) } },
            ...{ source: evidence, grade: gradeOf(evidence) },
            put(draft, value) {
              Object.assign(inDraft(draft) ?? {}, { start1941: value, printedSymbol: value });
              // §2.4: no marker lies where the same nation is printed.
              const { setup1944: late } = draft;
              const without = (ids: readonly string[]) => ids.filter((id) => id !== space.id);
              if (value === 'axis') late.axisControlledAreas = without(late.axisControlledAreas);
              if (value === late.alliedMarkerColour) late.alliedControlledAreas = without(late.alliedControlledAreas);
            },
          }),
        ]
      : []),
    ...(isPrinted(owner)
      ? [
          slot('production', {
            // The rules lean on each capital's drums (§2.5).
            form: { kind: 'number' as const, min: space.capital ? 1 : 0, max: MOST_DRUMS },
            ...{ value: space.production, source: '§2.5', grade: 'attested' as const },
            put(draft, value) {
              const home = draft.groups[HOMES[owner]];
              const isCentre = Number(value) > 0;
              Object.assign(inDraft(draft) ?? {}, { production: value, productionOwner: isCentre ? owner : null });
              draft.groups[HOMES[owner]] = isCentre
                ? [...new Set([...home, space.id])]
                : home.filter((id) => id !== space.id);
            },
          }),
        ]
      : []),
  ];
}

/** Two spaces in one order, whichever is named first. */
export const linkOf = (a: string, b: string): string => [a, b].toSorted().join('-');

/** A link that the map has, or could have. */
function linkSlots(a: SpaceData, b: SpaceData, seas: ReadonlySet<string>, edge?: EdgeData): Slots {
  const slot = slotsOf<Pack>('link', linkOf(a.id, b.id));
  const isThis = (one: { readonly a: string; readonly b: string }) => linkOf(one.a, one.b) === linkOf(a.id, b.id);
  const kind = (['land', 'coast', 'sea'] as const)[[a.id, b.id].filter((id) => seas.has(id)).length] ?? 'land';
  const absent = mapFile.nonEdges.find(isThis);
  const mark = edge?.provenance ?? absent?.strength ?? '';
  const source = `${mark} ${edge?.rule ?? absent?.rule ?? ''} ${absent?.reason ?? ''}`.trim();
  const grade = gradeOf(mark);
  return [
    slot(null, {
      ...{ value: edge !== undefined, form: { kind: 'switch' }, source, grade },
      put(draft, value) {
        const others = draft.edges.filter((one) => !isThis(one));
        const present = draft.edges.find(isThis) ?? { a: a.id, b: b.id, kind, provenance: 'PACK' };
        if (value === true && others.length === draft.edges.length) draft.edges.push(present);
        if (value === false) draft.edges = others;
      },
    }),
    slot('condition', {
      ...{ value: edge?.condition ?? 'none', form: { kind: 'choice', values: ['none', ...CONDITIONS] }, source, grade },
      put(draft, value) {
        const present = draft.edges.find(isThis);
        if (!present) return;
        delete present.condition;
        if (value !== 'none') Object.assign(present, { condition: value });
      },
    }),
  ];
}

function handSlots(pack: Pack): Slots {
  return ([1941, 1944] as const).flatMap((year) =>
    (['axis', 'allied'] as const).map((side) =>
      slotsOf<Pack>('hand-size', String(year))(side, {
        value: pack[`setup${year}`].handSize[side],
        form: { kind: 'number', ...HAND_SIZES },
        ...{ source: year === 1941 ? '§10.2' : '§10.3', grade: 'attested' },
        put: memberOf((draft) => draft[`setup${year}`].handSize, side),
      }),
    ),
  );
}

/** All that is listed, and the links that the map could have beside them. */
export function makeData(pack: Pack): { readonly listed: Slots; readonly others: () => Slots } {
  const { landAreas, seaZones, edges, cards } = pack;
  const spaces = [...landAreas, ...seaZones];
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const seas = new Set(seaZones.map(({ id }) => id));
  const titles = cards.map(({ id }) => id);
  const linked = new Map(edges.map((edge) => [linkOf(edge.a, edge.b), edge]));
  const doubted = mapFile.nonEdges.filter(({ a, b }) => !linked.has(linkOf(a, b)));
  const listedPairs = [...edges, ...doubted];
  const named = new Set(listedPairs.map(({ a, b }) => linkOf(a, b)));
  const slotsOfPair = ({ a, b }: { readonly a: string; readonly b: string }): Slots => {
    const [one, other] = [byId.get(a), byId.get(b)];
    return one && other ? linkSlots(one, other, seas, linked.get(linkOf(a, b))) : [];
  };
  return {
    listed: [
      ...cards.flatMap((event) => eventSlots(event, titles)),
      ...spaces.flatMap(spaceSlots),
      ...listedPairs.flatMap(slotsOfPair),
      ...handSlots(pack),
    ],
    others: () =>
      spaces.flatMap(({ id: a }, i) =>
        spaces.slice(i + 1).flatMap(({ id: b }) => (named.has(linkOf(a, b)) ? [] : slotsOfPair({ a, b }))),
      ),
  };
}
