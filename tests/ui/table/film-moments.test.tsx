/** The film of a turn, read from sample saves of each game. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { present } from '../../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../../src/engine/kernel/types.ts';
import { blitzkriegToMoscow2 as moscow } from '../../../src/games/blitzkrieg-to-moscow-2.ts';
import { hitlersLastBattles as battles } from '../../../src/games/hitlers-last-battles.ts';
import { hitlersReich as reich } from '../../../src/games/hitlers-reich.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import { filmOf } from '../../../src/store/film.ts';
import type { HistoryPoint, WhatIfGround } from '../../../src/store/types.ts';
import { blitzkriegToMoscow2Table } from '../../../src/ui/games/blitzkrieg-to-moscow-2/index.tsx';
import { hitlersLastBattlesTable } from '../../../src/ui/games/hitlers-last-battles/index.tsx';
import { hitlersReichTable } from '../../../src/ui/games/hitlers-reich/index.tsx';
import { turnToWatch } from '../../../src/ui/table/film/film-turn.ts';
import { cutTurn, momentsOf, tellMoment } from '../../../src/ui/table/film/moments.ts';
import { loadSample, sampleOf } from '../../support/samples.ts';

await loadCatalogue('en', ['table', 'blitzkrieg-to-moscow-2', 'hitlers-last-battles', 'hitlers-reich']);
const GAMES = {
  btm: [blitzkriegToMoscow2, blitzkriegToMoscow2Table, moscow],
  hlb: [hitlersLastBattles, hitlersLastBattlesTable, battles],
  hr: [hitlersReich, hitlersReichTable, reich],
} as const;

/** The film of the last turn of a sample, for the seat that is called behind a cover, or for the table. */
function readFilm(game: keyof typeof GAMES, name: string, called: string | null = null) {
  const [someDef, table, manifest] = GAMES[game];
  const def = someDef as unknown as GameDefinition<Types>;
  const match = loadSample(def, sampleOf(`${def.id}.${name}`));
  const i18n = createI18n('en', (manifest.names as (facts: object) => never)(def.data.facts));
  const film = filmOf({ def, match, about: { name: '', seatNames: {} } } as unknown as WhatIfGround);
  const points = match.points.flatMap((_, at) => film.frameAt(at)?.point ?? []);
  const turn = turnToWatch(points, called, points.length - 1);
  if (!turn) throw new Error('no turn');
  const moments = momentsOf(table, film, i18n, turn);
  return { match, turn, moments, i18n, texts: moments.map((moment) => tellMoment(i18n, moment)) };
}

const PHASE = / phase\b/;

describe('Blitzkrieg to Moscow 2', () => {
  const { moments, texts, turn } = readFilm('btm', 'logistics-sea-soviet', 'soviet');

  it('has one moment for each combat with its die, and one for plain marches', () => {
    expect([turn.side, turn.first, turn.last]).toEqual(['german', 1, 56]);
    expect(moments.slice(0, 3).map(({ kind }) => kind)).toEqual(['march', 'remove', 'fight']);
    const fights = moments.filter(({ kind }) => kind === 'fight');
    expect(fights).toHaveLength(6);
    expect(fights.every(({ title }) => title.startsWith('Attack on '))).toBe(true);
    expect(fights.filter(({ rows }) => rows.some(({ dice }) => dice.length > 0)).length).toBeGreaterThan(2);
    expect(fights.flatMap(({ rows }) => rows.flatMap(({ dice }) => dice)).every(({ tone }) => tone === 'dark')).toBe(
      true,
    );
  });

  it('begins each moment where the one before has ended, so that pieces slide on from there', () => {
    const [first, ...others] = moments;
    expect(first?.from).not.toEqual(first?.view);
    expect(others.map(({ from }) => from)).toEqual(moments.slice(0, -1).map(({ view }) => view));
  });

  it('marks on the map what each moment has changed, and the ways of its units', () => {
    expect(moments[0]?.ways.every((way) => way.length > 1)).toBe(true);
    const lost = moments.flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'lost'));
    expect(lost.length).toBeGreaterThan(3);
    expect(moments.map(({ at }) => at)).toEqual([...moments.map(({ at }) => at)].sort((a, b) => a - b));
  });

  it('names no phase', () => {
    expect(texts.filter((text) => text === '' || PHASE.test(text))).toEqual([]);
  });

  it('gives a march that closes a pocket a moment of its own', () => {
    const { moments: first } = readFilm('btm', 'breakthrough-second-soviet');
    expect(first[0]?.kind).toBe('march');
    expect(first[0]?.title).toBe('2nd Panzer Army moves from Army Group Centre to 1001, 1 hex');
    expect(first[0]?.marks).toContainEqual({ kind: 'cut-off', place: '0901' });
    expect(first[1]?.title).toBe('6 moves');
  });

  it('ends with the supply of the turn, in which units surrender', () => {
    const { moments: all } = readFilm('btm', 'breakthrough-second-soviet');
    expect(all.at(-1)?.kind).toBe('supply');
    expect(all.at(-1)?.title).toBe('1st Panzer Army, out of supply in 0904, surrenders');
  });

  it('shows a card with the attack that it allows', () => {
    const { moments: all } = readFilm('btm', 'breakthrough-second-soviet');
    const attack = all.find(({ title }) => title.startsWith('Attack on 0902'));
    expect(attack?.kind).toBe('fight');
    expect(attack?.rows.at(-1)?.text).toBe('Soviet 6th Army is eliminated in 0902');
  });
});

