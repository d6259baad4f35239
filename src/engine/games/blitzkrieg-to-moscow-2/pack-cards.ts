import { memberOf, slotsOf, spareIds, type Slot } from '../../kits/pack/data.ts';
import type { Form, ListForm, Part } from '../../kernel/form.ts';
import type { Mutable } from '../../kernel/types.ts';
import { CARD_USES, SIDES, type Side } from './ids.ts';
import { BY_PACK, gradeOf, NEW, saidOf, SWITCH } from './pack-said.ts';
import type { Pack } from './pack.ts';
import { isCityOnly } from './tables/pack.ts';

type Slots = readonly Slot<Pack>[];
type Card = Pack['cards']['german'][number];

const NAME: Form = { kind: 'texts', max: 60 };
const MOST_ADDED = 6;
const prefixOf = (side: Side): string => `${side === 'german' ? 'g' : 's'}-c`;
const addedCard = (id: string): Card => ({
  ...{ id, name: id, nameJa: id, copies: '1 of 1', uses: [{ use: 'activate', prov: BY_PACK }], prov: BY_PACK },
});

const tanks: Part = { kind: 'number', min: 1, max: 4, optional: true };
const usesOf = ({ cards }: Pack, side: Side): ListForm['of'] =>
  Object.fromEntries(
    CARD_USES.filter((use) => cards[side].some(({ uses }) => uses.some((one) => one.use === use))).map((use) => [
      use,
      use === 'tankAction' ? { units: tanks } : {},
    ]),
  );

const findIn =
  (side: Side, id: string) =>
  ({ cards }: Mutable<Pack>) =>
    cards[side].find((card) => card.id === id);

function presenceSlot(side: Side, card: Card, isShipped: boolean): Slot<Pack> {
  const { id, prov } = card;
  return slotsOf<Pack>('card', id)(null, {
    ...{ value: isShipped, form: SWITCH, ...(isShipped ? saidOf(prov, 'copies') : NEW) },
    put({ cards }, value) {
      cards[side] = cards[side].filter((one) => one.id !== id);
      if (value === true) cards[side].push(JSON.parse(JSON.stringify(card)) as Mutable<Card>);
    },
  });
}

function fieldSlots(pack: Pack, side: Side, card: Card): Slots {
  const { id, uses, prov, name, nameJa } = card;
  const slot = slotsOf<Pack>('card', id);
  const inDraft = findIn(side, id);
  const isAdded = prov === BY_PACK;
  const marks = uses.map((use) => `${use.use}: ${use.prov}`).join('; ');
  return [
    slot('name', {
      ...{ value: { en: name, ja: nameJa }, form: NAME, ...(isAdded ? NEW : saidOf(prov, 'name')) },
      put(draft, value) {
        const found = inDraft(draft);
        if (!found) return;
        const { en, ja } = value as { readonly en: string; readonly ja: string };
        // Renaming a card neither takes nor gives this trait.
        if (isCityOnly(found) || en === STREETS) found.cityOnly = isCityOnly(found);
        Object.assign(found, { name: en, nameJa: ja });
      },
    }),
    slot('uses', {
      value: uses.map(({ use, units }) => (units === undefined ? { use } : { use, units })),
      form: { kind: 'list', tag: 'use', max: CARD_USES.length, of: usesOf(pack, side) },
      ...(isAdded ? NEW : { source: marks, grade: gradeOf(marks) }),
      put(draft, value) {
        const list = value as readonly { use: (typeof CARD_USES)[number]; units?: number }[];
        Object.assign(inDraft(draft) ?? {}, { uses: list.map((use) => ({ ...use, prov: BY_PACK })) });
      },
    }),
    slot('city-only', {
      ...{
        value: isCityOnly(card),
        form: SWITCH,
        ...(isAdded ? NEW : ({ source: '§7.1', grade: 'attested' } as const)),
      },
      late: true,
      put: memberOf(inDraft, 'cityOnly'),
    }),
  ];
}
/** §7.1: this card shifts a combat for a city only. */
const STREETS = 'Street Fighting';

/** Earlier packs held only the Japanese name. */
const formerSlot = (side: Side, { id, name, nameJa, prov }: Card): Slot<Pack> =>
  slotsOf<Pack>('card', id)('name-ja', {
    ...{ value: nameJa, form: { kind: 'text', max: 60 }, ...saidOf(prov, name), former: true },
    put: memberOf(findIn(side, id), 'nameJa'),
  });

export function cardSlots(pack: Pack): { readonly listed: Slots; readonly spare: Slots } {
  const added = SIDES.flatMap((side) =>
    spareIds(prefixOf(side), MOST_ADDED).map((id) => [side, addedCard(id)] as const),
  );
  const shipped = SIDES.flatMap((side) => pack.cards[side].map((card) => [side, card] as const));
  return {
    listed: shipped.flatMap(([side, card]) => [presenceSlot(side, card, true), ...fieldSlots(pack, side, card)]),
    spare: [
      ...shipped.map(([side, card]) => formerSlot(side, card)),
      ...added.flatMap(([side, card]) => [presenceSlot(side, card, false), ...fieldSlots(pack, side, card)]),
    ],
  };
}
