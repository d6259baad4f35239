import { describe, expect, it } from 'vitest';
import { CARD_USES } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { VERBS } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { filesStating } from '../../support/verb-files.ts';

const FOLDERS = ['src/engine/games', 'src/ui/games', 'src/bots'].map((folder) => `${folder}/blitzkrieg-to-moscow-2`);
/** Its row, its rules, the node that answers it, its row on the screen, and the player program. */
const MOST = 5;

describe('a verb of Blitzkrieg to Moscow 2', () => {
  it.each(Object.keys(VERBS))('%s is stated in five files at most', (verb) => {
    const files = filesStating(verb, FOLDERS, CARD_USES);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST);
    // What is stated nowhere would be counted wrongly.
    expect(files).toContain('src/engine/games/blitzkrieg-to-moscow-2/moves.ts');
    expect(files).toContain('src/ui/games/blitzkrieg-to-moscow-2/verbs.ts');
  });
});
