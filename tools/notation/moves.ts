/** The verbs of a game's move notation, each with a move that was really made. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { startGame } from '../../src/engine/kernel/runner.ts';
import type { Line, Types } from '../../src/engine/kernel/types.ts';
import type { GameKit } from '../lib/game-kit.ts';

const FOLDER = join(import.meta.dirname, '../../tests/recorded');

export interface MoveExample {
  /** The word that begins the text. */
  readonly verb: string;
  readonly text: string;
  readonly label: Line;
  /** The place of the move: `greedy-greedy-1, move 12`. */
  readonly from: string | null;
}

const verbOf = (text: string): string => text.split(' ')[0] ?? '';
/** Version 1 first: of the same games later versions have copies. */
const recordsOf = (game: string): readonly string[] =>
  readdirSync(FOLDER).filter(
    (name) => name.startsWith(`${game}.`) && name.endsWith('.json') && !name.includes('shipped'),
  );

/** One example of each verb, in the order in which the game declares them. */
export function listMoveExamples<T extends Types>({ def, fuzz }: GameKit<T>): readonly MoveExample[] {
  const verbs = [...new Set(fuzz.universe.map((move) => verbOf(def.words.notation(move))))];
  const found = new Map<string, MoveExample>();
  for (const name of recordsOf(def.id)) {
    const file = readSave(readFileSync(join(FOLDER, name), 'utf8'));
    if (file.log.every(([text]) => found.has(verbOf(text)))) continue;
    const loaded = loadSave(def, file);
    if (loaded.how !== 'replayed') throw new Error(`${name}: ${loaded.how}`);
    loaded.timeline.points.forEach(({ entry }, at, points) => {
      const before = points[at - 1]?.state;
      const move = entry && def.words.parse(entry.move);
      if (!entry || !before || !move || found.has(verbOf(entry.move))) return;
      const from = `${name.slice(def.id.length + 1, -'.json'.length)}, move ${at}`;
      found.set(verbOf(entry.move), {
        verb: verbOf(entry.move),
        text: entry.move,
        label: def.words.label(before, move),
        from,
      });
    });
    if (found.size === verbs.length) break;
  }
  return verbs.flatMap((verb) => found.get(verb) ?? withoutMatch(def, fuzz.universe, verb));
}

/** A verb that no recorded match uses, such as resigning: its first move, named at the opening. */
function withoutMatch<T extends Types>(
  def: GameKit<T>['def'],
  universe: readonly T['move'][],
  verb: string,
): MoveExample[] {
  const move = universe.find((one) => verbOf(def.words.notation(one)) === verb);
  if (!move) return [];
  const { state } = startGame(def, { scenario: def.scenarios[0]?.id ?? '', seed: '1', options: {} });
  return [{ verb, text: def.words.notation(move), label: def.words.label(state, move), from: null }];
}
