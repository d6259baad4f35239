import { describe, expect, expectTypeOf, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { findMessage, isLoaded, listDomains, loadCatalogue } from '../../src/i18n/catalogue.ts';
import type { Key, ParamsFor, PlainKey } from '../../src/i18n/catalogue.ts';
import { FOR_NONE, LANGS, parseMessage } from '../../src/i18n/format.ts';
import type { Param } from '../../src/i18n/format.ts';
import { CATALOGUES, DOMAINS } from './catalogues.ts';
import { isWellSetJapanese } from './typography.ts';

const everyMessage = DOMAINS.flatMap((domain) =>
  LANGS.flatMap((lang) =>
    Object.entries(CATALOGUES[domain][lang]).map(([key, message]) => ({ domain, lang, key, message })),
  ),
);

/** Placeholders as `name|kind`, without forms and order: languages differ in both. */
function placeholdersOf(message: string): readonly string[] {
  const found = parseMessage(message).flatMap((part) =>
    // Only English verbs agree with a name; the name itself is checked separately.
    typeof part === 'string' || part.kind === 'agree'
      ? []
      : [part.kind === 'plural' || part.kind === 'number' ? `${part.name}|number` : `${part.name}|${part.kind}`],
  );
  return [...new Set(found)].sort();
}

describe.each(DOMAINS)('catalogue %s', (domain) => {
  const { en, ja } = CATALOGUES[domain];

  it('has the same keys in both languages', () => {
    expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
  });

  it('asks for the same parameters in both languages', () => {
    const differing = Object.keys(en)
      .map((key) => ({ key, en: placeholdersOf(en[key] ?? ''), ja: placeholdersOf(ja[key] ?? '') }))
      .filter((each) => each.en.join() !== each.ja.join());
    expect(differing).toEqual([]);
  });

  it('gives English plurals two forms and Japanese ones one', () => {
    const wrong = everyMessage
      .filter((each) => each.domain === domain)
      .filter(({ lang, message }) =>
        parseMessage(message).some(
          (part) =>
            typeof part !== 'string' &&
            part.kind === 'plural' &&
            part.args.filter((form) => !form.startsWith(FOR_NONE)).length !== (lang === 'en' ? 2 : 1),
        ),
      );
    expect(wrong).toEqual([]);
  });
});

describe('every message', () => {
  // Whichever game was fetched says what its sides are called: games that have a side in common call it the same.
  it('belongs to one domain only, but for sides that games have in common', () => {
    const said = new Map<string, string>();
    const twice = everyMessage.filter(({ lang, key, message }) => {
      const before = said.get(`${lang} ${key}`);
      said.set(`${lang} ${key}`, message);
      return before !== undefined && (before !== message || !/^name\.(?:side|player)\./.test(key));
    });
    expect(twice).toEqual([]);
  });

  it('can be parsed and is a whole piece of speech, never a stump to be glued to another', () => {
    const stumps = everyMessage.filter(
      ({ message }) =>
        parseMessage(message).length === 0 || message !== message.trim() || /\s{2}|[,:;、\uff1a]$/.test(message),
    );
    expect(stumps).toEqual([]);
  });

  it('keeps the voice: no exclamation, no bare OK, curved quotation marks', () => {
    const loud = everyMessage.filter(({ message }) => /[!\uff01]|\bOK\b|['"]/.test(message));
    expect(loud).toEqual([]);
  });

  it('writes Japanese with half-width figures, Japanese stops and wide brackets', () => {
    const wrong = everyMessage.filter(
      ({ lang, message }) => lang === 'ja' && !isWellSetJapanese(message.replace(/\|[^}]*\}/g, '}')),
    );
    expect(wrong).toEqual([]);
  });

  it('is Japanese in the Japanese catalogue, except names', () => {
    const same = everyMessage.filter(
      ({ domain, lang, key, message }) =>
        lang === 'ja' &&
        message === CATALOGUES[domain].en[key] &&
        /[A-Za-z]{2}/.test(message.replace(/\{[^}]*\}/g, '')) &&
        !/^(lang\.|app\.name$|app\.title$|game\.[a-z0-9-]+$)/.test(key),
    );
    expect(same).toEqual([]);
  });
});

describe.each(GAMES)('what is said about $id', ({ id, reconstructed }) => {
  it('has who made it, and each part that was reconstructed', () => {
    const words = ['design', 'reconstructed', ...reconstructed.map((part) => `reconstructed.${part}`), 'screen'];
    expect(Object.keys(CATALOGUES[`${id}/about`].en).sort()).toEqual(words.map((word) => `game.${id}.${word}`).sort());
  });
});

describe('loading', () => {
  it('has English of shell and table from the first screen, the rest when wanted', async () => {
    expect(isLoaded('en')).toBe(true);
    expect(isLoaded('en', ['lessons'])).toBe(false);
    expect(isLoaded('ja')).toBe(false);
    expect([...listDomains()].sort()).toEqual([...DOMAINS].sort());
    await loadCatalogue('ja', DOMAINS);
    expect(isLoaded('ja', DOMAINS)).toBe(true);
    expect(findMessage('ja', 'table.undo')).toBe(CATALOGUES.table.ja['table.undo']);
  });

  it('knows no message for a foreign key, not even an inherited one', () => {
    expect(findMessage('en', 'no.such.key')).toBeNull();
    expect(findMessage('en', 'constructor')).toBeNull();
    expect(findMessage('en', '__proto__')).toBeNull();
  });
});

describe('types', () => {
  it('reject a wrong key or parameter before anything runs', () => {
    expectTypeOf<'app.no-such-key'>().not.toExtend<Key>();
    expectTypeOf<'app.cancel'>().toExtend<PlainKey>();
    expectTypeOf<'library.turn'>().not.toExtend<PlainKey>();
    expectTypeOf<ParamsFor<'library.turn'>>().toEqualTypeOf<{ readonly turn: number }>();
    expectTypeOf<ParamsFor<'library.count'>>().toEqualTypeOf<{ readonly n: number }>();
    expectTypeOf<ParamsFor<'app.loading'>>().toEqualTypeOf<{ readonly what: Param }>();
  });
});
