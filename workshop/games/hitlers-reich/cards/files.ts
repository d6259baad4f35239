import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDALLIONS, SUIT_INKS, medallion } from './emblems.ts';
import { PICTURES } from './events.ts';
import type { ArtFile } from '../../../cards/art-file.ts';
import { pictureFile, tidy } from '../../../cards/sprite.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const ART = join(ROOT, 'src/ui/games/hitlers-reich/cards/art');
const DATA = join(ROOT, 'src/engine/games/hitlers-reich/data/hitlers-reich-events.json');

/** Side of a medallion's window in the sprite. */
const WINDOW = 156;

/** Ids of the events in the order of the data, which is that of the sprite. */
export const listEventIds = (): readonly string[] =>
  (JSON.parse(readFileSync(DATA, 'utf8')) as { readonly cards: readonly { readonly id: string }[] }).cards.map(
    ({ id }) => id,
  );

/** All medallions of the suits, then Sabotage in the four inks that have a 1. */
export function listMedallions(): readonly { readonly name: string; readonly svg: string }[] {
  const suits = MEDALLIONS.filter((one) => one !== 'sabotage').map((suit) => ({
    name: suit,
    svg: medallion(suit, suit, SUIT_INKS[suit]),
  }));
  const ones = (['G', 'I', 'W', 'S'] as const).map((suit) => ({
    name: `${suit}1`,
    svg: medallion('sabotage', `${suit}1`, SUIT_INKS[suit]),
  }));
  return [...suits, ...ones];
}

/** The files that the cards import. @throws when an event of the data has no picture. */
export function renderArt(): readonly ArtFile[] {
  const ids = listEventIds();
  const pictures = ids.map((id) => {
    const picture = PICTURES[id];
    if (!picture) throw new Error(`event ${id} has no picture among them`);
    return { path: join(ART, 'events', `${id}.svg`), text: pictureFile(picture.join('')) };
  });
  const medallions = listMedallions();
  const high = WINDOW * medallions.length;
  const suits = medallions
    .map(({ svg }, at) => `<g transform="translate(${WINDOW / 2} ${WINDOW / 2 + at * WINDOW})">${svg}</g>\n`)
    .join('');
  return [
    ...pictures,
    {
      path: join(ART, 'suits.svg'),
      text: `${tidy(`<svg xmlns="http://www.w3.org/2000/svg" width="${WINDOW}" height="${high}" viewBox="0 0 ${WINDOW} ${high}">\n${suits}</svg>`)}\n`,
    },
    {
      path: join(ART, 'order.json'),
      text: `${JSON.stringify(
        medallions.map(({ name }) => name),
        null,
        2,
      )}\n`,
    },
  ];
}
