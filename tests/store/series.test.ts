import type { SeriesGame } from '../../src/engine/kernel/types.ts';
import { describe, expect, it } from 'vitest';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { series as rules } from '../../src/engine/games/hitlers-reich/series.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { en } from '../../src/i18n/compiled/en/hitlers-reich.ts';
import type { Series } from '../../src/store/saves/series-shape.ts';
import { begin, fresh, playAll, type Tab } from '../support/store-world.ts';

const openReich = () => fresh({ games: { 'hitlers-reich': hitlersReich } });

const SETUP = { scenario: 'tournament', seed: 'series', options: { level: 'intro-1941-42', icons: 'both' } } as const;
const NAMES = { axis: 'Mika', allies: 'Ken' };
const MATCH = {
  game: 'hitlers-reich',
  setup: SETUP,
  about: { name: 'Club', seatNames: NAMES, curtain: false },
} as const;

async function beginSeries(tab: Tab, about: object = {}): Promise<void> {
  const made = await tab.match.getState().create({ ...MATCH, about: { ...MATCH.about, ...about } });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
}

/** The side that decides gives up. */
const resign = (tab: Tab) => playAll(tab, 'resign');

const seriesIn = (text: string | null): Series => readSave(text ?? '').about.series as Series;

describe('a series of matches (§10.4.3, R-41)', () => {
  it('begins with its first game, in a tournament and nowhere else', async () => {
    const tab = openReich();
    await beginSeries(tab);
    const { series, about } = tab.match.getState();
    expect(series).toMatchObject({ number: 1, seat: 'axis', standings: [], next: null });
    expect([...(series?.waiting ?? [])].sort()).toEqual(['Ken', 'Mika']);
    expect(about?.series).toEqual({ id: series?.id, games: [] });
    expect(await tab.match.getState().createNext()).toMatchObject({ problem: { key: 'app.match.no-next' } });

    await tab.match.getState().create({ ...MATCH, setup: { ...SETUP, scenario: 'intro-1941-42', options: {} } });
    expect(tab.match.getState().series).toBeNull();
    await begin(tab);
    expect(tab.match.getState()).toMatchObject({ game: 'toy', series: null });
  });

  it('needs a name of their own for each player', async () => {
    const tab = openReich();
    for (const seatNames of [{}, { axis: 'Mika' }, { axis: 'Mika', allies: ' Mika ' }]) {
      const made = await tab.match.getState().create({ ...MATCH, about: { seatNames } });
      expect(made).toEqual({ ok: false, problem: { key: 'app.match.series-names' } });
    }
    expect(await tab.archive.list()).toEqual([]);
  });

  it('goes on with seats changed, level, rulings and ways the same, another seed', async () => {
    const tab = openReich();
    await beginSeries(tab, { undo: 'open', tags: ['club'] });
    const first = tab.match.getState();
    const seed = readSave(first.exportText() ?? '').setup.seed;
    await resign(tab);
    const over = tab.match.getState();
    expect(over.series).toMatchObject({ number: 1, next: 'Ken', waiting: ['Ken'] });
    expect(over.series?.standings).toMatchObject([
      { player: 'Mika', place: 1, best: { key: 'hr.log.won', params: { side: 'allies', why: 'hr.win.resigned' } } },
    ]);

    const made = await over.createNext();
    expect(made.ok).toBe(true);
    const next = tab.match.getState();
    expect(next.setup).toEqual({ scenario: SETUP.scenario, options: SETUP.options });
    expect(next.about).toMatchObject({
      ...{ name: 'Club', seatNames: { axis: 'Ken', allies: 'Mika' }, undo: 'open', tags: ['club'], curtain: false },
      series: { id: first.series?.id, games: [{ players: NAMES, winner: 'allies', key: 'hr.win.resigned' }] },
    });
    expect(readSave(next.exportText() ?? '').setup.seed).not.toBe(seed);
    expect(next.series).toMatchObject({ number: 2, next: null, waiting: ['Ken'] });
  });

  it('ranks all games once each player has commanded the Axis, and lists its matches in the library', async () => {
    const tab = openReich();
    await beginSeries(tab);
    await resign(tab);
    await tab.match.getState().createNext();
    await resign(tab);
    const { series } = tab.match.getState();
    expect(series).toMatchObject({ number: 2, next: 'Mika', waiting: [] });
    expect(series?.standings.map(({ player }) => player).sort()).toEqual(['Ken', 'Mika']);
    const leads = series?.standings.map(({ lead }) => lead) ?? [];
    expect(leads).toEqual([...leads].sort((a, b) => b - a));

    await tab.library.getState().refresh();
    const listed = tab.library.getState().entries.map(({ about }) => about.series);
    expect(listed.map((one) => one?.games.length).sort()).toEqual([0, 1]);
    expect(new Set(listed.map((one) => one?.id))).toEqual(new Set([series?.id]));
  });

  it('does not count a line that is only tried', async () => {
    const tab = openReich();
    await beginSeries(tab, { undo: 'open' });
    await playFirst(tab, 3);
    expect((await tab.match.getState().tryLine()).ok).toBe(true);
    await resign(tab);
    expect(tab.match.getState().series).toMatchObject({ standings: [], next: null });
  });
});

/** The first legal move, `n` times. */
async function playFirst(tab: Tab, n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    const { decision, dispatch } = tab.match.getState();
    const [move] = decision?.moves ?? [];
    if (move) await dispatch(move);
  }
}

