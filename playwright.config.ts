import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { makeWords } from './tools/words/make.ts';

// Some tests import the compiled words.
makeWords(import.meta.dirname);

const executablePath = findChromium();
/** Two checkouts can be tested side by side, each on a port of its own. */
const port = Number(process.env['FRONTS_E2E_PORT'] ?? 4173);
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try is reported as flaky.
  retries: 1,
  timeout: 120_000,
  // A busy machine is slow, not wrong: what is waited for may take its time.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    // A trace of the drawn map with every press takes longer than the test: the second try has one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Ends of fights have tests of their own; elsewhere the next question follows at once.
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [{ name: 'fronts-prefs', value: '{"version":1,"prefs":{"resultPause":"off"}}' }],
        },
      ],
    },
    // Motion takes time and shows nothing more; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Without one of ours, Playwright looks for its own browser.
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: `node scripts/start.mjs --port ${port} --no-open`,
    url: origin,
    reuseExistingServer: !process.env['CI'],
    // It builds the app first.
    timeout: 600_000,
  },
});
