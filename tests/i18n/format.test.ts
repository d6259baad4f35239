import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import type { Lang, NameKind, Params, Source } from '../../src/i18n/format.ts';
import { MessageError, format, formatToParts, parseMessage } from '../../src/i18n/format.ts';
import { namesFrom } from '../../src/i18n/names.ts';
import { createSource } from '../../src/i18n/source.ts';

const NAMES: Readonly<Record<string, string>> = {
  'unit:G-B': 'Army Group B',
  'unit:G-G': 'Army Group G',
  'unit:G-H': 'Army Group H',
  'unit:G-SUF': 'Army Groups South and F',
  'place:baltic-states': 'Baltic States',
  'hex:0602': 'Berlin (0602)',
  'place:0602': 'Berlin',
  'side:german': 'German',
};

const MESSAGES: Readonly<Record<string, string>> = { other: 'other {n|number}', 'weather.mud': 'deep mud' };

const sourceOf = (message: string, lang: Lang = 'en'): Source => ({
  lang,
  message: (key) => MESSAGES[key] ?? (key === 'it' ? message : null),
  name: (kind: NameKind, id) => NAMES[`${kind}:${id}`] ?? null,
});

const say = (message: string, params: Params = {}, lang: Lang = 'en') =>
  format(sourceOf(message, lang), { key: 'it', params });

