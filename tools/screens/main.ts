/** `npm run screens`: takes the pictures of the README and `docs/screens` from the built app, served on this machine. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

const PORT = 4199;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const ROOT = join(import.meta.dirname, '../..');
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** A table in the middle of its first movement, an attack looked at but not made. */
async function showAttack(page: Page): Promise<void> {
  await page.goto(`${ADDRESS}#/new/hitlers-last-battles`);
  await page.getByRole('textbox', { name: 'Dice seed' }).fill('screens');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('region', { name: 'Prompt' }).waitFor();
  const choices = page.getByRole('region', { name: 'Legal choices' });
  await choices.getByRole('button', { name: /Grossdeutschland/ }).click();
  await choices.getByRole('button', { name: /Army Group B/ }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /1 of 2 left/ }).waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Move units/ }).waitFor();
  await choices.getByRole('button', { name: /Army Group B/ }).click();
  await choices.getByRole('button', { name: /Ardennes/ }).click();
  await page
    .getByRole('region', { name: 'Confirm' })
    .getByRole('button', { name: /^Attack/ })
    .waitFor();
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto(`${ADDRESS}#/`),
  table: showAttack,
  lesson: (page) => page.goto(`${ADDRESS}#/lesson/first-turn`),
  rules: (page) => page.goto(`${ADDRESS}#/rules/hitlers-last-battles/8.4`),
  library: (page) => page.goto(`${ADDRESS}#/library`),
};

async function waitForServer(): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (
      await fetch(ADDRESS).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error('the app did not start');
}

const server = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--port', String(PORT), '--no-open'], {
  stdio: 'inherit',
});
try {
  await waitForServer();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'],
  });
  for (const [width, height] of SIZES) {
    const page = await browser.newPage({ viewport: { width, height } });
    for (const [name, show] of Object.entries(SCREENS)) {
      await show(page);
      // Slides and late fonts have come to rest.
      await page.waitForTimeout(1500);
      await page.screenshot({ path: join(ROOT, 'docs/screens', `${name}-${width}.png`) });
    }
    await page.close();
  }
  await browser.close();
} finally {
  server.kill();
}
