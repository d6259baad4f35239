/** Turns the text of a position into a match, and errors of the text into sentences. */
import { seedRng, drawFrom } from '../../engine/kernel/rng.ts';
import { encodeSave } from '../../engine/kernel/save.ts';
import { SaveError, type About, type SaveFile } from '../../engine/kernel/save-file.ts';
import { ShapeError } from '../../engine/kernel/shape.ts';
import { checkPlayable, explainRefusal, UnsoundError } from '../../engine/kernel/soundness.ts';
import { startTimeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Line, Types } from '../../engine/kernel/types.ts';
import { DATA, namedDataIn, type NamedData } from '../../engine/kits/position-text/named-data.ts';
import { HEAD, HIDDEN, MOST_SIGNS, WHOLE } from '../../engine/kits/position-text/position-text.ts';

/** Reads only the first line, because the game is known even if a later line is wrong; null if it is no position. */
export const gameOfText = (text: string): string | null =>
  /^\s*([a-z0-9-]{1,60})\/\d{1,6}\s*(?:[\r\n|]|$)/.exec(text)?.[1] ?? null;

/** The n-th word of a section, as its reader counts. */
function wordAt(text: string, section: string, n: number): string | null {
  const line = text.split(/[\r\n|]+/).find((one) => one.trim().startsWith(`${section}:`));
  const words = line?.slice(line.indexOf(':') + 1).match(/[[\]{}=,>]|"(?:[^"\\]|\\.)*"|[^\s[\]{}=,>"]+/g) ?? [];
  return words[n - 1]?.slice(0, 40) ?? null;
}

export const missingData = ({ id, version }: NamedData): SaveError =>
  new SaveError({ key: 'position.refused.pack', params: { id, version } });

/** With the place, where there is one. */
export function explainText(game: string, text: string, error: unknown): Line {
  if (error instanceof SaveError) return error.line;
  if (error instanceof UnsoundError || !(error instanceof ShapeError)) {
    const { what, params } = explainRefusal(game, error);
    return { key: `save.refused.${what}`, params };
  }
  const [section = '', n = '', ...deeper] = error.path.split('.');
  if (section === HEAD) return { key: 'position.refused.head', params: { game } };
  if (section === WHOLE) return { key: 'position.refused.long', params: { max: MOST_SIGNS } };
  const named = section === DATA ? namedDataIn(text) : null;
  if (named) return missingData(named).line;
  if (section === HIDDEN) return { key: 'position.refused.hidden' };
  if (!/^[1-9]\d*$/.test(n) || deeper.length > 0)
    return { key: 'position.refused.section', params: { section: error.path.slice(0, 60) } };
  const word = wordAt(text, section, Number(n));
  return word === null
    ? { key: 'position.refused.end', params: { section } }
    : { key: 'position.refused.word', params: { section, n: Number(n), word } };
}

/** Null for an error of another kind. */
export const problemOfText = (error: unknown): Line | null => (error instanceof SaveError ? error.line : null);

export interface TextMatch {
  readonly save: SaveFile;
  readonly next: string;
}

/** A match without moves; the seed deals what the text does not tell. Throws `SaveError` with the reason. */
export function matchFromText<T extends Types>(
  def: GameDefinition<T>,
  text: string,
  { about, seed, build }: { readonly about: About; readonly seed: string; readonly build: string },
): TextMatch {
  const positions = def.positions;
  if (!positions) throw new SaveError({ key: 'position.refused.no-text' });
  const rng = seedRng(seed);
  try {
    const state = positions.read(text, { rng, draw: (n) => drawFrom(rng, n) });
    if (state.result !== null) throw new SaveError({ key: 'position.refused.over' });
    checkPlayable(def, state);
    const setup = {
      scenario: positions.scenarioOf(state),
      seed,
      options: positions.optionsOf(state),
      rules: positions.versionOf(state),
    };
    const save = encodeSave(def, startTimeline(def, setup, { state, history: [] }), about, build);
    return { save, next: def.words.moment(state).seat };
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError(explainText(def.id, text, error));
  }
}
