/** Explains a move by facts that a person at the table could state before the dice. */
import type { Line, Preview } from '../../engine/kernel/types.ts';
import type { Plan, PlanTold } from '../../engine/kits/rehearsal/plan.ts';
import { factSeparator } from '../../i18n/joining.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { shareOf } from './odds-told.ts';

/** The chance of success; null if nothing is rolled. */
export const chanceOf = ({ odds, isCounting }: Preview): number | null => (odds && !isCounting ? shareOf(odds) : null);

export const paramsOf = ({ effects, stakes = [] }: Preview, ...keys: readonly string[]): Line['params'] =>
  [...effects, ...stakes.filter(({ on, when }) => on === 'win' && !when).map(({ line }) => line)].find(({ key }) =>
    keys.includes(key),
  )?.params;

/** The chance of success as the reason of a move. */
export function chanceReason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  return share === null ? null : { key: 'table.reason.chance', params: { share } };
}

interface Reasons {
  readonly reason: (preview: Preview) => Line | null;
  readonly repeats: readonly string[];
}

/** The game's own reason for a program's move, or else the first effect of a move without a roll. */
export function reasonOf({ reason, repeats }: Reasons, preview: Preview): Line | null {
  const own = reason(preview);
  if (own || preview.odds) return own;
  const won = (preview.stakes ?? []).filter(({ on, when }) => on === 'win' && !when).map(({ line }) => line);
  return [...won, ...preview.effects].find(({ key }) => !repeats.includes(key)) ?? null;
}

/** A plan is told in at most this many facts. */
const FACTS = 2;

/** The chance, then what the plan changes; a move that changes nothing on the board is told by its first effect. */
export function planTold(reasons: Reasons, preview: Preview, plan: Plan): PlanTold | null {
  const facts = plan.facts.slice(0, FACTS);
  const [then = null] = facts.length < FACTS ? plan.later : [];
  if (facts.length === 0 && then === null) {
    const reason = reasonOf(reasons, preview);
    if (reason === null) return null;
    const told = { then, isPurpose: false };
    return preview.odds ? { chance: reason, facts, ...told } : { chance: null, facts: [reason], ...told };
  }
  // The figures of a chance that assumes something are the game's; the facts say what a win is worth.
  const chance = preview.odds?.assumed ? reasons.reason(preview) : chanceReason(preview);
  return { chance, facts, then, isPurpose: plan.laterNeedsFirst && facts.length > 0 && then !== null };
}

export const QUIET: PlanTold = { chance: null, facts: [{ key: 'table.plan.quiet' }], then: null, isPurpose: false };

const joinClauses = (lang: I18n['lang'], clauses: readonly string[]): string =>
  clauses.join(lang === 'ja' ? factSeparator(lang) : '; ');

/** `takes Greece; opens Bulgaria`: the most important facts. */
export const wordFacts = ({ line, lang }: I18n, facts: readonly Line[]): string =>
  joinClauses(lang, facts.slice(0, FACTS).map(line));

/** `78% to win, takes Greece; opens Bulgaria`; `clears 1502, so that a later move cuts off 27th Army`. */
export function wordPlan({ line, t, lang }: I18n, { chance, facts, then, isPurpose }: PlanTold): string {
  const now = joinClauses(lang, facts.map(line));
  const changes =
    then === null
      ? now
      : isPurpose
        ? t('table.plan.so-that', { now, what: line(then) })
        : joinClauses(lang, [...(now === '' ? [] : [now]), t('table.plan.then', { what: line(then) })]);
  return [...(chance ? [line(chance)] : []), ...(changes === '' ? [] : [changes])].join(factSeparator(lang));
}