describe('a series in a save', () => {
  async function savedSecondGame(): Promise<string> {
    const tab = openReich();
    await beginSeries(tab);
    await resign(tab);
    await tab.match.getState().createNext();
    return tab.match.getState().exportText() ?? '';
  }

  it('comes in as it went out, by file and from the disk', async () => {
    const text = await savedSecondGame();
    const tab = openReich();
    const brought = await tab.library.getState().importText(text);
    if (!brought.ok) throw new Error(JSON.stringify(brought.problem));
    expect(brought.entry.about.series).toEqual(seriesIn(text));
    await tab.match.getState().open(brought.id);
    expect(tab.match.getState().series).toMatchObject({ number: 2, standings: [{ player: 'Mika' }] });
    await tab.library.getState().rename(brought.id, 'Other');
    expect(seriesIn(await tab.library.getState().exportText(brought.id))).toEqual(seriesIn(text));
    await tab.match.getState().setAbout({ name: 'Third' });
    expect(seriesIn(tab.match.getState().exportText())).toEqual(seriesIn(text));
  });

  it('may be missing: a save from before there were series still opens', async () => {
    const text = await savedSecondGame();
    const { series: _series, ...about } = readSave(text).about;
    const tab = openReich();
    const brought = await tab.library.getState().importText(JSON.stringify({ ...readSave(text), about }));
    if (!brought.ok) throw new Error(JSON.stringify(brought.problem));
    await tab.match.getState().open(brought.id);
    expect(tab.match.getState()).toMatchObject({ status: 'open', series: null });
  });

  it('gives names that can be shown', async () => {
    const text = await savedSecondGame();
    const tab = openReich();
    const brought = await tab.library.getState().importText(text.replaceAll('"axis":"Mika"', '"axis":"Mi\\u202eka"'));
    if (!brought.ok) throw new Error(JSON.stringify(brought.problem));
    expect(brought.entry.about.series?.games[0]?.players['axis']).toBe('Mi ka');
  });

  const change = (text: string, how: (series: Series, game: SeriesGame) => unknown): string => {
    const file = readSave(text);
    const series = file.about.series as Series;
    const [game] = series.games;
    if (!game) throw new Error('no game');
    return JSON.stringify({ ...file, about: { ...file.about, series: how(series, game) } });
  };
  const withGame = (patch: object) => (series: Series, game: SeriesGame) => ({
    ...series,
    games: [{ ...game, ...patch }],
  });

  it.each<[string, (series: Series, game: SeriesGame) => unknown, string]>([
    ['a text', () => 'series', 'about.series'],
    ['an unknown field', (series) => ({ ...series, extra: 1 }), 'about.series'],
    ['no id', (series) => ({ ...series, id: '' }), 'about.series.id'],
    ['too many games', (series, game) => ({ ...series, games: Array(101).fill(game) }), 'about.series.games'],
    ['a seat that is not there', withGame({ players: { axis: 'A', red: 'B' } }), 'about.series.games.0'],
    ['two players of one name', withGame({ players: { axis: 'A', allies: 'A ' } }), 'about.series.games.0'],
    ['a name of nothing to see', withGame({ players: { axis: '\u200e', allies: 'B' } }), 'about.series.games.0'],
    ['a result without a sentence', withGame({ key: 'hr.win.luck' }), 'about.series.games.0'],
    ['a result of the other level', withGame({ key: 'hr.win.allies-limited' }), 'about.series.games.0'],
    ['a winner of no side', withGame({ winner: 'switzerland' }), 'about.series.games.0'],
    ['a hand size beyond the track', withGame({ score: { axis: 99, allies: 6 } }), 'about.series.games.0'],
    [
      'a hand size that is no whole number',
      withGame({ score: { axis: 1.5, allies: 6 } }),
      'about.series.games.0.score',
    ],
  ])('is refused with %s', async (_, how, path) => {
    const tab = openReich();
    const brought = await tab.library.getState().importText(change(await savedSecondGame(), how));
    expect(brought).toMatchObject({ ok: false, problem: { key: 'save.refused.shape' } });
    expect(brought.ok ? '' : brought.problem.params?.['path']).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}`));
    expect(await tab.archive.list()).toEqual([]);
  });

  it('is refused in a match that is no game of a series', async () => {
    const text = await savedSecondGame();
    const file = readSave(text);
    const other = { ...file, setup: { ...file.setup, scenario: 'intro-1941-42', options: {} } };
    const tab = openReich();
    expect(await tab.library.getState().importText(JSON.stringify(other))).toMatchObject({
      problem: { key: 'save.refused.shape', params: { path: 'about.series' } },
    });
  });
});

describe('the rules of the series', () => {
  const given = { scenario: 'tournament', options: { level: 'intro-1941-43' } };
  const game = (axis: string, allies: string, key: string, winner: string, lead: number): SeriesGame => ({
    players: { axis, allies },
    winner,
    key: `hr.win.${key}`,
    score: { axis: 6 + lead, allies: 6 },
  });

  it('rank by the level that was chosen, the lead breaking ties, and share what is left', () => {
    const games = [
      game('A', 'B', 'allies-decisive', 'allies', -6),
      game('B', 'A', 'allies-limited', 'allies', -4),
      game('C', 'A', 'allies-limited', 'allies', -3),
      game('D', 'A', 'allies-limited', 'allies', -3),
    ];
    expect(games.every((one) => rules.canBe(given, one))).toBe(true);
    expect(rules.rank(given, games).map(({ player, place, lead }) => [player, place, lead])).toEqual([
      ['C', 1, -3],
      ['D', 1, -3],
      ['B', 3, -4],
      ['A', 4, -6],
    ]);
  });

  it('word every result that they take, and what a lead is', () => {
    const taken = Object.keys(en).filter(
      (key) => key.startsWith('hr.win.') && rules.canBe(given, { ...game('A', 'B', '', 'axis', 0), key }),
    );
    expect(taken).toHaveLength(10);
    expect(Object.keys(en)).toContain(rules.leadIn);
  });
});
