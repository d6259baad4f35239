/** The draft of a match, and the match made from it. */
import type { OptionSpec } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { usualHints, type Hints } from '../../store/hints.ts';
import type { LastSetup } from '../../store/last-setup.ts';
import { randomSeed } from '../../store/seed.ts';
import type { NewMatch, Prefs, UndoMode } from '../../store/types.ts';
import { countPersons, isPerson, type Place, type Places } from './seating.ts';

export type OptionValue = OptionSpec['initial'];

export interface Draft {
  readonly scenario: string;
  /** Options without a choice have their first value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly name: string;
  /** As typed; if empty, `drawn` is used, which nobody sees. */
  readonly seed: string;
  readonly drawn: string;
  readonly undo: UndoMode;
  /** Null for the usual setting. */
  readonly hints: Hints | null;
  readonly curtain: boolean;
}

/** A variant without hidden information follows the one question whether hands are hidden. */
export const OPEN_HANDS = 'open-hands';

export const beginDraft = (
  { hasSecrets }: ShelfGame,
  scenario: string,
  { undo, curtain }: Pick<Prefs, 'undo' | 'curtain'>,
): Draft => ({
  scenario,
  options: {},
  name: '',
  seed: '',
  drawn: randomSeed(),
  undo,
  hints: null,
  // Hands stay hidden unless the players decide otherwise for this match.
  curtain: hasSecrets || curtain,
});

export const lastScenario = (game: string, scenarios: readonly string[], last: LastSetup): string =>
  scenarios.find((id) => id === last.scenarios[game]) ?? scenarios[0] ?? '';

export const optionsOf = ({ scenarios }: ShelfGame, scenario: string): readonly OptionSpec[] =>
  scenarios.find(({ id }) => id === scenario)?.options ?? [];

/** Default name of a player; only a series needs to tell its players apart. */
export function nameUnnamed(t: I18n['t'], isSeries: boolean, places: Places) {
  return ({ player }: Place, at: number): string | null => {
    if (!isSeries) return null;
    if (player === 'person') return t('new.player-name.series', { n: at + 1 });
    const level = t(`level.${player}`);
    return places.every((place) => place.player === player)
      ? t('new.computer-name.series', { level, n: at + 1 })
      : t('new.computer-name', { level });
  };
}

/** `left` is the seat of the player on the left; only two persons sit side by side. */
export function toMatch(draft: Draft, shelf: ShelfGame, places: Places, t: I18n['t'], left?: string): NewMatch {
  const persons = countPersons(places);
  const typed = draft.seed.trim();
  // Against a program hands stay hidden; a cover is only between two persons.
  const isCovered = persons === 2 ? draft.curtain : shelf.hasSecrets;
  const unnamed = nameUnnamed(t, shelf.isSeries(draft.scenario), places);
  const named = places.flatMap((place, at) => {
    const name = place.name.trim() || unnamed(place, at);
    return name === null ? [] : [[shelf.seats[at] ?? '', name] as const];
  });
  const computers = places.flatMap((place, at) =>
    isPerson(place) ? [] : [[shelf.seats[at] ?? '', place.player] as const],
  );
  return {
    game: shelf.id,
    setup: {
      scenario: draft.scenario,
      seed: typed || draft.drawn,
      ...(typed === '' ? {} : { knownSeed: true }),
      options: Object.fromEntries(
        optionsOf(shelf, draft.scenario).map(({ id, initial }) => [
          id,
          id === OPEN_HANDS ? !isCovered : (draft.options[id] ?? initial),
        ]),
      ),
    },
    about: {
      name: draft.name.trim(),
      seatNames: Object.fromEntries(named),
      undo: draft.undo,
      curtain: isCovered,
      ...(persons === 2 && left !== undefined ? { left } : {}),
      hints: draft.hints ?? usualHints(persons),
      ...(computers.length === 0 ? {} : { computers: Object.fromEntries(computers) }),
    },
  };
}
