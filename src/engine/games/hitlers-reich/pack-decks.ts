/** The conflict decks as data (§4.1): copies of each suit card. */
import { slotsOf, type Slot } from '../../kits/pack/data.ts';
import type { Faults } from '../../kits/pack/pack-kit.ts';
import { CARDS, DECKS, decksOf, MOST_OF_A_CARD } from './cards.ts';
import { SIDES } from './ids.ts';
import type { Pack } from './pack.ts';
import { FIRST_DEAL } from './rules/first-deal.ts';

/** A pack names only deviations, so the shipped one names nothing. */
const PRINTED = 1;
/** Suit cards of a side: enough for a deck beyond a hand of 12 and the cards of a conflict. Printed: 26 (§4.1). */
const FEWEST = 20;
const MOST = 52;

const SUIT_IDS = CARDS.filter(({ isAgent }) => !isAgent).map(({ id }) => id);

export const deckSlots: readonly Slot<Pack>[] = SUIT_IDS.map((id) =>
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

/** Enough for full hands and the deals of a set-up. */
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
