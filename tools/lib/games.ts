/** The games that the tools know: those of the shelf. What only tools read of a game is in `tools/games/<id>`. */
import type { Roster } from '../../src/lab/seated.ts';
import { findGame, listGames } from '../../src/games/shelf.ts';
import type { BalancePlan } from '../balance/series.ts';
import type { FitKit } from '../fit/fit.ts';
import type { MutantList } from '../mutants/mutant.ts';
import type { Plan } from '../record/plan.ts';
import type { CoveredRules } from '../rules-coverage/table.ts';
import type { TuneKit } from '../tune/tune.ts';
import { readChoice, UsageError } from './cli.ts';
import type { GameKit } from './game-kit.ts';

export const listIds = (): readonly string[] => listGames().map(({ id }) => id);
/** For a usage text: `chess, go`. */
export const tellIds = (): string => listIds().join(', ');

/** The requested game, or all of them. */
export const readGames = (game: string | undefined): readonly string[] =>
  game === undefined ? listIds() : [readChoice('game', game, listIds())];

export async function openRoster(id: string): Promise<Roster> {
  const game = findGame(id);
  if (!game) throw new UsageError(`there is no game ${id}`);
  const [def, players, lab, packs] = await Promise.all([
    game.definition(),
    game.players(),
    game.lab?.(),
    game.packs?.kit(),
  ]);
  return { def, players, ...(lab && { lab }), ...(packs && { packs }) };
}

// A module name composed at run time has no type: each of these files exports what its own type says.
export const openKit = async (id: string): Promise<GameKit> =>
  ((await import(`../games/${id}/kit.ts`)) as { readonly kit: GameKit }).kit;
/** The games and positions that are recorded. */
export const openPlan = async (id: string): Promise<Plan> =>
  ((await import(`../games/${id}/plan.ts`)) as { readonly plan: Plan }).plan;
/** Rules to be broken on purpose. */
export const openMutants = async (id: string): Promise<MutantList> =>
  ((await import(`../games/${id}/mutants.ts`)) as { readonly mutants: MutantList }).mutants;
/** The numbers of its rules, which code and tests cite. */
export const openRules = async (id: string): Promise<CoveredRules> =>
  ((await import(`../games/${id}/rules.ts`)) as { readonly rules: CoveredRules }).rules;
export const openFitKit = async (id: string): Promise<FitKit> =>
  ((await import(`../games/${readChoice('game', id, listIds())}/fit.ts`)) as { readonly fitting: FitKit }).fitting;
export const openTuneKit = async (id: string): Promise<TuneKit> =>
  ((await import(`../games/${readChoice('game', id, listIds())}/tune.ts`)) as { readonly tuning: TuneKit }).tuning;
export const openBalancePlan = async (id: string): Promise<BalancePlan> =>
  ((await import(`../games/${id}/balance.ts`)) as { readonly plan: BalancePlan }).plan;
