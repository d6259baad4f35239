/** An experiment: what is played and compared. Its file is checked with a path to each error. */
import { parseForeign, writtenLine } from '../../engine/kernel/foreign.ts';
import { SaveError } from '../../engine/kernel/save-file.ts';
import { v } from '../../engine/kernel/shape.ts';
import { startGame } from '../../engine/kernel/runner.ts';
import { SetupError, type Line, type Setup, type Types } from '../../engine/kernel/types.ts';
import { misfitOf } from '../../engine/kits/pack/form-values.ts';
import { readPlayerName, withPack, type Roster } from '../seated.ts';

export const EXPERIMENT_FORMAT = 'fronts-experiment';
export const EXPERIMENT_VERSION = 1;
/** The largest part of an experiment is a position of a few thousand characters. */
export const MAX_LENGTH = 1_000_000;

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const variantSchema = v.strictObject({
  name: v.exactOptional(writtenLine(60)),
  /** In the order of the seats; `marshal:24` may play out 24 lines for a decision. */
  players: v.strictTuple([text(20), text(20)]),
  options: v.exactOptional(v.record(text(60), v.union([text(60), v.boolean()]))),
  /** A whole data pack; on the command line its file may be named instead. */
  pack: v.exactOptional(v.unknown()),
});
const planSchema = v.strictObject({
  format: v.literal(EXPERIMENT_FORMAT),
  formatVersion: v.literal(EXPERIMENT_VERSION),
  name: writtenLine(120),
  game: text(60),
  start: v.strictObject({ scenario: text(60), position: v.exactOptional(v.unknown()) }),
  /** Game `i` of each variant (from 0) is played from the seed `seed/i`. */
  seed: text(180),
  /** At most, for each variant. */
  games: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1_000_000)),
  /** Play ends early once the 95% interval is this narrow, 1 being the whole range. */
  width: v.exactOptional(v.pipe(v.number(), v.minValue(0.001), v.maxValue(1))),
  /** One variant is measured; two are compared. */
  variants: v.pipe(v.array(variantSchema), v.minLength(1), v.maxLength(2)),
});

export type Experiment = v.InferOutput<typeof planSchema>;
export type Variant = Experiment['variants'][number];

export class ExperimentError extends Error {
  override readonly name = 'ExperimentError';
  constructor(
    readonly line: Line,
    options?: ErrorOptions,
  ) {
    super(`${line.key} ${JSON.stringify(line.params ?? {})}`, options);
  }
}
const refused = (what: string, params: Line['params'] = {}, cause?: unknown): ExperimentError =>
  new ExperimentError({ key: `experiment.refused.${what}`, params }, { cause });

export const readExperiment = (source: string): Experiment =>
  parseForeign(source, {
    schema: planSchema,
    max: MAX_LENGTH,
    refuse: (fault, params, cause) => refused(fault === 'depth' ? 'shape' : fault, params, cause),
  });

/** Throws `ExperimentError` unless the game can be played in every way that the experiment names. */
export function checkExperiment<T extends Types>(roster: Roster<T>, experiment: Experiment): void {
  const { def, players } = roster;
  const { start, variants } = experiment;
  const scenario = def.scenarios.find(({ id }) => id === start.scenario);
  if (!scenario) throw refused('unknown', { path: 'start.scenario', value: start.scenario });
  variants.forEach(({ players: names, options = {}, pack }, at) => {
    names.forEach((name, seat) => {
      const id = readPlayerName(name)?.id;
      if (id === undefined || !players.ids.includes(id))
        throw refused('unknown', { path: `variants.${at}.players.${seat}`, value: name });
    });
    for (const [id, value] of Object.entries(options)) {
      const spec = scenario.options.find((one) => one.id === id);
      if (!spec) throw refused('unknown', { path: `variants.${at}.options`, value: id });
      if (misfitOf(spec.form, value))
        throw refused('unknown', { path: `variants.${at}.options.${id}`, value: String(value) });
    }
    try {
      startGame(withPack(roster, pack).def, setupOf(experiment, at, 0));
    } catch (error) {
      if (error instanceof SaveError) throw refused('pack', { path: `variants.${at}.pack`, ...placeOf(error) }, error);
      if (!(error instanceof SetupError)) throw error;
      throw refused('position', { detail: error.message }, error);
    }
  });
}

const placeOf = ({ line }: SaveError) => ({ detail: `${line.key} ${Object.values(line.params ?? {}).join(' ')}` });

/** Both variants of a pair have the same dice. */
export function setupOf({ start, seed, variants }: Experiment, variant: number, pair: number): Setup {
  const { scenario, position } = start;
  const options = variants[variant]?.options ?? {};
  return { scenario, seed: `${seed}/${pair}`, options, ...(position === undefined ? {} : { position }) };
}
