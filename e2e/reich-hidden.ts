/** Searches the whole page of Hitler's Reich for cards that a seat may not see. */
import { expect, type Page } from '@playwright/test';
import { en as NAMES } from '../src/i18n/compiled/en/hitlers-reich.names.ts';
import { readDisk } from './support.ts';

const SIDES = ['axis', 'allies'] as const;
export type Side = (typeof SIDES)[number];
type Piles = Readonly<Record<Side, readonly string[]>>;

/** The part of a save that says where every card is. The page keeps it on the disk; it must not be in the page. */
interface Save {
  readonly snapshot: {
    readonly hands: Piles;
    readonly decks: Piles;
    readonly discards: Piles;
    readonly stack: readonly { readonly at: string; readonly side?: Side }[];
    readonly conflict: { readonly cards: Piles; readonly shown: Readonly<Record<Side, boolean>> } | null;
  };
  readonly log: readonly (readonly [move: string, ...rest: unknown[]])[];
}

/** The side that looks through its new deck now (§5.4.4). */
const searcherOf = (stack: Save['snapshot']['stack']): Side | undefined =>
  stack.at(-1)?.at === 'reshuffle/build-up' ? stack.findLast(({ at }) => at === 'reshuffle')?.side : undefined;

/** Cards that `seat` must not be able to name; null is the curtain. */
function hiddenFrom({ snapshot }: Save, seat: Side | null): readonly string[] {
  const { hands, decks, discards, conflict, stack } = snapshot;
  return SIDES.flatMap((side) => [
    ...(side === seat && side === searcherOf(stack) ? [] : decks[side]),
    ...(side === seat ? [] : [...hands[side], ...discards[side].slice(0, -1)]),
    ...(side === seat || conflict === null || conflict.shown[side] ? [] : conflict.cards[side]),
  ]);
}

/** Everything the page shows or contains: markup, accessibility tree, title, address, clipboard, storage. */
async function readAll(page: Page, isThorough: boolean) {
  const own = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // Coast lines name no cards but make up most of the page.
    for (const path of copy.querySelectorAll('path')) path.removeAttribute('d');
    // A card that a deck turned up was seen by both, though no move names it.
    for (const line of copy.querySelectorAll('.log button, .fight-story li'))
      if (/turns? up/.test(line.textContent ?? '')) line.remove();
    // So was the one that was turned up for a Big Push (§6.3.2), which a reshuffle may have put into the deck again since.
    for (const line of copy.querySelectorAll('*'))
      if (line.children.length === 0 && /discards [^,.]+, rolls/.test(line.textContent ?? '')) line.remove();
    const whole = copy.outerHTML;
    // Cards that were public once stay in the log, though they may be in a deck again.
    for (const line of copy.querySelectorAll('.log, .fight-story')) line.remove();
    const withoutLog = copy.outerHTML;
    for (const fight of copy.querySelectorAll('.fight, .after-fight')) fight.remove();
    return {
      whole,
      withoutLog,
      withoutFight: copy.outerHTML,
      title: document.title,
      stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    };
  });
  const heard = isThorough ? await page.locator('body').ariaSnapshot() : '';
  const clipboard = isThorough ? await page.evaluate(() => navigator.clipboard.readText()) : '';
  return { ...own, heard, clipboard, address: page.url() };
}

const nameOf = (id: string): string => (NAMES as Readonly<Record<string, string>>)[`name.marker.${id}`] ?? id;
/** `German 1` is not `German 10`. */
const says = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/\d/.test(text[at + name.length] ?? '')) return true;
  return false;
};
const holds = (text: string, id: string): boolean =>
  new RegExp(`(?:card:|"|&quot;|\\b(?:c|discard|swap) )${id}(?![\\dA-Z])`).test(text);

/** Declares a conflict: an attack, a try for an event, a blitz. */
const DECLARES = /^(?:A|E|blitz) /;

/** Cards played in the last conflict: its sheet shows them, though a reshuffle may have put them into a deck since. */
function playedLast({ log }: Save): ReadonlySet<string> {
  const from = log.findLastIndex(([move]) => DECLARES.test(move));
  return new Set(log.slice(Math.max(0, from)).flatMap(([move]) => /^c (\S+)/.exec(move)?.[1] ?? []));
}

/** Chosen for the current conflict, and not revealed yet. */
const isFaceDown = ({ snapshot: { conflict } }: Save, id: string): boolean =>
  conflict !== null &&
  (['axis', 'allies'] as const).some((side) => !conflict.shown[side] && conflict.cards[side].includes(id));

/**
 * Looks for every card that `seat` may not see, null being the curtain, in markup, title, address, storage and clipboard;
 * thoroughly also in the accessibility tree, which takes longest: every label in it is an attribute of the markup.
 * Gives the number of cards in the seat's own hand.
 */
export async function expectHidden(at: Page, seat: Side | null, isThorough: boolean): Promise<number> {
  const { text, entries } = await readDisk(at);
  const save = JSON.parse(text) as Save;
  const shown = await readAll(at, isThorough);
  const moves = save.log.map(([move]) => move).join('\n');
  const inLastFight = playedLast(save);
  const faults = hiddenFrom(save, seat).flatMap((id) => {
    const name = nameOf(id);
    const wasPlayed = new RegExp(`\\b${id}\\b`).test(moves);
    // The story of a conflict still shows the cards revealed in it, wherever a reshuffle or the discards have put them since.
    const isDiscarded = SIDES.some((side) => save.snapshot.discards[side].includes(id));
    const wasRevealed = shown.whole.includes(`shows ${name}`) || (wasPlayed && isDiscarded) || inLastFight.has(id);
    const board = wasRevealed && !isFaceDown(save, id) ? shown.withoutFight : shown.withoutLog;
    const places = {
      markup: holds(board, id) || says(board, name),
      log: !wasPlayed && (holds(shown.whole, id) || says(shown.whole, name)),
      heard: !wasPlayed && says(shown.heard.replace(/.*(?:turns? up|for a Big Push and rolls).*/g, ''), name),
      title: says(shown.title, name) || says(decodeURIComponent(shown.address), name),
      storage: holds(shown.stored, id) || says(shown.stored, name) || (!wasPlayed && holds(entries, id)),
      clipboard: holds(shown.clipboard, id) || says(shown.clipboard, name),
    };
    return Object.entries(places).flatMap(([place, isLeaked]) => (isLeaked ? [`${id} in ${place}`] : []));
  });
  expect(faults, `${seat ?? 'the curtain'} after ${save.log.length} moves`).toEqual([]);
  return seat === null ? 0 : save.snapshot.hands[seat].length;
}
