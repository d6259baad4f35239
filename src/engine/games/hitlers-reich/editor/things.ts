import type { Mutable } from '../../../kernel/types.ts';
import { SIDES, type CardId, type CopyId, type Side, type SpaceId } from '../ids.ts';
import { FLEETS, FORTRESSES } from '../rules/pieces.ts';
import { placeShape, type HrState, type Place } from '../state.ts';

export const NOBODY = 'nobody';

export const LIES = ['fleets', 'fortresses'] as const;
export type Lie = (typeof LIES)[number];
const NAMES: Readonly<Record<Lie, string>> = { fleets: 'fleet', fortresses: 'fortress' };

export const countOf = (lie: Lie, side: Side): number => (lie === 'fleets' ? FLEETS[side] : FORTRESSES);

interface Piece {
  readonly lie: Lie;
  readonly side: Side;
  /** Its index in the list of the state; past the end the piece is in the tray. */
  readonly at: number;
}

/** `fleet-axis-1`: the first of the list. */
export const pieceId = (lie: Lie, side: Side, at: number): string => `${NAMES[lie]}-${side}-${at + 1}`;
export const trayId = (lie: Lie, side: Side): string => `${lie}-${side}`;

const PIECES: ReadonlyMap<string, Piece> = new Map(
  SIDES.flatMap((side) =>
    LIES.flatMap((lie) =>
      Array.from({ length: countOf(lie, side) }, (_, at) => [pieceId(lie, side, at), { lie, side, at }] as const),
    ),
  ),
);
export const readPiece = (id: string): Piece | null => PIECES.get(id) ?? null;
export const pieceIds: readonly string[] = [...PIECES.keys()];

const TRAYS: ReadonlySet<string> = new Set(SIDES.flatMap((side) => LIES.map((lie) => trayId(lie, side))));
export const isTray = (id: string): boolean => TRAYS.has(id);

export const piecesIn = (state: HrState, space: SpaceId): readonly string[] =>
  SIDES.flatMap((side) =>
    LIES.flatMap((lie) => state[lie][side].flatMap((id, at) => (id === space ? [pieceId(lie, side, at)] : []))),
  );

export const PILES = ['hands', 'discards', 'decks'] as const;
type CardPile = (typeof PILES)[number];

export const cardPileId = (of: CardPile, side: Side): string => `${of}-${side}`;
const CARD_PILES: ReadonlyMap<string, { readonly of: CardPile; readonly side: Side }> = new Map(
  SIDES.flatMap((side) => PILES.map((of) => [cardPileId(of, side), { of, side }] as const)),
);
export const cardPile = (id: string) => CARD_PILES.get(id) ?? null;

/** Moves a card from anywhere to a pile: to a place from the top, or to the end, which is the top of a discard. */
export function dealCard(draft: Mutable<HrState>, card: CardId, side: Side, pile: CardPile, at?: number): void {
  for (const one of SIDES) for (const of of PILES) draft[of][one] = draft[of][one].filter((id) => id !== card);
  const cards = draft[pile][side];
  cards.splice(at ?? cards.length, 0, card);
}

export const EVENT_PLACES = placeShape.options.filter((place): place is Place => place !== 'left-out');
export const eventPileId = (place: Place): string => `events-${place}`;
const EVENT_PILES: ReadonlyMap<string, Place> = new Map(EVENT_PLACES.map((place) => [eventPileId(place), place]));
/** The stocks of both sides are the one mall. */
export const eventPlace = (id: string): Place | null =>
  id.startsWith(`${eventPileId('mall')}-`) ? 'mall' : (EVENT_PILES.get(id) ?? null);

/** The owner of a pile; also of an event that waits with the other side (§4.2.5.2). */
export function sideOfPlace(place: Place): Side | null {
  if (place === 'axis-up' || place === 'axis-down' || place === 'with-allies') return 'axis';
  return place === 'allies-up' || place === 'allies-down' || place === 'with-axis' ? 'allies' : null;
}

export const copiesIn = (state: HrState, copies: readonly CopyId[], place: Place): readonly CopyId[] =>
  copies.filter((copy) => state.events[copy] === place);
