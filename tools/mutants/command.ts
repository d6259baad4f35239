/** `npm run mutants`: breaks rules on purpose and reports which tests notice. */
import { join } from 'node:path';
import { defineCommand, readChoice } from '../lib/cli.ts';
import { listIds, openMutants, tellIds } from '../lib/games.ts';
import { app } from './app.ts';
import { Laboratory, type Verdict } from './runner.ts';

/** The targets of mutants: the rules of each game, and the code around the games. */
const listNames = (): readonly string[] => [...listIds(), app.of];

const usage = (): string => `
usage: npm run mutants -- [--game GAME] [--from N] [--to N] [--only TEXT] [--short]

Breaks one line at a time in a scratch copy and runs tests until one fails: of a rule those of its game without the
recorded games, of what is around the games (\`app\`: secrecy, storage, import, words) all that come to import the broken
file, short ones first. One line for each mutant: its number, whether it was killed, what is broken, the test.

  --game GAME  ${tellIds()}, ${app.of}; all when left out
  --from N     first mutant of the list, from 1
  --to N       last mutant of the list
  --only TEXT  mutants whose rule contains the text, like Q26
  --short      leave out the test files that play and count for long

Exit code 0 when every mutant was killed, 1 when one survived, 2 for wrong arguments.
`;

export const mutantsCommand = defineCommand({
  name: 'mutants',
  usage,
  options: {
    game: { type: 'string' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '999' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
  async run({ game, from, to, only, short }, { print }) {
    let survived = 0;
    for (const of of game === undefined ? listNames() : [readChoice('game', game, listNames())]) {
      const list = of === app.of ? app : await openMutants(of);
      const { mutants } = list;
      const tried = mutants
        .map((mutant, at) => ({ mutant, number: at + 1 }))
        .filter(({ number }) => number >= Number(from) && number <= Number(to))
        .filter(({ mutant }) => mutant.breaks.includes(only));
      if (tried.length === 0) continue;
      const lab = await Laboratory.open(join(import.meta.dirname, '../..'), list);
      for (const { mutant, number } of tried) {
        const verdict = await lab.test(mutant, short);
        if (verdict.killedBy === null) survived++;
        print(`${of} ${number} ${describe(verdict)}`);
      }
      await lab.close();
    }
    print(survived === 0 ? 'every mutant was killed' : `${survived} survived`);
    return survived === 0 ? 0 : 1;
  },
});

const describe = ({ mutant, killedBy, seconds }: Verdict): string =>
  `${killedBy === null ? 'SURVIVED' : 'killed'} (${seconds.toFixed(0)} s) ${mutant.file}: ${mutant.breaks}${killedBy === null ? '' : `\n    by ${killedBy}`}`;
