import type { GameState } from '../../kernel/types.ts';
import type { Frame } from './frames.ts';
import type { Faction, HexId, MarkerId, Side, UnitId } from './ids.ts';
import type { Rulings } from './rulings.ts';

/** §2.3. A unit is on the map (`hex`) or in the pool (`hex` null). Flags hold for the phase being played. */
export interface UnitState {
  readonly hex: HexId | null;
  /** It moved or attacked this phase (§7.1). */
  readonly moved: boolean;
  /** The hex it attacked from; null unless it stands in a battle hex as the attacker (§7.4). */
  readonly origin: HexId | null;
  /** Its battle has been resolved this phase. */
  readonly fought: boolean;
  /** It has supported a battle this phase (§8.4). */
  readonly supported: boolean;
}

/** What is left of the phasing side's strategic phase (§5, §6). */
export interface Strategic {
  readonly volkssturm: boolean;
  readonly replacementsLeft: Readonly<Record<Faction, number>>;
  readonly markersLeft: number;
}

export interface HlbState extends GameState<Side, Frame> {
  /** 1 to 6. */
  readonly turn: number;
  readonly units: Readonly<Record<UnitId, UnitState>>;
  readonly markers: Readonly<Record<MarkerId, UnitId | null>>;
  /** Owner of each playable hex (§2.4). */
  readonly control: Readonly<Record<HexId, Faction>>;
  readonly strategic: Strategic;
  /** Readings of open rules (`rulingsOf`); absent where all are the recommended ones. */
  readonly rulings?: Rulings;
}

/** A position given instead of the set-up; lessons, tests and playtesters start from it. Whatever is left out is as in §3. */
export interface Position {
  readonly turn?: number;
  readonly side?: Side;
  readonly step?: 'strategic' | 'movement' | 'combat';
  readonly units?: Readonly<Record<UnitId, HexId | null>>;
  readonly markers?: Readonly<Record<MarkerId, UnitId>>;
  readonly control?: Readonly<Record<HexId, Faction>>;
  /** For each unit placed in a battle hex as the attacker, the hex it attacked from (§7.4). */
  readonly origins?: Readonly<Record<UnitId, HexId>>;
}
