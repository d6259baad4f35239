import { expect, type Locator, type Page } from '@playwright/test';
import { readCopies } from '../src/store/vault/copies.ts';
import type { StoredCopy, StoredRecord } from '../src/store/vault/vault.ts';

/** Everything a page did that it must not do: errors on the console, uncaught exceptions, requests to elsewhere. */
export function watch(page: Page): { expectClean(): void } {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${String(error)}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') faults.push(`request to ${request.url()}`);
  });
  return { expectClean: () => expect(faults).toEqual([]) };
}

export const GAME = 'hitlers-last-battles';

export const promptOf = (page: Page): Locator => page.getByRole('region', { name: 'Prompt' });
export const choicesOf = (page: Page): Locator => page.getByRole('region', { name: 'Your options' });
export const confirmOf = (page: Page): Locator => page.getByRole('region', { name: 'Confirm' });
/** The one button that commits what is prepared; it names its key. */
export const commitOf = (page: Page): Locator => confirmOf(page).getByRole('button').filter({ hasText: 'Enter' });
export const curtainOf = (page: Page): Locator => page.locator('main.curtain');
/** How a cover is held: by its button, or by the key that it names. */
export type Holding = 'mouse' | 'finger' | 'key';

/** Once the cover hears presses. */
export const coverListens = (page: Page): Promise<void> =>
  expect(page.locator('[data-cover="waiting"]')).toBeVisible({ timeout: 15_000 });

/**
 * Opens the cover as a determined player does: waits until it listens, holds the button, lets go. Nothing else opens
 * it.
 */
export async function sitDown(page: Page, by: Holding = 'mouse'): Promise<void> {
  await coverListens(page);
  const button = page.locator('.sit__hold');
  const isUp = () => expect(page.locator('[data-cover]')).toHaveCount(0, { timeout: 15_000 });
  if (by === 'key') {
    const key = /\b([QP])\b/.exec(await button.innerText())?.[1]?.toLowerCase() ?? 'p';
    await page.keyboard.down(key);
    await isUp();
    await page.keyboard.up(key);
  } else if (by === 'finger') {
    await button.dispatchEvent('pointerdown', { button: 0, pointerType: 'touch' });
    await isUp();
    await page.locator('body').dispatchEvent('pointerup', { button: 0, pointerType: 'touch' });
  } else {
    await button.hover();
    await page.mouse.down();
    await isUp();
    await page.mouse.up();
  }
  // An immediate press after the one that opened the hand is ignored.
  await page.waitForTimeout(200);
}

/** A press that came too early is told and made again, as a player does. */
export async function pressUntilHeard(page: Page, press: () => Promise<void>): Promise<void> {
  // The note may leave between the two questions; nobody waits for it to come back.
  const early = async () =>
    (await page.locator('.early-press').all())[0]?.getAttribute('data-n', { timeout: 200 }).catch(() => null);
  for (let n = 0; n < 20; n++) {
    const before = await early();
    await press();
    const after = await early();
    if (after == null || after === before) return;
    await page.waitForTimeout(260);
  }
}

/** The button below a result that the curtain waits for. */
export const handOverOf = (page: Page): Locator => page.locator('.prompt__hand-over');
export const mapOf = (page: Page): Locator => page.getByRole('group', { name: /^Map of/ });

export interface MatchOptions {
  readonly seed: string;
  readonly curtain?: boolean;
  readonly undo?: Undo;
  readonly name?: string;
}

/** Names of the two kinds of take-back on the set-up screen. */
const UNDO = { Honest: 'Until dice are rolled', Open: 'Any time' } as const;
export type Undo = keyof typeof UNDO;

export interface Agreed {
  readonly seed: string;
  readonly undo?: Undo;
  /** True for the cover screen or for hidden hands. */
  readonly curtain: boolean;
  readonly name?: string | undefined;
}

/** Gives both seats to persons on the set-up screen. */
export async function seatTwoPersons(page: Page): Promise<void> {
  const persons = page.getByRole('radio', { name: 'Person' });
  const pair = page.getByRole('region', { name: 'The two players' });
  await persons.first().or(pair).first().waitFor();
  if (await pair.isVisible()) return;
  await persons.first().check();
  await persons.last().click();
  await pair.waitFor();
}

/** Fills in the set-up screen for two people, at any size of the window. */
export async function agree(page: Page, { seed, undo = 'Honest', curtain, name }: Agreed): Promise<void> {
  await seatTwoPersons(page);
  const more = page.getByText('More settings');
  if (await more.isVisible()) await more.click();
  await page.getByRole('textbox', { name: 'Dice seed' }).fill(seed);
  await page.getByRole('radio', { name: UNDO[undo] }).check();
  await page.getByRole('button', { name: /^Match/ }).click();
  const hands = page.getByRole('radio', { name: curtain ? /^Hidden/ : /^Open/ });
  const cover = page.getByRole('checkbox', { name: /^Cover screen/ });
  await hands.or(cover).first().waitFor();
  if (await cover.isVisible()) await cover.setChecked(curtain);
  else await hands.check();
  if (name) await page.getByRole('textbox', { name: 'Match name' }).fill(name);
}

