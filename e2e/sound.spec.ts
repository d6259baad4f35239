import { expect, test } from '@playwright/test';
import { promptOf, startMatch, watch } from './support.ts';

test('sounds are fetched at the first press in a match, heard, muted in the rail for good, and kept for offline use', async ({
  page,
}) => {
  const faults = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/sounds-.*\.mp3$/.test(request.url())) asked.push(request.url());
  });
  // Records the sounds that start in the browser's own audio.
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(window, { started });
    AudioContext.prototype.createBufferSource = function () {
      const source = new AudioBufferSourceNode(this);
      const start = source.start.bind(source);
      source.start = (...args) => {
        started.push(source.buffer?.duration ?? 0);
        start(...args);
      };
      return source;
    };
  });
  const started = () => page.evaluate(() => (window as unknown as { readonly started: readonly number[] }).started);

  await page.goto('/');
  await page.getByRole('link', { name: 'Library' }).first().click();
  await page.keyboard.press('Escape');
  expect(asked).toEqual([]);

  /** Moves are made until one is heard. */
  const soundsAtAMove = () =>
    expect
      .poll(async () => {
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        return (await started()).length;
      })
      .toBeGreaterThan(0);
  await startMatch(page, { seed: 'sound' });
  await promptOf(page).click();
  await expect.poll(() => asked.length).toBe(1);
  await soundsAtAMove();
  const [length] = await started();
  expect(length).toBeGreaterThan(0.02);

  const mute = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await mute.click();
  await page.reload();
  await expect(mute).toHaveAttribute('aria-pressed', 'false');

  faults.expectClean();
  await page.context().setOffline(true);
  await mute.click();
  await soundsAtAMove();
  expect(asked).toHaveLength(1);
});