describe('placeholders', () => {
  it.each<[string, string, Params, string, Lang?]>([
    ['plain text', 'Hello {who}', { who: 'Mika' }, 'Hello Mika'],
    ['text is never markup', '{who}', { who: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
    ['text is never parsed again', '{who}', { who: '{who}' }, '{who}'],
    ['number', '{n|number}', { n: 1234 }, '1,234'],
    ['a real minus sign', '{n|number}', { n: -3 }, '−3'],
    ['signed, plus', '{n|signed}', { n: 1 }, '+1'],
    ['signed, minus', '{n|signed}', { n: -1 }, '−1'],
    ['signed, zero', '{n|signed}', { n: 0 }, '0'],
    ['percent', '{n|percent}', { n: 124 / 216 }, '57.4%'],
    ['percent in Japanese', '{n|percent}', { n: 0.5 }, '50.0%', 'ja'],
    ['a sign stays with its figure', 'wins (95%: {n} to {m|number}%)', { n: '+1.0', m: 9 }, 'wins (95%: +1.0 to 9%)'],
    ['and so does a unit', '{m|number} min {n|number} s left', { m: 1, n: 9 }, '1\u00a0min 9\u00a0s left'],
    ['か月 and か所 stay whole', '{n|number}か月、{m|number}か所', { n: 10, m: 3 }, '10か\u2060月、3か\u2060所', 'ja'],
    ['a word that begins like one does not', '{n|number} stacks', { n: 2 }, '2 stacks'],
    ['bytes', '{n|bytes}', { n: 512 }, '512\u00a0B'],
    ['kilobytes', '{n|bytes}', { n: 18_400 }, '18\u00a0KB'],
    ['megabytes', '{n|bytes}', { n: 2_000_000 }, '2\u00a0MB'],
    ['odds of three to one', '{n|ratio}', { n: 3 }, '3:1'],
    ['even odds', '{n|ratio}', { n: 1 }, '1:1'],
    ['odds below even', '{n|ratio}', { n: -1 }, '1:3'],
    ['one move', '{n|plural:# move|# moves}', { n: 1 }, '1 move'],
    ['no moves', '{n|plural:# move|# moves}', { n: 0 }, '0 moves'],
    ['none at all', '{n|plural:=0no moves left|# move|# moves}', { n: 0 }, 'no moves left'],
    ['one beside a form for none', '{n|plural:=0no moves left|# move|# moves}', { n: 1 }, '1 move'],
    ['many moves', '{n|plural:# move|# moves}', { n: 1500 }, '1,500 moves'],
    ['one form in Japanese', '{n|plural:#手}', { n: 1 }, '1手', 'ja'],
    ['a day of history', '{d|date}', { d: '1944-12-16' }, '16 Dec 1944'],
    ['a day of history in Japanese', '{d|date}', { d: '1944-12-16' }, '1944年12月16日', 'ja'],
    ['a date that is none', '{d|date}', { d: 'soon' }, 'soon'],
    ['unit', '{u|unit}', { u: 'G-B' }, 'Army Group B'],
    ['an unknown unit shows its id', '{u|unit}', { u: 'X-1' }, 'X-1'],
    ['hex', '{h|hex}', { h: '0602' }, 'Berlin (0602)'],
    ['place', '{h|place}', { h: '0602' }, 'Berlin'],
    ['side', '{s|side}', { s: 'german' }, 'German'],
    ['list', '{l|units}', { l: 'G-B, G-G,G-H' }, 'Army Group B, Army Group G and Army Group H'],
    ['list of those who act together', '{l|units}', { l: 'G-B+G-G' }, 'Army Group B and Army Group G'],
    ['a plus sign of a text', '{l|list}', { l: '+1,+2' }, '+1 and +2'],
    ['list of choices', '{l|units:or}', { l: 'G-B,G-G' }, 'Army Group B or Army Group G'],
    ['list in Japanese', '{l|list}', { l: 'A,B,C' }, 'A、B、C', 'ja'],
    ['empty list', '[{l|units}]', { l: '' }, '[]'],
    ['a verb after one', '{u|unit} {u|agree:goes|go} back', { u: 'G-B' }, 'Army Group B goes back'],
    ['a verb after more', '{u|unit} {u|agree:goes|go} back', { u: 'G-SUF' }, 'Army Groups South and F go back'],
    ['a verb after a place', '{p|place} {p|agree:falls|fall}', { p: 'baltic-states' }, 'Baltic States fall'],
    ['section', '{r|rule}', { r: '8.4' }, '§8.4'],
    ['a section without a number', '{r|rule}', { r: '8.odds' }, '§8'],
    ['ruling', '{r|rule}', { r: 'Q12' }, 'Q12'],
    ['numbered ruling', '{r|rule}', { r: 'R-18' }, 'R-18'],
    ['another message', '{k|t}!', { k: 'other', n: 4 }, 'other 4!'],
    ['a missing word is seen', '{k|word:weather}', { k: 'fog' }, '⟦weather.fog⟧'],
    ['a word of the catalogue', '{k|word:weather}', { k: 'mud' }, 'deep mud'],
    ['a missing parameter is seen', 'Hello {who}', {}, 'Hello ⟦who⟧'],
    ['an inherited parameter is missing', '{constructor}', {}, '⟦constructor⟧'],
    ['a missing message is seen', '{k|t}', { k: 'none' }, '⟦none⟧'],
  ])('%s', (_name, message, params, expected, lang) => {
    expect(say(message, params, lang)).toBe(expected);
  });

  it('does not run in a circle', () => {
    expect(say('{k|t}', { k: 'it' })).toBe('⟦it⟧');
  });

  it.each(['{', 'a } b', '{a|nosuch}', '{a b}', '{n|plural}', '{k|word}', '{u|agree:goes}', '{}'])(
    'refuses %s',
    (message) => {
      expect(() => parseMessage(message)).toThrow(MessageError);
    },
  );

  it('says which stretch names which thing', () => {
    expect(
      formatToParts(sourceOf('{u|unit} enters {h|place}.'), { key: 'it', params: { u: 'G-B', h: '0602' } }),
    ).toEqual([
      { kind: 'unit', id: 'G-B', text: 'Army Group B' },
      { kind: 'text', text: ' enters ' },
      { kind: 'space', id: '0602', text: 'Berlin' },
      { kind: 'text', text: '.' },
    ]);
  });
});

describe('names of the running game', () => {
  // Sides and factions are named by the catalogue of their game.
  beforeAll(() => loadCatalogue('en', ['table', 'hitlers-last-battles']));
  const names = namesFrom(
    {
      units: [{ id: 'G-B', nameEn: 'Army Group B', nameJa: 'B軍集団' }],
      hexes: [{ id: '0602', nameEn: 'Berlin', nameJa: 'ベルリン' }],
      markers: [{ id: 'M-GD', nameEn: 'Grossdeutschland', nameJa: 'グロースドイッチュラント' }],
    },
    { allied: 'Mika' },
  );
  const source = createSource('en', names);

  it.each<[NameKind, string, string | null]>([
    ['unit', 'G-B', 'Army Group B'],
    ['hex', '0602', 'Berlin (0602)'],
    ['place', '0602', 'Berlin'],
    ['marker', 'M-GD', 'Grossdeutschland'],
    ['side', 'allied', 'Allied'],
    ['player', 'allied', 'Mika (Allied)'],
    ['player', 'german', 'German player'],
    ['player', 'toString', null],
    ['faction', 'S', 'Soviet'],
    ['direction', 'SW', 'south-west'],
    ['unit', 'none', null],
  ])('%s %s is %s', (kind, id, expected) => {
    expect(source.name(kind, id)).toBe(expected);
  });
});
