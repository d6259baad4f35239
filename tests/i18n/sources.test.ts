import { beforeAll, describe, expect, it } from 'vitest';
import * as moscow from '../../src/engine/games/blitzkrieg-to-moscow-2/pack-data.ts';
import { readShippedPack as readMoscow } from '../../src/engine/games/blitzkrieg-to-moscow-2/pack.ts';
import * as battles from '../../src/engine/games/hitlers-last-battles/pack-data.ts';
import { readShippedPack as readBattles } from '../../src/engine/games/hitlers-last-battles/pack.ts';
import * as reich from '../../src/engine/games/hitlers-reich/pack-data.ts';
import { readShippedPack as readReich } from '../../src/engine/games/hitlers-reich/pack.ts';
import { findGame } from '../../src/games/shelf.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { LANGS } from '../../src/i18n/format.ts';
import { NO_NAMES } from '../../src/i18n/names.ts';
import { sourceKey, sourceWords, unsaidIn } from '../../src/i18n/source-words.ts';
import { createI18n } from '../../src/i18n/use-t.tsx';

const hr = readReich();
const hlb = readBattles();
const hrData = reich.makeData(hr);
const btmData = moscow.makeData(readMoscow());
const hlbData = battles.makeData(hlb);
const said = [...hlb.hexes, ...hlb.units, ...hlb.attackMarkers].map(({ provenance }) => provenance);

/** The displayed sources of data: each datum's, and the table's description of a place or piece. */
const SOURCES = [
  {
    ...{ game: 'hitlers-reich', prefix: 'hr' },
    sources: [
      ...[...hrData.listed, ...hrData.others()].map(({ source }) => source),
      ...[...hr.landAreas, ...hr.seaZones].flatMap(({ existence, existenceRule, startEvidence }) => [
        `${existence} ${existenceRule}`,
        startEvidence ?? '',
      ]),
    ],
  },
  {
    ...{ game: 'hitlers-last-battles', prefix: 'hlb' },
    sources: [
      ...[...hlbData.listed, ...hlbData.others()].map(({ source }) => source),
      ...said.flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one))),
    ],
  },
  {
    ...{ game: 'blitzkrieg-to-moscow-2', prefix: 'btm' },
    sources: [...btmData.listed, ...btmData.others()].map(({ source }) => source),
  },
] as const;

describe.each(LANGS)('where data come from, in %s', (lang) => {
  beforeAll(async () => {
    await Promise.all(SOURCES.map(({ game }) => loadCatalogue(lang, [game])));
  });

  it.each(SOURCES)('is a sentence for every datum of $game', ({ game, prefix, sources }) => {
    expect(findGame(game)).not.toBeNull();
    const i18n = createI18n(lang, NO_NAMES);
    const all = [...new Set(sources)];
    expect(all.length).toBeGreaterThan(30);
    expect(all.flatMap((source) => unsaidIn(i18n, prefix, source))).toEqual([]);
    expect(all.map((source) => sourceWords(i18n, prefix, source)).filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it.each(SOURCES)('has no sentence that no datum of $game needs', async ({ game, prefix, sources }) => {
    const source = findGame(game)?.words.game[lang];
    const catalogue = typeof source === 'function' ? await source() : source;
    const clauses = [...sources, 'PACK'].flatMap((source) => source.split(/; (?![^()]*\))/));
    const needed = new Set(clauses.map((clause) => sourceKey(prefix, clause.trim())));
    const own = Object.keys(catalogue ?? {}).filter((key) => key.startsWith(`source.${prefix}.`));
    expect(own.filter((key) => !needed.has(key) && !key.startsWith(`source.${prefix}.of.`))).toEqual([]);
  });

  it('names the parts of what a table tells', () => {
    const i18n = createI18n(lang, NO_NAMES);
    const parts = new Set(said.flatMap((one) => (typeof one === 'string' ? [] : Object.keys(one))));
    expect([...parts].filter((part) => !i18n.has(`source.hlb.of.${part}`))).toEqual([]);
  });
});

it('has a key of its own for each wording, and shows numbers of rules with their sign', () => {
  expect(sourceKey('hr', 'SEED 2.2, 2.5')).toBe(sourceKey('hr', 'SEED 2.1'));
  expect(sourceKey('btm', 'move (>3)')).not.toBe(sourceKey('btm', 'move (<=3)'));
  expect(sourceWords(createI18n('en', NO_NAMES), 'hr', 'SEED 2.2, 2.5')).toBe('Named in the rulebook: §2.2, §2.5');
});
