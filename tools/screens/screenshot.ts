import type { Page } from '@playwright/test';

/** One picture: its file is called after it, with the width of the screen. */
export interface Screenshot {
  readonly name: string;
  /** Leads an empty browser to what is to be seen. */
  readonly show: (page: Page) => Promise<unknown>;
}

/** A piece of the board in play. */
export interface Cover {
  readonly show: (page: Page) => Promise<unknown>;
  /** The stop of the board in its middle, as `data-stop`. */
  readonly middle: string;
  /** Presses of the key that brings the board nearer. */
  readonly nearer: number;
}

/** What a game shows of itself. */
export interface GameScreens {
  readonly screens: readonly Screenshot[];
  /** Names of recorded games that lie in the library of its picture. */
  readonly kept: readonly string[];
  /** A stretch of a real match for the moving picture of the README; `shoot` takes a frame. Only one game has it. */
  readonly film?: (page: Page, shoot: () => Promise<void>) => Promise<void>;
  /** What the start screen shows of its board. */
  readonly cover: Cover;
  /** The picture that the installer of the app shows. */
  readonly installed: string;
}
