/** `npm run balance`: equal programs play every scenario, and the page that tells what came of it. */
import type { Roster } from '../../src/lab/seated.ts';
import { writeFileSync } from 'node:fs';
import { defineCommand, readCount, type ExitCode } from '../lib/cli.ts';
import { openEnglish } from '../lib/english.ts';
import { openBalancePlan, openRoster, readGames as readGameIds, tellIds } from '../lib/games.ts';
import { figuresOf } from './figures.ts';
import { formatPage, type Chapter, type PageText } from './page.ts';
import { playSeries, readGames, type BalancePlan, type Series } from './series.ts';

const usage = (): string => `
usage: npm run balance -- [--game GAME] [--games N] [--folder FOLDER] [--page FILE] [--only-page]

Plays every scenario between two Marshals and between two Veterans, and writes the page of all games.

  --game GAME      ${tellIds()} (all)
  --games N        how many games of each scenario and level (400)
  --folder FOLDER  where games are kept; what is there is not played again (docs/balance)
  --page FILE      the page that is written (docs/balance.md)
  --only-page      plays nothing, and tells what there is

How far it is goes to the second output.
`;

export const balanceCommand = defineCommand({
  name: 'balance',
  usage,
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '400' },
    folder: { type: 'string', default: 'docs/balance' },
    page: { type: 'string', default: 'docs/balance.md' },
    'only-page': { type: 'boolean', default: false },
  },
  async run({ game, games, folder, page, 'only-page': onlyPage }, { print, complain }): Promise<ExitCode> {
    const count = readCount('games', games);
    const chosen = readGameIds(game);
    const chapters: Chapter[] = [];
    for (const id of readGameIds(undefined)) {
      const roster = await openRoster(id);
      const all = listSeries(roster, await openBalancePlan(id));
      const tell = (series: Series) => (played: number) =>
        complain(`${id} ${series.scenario} ${series.player}: ${played}`);
      if (!onlyPage && chosen.includes(id))
        for (const series of all) playSeries(roster, series, { games: count, folder, tell: tell(series) });
      chapters.push(await describe(roster, all, folder, count));
    }
    writeFileSync(
      page,
      formatPage(
        chapters.filter(({ series }) => series.length > 0),
        `npm run balance -- --games ${count}`,
      ),
    );
    print(page);
    return 0;
  },
});

/** Every scenario between two Veterans, then between two Marshals. */
export function listSeries({ def }: Roster, { marshalNodes, leftOut }: BalancePlan): readonly Series[] {
  const own = def.scenarios.filter(({ id }) => !leftOut.includes(id));
  return ['veteran', `marshal:${marshalNodes}`].flatMap((player) =>
    own.map(({ id }) => ({ game: def.id, scenario: id, player })),
  );
}

async function describe(roster: Roster, all: readonly Series[], folder: string, count: number): Promise<Chapter> {
  const { def } = roster;
  const say = await openEnglish(def);
  const seat = (side: string) => say({ key: 'library.fact.seat', params: { side } });
  const seats = [seat(def.seats[0]), seat(def.seats[1])] as const;
  const series = all.flatMap((one): PageText[] => {
    const games = readGames(folder, one).slice(0, count);
    const figures = figuresOf(games, def.seats);
    return games.length === 0
      ? []
      : [{ series: one, scenario: say({ key: `game.${def.id}.scenario.${one.scenario}` }), seats, figures }];
  });
  return { name: say({ key: `game.${def.id}` }), series, say };
}
