/** The sentences of the refusals: complete in both languages, and each of them in use. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/i18n/compiled/en/hitlers-reich.refusals.ts';
import { parseMessage } from '../../../../src/i18n/format.ts';
import { ja } from '../../../../src/i18n/compiled/ja/hitlers-reich.refusals.ts';
import { isWellSetJapanese } from '../../../i18n/typography.ts';
import { def } from '../../../support/reich.ts';

type Key = keyof typeof en;
const KEYS = Object.keys(en) as readonly Key[];

const placeholdersOf = (message: string): readonly string[] =>
  [
    ...new Set(
      parseMessage(message).flatMap((part) =>
        // English alone has verbs that agree with a name.
        typeof part === 'string' || part.kind === 'agree'
          ? []
          : [`${part.name}|${part.kind === 'plural' ? 'number' : part.kind}`],
      ),
    ),
  ].sort();

const HOME = 'src/engine/games/hitlers-reich';
const sources = ['explain', 'rules', 'verbs']
  .flatMap((folder) =>
    readdirSync(`${HOME}/${folder}`).map((file) => readFileSync(`${HOME}/${folder}/${file}`, 'utf8')),
  )
  .join('\n');

/** Sentences whose names are put together: conditions of events, stars, and what is asked now. */
const isComposed = (why: string): boolean => /^(now\.|try-if\.|star-)/.test(why);

describe('sentences of the refusals', () => {
  it('are the same in both languages and ask for the same names', () => {
    expect(Object.keys(ja)).toEqual(KEYS);
    const differing = KEYS.filter((key) => placeholdersOf(en[key]).join() !== placeholdersOf(ja[key]).join());
    expect(differing).toEqual([]);
  });

  it('are well set, and keep the voice', () => {
    expect(KEYS.filter((key) => !isWellSetJapanese(ja[key].replace(/\|[^}]*\}/g, '}')))).toEqual([]);
    expect(KEYS.filter((key) => /[!\uff01'"]|\s{2}/.test(en[key] + ja[key]))).toEqual([]);
  });

  it('are all in use', () => {
    const whys = KEYS.map((key) => key.slice('hr.no.'.length)).filter((why) => !isComposed(why));
    expect(whys.filter((why) => !sources.includes(`'${why}'`))).toEqual([]);
  });

  it('name what every question asks for', () => {
    const asked = Object.entries(def.nodes).flatMap(([at, { kind }]) => (kind === 'ask' ? [at] : []));
    expect(asked.filter((at) => !Object.hasOwn(en, `hr.no.now.${at.replace('/', '.')}`))).toEqual([]);
  });
});
