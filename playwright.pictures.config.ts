/** Pictures of the screens, compared with those of an earlier commit: `npm test -- --pictures` (docs/adr/0089). */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

export default defineConfig(base, {
  testDir: 'e2e/pictures',
  // No `.spec.ts`: the usual runs leave it out.
  testMatch: '*.pictures.ts',
  snapshotPathTemplate: `${process.env['FRONTS_PICTURES'] ?? '.cache/pictures'}/{arg}{ext}`,
  // A picture that is not equal is what is looked for; a second try would hide one that is not always the same.
  retries: 0,
  // A picture of *What if* waits for 600 games.
  timeout: 600_000,
  use: { serviceWorkers: 'block', timezoneId: 'UTC', locale: 'en-GB' },
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1 },
  },
});
