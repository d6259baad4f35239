/** While dice tumble, nothing on the page tells how the fight ends (§7.4 to §7.7). */
import { expect, test, type Page } from '@playwright/test';
import { sit } from './reich-support.ts';
import { openSave } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Moment {
  readonly at: number;
  readonly isMoving: boolean;
  readonly parts: Readonly<Record<string, string>>;
}

/** Samples every text of the page, once a frame, until `stop`. */
async function startSampling(page: Page): Promise<() => Promise<readonly Moment[]>> {
  await page.evaluate(() => {
    const moments: Moment[] = [];
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((part) =>
          [
            part.textContent,
            ...[part, ...part.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
              one.getAttribute('aria-label'),
              one.getAttribute('title'),
            ]),
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join(' | ');
    const began = performance.now();
    const sample = () => {
      const isFalling = document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' && (effect as KeyframeEffect).target?.closest('.die__face'),
        );
      moments.push({
        at: Math.round(performance.now() - began),
        isMoving: document.querySelector('.die--rolling') !== null || isFalling,
        parts: {
          tab: document.title,
          rail: textOf('.table-rail'),
          prompt: textOf('.table__prompt'),
          column: textOf('.table__act'),
          confirm: textOf('.table__confirm'),
          history: textOf('.history'),
          live: textOf('[aria-live], [role="status"], [role="alert"]'),
          banner: textOf('.beat-banner'),
          sums: textOf('.fight-side__sum > b'),
          labels: textOf('.fight-side__sum > span, .fight-gap, .fight-side__formula'),
        },
      });
      (window as unknown as { sampling: number }).sampling = requestAnimationFrame(sample);
    };
    sample();
    (window as unknown as { moments: readonly Moment[] }).moments = moments;
  });
  return () =>
    page.evaluate(() => {
      cancelAnimationFrame((window as unknown as { sampling: number }).sampling);
      return (window as unknown as { moments: readonly Moment[] }).moments;
    });
}

for (const pause of ['press', 'off'] as const)
  test(`${pause}: without a total in words before the counters show it`, async ({ page }) => {
    await page.addInitScript((resultPause) => {
      const prefs = { animationSpeed: 'normal', resultPause, language: 'en' };
      localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
    }, pause);
    await openSave(page, 'tests/saves/samples/hitlers-reich.conflict-card-axis.json');
    await sit(page);
    await page.locator('[data-choices] button').first().click();
    const stop = await startSampling(page);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(4500);
    const moments = await stop();
    const sums = moments.map(({ parts }) => parts['sums']);
    const last = sums.findLast((sum) => /\d/.test(sum ?? '')) ?? '';
    expect(last).toMatch(/\d/);
    for (const { parts } of moments.slice(0, sums.indexOf(last)))
      expect(`${parts['prompt']} ${parts['column']} ${parts['live']} ${parts['history']}`).not.toMatch(
        /total \d|so far|behind|wins|rolls/,
      );
  });

for (const name of ['conflict-card-axis', 'conflict-card-allies'])
  test(`${name}: the page is silent until the counters stop, then all speak at once`, async ({ page }) => {
    await page.addInitScript(() => {
      const prefs = { animationSpeed: 'normal', resultPause: 'press', language: 'en' };
      localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
    });
    await openSave(page, `tests/saves/samples/hitlers-reich.${name}.json`);
    await sit(page);
    await page.locator('[data-choices] button').first().click();
    const stop = await startSampling(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('.beat-banner')).toBeVisible();
    await page.waitForTimeout(300);
    const moments = await stop();
    const told = moments.findIndex(({ parts }) => parts['banner'] !== '');
    const sums = moments.map(({ parts }) => parts['sums']);
    const last = sums.at(-1) ?? '';
    expect(last).toMatch(/\d/);
    // Neither text nor label has a total before both counters show it.
    const stopped = sums.indexOf(last);
    expect(told).toBeGreaterThanOrEqual(stopped);
    const [before] = moments;
    const numberOf = (parts: Moment['parts'] | undefined) => /Move \d+ of \d+/.exec(parts?.['history'] ?? '')?.[0];
    for (const { parts } of moments.slice(0, told)) {
      expect([parts['tab'], parts['rail'], numberOf(parts)]).toEqual([
        before?.parts['tab'],
        before?.parts['rail'],
        numberOf(before?.parts),
      ]);
      expect(`${parts['prompt']} ${parts['column']} ${parts['live']} ${parts['history']}`).not.toMatch(
        /total \d|so far|behind|wins|rolls/,
      );
      expect(parts['labels']).not.toMatch(/behind|wins|dice \d/);
    }
    const spoken = moments.slice(told).find(({ parts }) => parts['confirm'] !== '');
    expect((spoken?.at ?? Infinity) - (moments[told]?.at ?? 0)).toBeLessThan(150);
  });
