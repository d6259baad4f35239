/** A link that went through a chat or a mail is a whole link. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fresh } from '../support/store-world.ts';

const good = readFileSync(new URL('../saves/toy/format-1.json', import.meta.url), 'utf8').trim();
const data = deflateRawSync(good).toString('base64url');
const link = `https://fronts.example/app/#/share/${data}`;
const wrap = (text: string, width: number, end = '\n') => text.match(new RegExp(`.{1,${width}}`, 'g'))?.join(end) ?? '';

const ADDED: Readonly<Record<string, string>> = {
  'a full stop': `${link}.`,
  'a comma and words': `${link}, have a look`,
  'words after a space': `Our game: ${link} and more`,
  'words on the next line': `${link}\nThanks\nAnna`,
  'a bracket': `(our game: ${link})`,
  'a Markdown link': `[our game](${link})`,
  'angle brackets': `<${link}>`,
  'quotation marks': `"${link}"`,
  'a Japanese full stop': `対局です：${link}。`,
  'Japanese brackets': `「${link}」`,
  'Japanese words': `${link}をどうぞ`,
  'a question mark and a source': `${link}?utm_source=chat&utm_medium=app`,
  'a click id': `${link}&fbclid=IwAR0_abc-def`,
  'a click id as HTML has it': `${link}&amp;fbclid=IwAR0`,
  'a source before the sign': `https://fronts.example/app/?utm_source=chat#/share/${data}`,
  'another address after it': `${link}&url=https://elsewhere.example/x`,
  'the sign as an escape': `https://fronts.example/app/%23/share/${data}`,
  'marks of slanted type': `_${link}_`,
  'marks of bold type': `**${link}**`,
  'a code fence': `\`\`\`\n${link}\n\`\`\``,
  'signs of no width': `\uFEFF${link.slice(0, 90)}\u200B${link.slice(90)}`,
  'line breaks of a mail': wrap(link, 76),
  'line breaks of Windows': wrap(link, 72, '\r\n'),
  'soft line breaks': wrap(link, 75, '=\r\n'),
  'a quoted mail': `> ${wrap(link, 74, '\n> ')}\n>\n> Anna`,
  'line breaks, and a word after it': `${wrap(link, 76)}\nThanks`,
  'line breaks and words before and after it': `Our game:\n\n${wrap(link, 76)}\n\nThanks,\nAnna`,
  'spaces in the place of breaks': wrap(link, 76, ' '),
};

describe('a pasted link', () => {
  it.each(Object.entries(ADDED))('with %s is whole', async (_what, text) => {
    expect(await fresh().library.getState().importText(text)).toMatchObject({ ok: true, entry: { moves: 6 } });
  });

  it.each(['.', ')', '>', '。', '」', '?utm_source=x', '&fbclid=x', '%E3%80%82', '&url=https://elsewhere.example/x'])(
    'is opened with %s at its end',
    async (end) => {
      expect(await fresh().library.getState().importShare(`${data}${end}`)).toMatchObject({ ok: true });
    },
  );

  it('that is cut off is still refused', async () => {
    const { importText } = fresh().library.getState();
    expect(await importText(`${link.slice(0, -60)}.`)).toMatchObject({ problem: { key: 'app.import.link' } });
    expect(await importText(link.slice(0, -60))).toMatchObject({ problem: { key: 'app.import.damaged' } });
  });
});