/** Sets up a match on the new-game screen and waits for its table. */
export async function startMatch(
  page: Page,
  { seed, curtain = false, undo = 'Honest', name }: MatchOptions,
): Promise<void> {
  await page.goto(`/#/new/${GAME}`);
  await agree(page, { seed, curtain, undo, name });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page)).toBeVisible();
}

/** Opens a save, by its path or as a file, through the door of every import. */
export async function openSave(page: Page, save: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.goto('/#/library');
  await page.locator('input[type="file"]').first().setInputFiles(save);
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
  await expect(promptOf(page).or(curtainOf(page)).or(page.locator('.result')).first()).toBeVisible();
}

/** Lets the curtain fall where it waits for a result to be seen; the focus is on the button by itself. */
export async function letCurtainFall(page: Page): Promise<void> {
  await expect(async () => {
    if (await handOverOf(page).isVisible()) await page.keyboard.press('Enter');
    await expect(handOverOf(page)).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** How many moves the position shown has; `NaN` where no table is shown. Never waits: a curtain may fall at any moment. */
export async function movesOf(page: Page): Promise<number> {
  const [table] = await page.locator('[data-at]').all();
  return Number((await table?.getAttribute('data-at', { timeout: 1000 }).catch(() => null)) ?? NaN);
}

/** Everything in the browser's database, store by store. */
const readStores = (page: Page): Promise<Readonly<Record<string, unknown[]>>> =>
  page.evaluate(async () => {
    const wait = <X>(request: IDBRequest<X>) =>
      new Promise<X>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('not read'));
      });
    const db = await wait(indexedDB.open('fronts'));
    const names = [...db.objectStoreNames];
    const tx = db.transaction(names);
    const stores = await Promise.all(
      names.map(async (name) => [name, await wait(tx.objectStore(name).getAll())] as const),
    );
    db.close();
    return Object.fromEntries(stores);
  });

