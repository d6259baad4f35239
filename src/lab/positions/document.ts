/** A position as text: a file, a link, a stored record. It may be unsound, but it has the right shape. */
import { encodeSave } from '../../engine/kernel/save.ts';
import { parseForeign, writtenLine } from '../../engine/kernel/foreign.ts';
import { SaveError, type About, type SaveFile } from '../../engine/kernel/save-file.ts';
import { seedRng } from '../../engine/kernel/rng.ts';
import { ShapeError, v } from '../../engine/kernel/shape.ts';
import { startTimeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Params, Types } from '../../engine/kernel/types.ts';
import { frozen } from '../../engine/kits/position-edit/frozen.ts';
import type { EditorKit } from '../../engine/kits/position-edit/editor.ts';

export const POSITION_FORMAT = 'fronts-position';
export const POSITION_VERSION = 1;
/** Characters; a genuine file has at most about thirty thousand, plus its data pack. */
export const MAX_LENGTH = 800_000;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const positionSchema = v.strictObject({
  format: v.literal(POSITION_FORMAT),
  formatVersion: v.literal(POSITION_VERSION),
  game: text(60),
  rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  pack: v.exactOptional(text(40)),
  /** Data that differ from the shipped ones, as in a save. */
  packFile: v.exactOptional(v.unknown()),
  name: writtenLine(120),
  scenario: text(60),
  state: v.unknown(),
});
export type PositionFile = v.InferOutput<typeof positionSchema>;

const refuse = (what: string, params: Params) => new SaveError({ key: `save.refused.${what}`, params });

/** The file, with its state unchecked. Throws `SaveError` with the reason and a path where there is one. */
export const readPositionFile = (source: string): PositionFile =>
  parseForeign(source, {
    schema: positionSchema,
    max: MAX_LENGTH,
    refuse: (fault, params) =>
      fault === 'long'
        ? refuse('shape', { path: 'file', detail: `${source.length} > ${MAX_LENGTH}` })
        : refuse(fault, params),
  });

export interface Position<T extends Types = Types> {
  readonly name: string;
  readonly scenario: string;
  readonly state: T['state'];
}

export function openPosition<T extends Types>(
  def: GameDefinition<T>,
  kit: EditorKit<T>,
  { game, pack, rulesVersion, name, scenario, state }: PositionFile,
): Position<T> {
  if (game !== def.id) throw refuse('other-game', { found: game, game: def.id });
  if (pack !== undefined && pack !== def.data.pack && !def.data.formerPacks.includes(pack))
    throw refuse('other-pack', { found: pack, known: def.data.pack ?? '-' });
  if (rulesVersion > def.rulesVersion) throw refuse('newer-rules', { found: rulesVersion, known: def.rulesVersion });
  if (!def.scenarios.some(({ id }) => id === scenario)) throw refuse('shape', { path: 'scenario', detail: scenario });
  try {
    const read = frozen(kit.drafts.read(state));
    // It must be possible to show and to judge it.
    def.view(read, null);
    kit.drafts.faults(read);
    return { name, scenario, state: read };
  } catch (error) {
    if (error instanceof ShapeError) throw refuse('shape', { path: `state.${error.path}`, detail: error.message });
    throw refuse('unplayable', { detail: error instanceof Error ? error.message : String(error) });
  }
}

export const writePosition = <T extends Types>(
  def: Pick<GameDefinition<T>, 'id' | 'rulesVersion' | 'data'>,
  { name, scenario, state }: Position<T>,
): string =>
  JSON.stringify({
    format: POSITION_FORMAT,
    formatVersion: POSITION_VERSION,
    game: def.id,
    rulesVersion: def.rulesVersion,
    ...(def.data.pack === null ? {} : { pack: def.data.pack }),
    ...(def.data.packFile === undefined ? {} : { packFile: def.data.packFile }),
    name,
    scenario,
    state,
  } satisfies PositionFile);

export const isSound = <T extends Types>(kit: EditorKit<T>, state: T['state']): boolean =>
  kit.drafts.faults(state).every(({ weight }) => weight !== 'broken');

export interface MatchPlan {
  readonly about: About;
  readonly seed: string;
  /** A person chose the seed, and may know the dice. */
  readonly knownSeed?: true;
  readonly build: string;
}

/** A match that begins with a position and its own dice. Throws what the game throws for an unsound one. */
export function matchFrom<T extends Types>(
  def: GameDefinition<T>,
  kit: EditorKit<T>,
  { scenario, state }: Position<T>,
  { about, seed, knownSeed, build }: MatchPlan,
): SaveFile {
  const opened = def.readState(JSON.parse(JSON.stringify(kit.drafts.open({ ...state, rng: seedRng(seed) }))));
  const setup = { scenario, seed, ...(knownSeed ? { knownSeed } : {}), options: kit.drafts.options(state) };
  return encodeSave(def, startTimeline(def, setup, { state: opened, history: [] }), about, build);
}
