import { decide } from '../../engine/kernel/runner.ts';
import { forksOf, matchOf, present, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { labelOfPack } from '../../engine/kits/pack/pack-file.ts';
import type { EntryStatus, ImportSummary } from '../library-types.ts';

/** The list shows this of a match; each write computes it. */
export type Summary = Omit<ImportSummary, 'about'>;

/** As an onlooker sees it, without a line being tried. Throws what the game throws. */
export function summarise<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  status?: EntryStatus,
): Summary {
  const match = matchOf(timeline);
  const { state } = present(match);
  const decision = decide(def, state);
  const [fork] = forksOf(match).slice(-1);
  return {
    game: def.id,
    scenario: timeline.setup.scenario,
    moves: match.points.length - 1 + (timeline.base?.history.length ?? 0),
    moment: def.words.moment(state),
    toMove: decision?.seat ?? null,
    ask: decision ? (def.secrets?.openAsk(decision.ask) ?? decision.ask) : null,
    status: status ?? (state.result ? 'finished' : 'live'),
    winner: state.result?.winner ?? null,
    position: def.view(state, null),
    rulesVersion: timeline.setup.rules ?? def.rulesVersion,
    branches: timeline.branches.length,
    fork: fork ? { at: fork.at, cause: fork.cause } : null,
    knownSeed: timeline.setup.knownSeed ?? false,
    pack: labelOfPack(def.data),
  };
}
