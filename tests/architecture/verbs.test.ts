import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERBS as BTM } from '../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { VERBS as HLB } from '../../src/engine/games/hitlers-last-battles/moves.ts';
import { VERBS as HR } from '../../src/engine/games/hitlers-reich/moves.ts';

/** One verb, one row (ADR 0031): in how many files of engine, screen and players a verb is stated. */

const ROOT = join(import.meta.dirname, '../..');
const GAMES = [
  ['blitzkrieg-to-moscow-2', Object.keys(BTM)],
  ['hitlers-last-battles', Object.keys(HLB)],
  ['hitlers-reich', Object.keys(HR)],
] as const;
/** Its row, its rules, the node that answers it, its row on the screen, and the player program. */
const MOST = 5;

/**
 * The text without what only shares the word of a verb: comments, events that are emitted, and the cases of a switch over
 * anything but the type of a move, such as a step, the use of a card, or an event.
 */
const leaveMoves = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/emit\?\.\(\{ type: '[a-z-]+'/g, '')
    .split(/(?=switch \()/)
    .map((part) => (/^switch \((?!(?:move\.)?type\))/.test(part) ? part.replace(/case '[a-z-]+':/g, '') : part))
    .join('');

const readFiles = (game: string) =>
  ['src/engine/games', 'src/ui/games', 'src/players'].flatMap((part) =>
    readdirSync(join(ROOT, part, game), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({
        path: `${part}/${game}/${name}`,
        text: leaveMoves(readFileSync(join(ROOT, part, game, name), 'utf8')),
      })),
  );

/**
 * A verb is stated as the type of a move that is made, compared or switched over, in a type that is made for it, and as
 * the row of a table; a maker (`make.card`, `t.moves.mark`) states it no more than any other function does.
 */
const statementOf = (verb: string): RegExp =>
  new RegExp(
    [
      `[{(] type: '${verb}'`,
      `(?<!event\\.)\\btype [!=]== '${verb}'`,
      `case '${verb}':`,
      `(?:Move|Rules|Asked)(?:Of)?<(?:'[a-z-]+' \\| )*'${verb}'`,
      `ofType\\([^)]*'${verb}'`,
      `^  '?${verb}'?: (?:verb\\(|\\{)`,
    ].join('|'),
    'm',
  );

describe.each(GAMES)('a verb of %s', (game, verbs) => {
  const files = readFiles(game);

  it.each(verbs)('%s is stated in five files at most, among them a row of the engine and one of the screen', (verb) => {
    const stated = statementOf(verb);
    const stating = files.filter(({ text }) => stated.test(text)).map(({ path }) => path);
    expect(stating).toContain(`src/engine/games/${game}/moves.ts`);
    expect(stating).toContain(`src/ui/games/${game}/verbs.ts`);
    expect(stating.length, stating.join('\n')).toBeLessThanOrEqual(MOST);
  });
});
