/** Position texts, changed at random: each is refused with its place, or is a sound position that can be played. */
import { digestState } from '../../src/engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { decide, simulate } from '../../src/engine/kernel/runner.ts';
import { ShapeError } from '../../src/engine/kernel/shape.ts';
import { checkPlayable, UnsoundError } from '../../src/engine/kernel/soundness.ts';
import type { Chance, GameDefinition, Types, PositionText } from '../../src/engine/kernel/types.ts';
import { nameData } from '../../src/engine/kits/position-text/named-data.ts';

/** Played on as an imported match is; that is slow, so one accepted position in so many. */
const PLAYED = 40;
/** Every so many-th position of a game is one whose text is changed. */
const STRIDE = 23;
const MAX_FAILURES = 20;

export interface TextOrder {
  readonly seed: string;
  readonly texts: number;
}

export interface TextReport {
  readonly game: string;
  readonly texts: number;
  readonly refused: number;
  /** Refused texts whose sections and words were well formed. */
  readonly unsound: number;
  readonly accepted: number;
  readonly failures: readonly { readonly text: string; readonly detail: string }[];
}

/** An independent stream of chance. */
export function chanceOf(seed: string): Chance {
  const rng = seedRng(seed);
  return { rng, draw: (n) => drawFrom(rng, n) };
}
type Draw = (n: number) => number;
const drawsOf = (seed: string): Draw => {
  const chance = chanceOf(seed);
  return (n) => chance.draw(n);
};

/** Texts of positions of one random game of each scenario, whole and as each seat and an onlooker sees them. */
export function listTexts<T extends Types>(def: GameDefinition<T>, text: PositionText<T>, seed: string): string[] {
  return def.scenarios.flatMap(({ id: scenario }) => {
    const draw = drawsOf(`${seed} ${scenario}`);
    const game = simulate(def, { scenario, seed: `${seed} ${scenario}`, options: {} });
    const texts: string[] = [];
    for (let at = 0; game.state.result === null; at++) {
      if (at % STRIDE === 0) {
        const seats = [undefined, null, ...def.seats] as const;
        const written = text.write(game.state, seats[draw(seats.length)]);
        // One in four names its data.
        texts.push(
          texts.length % 4 === 3
            ? nameData(written, { id: 'fronts', version: 1, digest: def.data.pack ?? '' })
            : written,
        );
      }
      game.playout(({ moves }) => moves[draw(moves.length)] as T['move'], 1);
    }
    return [...texts, text.write(game.state)];
  });
}

/** Words that come where others belong. */
const ODD_WORDS = [
  '?',
  '?3',
  '?60',
  '?999',
  'none',
  'yes',
  '-',
  '0',
  '4294967295',
  '[',
  ']',
  '{',
  '}',
  '=',
  ',',
  '>',
  '""',
];

/** One to four changes of a text: signs, words and lines are lost, doubled, exchanged, or come from another text. */
export function changeText(texts: readonly string[], draw: Draw): string {
  let text = texts[draw(texts.length)] ?? '';
  const other = texts[draw(texts.length)] ?? '';
  for (let n = draw(4); n >= 0; n--) text = CHANGES[draw(CHANGES.length)]?.(text, other, draw) ?? text;
  return text;
}

type Change = (text: string, other: string, draw: Draw) => string;
const wordsOf = (text: string): string[] => text.split(/(?<=[ [\]{}=,])|(?=[ [\]{}=,\n])|(?<=\n)/);
const linesOf = (text: string): string[] => text.split('\n');
const CHANGES: readonly Change[] = [
  (text, _, draw) => {
    const at = draw(text.length + 1);
    return (
      text.slice(0, at) + String.fromCharCode(draw(4) === 0 ? draw(0x3000) : 32 + draw(95)) + text.slice(at + draw(2))
    );
  },
  (text, _, draw) => {
    const at = draw(text.length + 1);
    return text.slice(0, at) + text.slice(at + 1 + draw(12));
  },
  (text, _, draw) => text.replace(/\d+/g, (digits) => (draw(30) === 0 ? String(draw(12)) : digits)),
  (text, _, draw) => {
    const words = wordsOf(text);
    words.splice(draw(words.length), draw(2), ODD_WORDS[draw(ODD_WORDS.length)] ?? '');
    return words.join('');
  },
  (text, _, draw) => {
    const words = wordsOf(text);
    const [a, b] = [draw(words.length), draw(words.length)];
    [words[a], words[b]] = [words[b] ?? '', words[a] ?? ''];
    return words.join('');
  },
  (text, other, draw) => {
    const [words, foreign] = [wordsOf(text), wordsOf(other)];
    words[draw(words.length)] = foreign[draw(foreign.length)] ?? '';
    return words.join('');
  },
  (text, other, draw) => {
    const [lines, foreign] = [linesOf(text), linesOf(other)];
    const line = foreign[draw(foreign.length)] ?? '';
    const at = lines.findIndex((one) => one.split(':')[0] === line.split(':')[0]);
    lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, line);
    return lines.join('\n');
  },
  (text, _, draw) => {
    const lines = linesOf(text);
    lines.splice(draw(lines.length), 1);
    return lines.join('\n');
  },
  (text, _, draw) => {
    const lines = linesOf(text);
    const line = lines[draw(lines.length)] ?? '';
    return [...lines, line].join('\n');
  },
];

/** Throws what the text is refused with, and an `Error` for a text that is accepted without being sound. */
export function readSoundly<T extends Types>(
  def: GameDefinition<T>,
  positions: PositionText<T>,
  text: string,
  isPlayed: boolean,
): void {
  const state = positions.read(text, chanceOf(text));
  const fail = (detail: string): never => {
    throw new Error(`accepted, but ${detail}`);
  };
  const again = positions.write(state);
  const reread = positions.read(again, chanceOf('again'));
  if (digestState(reread) !== digestState(state)) fail('its own text reads otherwise');
  if (positions.write(reread) !== again) fail('its text is written otherwise');
  if (def.invariants(state).length > 0) fail(def.invariants(state).join('; '));
  if (state.result === null && (decide(def, state)?.moves.length ?? 0) === 0) fail('nothing can be played');
  if (isPlayed) checkPlayable(def, state);
}

/** Throws `RangeError` for a game whose positions have no text. */
export function fuzzTexts<T extends Types>(def: GameDefinition<T>, { seed, texts }: TextOrder): TextReport {
  const positions = def.positions;
  if (!positions) throw new RangeError(`${def.id} has no position texts`);
  const given = listTexts(def, positions, seed);
  const draw = drawsOf(`${seed} changes`);
  const failures: { text: string; detail: string }[] = [];
  let [refused, unsound, accepted, made] = [0, 0, 0, 0];
  for (; made < texts && failures.length < MAX_FAILURES; made++) {
    const text = changeText(given, draw);
    try {
      readSoundly(def, positions, text, accepted % PLAYED === 0);
      accepted += 1;
    } catch (error) {
      const isTold =
        error instanceof UnsoundError ? error.broken.length > 0 : error instanceof ShapeError && error.path !== '';
      if (!isTold)
        failures.push({ text, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      else refused += 1;
      if (error instanceof UnsoundError) unsound += 1;
    }
  }
  return { game: def.id, texts: made, refused, unsound, accepted, failures };
}
