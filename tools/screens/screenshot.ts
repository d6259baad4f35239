import type { Page } from '@playwright/test';

/** One picture: its file is called after it, with the width of the screen. */
export interface Screenshot {
  readonly name: string;
  /** Leads an empty browser to what is to be seen. */
  readonly show: (page: Page) => Promise<unknown>;
}
