/** Actions of a playtester in the lab, for the pictures of its guides. */
import type { Locator, Page } from '@playwright/test';
import type { Story } from './screenshot.ts';

/** The only width of its pictures: guides show them next to the text. */
export const LAB_WIDTH = 1440;
/** Hundreds of games are played. */
const LONG = { timeout: 300_000 };

/** A file as a file chooser hands it over. */
const fileOf = (content: unknown) => ({
  ...{ name: 'file.json', mimeType: 'application/json' },
  buffer: Buffer.from(JSON.stringify(content)),
});

export async function openEditor(page: Page, game: string): Promise<void> {
  await page.goto(`/#/lab/${game}/position`);
  await page.locator('.editor .game-board').waitFor();
}

/** Anything on the editor's map by its stop, `unit:…` or `space:…`. */
export const stopOf = (page: Page, stop: string): Locator => page.locator(`.editor .board-stop[data-stop="${stop}"]`);

async function middleOf(shape: Locator): Promise<readonly [number, number]> {
  return shape.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [x, y] = await middleOf(from);
  const [toX, toY] = await middleOf(to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.mouse.up();
}

/** Plays the games of an experiment, of which `plan` gives what is not the same for all, to their end. */
export async function runExperiment(page: Page, game: string, plan: object): Promise<void> {
  await page.goto(`/#/lab/${game}/experiment`);
  const whole = { format: 'fronts-experiment', formatVersion: 1, game, ...plan };
  await page.locator('.setup input[type="file"]').setInputFiles(fileOf(whole));
  await page.getByRole('banner').getByText('Finished').waitFor(LONG);
}

/** Reconstructed facts, at a thing that the owner of a printed game has entered differently. */
export async function enterPrinted(page: Page, game: string, thing: RegExp, datum: string, value: unknown) {
  await page.goto(`/#/lab/${game}/data`);
  const pack = {
    ...{ format: 'fronts-pack', formatVersion: 1, game, id: 'printed', name: 'My printed game', version: 1 },
    ...{ by: 'Mika', entries: [{ datum, value, readFrom: 'card front', by: 'Mika', on: '2026-11-22', note: '' }] },
  };
  await page.locator('input[type="file"]').setInputFiles(fileOf(pack));
  await page.getByRole('navigation', { name: 'What was reconstructed' }).getByRole('button', { name: thing }).click();
}

/** A finished match, a lost throw in it, and what a note says of it. */
export interface LostThrow {
  /** A save. */
  readonly file: string;
  /** The move before the throw. */
  readonly at: number;
  readonly face: number;
  readonly words: string;
  /** Places that arrows lead from and to, in turn, and one that gets a ring. */
  readonly arrows: readonly string[];
  readonly ring: string;
}

const NAMES = { whatIf: '2-28-what-if', playOn: '2-28b-what-if-play', study: '2-28c-study' } as const;

/** The throw varied, the variation played on, and both in a study. */
export const varied = (lost: LostThrow): Story => ({
  names: Object.values(NAMES),
  width: LAB_WIDTH,
  play: async (page, shoot) => {
    const table = await keep(page, lost.file);
    await chooseDie(page, table, lost);
    await shoot(NAMES.whatIf);
    await playOnInLine(page);
    await shoot(NAMES.playOn);
    await writeNote(page, table, lost);
    await page.goto(`/#/${table}/study/${lost.at}`);
    await page.getByRole('heading', { name: 'Study', level: 1 }).waitFor();
    await shoot(NAMES.study);
  },
});

/** Puts a save into the library and opens it; gives its address. */
async function keep(page: Page, file: string): Promise<string> {
  await page.goto('/#/library');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
  await page.getByRole('region', { name: 'Prompt' }).waitFor();
  return /table\/[^/]+/.exec(page.url())?.[0] ?? '';
}

const lineOf = (page: Page, letter: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^Line ${letter}:`) });

async function chooseDie(page: Page, table: string, { at, face }: LostThrow): Promise<void> {
  await page.goto(`/#/${table}/what-if/${at}`);
  const own = lineOf(page, 'A');
  await own.getByRole('radio', { name: 'Chosen' }).check({ force: true });
  await own.getByRole('button', { name: `Choose ${face}` }).click();
  await lineOf(page, 'B').waitFor();
  // All of them: the button for more is closed until then.
  await page.locator('.what-summary').getByRole('button', { name: '300 more games', disabled: false }).waitFor(LONG);
}

async function playOnInLine(page: Page): Promise<void> {
  const other = lineOf(page, 'B');
  await other.getByRole('button', { name: /^Play on as the / }).click();
  await other.getByRole('region', { name: 'Prompt' }).waitFor();
}

async function writeNote(page: Page, table: string, { at, words, arrows, ring }: LostThrow): Promise<void> {
  await page.goto(`/#/${table}`);
  await page.getByRole('region', { name: 'Prompt' }).waitFor();
  const moves = Number(/\d+/.exec(await page.locator('.history__at').innerText())?.[0] ?? 0);
  for (let n = moves; n > at; n--) await page.keyboard.press('[');
  await page.keyboard.press('k');
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(words);
  await page.getByRole('button', { name: 'Arrow', exact: true }).click();
  for (const place of arrows) await mark(page, place);
  await page.getByRole('button', { name: 'Ring', exact: true }).click();
  await mark(page, ring);
  await page.getByRole('button', { name: 'Done' }).click();
}

async function mark(page: Page, place: string): Promise<void> {
  await page.locator(`.board-stop[data-stop="space:${place}"]`).focus();
  await page.keyboard.press('Enter');
}
