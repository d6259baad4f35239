/** Owners and holders of events (§4.2). */
import type { Side } from './ids.ts';
import type { Deck, EventData } from './pack.ts';

const SIDE_OF_DECK: Readonly<Record<Deck, Side | null>> = { common: null, allied: 'allies', axis: 'axis' };
/** The only side that may own the event; null for a common one (§4.2.4, §10.1.1). */
export const ownerOf = ({ deck }: EventData): Side | null => SIDE_OF_DECK[deck];
export const mayOwn = (event: EventData, side: Side): boolean => (ownerOf(event) ?? side) === side;

/** Reusable and Returnable events are held in the hand of events (§4.2.2). */
export const isHeld = ({ category }: EventData): boolean => category === 'Reusable' || category === 'Returnable';