describe('the names of kinds', () => {
  const kindOf = ([, table]: (typeof GAMES)[keyof typeof GAMES], key: string) =>
    table.readFilm([{ key, params: {} }])[0];

  it('calls a unit that leaves the map a removal', () => {
    expect(kindOf(GAMES.btm, 'btm.log.removed-stacking')).toBe('remove');
    expect(kindOf(GAMES.btm, 'btm.log.removed-own-will')).toBe('remove');
    expect(kindOf(GAMES.btm, 'btm.log.arrived')).toBe('build');
  });

  it('calls no decision without a card a card', () => {
    expect(kindOf(GAMES.hlb, 'hlb.log.volkssturm-yes')).toBe('course');
    for (const key of ['passed', 'resigned', 'barbarossa', 'year-ended'])
      expect(kindOf(GAMES.hr, `hr.log.${key}`)).toBe('course');
    expect(kindOf(GAMES.hr, 'hr.log.named')).toBe('card');
  });
});

describe('Hitler’s Last Battles', () => {
  const { moments, texts } = readFilm('hlb', 'battle-german');

  it('has markers, marches and each battle with the dice of both sides', () => {
    expect(moments.map(({ kind }) => kind)).toEqual(['build', 'march', 'fight', 'fight', 'fight', 'fight']);
    expect(moments[1]?.title).toBe('6 moves');
    expect(moments[2]?.result).toBe('Defender eliminated');
    expect(moments[2]?.rows[0]?.dice).toEqual([
      { value: 6, tone: 'pale' },
      { value: 5, tone: 'pale' },
      { value: 2, tone: 'dark' },
    ]);
    expect(texts.filter((text) => PHASE.test(text))).toEqual([]);
  });

  it('tells in which battle a hex with points was taken', () => {
    expect(moments.map(({ isTaken }) => isTaken)).toEqual([false, false, true, true, false, false]);
    expect(moments[2]?.marks).toEqual([
      { kind: 'taken', place: '0403', to: 'W' },
      { kind: 'lost', place: '0403', n: 1 },
    ]);
  });
});

describe('Hitler’s Reich', () => {
  const { moments, texts, match, turn } = readFilm('hr', 'turn-action-axis');

  it('has each contest with its dice, and what was built', () => {
    expect(moments.map(({ kind, result, isTaken }) => [kind, result, isTaken])).toEqual([
      ['fight', 'Berlin falls', true],
      ['fight', 'FLEET CARRIERS won', false],
      ['build', null, false],
    ]);
    expect(moments[0]?.ways[0]).toEqual(['poland', 'berlin']);
    expect(moments[0]?.rows.slice(0, 2).map(({ dice }) => dice.map(({ tone }) => tone))).toEqual([
      ['pale', 'pale', 'pale', 'pale'],
      ['dark', 'dark', 'dark', 'dark'],
    ]);
    expect(texts.filter((text) => PHASE.test(text))).toEqual([]);
  });

  it('holds no card of a hand', () => {
    const { hands } = present(match).state as unknown as { readonly hands: Readonly<Record<string, string[]>> };
    const cards = Object.values(hands).flat();
    expect(cards.length).toBeGreaterThan(4);
    const text = JSON.stringify(moments);
    expect(cards.filter((card) => text.includes(`"${card}"`))).toEqual([]);
    expect(turn.called).toBe('axis');
  });
});

describe('a turn that is cut into moments', () => {
  const point = (index: number, keys: readonly string[]) =>
    ({ index, lines: keys.map((key, n) => ({ key, n })), draws: [] }) as unknown as HistoryPoint;
  const ROLES = { move: 'march', attack: 'fight', card: 'card', falls: 'taken', more: 'joins' } as const;
  const game = {
    readFilm: (lines: readonly { readonly key: string }[]) =>
      lines.map(({ key }) => ROLES[key as keyof typeof ROLES] ?? null),
    log: {
      headingOf: ({ key }: { readonly key: string }) => (key === 'turn' ? 'turn' : null),
      isResult: ({ key }: { readonly key: string }) => key === 'result',
    },
  } as unknown as Parameters<typeof cutTurn>[0];
  const cut = (...points: readonly (readonly string[])[]) =>
    cutTurn(
      game,
      points.map((keys, at) => point(at + 1, keys)),
    );

  it('gives silent points to the moment that they lead to, and nothing to lines of the next turn', () => {
    const [march, ...others] = cut([], [], ['move'], ['turn', 'card']);
    expect(others).toEqual([]);
    expect(march?.points.map(({ index }) => index)).toEqual([1, 2, 3]);
  });

  it('lets a card without an effect belong to the fight or the march after it', () => {
    expect(cut(['card'], ['attack'], ['more']).map(({ kind, lead }) => [kind, lead.key])).toEqual([
      ['fight', 'attack'],
    ]);
    expect(cut(['card'], ['move', 'move'], ['move']).map(({ kind, n }) => [kind, n])).toEqual([
      ['card', 1],
      ['march', 1],
    ]);
    expect(cut(['attack'], ['card'], ['falls']).map(({ kind, isTaken }) => [kind, isTaken])).toEqual([['fight', true]]);
  });
});
