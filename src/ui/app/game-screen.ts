/** The table of a game and the pictures of its board. Heavy parts are functions that fetch separate chunks. */
import type { ComponentType } from 'react';
import type { Types } from '../../engine/kernel/types.ts';
import type { Lang } from '../../i18n/format.ts';
import type { HeatProps } from '../board/heat.tsx';
import type { ThumbProps } from '../board/thumb.tsx';
import type { Tone } from '../parts/die.tsx';
import type { EmblemKind } from '../parts/emblem.tsx';
import type { ChapterParts } from '../table/chapter/chapter.ts';
import type { EndParts } from '../table/ending/ending.ts';
import type { GameTable } from '../table/game-table.ts';

/** Draws a position on the game's map; facts and position are the game's own types. */
export type PictureProps = ThumbProps;
export type Picture = ComponentType<PictureProps>;
export type Fetch<X> = () => Promise<X>;

/** Shares of games on a map, and the places to name, most important first. */
export interface HeatPicture {
  readonly Heat: ComponentType<HeatProps>;
  readonly named: (facts: object) => readonly string[];
  /** Width divided by height. */
  readonly aspect: number;
}

/** Distinguishes the seats of a game on every screen; the tone colours its dice and figures. */
interface SeatLook {
  readonly mark: EmblemKind;
  readonly tone: Tone;
}

export interface GameScreen<T extends Types = Types> {
  readonly seats: Readonly<Record<T['seat'], SeatLook>>;
  readonly table: Fetch<GameTable>;
  /** Tells the end of a match to its sheet; null: the winner and the score are enough. */
  readonly ending: Fetch<EndParts> | null;
  /** Tells the end of a year; null: the game has none. */
  readonly chapter: Fetch<ChapterParts> | null;
  readonly art: {
    /** Small and fast, for lists. */
    readonly thumb: Fetch<Picture>;
    /** Addresses of a picture of the real board in play, 492 by 252 pixels. */
    readonly cover: Readonly<Record<Lang, string>>;
    /** The opening of the first scenario as SVG text from the build. */
    readonly opening: Fetch<string>;
    /** The real board cropped to the action, one a page. */
    readonly vignette: Fetch<Picture>;
    /** Shares of games on its map. */
    readonly heat: Fetch<HeatPicture>;
  };
}

type Screens = Readonly<Record<string, GameScreen>>;
let screens: Screens = {};

/** The app calls this once at its start, with `fillShelf`. */
export function fillScreens(all: Screens): void {
  screens = all;
}

export const findScreen = (game: string): GameScreen | null =>
  Object.hasOwn(screens, game) ? (screens[game] ?? null) : null;
