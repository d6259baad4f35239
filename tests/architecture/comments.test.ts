/** Comments are plain English: the number of those in the translated manner never grows in a folder. */
import { describe, expect, test } from 'vitest';
import { findManner } from '../../tools/comments/manner.ts';
import { listComments, listRiddles, readAllowance } from '../../tools/comments/read.ts';

const riddles = listRiddles();
const allowance = readAllowance();

describe('the manner', () => {
  test.each([
    'Of the one table of this page.',
    'What is kept beside a match, as far as notes go.',
    'Whether the Allies may name the carriers in an attack of theirs.',
    '§4.1: each card lies with its own side.',
    '`asked`: whose turn it is to re-roll or pass (§7.1).',
    'Thousands: made when a pack names one that is not listed.',
    'Read from the name and not beside it.',
  ])('is found in “%s”', (comment) => {
    expect(findManner(comment)).not.toEqual([]);
  });

  test.each([
    'Weights that the policy was trained with, one a feature.',
    'A unit may enter a ZOC only at a cost of two (§6.2).',
    '`id` is what the engine cites; `parent` is null for a chapter.',
    'A star stands for any number of letters.',
  ])('is not in “%s”', (comment) => {
    expect(findManner(comment)).toEqual([]);
  });

  test('is looked for in each kind of comment', () => {
    const code = ['/**', ' * One,', ' * two.', ' */', "const url = 'http://x'; // three", '// four', '  // five'];
    expect(listComments(code.join('\n')).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '1 One, two.',
      '5 three',
      '6 four five',
    ]);
  });
});

describe('comments in the translated manner', () => {
  test.each([...riddles])('are no more than before in %s (`npm run comments -- FOLDER` lists them)', (folder, list) => {
    const most = allowance[folder] ?? 0;
    const over = list.length > most ? list.map(({ file, line, text }) => `${file}:${line} ${text}`) : [];
    expect(over, `${list.length} where ${most} are allowed`).toEqual([]);
  });
});
