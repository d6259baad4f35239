/** Plays a game of an experiment again from its seed, as a match. */
import { decide } from '../../engine/kernel/runner.ts';
import { encodeSave } from '../../engine/kernel/save.ts';
import type { About, SaveFile } from '../../engine/kernel/save-file.ts';
import { play, present, startTimeline } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { policyOf, seatPlayer, withPack, type Roster } from '../seated.ts';
import { setupOf, type Experiment } from './plan.ts';
import type { Task } from './run.ts';

export type ReplayAbout = Pick<About, 'name' | 'seatNames' | 'tags' | 'created' | 'computers'>;

/** The same game that the figures count. Throws if a program's answer is not legal. */
export function replayGame<T extends Types>(
  all: Roster<T>,
  experiment: Experiment,
  { variant, pair }: Task,
  about: ReplayAbout,
  build: string,
): SaveFile {
  const roster = withPack(all, experiment.variants[variant]?.pack);
  const { def } = roster;
  const [first, second] = def.seats;
  const names = experiment.variants[variant]?.players ?? ['', ''];
  const setup = setupOf(experiment, variant, pair);
  const policy = policyOf(def, [seatPlayer(roster, names[0], first), seatPlayer(roster, names[1], second)], setup.seed);
  let timeline = startTimeline(def, setup);
  for (;;) {
    const { state } = present(timeline);
    const decision = decide(def, state);
    if (!decision) break;
    const move = policy(decision, state);
    const played = play(def, timeline, move);
    if (!played.ok) throw new Error(`${setup.seed}: ${def.words.notation(move)} is refused`);
    timeline = played.timeline;
  }
  return encodeSave(def, timeline, { ...about, undo: 'open', curtain: false }, build);
}
