/** A person's side; the Allies run two nations. */
export type Side = 'axis' | 'allies';
export type Nation = 'axis' | 'western' | 'soviet';
export type AlliedNation = 'western' | 'soviet';

export type SpaceId = string;
/** A conflict card: suit and rank (`G12`, `S1`), a further one of a pack (`G12-2`), or a Double Agent (`DA-A`, `DA-X`). */
export type CardId = string;
export type Title = string;
export type CopyId = string;

export const SIDES = ['axis', 'allies'] as const satisfies readonly Side[];
export const NATIONS = ['axis', 'western', 'soviet'] as const satisfies readonly Nation[];

/** countries that TURNCOATS may bring over. */
export const TURNCOATS: readonly SpaceId[] = ['finland', 'romania', 'bulgaria'];

export const otherSide = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');
export const sideOf = (nation: Nation): Side => (nation === 'axis' ? 'axis' : 'allies');

export const SPACE_FORM = /^[a-z]+(-[a-z]+)*$/;
export const TITLE_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
