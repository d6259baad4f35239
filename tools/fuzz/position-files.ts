/** Position files, damaged at random: each is refused with a sentence and its place, or opens soundly. */
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { SaveError } from '../../src/engine/kernel/save-file.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { EditorKit } from '../../src/engine/kits/position-edit/editor.ts';
import {
  isSound,
  MAX_LENGTH,
  openPosition,
  readPositionFile,
  writePosition,
} from '../../src/lab/positions/document.ts';
import type { ProgramDraw } from '../../src/players/types.ts';
import { changeText, changeTree } from '../mutate/changes.ts';
import { begin, playOn } from './edits.ts';

/** Positions of random games that are damaged. */
const ORIGINALS = 60;
/** The most random moves that lead to one of them. */
const DEEPEST = 400;
const MAX_FAILURES = 20;

export interface FileOrder {
  readonly seed: string;
  readonly files: number;
}

export interface FileReport {
  readonly game: string;
  readonly files: number;
  /** Refusals by the key of their sentence. */
  readonly refused: Readonly<Record<string, number>>;
  readonly accepted: number;
  /** Accepted positions that break no rule; they were played on. */
  readonly sound: number;
  readonly moves: number;
  readonly failures: readonly { readonly text: string; readonly detail: string }[];
}

/** Makes a text too deep or too long for any editor. */
function bloat(text: string, draw: ProgramDraw): string {
  const { state: _state, ...head } = JSON.parse(text) as Record<string, unknown>;
  const start = `${JSON.stringify(head).slice(0, -1)},"state":`;
  const depth = 1000 * (1 + draw(20));
  switch (draw(3)) {
    case 0:
      return `${start}${'['.repeat(depth)}${']'.repeat(depth)}}`;
    case 1:
      return `${start}${'{"units":'.repeat(depth)}0${'}'.repeat(depth)}}`;
    default:
      return `${start}"${'x'.repeat(MAX_LENGTH - 500 + draw(1000))}"}`;
  }
}

/** One of the given files, damaged: most of them in the state, some in the head, some as text, few grown out of bounds. */
export function damageFile(given: readonly string[], draw: ProgramDraw): string {
  const text = given[draw(given.length)] ?? '';
  if (draw(500) === 0) return bloat(text, draw);
  if (draw(12) === 0) return changeText(text, draw).text;
  const file = JSON.parse(text) as never;
  changeTree(file, draw(10) === 0 ? [] : ['state'], draw);
  return JSON.stringify(file);
}

/** Faults of the whole file, or of absent parts, have no place. */
const OF_ALL = /^save\.refused\.(not-json|depth|other-game|other-pack|newer-rules|unplayable)$/;
const isTold = ({ line: { key, params } }: SaveError): boolean =>
  OF_ALL.test(key) || (key === 'save.refused.shape' && typeof params?.['path'] === 'string');

export function fuzzFiles<T extends Types>(
  def: GameDefinition<T>,
  kit: EditorKit<T>,
  { seed, files }: FileOrder,
): FileReport {
  const rng = seedRng(`${seed} files`);
  const draw: ProgramDraw = (n) => drawFrom(rng, Math.max(1, n));
  const given = Array.from({ length: ORIGINALS }, (_, at) => {
    const state = begin(def, (from) => from[draw(from.length)], `${seed} file ${at}`, draw(DEEPEST));
    return writePosition(def, { name: 'A position', scenario: def.scenarios[0]?.id ?? '', state });
  });
  const refused: Record<string, number> = {};
  const failures: { text: string; detail: string }[] = [];
  let [made, accepted, sound, moves] = [0, 0, 0, 0];
  for (; made < files && failures.length < MAX_FAILURES; made++) {
    const text = damageFile(given, draw);
    try {
      const { state } = openPosition(def, kit, readPositionFile(text));
      accepted++;
      if (!isSound(kit, state)) continue;
      sound++;
      moves += playOn(def, kit, state, draw);
    } catch (error) {
      if (error instanceof SaveError && isTold(error)) refused[error.line.key] = (refused[error.line.key] ?? 0) + 1;
      else failures.push({ text, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  return { game: def.id, files: made, refused, accepted, sound, moves, failures };
}
