import type { Page } from '@playwright/test';

/** Pictures on the way of one match, in each size: a file is called after its picture, with the width of the screen. */
export interface Story {
  /** Its pictures, in the order in which they are taken. */
  readonly names: readonly string[];
  /** Leads an empty browser to what is to be seen, and takes each picture. */
  readonly play: (page: Page, shoot: (name: string) => Promise<void>) => Promise<void>;
  /** The width of the only screen that it is taken on; all of them where it is left out. */
  readonly width?: number;
}

/** A story of one picture, in all sizes or in that of one width. */
export const still = (name: string, show: (page: Page) => Promise<unknown>, width?: number): Story => ({
  names: [name],
  ...(width === undefined ? {} : { width }),
  play: async (page, shoot) => {
    await show(page);
    await shoot(name);
  },
});

/** A piece of the board in play. */
export interface Cover {
  readonly show: (page: Page) => Promise<unknown>;
  /** The stop of the board in its middle, as `data-stop`. */
  readonly middle: string;
  /** Presses of the key that brings the board nearer. */
  readonly nearer: number;
}

/** A game's own pictures. */
export interface GameScreens {
  readonly screens: readonly Story[];
  /** Names of recorded games in the library of its picture. */
  readonly kept: readonly string[];
  /** A stretch of a real match for the moving picture of the README; `shoot` takes a frame. Only one game has it. */
  readonly film?: (page: Page, shoot: () => Promise<void>) => Promise<void>;
  /** Its board on the start screen. */
  readonly cover: Cover;
  /** The picture that the installer of the app shows. */
  readonly installed: string;
}
