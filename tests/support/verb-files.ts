import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Files of code under some folders, from the root of the repository. */
const listFiles = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

/**
 * Files that state a verb of a game. A word with a hyphen is a verb wherever it stands as a quoted literal. A plain word
 * such as `move` also names steps, card uses and kinds of ways; it counts where it can only be the verb: as the type of a
 * move, in a type that is made for a verb, as a case of a switch, and as the row of a table. `alsoUses` are plain words of
 * which a `case` tells something else, such as the use of a card.
 */
export function filesStating(
  verb: string,
  folders: readonly string[],
  alsoUses: readonly string[] = [],
): readonly string[] {
  const stated = verb.includes('-') ? new RegExp(`'${verb}'`) : statementOf(verb, !alsoUses.includes(verb));
  return listFiles(folders).filter((file) => stated.test(readFileSync(join(ROOT, file), 'utf8')));
}

const statementOf = (verb: string, isCase: boolean): RegExp =>
  new RegExp(
    [
      `type(?::| [!=]==) '${verb}'`,
      `(?:Move|Rules|Asked)(?:Of)?<(?:'[a-z-]+' \\| )*'${verb}'`,
      `^\\s*\\| '${verb}'`,
      `^  ${verb}: (?:verb\\(|\\{)`,
      `ofType\\(moves, '${verb}'`,
      ...(isCase ? [`case '${verb}':`] : []),
    ].join('|'),
    'm',
  );
