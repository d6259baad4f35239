import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERBS } from '../../../src/engine/games/hitlers-last-battles/moves.ts';

/** One verb, one row (ADR 0031): in how many files of engine, screen, players and tools a verb is stated. */

const ROOT = join(import.meta.dirname, '../../..');
const ENGINE = 'src/engine/games/hitlers-last-battles';
const SCREEN = 'src/ui/games/hitlers-last-battles';
const FOLDERS = [ENGINE, SCREEN, 'src/bots/hitlers-last-battles', 'tools/games/hitlers-last-battles'];
const MOST = 5;

/** Files in which words of verbs name something else. */
const OTHERWISE: Readonly<Record<string, string>> = {
  [`${ENGINE}/frames.ts`]: 'steps are called after what they ask for',
  [`${ENGINE}/rules/steps.ts`]: 'compares steps',
  [`${ENGINE}/events.ts`]: 'the answer to the Volkssturm is an event',
  [`${ENGINE}/sentences.ts`]: 'the line of that event',
  'tools/games/hitlers-last-battles/plan.ts': 'that event, and names of samples',
};

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') })),
);

/** A verb is stated by a literal, `'mark'`, a row, `mark: {` or `mark: verb(`, or a weight, `mark: 8`. */
const statementOf = (verb: string) => new RegExp(`'${verb}'|^\\s+${verb}: (?:\\{|verb\\()|[{,] ${verb}: \\d`, 'm');
const listStating = (verb: string): readonly string[] =>
  files
    .filter(({ path, text }) => OTHERWISE[path] === undefined && statementOf(verb).test(text))
    .map(({ path }) => path);

describe('where verbs are stated', () => {
  it.each(Object.keys(VERBS))('%s: in five files or fewer, with a row in the engine and one on the screen', (verb) => {
    const stating = listStating(verb);
    expect(stating).toContain(`${ENGINE}/moves.ts`);
    expect(stating).toContain(`${SCREEN}/verbs.ts`);
    expect(stating.slice(MOST)).toEqual([]);
  });

  it('every file that is not counted uses such a word', () => {
    const using = files.filter(({ text }) => Object.keys(VERBS).some((verb) => statementOf(verb).test(text)));
    for (const path of Object.keys(OTHERWISE)) expect(using.map((file) => file.path)).toContain(path);
  });
});
