/** Areas that a pack adds to the map of Hitler's Reich or takes away from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NAMED_BY_RULES } from '../../../src/engine/games/hitlers-reich/pack-faults.ts';
import { packs } from '../../../src/engine/games/hitlers-reich/packs.ts';
import { decide, startGame } from '../../../src/engine/kernel/runner.ts';
import { packOf } from '../../support/packs.ts';

type Entries = Parameters<typeof packOf>[1];
const fileOf = (entries: Entries) => packOf('hitlers-reich', entries);
const check = (entries: Entries) => packs.check(fileOf(entries));

const GALICIA = {
  name: { en: 'Galicia', ja: 'ガリツィア' },
  ...{ ground: 'land', control: 'soviet', production: 0, island: false, across: 55, down: 50 },
  links: ['poland', 'kharkov', 'minsk'].map((to) => ({ to, condition: 'none' })),
};
const GULF = {
  ...GALICIA,
  name: { en: 'Gulf of Riga', ja: 'リガ湾' },
  ...{ ground: 'sea', control: 'none' },
  links: ['baltic-sea', 'baltic-states', 'own-galicia'].map((to) => ({ to, condition: 'none' })),
};
const added = fileOf([
  ['space:own-gulf-of-riga', GULF],
  ['space:own-galicia', GALICIA],
]);

describe('an area of a pack’s own', () => {
  const def = packs.open(added);

  it('is on the map with its links, each of the kind of its ends', () => {
    const { areas, zones, edges } = def.data.facts;
    expect(areas.at(-1)).toMatchObject({ id: 'own-galicia', start1941: 'soviet', place: [55, 50] });
    expect(zones.at(-1)).toMatchObject({ id: 'own-gulf-of-riga', start1941: 'none' });
    const own = edges.filter(({ a }) => a.startsWith('own-'));
    expect(own.map(({ a, b, kind }) => [a, b, kind])).toEqual([
      ...['poland', 'kharkov', 'minsk'].map((to) => ['own-galicia', to, 'land']),
      ['own-gulf-of-riga', 'baltic-sea', 'sea'],
      ['own-gulf-of-riga', 'baltic-states', 'coast'],
      ['own-gulf-of-riga', 'own-galicia', 'coast'],
    ]);
  });

  it('may be attacked, in the words of moves that read back, and every scenario can be played', () => {
    const position = { side: 'axis', pact: false } as const;
    const setup = { scenario: 'campaign-1941', seed: 'test', options: {}, rules: def.rulesVersion, position };
    const moves = decide(def, startGame(def, setup).state)?.moves ?? [];
    const march = 'A land poland>own-galicia';
    expect(moves.map((move) => def.words.notation(move))).toContain(march);
    expect(def.words.parse(march)).not.toBeNull();
    expect(packs.tryOut(added)).toBeNull();
  });

  it('makes another game of it, whose fingerprint does not depend on where it is drawn', () => {
    expect(def.data.pack).not.toBe(packs.shipped);
    const moved = fileOf([
      ['space:own-gulf-of-riga', GULF],
      ['space:own-galicia', { ...GALICIA, across: 10 }],
    ]);
    expect(packs.open(moved).data.pack).toBe(def.data.pack);
  });

  it.each<readonly [string, string, object, string]>([
    ['a space that is not there', 'own-x', { links: [{ to: 'atlantis', condition: 'none' }] }, 'refused.value.choice'],
    ['itself', 'own-x', { links: [{ to: 'own-x', condition: 'none' }] }, 'refused.value.choice'],
    ['an id that no command could write', 'own-X1', {}, 'refused.unknown'],
    ['a place off the board', 'own-x', { across: 140 }, 'refused.value.number'],
  ])('with %s is refused by its place', (_, id, change, key) => {
    const { problem } = check([[`space:${id}`, { ...GALICIA, ...change }]]);
    expect(problem?.key).toBe(`pack.${key}`);
    expect(problem?.params?.['path']).toMatch(/^entries\.0\./);
  });

  it.each<readonly [string, object, string]>([
    ['on land without control', { control: 'none' }, 'own-land'],
    ['at sea under print', { ground: 'sea' }, 'own-sea'],
    ['with production of nobody', { control: 'closed', production: 2 }, 'own-production'],
    ['without a link', { links: [] }, 'cut-off'],
  ])('%s does not go together', (_, change, key) => {
    expect(check([['space:own-x', { ...GALICIA, ...change }]]).faults.map((fault) => fault.key)).toContain(
      `pack.fault.${key}`,
    );
  });
});

describe('an area of ours that the printed map lacks', () => {
  it('is taken off with its links', () => {
    const file = fileOf([['space:hungary', false]]);
    expect(packs.check(file)).toMatchObject({ problem: null, faults: [] });
    const { areas, edges } = packs.open(file).data.facts;
    expect(JSON.stringify([areas, edges])).not.toContain('"hungary"');
    expect(packs.tryOut(file)).toBeNull();
  });

  it('stays where a rule, a card or a set-up names it', () => {
    const problemOf = (id: string) => check([[`space:${id}`, false]]).problem;
    expect(problemOf('paris')).toEqual({
      key: 'pack.refused.missed.rule',
      params: { path: 'entries.0', space: 'paris', rule: '8.3' },
    });
    expect(problemOf('minsk')).toMatchObject({ params: { rule: '6.7.2' } });
    expect(problemOf('greece')).toMatchObject({ key: 'pack.refused.missed.setup' });
    expect(
      check([
        ['space:hungary', false],
        ['space:own-galicia', { ...GALICIA, links: [{ to: 'hungary', condition: 'none' }] }],
      ]).problem,
    ).toMatchObject({ key: 'pack.refused.missed.link', params: { path: 'entries.0', other: 'own-galicia' } });
  });

  it('is known by the rules if their source names it', () => {
    const root = 'src/engine/games/hitlers-reich';
    const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('pack-'))
      .map((name) => readFileSync(`${root}/${name}`, 'utf8'))
      .join('\n');
    const spaces = packs.data.listed.flatMap(({ kind, of, field }) => (kind === 'space' && field === null ? [of] : []));
    const named = spaces.filter((id) => source.includes(`'${id}'`));
    expect(named.filter((id) => !(id in NAMED_BY_RULES))).toEqual([]);
    for (const id of spaces) {
      const file = fileOf([[`space:${id}`, false]]);
      const { problem, faults } = packs.check(file);
      const isFree = problem === null && faults.length === 0;
      // Each begins a match; one of them was played above.
      if (isFree)
        expect(packs.build(file).data.facts.areas.length + packs.build(file).data.facts.zones.length).toBe(
          spaces.length - 1,
        );
    }
  });
});

describe('the set-up of 1944', () => {
  const start = (entries: Entries) =>
    startGame(packs.open(fileOf(entries)), { scenario: 'short-1944', seed: 'x', options: {} }).state;

  it('is placed as a pack says', () => {
    const { markers, fortresses, fleets, events } = start([
      ['start-1944:greece/marker', 'none'],
      ['start-1944:smolensk/marker', 'axis'],
      ['start-1944:rome/fortress', 'none'],
      ['start-1944:romania/fortress', 'axis'],
      ['start-1944:black-sea/marker', 'axis'],
      ['start-1944:skagerrak/fleet-axis', false],
      ['start-1944:black-sea/fleet-axis', true],
      ['event:rommel/start-1944', 'axis-hand'],
      ['space:own-galicia', GALICIA],
    ]);
    expect([markers['greece'], markers['smolensk'], markers['black-sea']]).toEqual([null, 'axis', 'axis']);
    expect(fortresses.axis).toEqual(['calais', 'holland-belgium', 'normandy', 'romania']);
    expect(fleets.axis).toEqual(['baltic-sea', 'black-sea']);
    const [rommel] = packs.build(fileOf([])).data.facts.events.find(({ id }) => id === 'rommel')?.copies ?? [];
    expect(events[rommel?.id ?? '']).toMatch(/^axis-/);
  });

  it('takes no more pieces than the box has, and no marker where it is needless', () => {
    const faultsOf = (entries: Entries) => check(entries).faults.map(({ key }) => key);
    expect(faultsOf([['start-1944:berlin/marker', 'axis']])).toEqual(['pack.fault.marker']);
    expect(faultsOf([['start-1944:berlin/fortress', 'axis']])).toEqual(['pack.fault.too-many.fortresses']);
    expect(faultsOf([['start-1944:levant/fleet-allied', true]])).toEqual(['pack.fault.too-many.fleets']);
    expect(check([['start-1944:tunisia/marker', 'none']]).problem).toMatchObject({ key: 'pack.refused.value.choice' });
  });

  it('frees an area that only it names', () => {
    const file = fileOf([
      ['space:yugoslavia', false],
      ['start-1944:yugoslavia/marker', 'none'],
    ]);
    expect(packs.check(file)).toMatchObject({ problem: null, faults: [] });
    expect(packs.check(fileOf([['space:yugoslavia', false]])).problem).toMatchObject({
      key: 'pack.refused.missed.setup',
    });
  });
});
