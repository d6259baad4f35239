/** Ids as printed: hexes by their number (row, column), units and cards by the ids of the data file. */
export type HexId = string;
export type UnitId = string;
export type CardId = string;
export const HEX_FORM = /^\d{4}$/;
export const UNIT_FORM = /^[gs]-[a-z0-9]{1,6}$/;
export const CARD_FORM = /^[gs]-[a-z0-9]{1,8}(?:-\d)?$/;

export const SIDES = ['german', 'soviet'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');

/** Rear areas (§2.1.2): three army groups and Romania in the west, the Soviet hinterland in the east. */
export const AREAS = ['N', 'C', 'S', 'R', 'E'] as const;
export type AreaId = (typeof AREAS)[number];
/** §2.1.2: areas of the occupied territory, which may be read as one large hex (Q30). */
export const OCCUPIED: readonly AreaId[] = ['N', 'C', 'S'];

/** The space of the turn track where a unit waits (§10.5), and the two boxes of losses (§13.1). */
export type Track = `turn-${number}`;
export const trackOf = (turn: number): Track => `turn-${turn}`;
export type Box = 'eliminated' | 'surrendered';
/** A unit is in a hex, a rear area, a space of the turn track, or a box. */
export type Place = string;
export type Spot = string;
/** The card that pays for a rail move, or `free` (§6.3). */
export type RailPayment = string;

export const CARD_USES = [
  'combatShift',
  'tankAction',
  'activate',
  'rail',
  'reroll',
  'reinforce',
  'heroCity',
  'cancel',
] as const;
/** Uses of a logistics card (§7). */
export type CardUse = (typeof CARD_USES)[number];

export const PHASES = ['logistics', 'movement', 'combat', 'breakthrough', 'supply'] as const;
export type Phase = (typeof PHASES)[number];
export const WEATHERS = ['clear', 'mud', 'snow', 'thaw'] as const;
export type Weather = (typeof WEATHERS)[number];
/** Results of the combat results table (§11.3.6). */
export const CRT_RESULTS = ['-', 'DR', 'DL', 'DE'] as const;
export type CrtResult = (typeof CRT_RESULTS)[number];
