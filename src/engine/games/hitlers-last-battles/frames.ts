import type { HexId, Side, UnitId } from './ids.ts';

/** What is known of a battle once it is opened; later frames carry it on. */
export interface Battle {
  readonly hex: HexId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly origin: HexId;
}

/** Steps of §4.1 as frames; `side` is the phasing side. `turn/*` and `combat/roll` run by themselves. */
export type Frame =
  | { readonly at: 'turn/strategic'; readonly side: Side }
  | { readonly at: 'strategic/volkssturm'; readonly side: 'german' }
  | { readonly at: 'strategic/replace'; readonly side: Side }
  | { readonly at: 'strategic/markers'; readonly side: Side }
  | { readonly at: 'movement/move'; readonly side: Side }
  | { readonly at: 'combat/battle'; readonly side: Side }
  | ({ readonly at: 'combat/support'; readonly side: Side } & Battle)
  | ({ readonly at: 'combat/roll'; readonly side: Side; readonly supporter: UnitId | null } & Battle)
  | ({ readonly at: 'combat/retreat'; readonly side: Side; readonly hexes: readonly HexId[] } & Battle)
  | { readonly at: 'turn/end'; readonly side: Side };
