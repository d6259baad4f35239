/** `npm run replay`: replays a save file and reports where it stops agreeing with the rules. */
import { readFileSync } from 'node:fs';
import type { Draw } from '../../src/engine/kernel/types.ts';
import { SaveError } from '../../src/engine/kernel/save-file.ts';
import { ImportError } from '../../src/store/saves/import-error.ts';
import { readFileText } from '../../src/store/saves/read-file.ts';
import { problemOf } from '../../src/store/saves/problem.ts';
import { defineCommand, readCount, UsageError } from '../lib/cli.ts';
import { openEnglish } from '../lib/english.ts';
import { formatTable } from '../lib/table.ts';
import { writePositionAt } from './position-at.ts';
import { replaySave, type Replay } from './replay.ts';

const USAGE = `
usage: npm run replay -- FILE [--position N [--seen-by SEAT]] [--json]

Plays the moves of a save file on the rules of this version and compares every fingerprint.
Prints each move: its number, seat, notation, dice (d6:5 is a five) and the fingerprint of the position after it.

  --position N     the position after move N alone, as text (docs/notation.md); 0 is the opening
  --seen-by SEAT   what that seat sees of it, or onlooker; all of it when left out
  --json           one JSON object instead of a table

Exit code 0 when the whole log agrees, 1 when it does not or the file is refused, 2 for wrong arguments.
`;

export const replayCommand = defineCommand({
  name: 'replay',
  usage: () => USAGE,
  options: {
    position: { type: 'string' },
    'seen-by': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  operands: ['FILE'],
  async run({ json, position, 'seen-by': seenBy }, { print, complain }, [path = '']) {
    if (seenBy !== undefined && position === undefined) throw new UsageError('--seen-by needs --position');
    const bytes = readBytes(path);
    try {
      const text = await readFileText(new Blob([bytes]));
      if (position !== undefined) {
        const written = await writePositionAt(text, readCount('position', position, 0), seenBy);
        print(json ? JSON.stringify({ file: path, position: written }) : written);
        return 0;
      }
      const replay = await replaySave(text);
      print(json ? JSON.stringify({ file: path, ...replay }) : describe(replay));
      for (const note of notesOf(replay)) complain(note);
      return replay.divergence === null ? 0 : 1;
    } catch (error) {
      if (!(error instanceof ImportError || error instanceof SaveError)) throw error;
      const say = await openEnglish();
      complain(`${path} is refused: ${say(problemOf(error))}`);
      return 1;
    }
  },
});

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function describe({ game, name, scenario, seed, moves, variations, older, result }: Replay): string {
  const rows = moves.map(({ number, seat, move, draws, digest }) => {
    return [number, seat ?? '', move, draws.map(formatDraw).join(' '), digest];
  });
  return [
    `${game}, ${scenario}, seed ${seed}${name === '' ? '' : `, “${name}”`}`,
    ...(older > 0 ? [`goes on from a position after ${older} moves that are not played again`] : []),
    ...(rows.length > 0 ? [formatTable(rows)] : []),
    `${moves.length} moves, ${variations} ${variations === 1 ? 'variation' : 'variations'}, ${result ? `winner: ${result.winner}` : 'not at its end'}`,
  ].join('\n');
}

function formatDraw({ n, value }: Draw): string {
  return `d${n}:${value + 1}`;
}

function notesOf({ divergence, otherDice }: Replay): readonly string[] {
  return [
    ...(otherDice ? ['note: the seed gives other dice than the recorded ones, which were used'] : []),
    ...(divergence ? [`diverges at move ${divergence.at} (${divergence.move}): ${divergence.why}`] : []),
  ];
}
