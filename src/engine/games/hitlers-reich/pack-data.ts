/**
 * The data that a pack may replace: events, links, production, printed control, hand sizes; each with its provenance.
 */
import { memberOf, slotsOf, worstOf, type Grade, type Slot } from '../../kits/pack/data.ts';
import type { Mutable } from '../../kernel/types.ts';
import mapFile from './data/hitlers-reich-map.json';
import { isHeld } from './event-cards.ts';
import { deckSlots } from './pack-decks.ts';
import { effectForm } from './pack-effects.ts';
import { eventStart, setupSlots } from './pack-setup.ts';
import { linkOf, linkSlots, spaceSlots } from './pack-spaces.ts';
import type { Category, EventData, Pack } from './pack.ts';

type Draft = Mutable<Pack>;
type Slots = readonly Slot<Pack>[];

/** The printed game has three at most. */
const MOST_COPIES = 6;
/** Fewer would not suffice for the cards that a set-up deals (§10.2); the track ends at 12. */
const HAND_SIZES = { min: 6, max: 12 } as const;
const HELD_WHEN = ['attack', 'defence', 'land', 'sea', 'event'] as const;

const rules = (list: readonly string[]): string => list.map((rule) => `§${rule}`).join(', ');

/** §4.2.2; an event won at set-up is in the lid then, and must be able to return (§10.2.2.3). */
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
      // Texts are ours; they are as sure as what they say.
      ...{ grade: worstOf([of(provenance.effect), of(provenance.when)]), put: put('text') },
    }),
    slot('category', {
      value: event.category,
      form: { kind: 'choice', values: categoriesOf(event) },
      ...{ source, grade: of(provenance.category) },
      put(draft, value) {
        const card = inDraft(draft);
        // In 1944 it has been used: an event that can return is in the lid.
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
    ...eventStart(event),
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

/** Everything listed, and links that the map could have. */
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
      ...setupSlots(pack),
      ...deckSlots,
    ],
    others: () =>
      spaces.flatMap(({ id: a }, i) =>
        spaces.slice(i + 1).flatMap(({ id: b }) => (named.has(linkOf(a, b)) ? [] : slotsOfPair({ a, b }))),
      ),
  };
}