/** The newest copy of the match on the table, elsewhere of the one that was changed last; and what the library knows of it. */
export async function readDisk(page: Page): Promise<{ readonly text: string; readonly entries: string }> {
  const { copies: texts, records, ...entries } = await readStores(page);
  const copies = (texts as StoredCopy[]).flatMap((copy) => {
    const ofMatch = (records as StoredRecord[]).filter(({ id }) => id === copy.id);
    return readCopies([copy], ofMatch).good.map((good) => ({ ...good, id: copy.id }));
  });
  const known = entries['entries'] as { readonly id: string; readonly updated: number }[];
  const onTable = /table\/([^/?#]+)/.exec(page.url())?.[1];
  // Serials count the copies of one match: those of two say nothing of which is newer.
  const id = onTable ?? known.reduce((last, one) => (one.updated > last.updated ? one : last)).id;
  const newest = copies
    .filter((copy) => copy.id === id)
    .reduce((best, copy) => (copy.serial > best.serial ? copy : best));
  // A card that was open in another match is no secret, even if this match has one of the same name.
  const own = Object.values(entries).map((store) => store.filter((one) => (one as { readonly id?: string }).id === id));
  return { text: newest.text, entries: JSON.stringify(own) };
}

/** How a player points at a choice: by mouse or by its key. */
export interface Hand {
  /** Picks an entry of the list of legal choices. */
  pick(choice: Locator): Promise<void>;
  /** Commits what is prepared. */
  commit(): Promise<void>;
  /** Prepares the end of the step. */
  prepareEnd(): Promise<void>;
  /** Lets the named player take the seat. */
  takeSeat(): Promise<void>;
}

export function mouseOf(page: Page): Hand {
  return {
    pick: (choice) => pressUntilHeard(page, () => choice.click()),
    commit: () => pressUntilHeard(page, () => commitOf(page).click()),
    prepareEnd: () =>
      pressUntilHeard(page, () =>
        confirmOf(page)
          .getByRole('button', { name: /^(?:Finish|End) / })
          .click(),
      ),
    takeSeat: () => sitDown(page),
  };
}

/** Taps with a finger; the context must have touch. */
export function fingerOf(page: Page): Hand {
  return {
    pick: (choice) => pressUntilHeard(page, () => choice.tap()),
    commit: () => pressUntilHeard(page, () => commitOf(page).tap()),
    prepareEnd: () =>
      pressUntilHeard(page, () =>
        confirmOf(page)
          .getByRole('button', { name: /^(?:Finish|End) / })
          .tap(),
      ),
    takeSeat: () => sitDown(page, 'finger'),
  };
}

/** Presses only keys: the digit that an entry shows, 0 for the end of the step, Enter. */
export function keyboardOf(page: Page): Hand {
  return {
    async pick(choice) {
      const [, digit] = /(\d)\s*$/.exec((await choice.innerText()).trim()) ?? [];
      const id = await choice.getAttribute('id');
      if (digit === undefined || id === null) throw new Error(`no key on ${await choice.innerText()}`);
      const entry = page.locator(`[id="${id}"]`);
      const isTaken = async () =>
        !(await entry.isVisible()) ||
        (await entry.getAttribute('aria-pressed')) === 'true' ||
        (await commitOf(page).isVisible());
      // A key pressed while dice tumble only ends the tumbling; one presses again.
      await expect(async () => {
        if (!(await isTaken())) await page.keyboard.press(digit);
        await expect.poll(isTaken, { timeout: 1500 }).toBe(true);
      }).toPass({ timeout: 20_000 });
    },
    commit: () => pressUntilHeard(page, () => page.keyboard.press('Enter')),
    prepareEnd: () => pressUntilHeard(page, () => page.keyboard.press('0')),
    takeSeat: () => sitDown(page, 'key'),
  };
}

const group = (page: Page, name: string | RegExp): Locator =>
  choicesOf(page).getByRole('group', { name }).getByRole('button');
const resultOf = (page: Page): Locator =>
  page.getByRole('heading', { name: /victory|wins|draw|holds|takes|breaks|concedes|gives in/i });

/**
 * Commits, and waits until there are more than `before` moves or the other side is called. `before` is read ahead of
 * the first pick, since the last pick may play the move.
 */
async function commit(page: Page, hand: Hand, before: number): Promise<void> {
  const isMade = async () => (await movesOf(page)) > before || (await curtainOf(page).isVisible());
  // A move that is being written may leave before its button is pressed.
  const open = commitOf(page).and(page.locator(':not([aria-busy="true"])'));
  await expect.poll(async () => (await isMade()) || (await open.isVisible()), { timeout: 20_000 }).toBe(true);
  if (!(await isMade())) await hand.commit();
  await expect.poll(isMade, { timeout: 15_000 }).toBe(true);
}

async function endStep(page: Page, hand: Hand): Promise<void> {
  const before = await movesOf(page);
  await hand.prepareEnd();
  await commit(page, hand, before);
}

/** One move of a match that has just begun, by mouse: the next attack marker is given. There are two. */
export async function giveMarker(page: Page): Promise<void> {
  const before = await movesOf(page);
  await group(page, 'Attack markers to assign').first().click();
  await group(page, 'Assign to').first().click();
  await commit(page, mouseOf(page), before);
}

/** Gives out every marker, from both ends of the list so that neither Allied faction gets all of them (§6.3). */
async function giveMarkers(page: Page, hand: Hand): Promise<void> {
  for (let n = 0; await group(page, 'Attack markers to assign').first().isVisible(); n++) {
    const before = await movesOf(page);
    const markers = group(page, 'Attack markers to assign');
    await hand.pick(n % 2 === 0 ? markers.first() : markers.last());
    await hand.pick(group(page, 'Assign to').first());
    await commit(page, hand, before);
  }
  await endStep(page, hand);
}

/** Attacks with the first unit that can, then ends the movement. */
async function attackOnce(page: Page, hand: Hand): Promise<void> {
  const attackers = group(page, 'Units that can act').filter({ hasText: /\d attacks?/ });
  if (await attackers.first().isVisible()) {
    const before = await movesOf(page);
    await hand.pick(attackers.first());
    await hand.pick(group(page, 'Attack').first());
    await commit(page, hand, before);
    // The other side may have to answer first.
    if (await handOverOf(page).or(curtainOf(page)).first().isVisible()) return;
  }
  await endStep(page, hand);
}

/** Takes the first choice, and the first of what follows it, until something can be committed. */
async function takeFirst(page: Page, hand: Hand): Promise<void> {
  const before = await movesOf(page);
  for (let n = 0; n < 4 && !(await commitOf(page).isVisible()) && (await movesOf(page)) === before; n++) {
    await hand.pick(choicesOf(page).locator('button[aria-pressed="false"], button:not([aria-pressed])').first());
    // The press is painted before its answer, which may be the button.
    await expect
      .poll(async () => (await commitOf(page).isVisible()) || (await movesOf(page)) !== before, { timeout: 800 })
      .toBe(true)
      .catch(() => undefined);
  }
  await commit(page, hand, before);
}

/** Plays one question as `hand` would; false once the game is over. */
export async function playStep(page: Page, hand: Hand): Promise<boolean> {
  await expect(promptOf(page).or(curtainOf(page)).or(resultOf(page)).first()).toBeVisible();
  await letCurtainFall(page);
  if (await curtainOf(page).isVisible()) {
    await hand.takeSeat();
    await expect(curtainOf(page)).toBeHidden();
    return true;
  }
  if (await resultOf(page).first().isVisible()) return false;
  await expect(
    choicesOf(page).getByRole('button').first().or(confirmOf(page).getByRole('button').first()).first(),
  ).toBeVisible();
  if (await group(page, 'Attack markers to assign').or(group(page, 'Markers to take back')).first().isVisible())
    await giveMarkers(page, hand);
  else if (await confirmOf(page).getByRole('button', { name: 'End movement' }).isVisible())
    await attackOnce(page, hand);
  else await takeFirst(page, hand);
  return true;
}

/** Plays to the end of the game and gives the number of questions answered. */
export async function playToEnd(page: Page, hand: Hand): Promise<number> {
  let questions = 0;
  while (questions < 300 && (await playStep(page, hand))) questions++;
  await expect(resultOf(page).first()).toBeVisible();
  return questions;
}
