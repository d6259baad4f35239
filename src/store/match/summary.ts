import { decide } from '../../engine/kernel/runner.ts';
import { present, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { openAskOf } from '../../engine/kits/secrets/open-record.ts';
import type { EntryStatus } from '../library-types.ts';
import type { Summary } from '../vault/archive.ts';

/**
 * What the library says of a match, to whoever looks at it. A line being tried is no part of the match. Throws what the
 * game throws.
 */
export function summarise<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  status?: EntryStatus,
): Summary {
  const { trial, points } = timeline;
  const last = trial ? (trial.rest[trial.rest.length - 1] ?? points[trial.from]) : present(timeline);
  const { state } = last ?? present(timeline);
  const decision = decide(def, state);
  const length = trial ? trial.from + 1 + trial.rest.length : points.length;
  return {
    game: def.id,
    scenario: timeline.setup.scenario,
    moves: length - 1 + (timeline.base?.history.length ?? 0),
    moment: def.moment(state),
    toMove: decision?.seat ?? null,
    ask: decision ? openAskOf(def, decision.ask) : null,
    status: status ?? (state.result ? 'finished' : 'live'),
    winner: state.result?.winner ?? null,
    position: def.view(state, null),
    rulesVersion: timeline.setup.rules ?? def.rulesVersion,
    branches: timeline.branches.length,
  };
}
