import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtFile } from '../../../cards/art-file.ts';
import { eventSprite } from '../../../cards/sprite.ts';
import { PICTURES } from './pictures.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const ART = join(ROOT, 'src/ui/games/blitzkrieg-to-moscow-2/art');
const DATA = join(ROOT, 'src/engine/games/blitzkrieg-to-moscow-2/data/blitzkrieg-to-moscow-2.json');

interface Data {
  readonly cards: Readonly<Record<'german' | 'soviet', readonly { readonly id: string; readonly name: string }[]>>;
}

/** The cards in the order of the data, each name once: copies share their picture. Keys are ids without `-1`, `-2`. */
export function listNames(): readonly string[] {
  const { cards } = JSON.parse(readFileSync(DATA, 'utf8')) as Data;
  return [...new Set([...cards.german, ...cards.soviet].map(({ id }) => id.replace(/-\d$/, '')))];
}

/** The files that the logistics cards import. @throws when a card of the data has no picture. */
export function renderArt(): readonly ArtFile[] {
  const names = listNames();
  const pictures = names.map((name) => {
    const picture = PICTURES[name];
    if (!picture) throw new Error(`card ${name} has no picture`);
    return picture.join('');
  });
  return [
    { path: join(ART, 'cards.svg'), text: eventSprite(pictures) },
    { path: join(ART, 'order.json'), text: `${JSON.stringify(names, null, 2)}\n` },
  ];
}
