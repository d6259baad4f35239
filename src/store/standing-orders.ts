/**
 * Orders that players have given for the questions of a match, by match and seat. They are stored on this device and in
 * no save, copy or export: an order may tell of a hand.
 */
import { createStore } from 'zustand/vanilla';
import { v } from '../engine/kernel/shape.ts';
import type { Orders } from '../engine/kernel/types.ts';
import { parseStored, readText, writeStored, type BrowserStorage } from './browser-storage.ts';

const NAME = 'fronts-orders';
/** The matches in which an order was given last. */
const MOST_MATCHES = 50;

type SeatOrders = Readonly<Record<string, Orders>>;
type MatchOrders = Readonly<Record<string, SeatOrders>>;

const schema = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string())));

export interface StandingOrders {
  readonly byMatch: MatchOrders;
  readonly give: (match: string, seat: string, id: string, value: string) => void;
}

const NO_ORDERS: Orders = {};
export const ordersOf = ({ byMatch }: Pick<StandingOrders, 'byMatch'>, match: string | null, seat: string): Orders =>
  (match === null ? undefined : byMatch[match]?.[seat]) ?? NO_ORDERS;

export function createStandingOrders(storage: BrowserStorage) {
  return createStore<StandingOrders>()((set, get) => ({
    byMatch: parseStored(schema, readText(storage, NAME)) ?? {},
    give(match, seat, id, value) {
      const { [match]: ofMatch = {}, ...others } = get().byMatch;
      const given = { ...ofMatch, [seat]: { ...ofMatch[seat], [id]: value } };
      // The current match comes last, and the oldest is dropped.
      const byMatch = Object.fromEntries([...Object.entries(others), [match, given] as const].slice(-MOST_MATCHES));
      set({ byMatch });
      writeStored(storage, NAME, byMatch);
    },
  }));
}
