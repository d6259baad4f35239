/** A pack may replace events, links, production, printed control and hand sizes; each datum has its provenance. */
import type { Mutable } from '../../kernel/types.ts';
import { type Grade, type Slot, memberOf, slotsOf, worstOf } from '../../kits/pack/data.ts';
import type { Faults } from '../../kits/pack/pack-kit.ts';
import { CARDS, DECKS, MOST_OF_A_CARD, decksOf } from './cards.ts';
import { SIDES } from './ids.ts';
import { effectForm } from './pack-effects.ts';
import { eventStart, setupSlots } from './pack-setup.ts';
import { linkOf, linkSlots, spaceSlots } from './pack-spaces.ts';
import type { Category, EventData, Pack } from './pack.ts';
import { FIRST_DEAL } from './rules/first-deal.ts';
import { isHeld } from './tables/event-cards.ts';
import mapFile from './data/hitlers-reich-map.json';

// The conflict decks as data (§4.1): copies of each suit card.

/** A pack names only deviations, so the shipped one names nothing. */
const PRINTED = 1;
/** Suit cards of a side: enough for a deck beyond a hand of 12 and the cards of a conflict. Printed: 26 (§4.1). */
const FEWEST = 20;
const MOST = 52;

const SUIT_IDS = CARDS.filter(({ isAgent }) => !isAgent).map(({ id }) => id);

const deckSlots: readonly Slot<Pack>[] = SUIT_IDS.map((id) =>
  slotsOf<Pack>('conflict', id)('copies', {
    ...{ value: PRINTED, form: { kind: 'number', min: 0, max: MOST_OF_A_CARD } },
    ...{ source: '§4.1', grade: 'attested' },
    put(draft, value) {
      const counts = { ...draft.conflictCards, [id]: Number(value) };
      // Sorted, so that the order of the file does not matter.
      draft.conflictCards = Object.fromEntries(
        SUIT_IDS.flatMap((one) => (counts[one] === undefined ? [] : [[one, counts[one]]])),
      );
    },
  }),
);

const TOO_FEW_FIRST = { axis: 'pack.fault.deck-bonus', allies: 'pack.fault.deck-special' } as const;

export function* deckFaults({ conflictCards }: Pack): Faults {
  const decks = decksOf(conflictCards);
  for (const side of SIDES) {
    const n = decks[side].filter(({ isAgent }) => !isAgent).length;
    if (n < FEWEST) yield { key: 'pack.fault.deck-small', params: { side, n, least: FEWEST } };
    if (n > MOST) yield { key: 'pack.fault.deck-large', params: { side, n, most: MOST } };
    const { n: least, isAmong } = FIRST_DEAL[side];
    const strong = decks[side].filter(isAmong).length;
    if (strong < least) yield { key: TOO_FEW_FIRST[side], params: { n: strong, least } };
  }
}

/** §4.1: 26 cards of the suits a side. */
export function* deckRemarks({ conflictCards }: Pack): Faults {
  const decks = decksOf(conflictCards);
  for (const side of SIDES)
    if (decks[side].length !== DECKS[side].length)
      yield {
        key: 'pack.remark.deck.conflict',
        params: { side, n: decks[side].length, printed: DECKS[side].length },
      };
}

type Slots = readonly Slot<Pack>[];

const MOST_COPIES = 6;
/** Fewer would not suffice for the cards that a set-up deals (§10.2); the track ends at 12. */
const HAND_SIZES = { min: 6, max: 12 } as const;
const HELD_WHEN = ['attack', 'defence', 'land', 'sea', 'event'] as const;

const rules = (list: readonly string[]): string => list.map((rule) => `§${rule}`).join(', ');

/** §4.2.2: an event won at set-up is in the box lid then, and must be able to return (§10.2.2.3). */
function categoriesOf(event: EventData): readonly Category[] {
  if (isHeld(event)) return ['Reusable', 'Returnable'];
  return event.initialDraw === null ? ['Recyclable', 'Removable'] : ['Recyclable'];
}

function eventSlots(event: EventData, titles: readonly string[]): Slots {
  const slot = slotsOf<Pack>('event', event.id);
  const inDraft = ({ cards }: Mutable<Pack>) => cards.find(({ id }) => id === event.id);
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
        // In 1944 it has been used: an event that can return is in the box lid.
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
