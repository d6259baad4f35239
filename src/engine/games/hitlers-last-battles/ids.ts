/** Ids as printed: hexes by their number, units and markers by the ids of the data file. */
export type HexId = string;
export type UnitId = string;
export type MarkerId = string;

/** The three armies; the Allied player runs `W` (Western) and `S` (Soviet). */
export type Faction = 'G' | 'W' | 'S';
export type Side = 'german' | 'allied';
export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

export const FACTIONS = ['G', 'W', 'S'] as const satisfies readonly Faction[];
/** Directions are numbers; their order is the order of the legal list. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const satisfies readonly Direction[];

export const HEX_FORM = /^\d{4}$/;
export const UNIT_FORM = /^[GWS]-[A-Z0-9]{1,8}$/;
export const MARKER_FORM = /^M-[A-Z0-9]{1,8}$/;

export const SIDES = ['german', 'allied'] as const satisfies readonly Side[];

export const sideOf = (faction: Faction): Side => (faction === 'G' ? 'german' : 'allied');
export const otherSide = (side: Side): Side => (side === 'german' ? 'allied' : 'german');
