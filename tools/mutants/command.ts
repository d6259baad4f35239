/** `npm run mutants`: breaks rules on purpose and tells which tests notice. */
import { join } from 'node:path';
import { defineCommand, readChoice } from '../lib/cli.ts';
import { blitzkriegToMoscow2 } from './blitzkrieg-to-moscow-2.ts';
import { hitlersLastBattles } from './hitlers-last-battles.ts';
import { hitlersReich } from './hitlers-reich.ts';
import type { MutantList } from './mutant.ts';
import { Laboratory, type Verdict } from './runner.ts';

export const LISTS: readonly MutantList[] = [hitlersReich, blitzkriegToMoscow2, hitlersLastBattles];
const GAMES = LISTS.map(({ game }) => game);

const USAGE = `
usage: npm run mutants -- [--game GAME] [--from N] [--to N] [--only TEXT] [--short]

Breaks one rule of the engine at a time in a scratch copy and runs the engine tests of its game until one fails.
Recorded games are left out. One line for each mutant: its number, whether it was killed, the rule, the test.

  --game GAME  ${GAMES.join(', ')}; all when left out
  --from N     first mutant of the list, from 1
  --to N       last mutant of the list
  --only TEXT  mutants whose rule contains the text, like Q26
  --short      leave out the test files that play and count for long

Exit code 0 when every mutant was killed, 1 when one survived, 2 for wrong arguments.
`;

export const mutantsCommand = defineCommand({
  name: 'mutants',
  usage: USAGE,
  options: {
    game: { type: 'string' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '999' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
  async run({ game, from, to, only, short }, { print }) {
    const chosen = game === undefined ? GAMES : [readChoice('game', game, GAMES)];
    let survived = 0;
    for (const list of LISTS.filter((one) => chosen.includes(one.game))) {
      const { game: id, mutants } = list;
      const tried = mutants
        .map((mutant, at) => ({ mutant, number: at + 1 }))
        .filter(({ number }) => number >= Number(from) && number <= Number(to))
        .filter(({ mutant }) => mutant.breaks.includes(only));
      if (tried.length === 0) continue;
      const lab = await Laboratory.open(join(import.meta.dirname, '../..'), list);
      for (const { mutant, number } of tried) {
        const verdict = await lab.test(mutant, short);
        if (verdict.killedBy === null) survived++;
        print(`${id} ${number} ${describe(verdict)}`);
      }
      await lab.close();
    }
    print(survived === 0 ? 'every mutant was killed' : `${survived} survived`);
    return survived === 0 ? 0 : 1;
  },
});

const describe = ({ mutant, killedBy, seconds }: Verdict): string =>
  `${killedBy === null ? 'SURVIVED' : 'killed'} (${seconds.toFixed(0)} s) ${mutant.file}: ${mutant.breaks}${killedBy === null ? '' : `\n    by ${killedBy}`}`;
