import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Line, OptionSpec } from '../../engine/kernel/types.ts';
import type { Level } from '../../players/levels.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { lastSetup } from '../../store/app-stores.ts';
import { usePrefs } from '../../store/hooks.ts';
import { usualHints, type Hints } from '../../store/hints.ts';
import { randomSeed, seedFingerprint } from '../../store/seed.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import type { NewMatch, UndoMode } from '../../store/types.ts';
import { paths } from '../app/routes.ts';
import { countPersons, isPerson, type Place, type Places } from './seating.ts';

export type OptionValue = OptionSpec['initial'];

export interface Draft {
  readonly scenario: string;
  /** What was chosen; an unchosen option has its first value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly name: string;
  /** As typed; empty: `drawn` is used, which no one sees. */
  readonly seed: string;
  readonly drawn: string;
  readonly undo: UndoMode;
  /** Null: as it is usual for so many persons. */
  readonly hints: Hints | null;
  readonly curtain: boolean;
}

/** A game with a variant without hidden information gets it from the one question whether hands are hidden. */
const OPEN_HANDS = 'open-hands';

export interface Table {
  readonly shelf: ShelfGame;
  readonly levels: readonly Level[];
  readonly places: Places;
  readonly setPlaces: (places: Places) => void;
}

/** The draft of a match, and what creates the match from it. */
export function useNewGame({ shelf, places, setPlaces }: Table) {
  const { t } = useT();
  const [, navigate] = useLocation();
  const undo = usePrefs((prefs) => prefs.undo);
  const curtain = usePrefs((prefs) => prefs.curtain);
  const create = useMatch((match) => match.create);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Line | null>(null);
  const [draft, setDraft] = useState<Draft>(() => ({
    scenario: lastScenario(shelf),
    options: {},
    name: '',
    seed: '',
    drawn: randomSeed(),
    undo,
    hints: null,
    // Hidden hands stay so unless the players say otherwise for this very match.
    curtain: shelf.hasSecrets || curtain,
  }));
  const all = shelf.scenarios.find(({ id }) => id === draft.scenario)?.options ?? [];
  const isSeries = shelf.isSeries(draft.scenario);
  const persons = countPersons(places);
  /** The name of a player without one; a series has to distinguish its players. */
  const unnamed = ({ player }: Place, at: number): string | null => {
    if (!isSeries) return null;
    if (player === 'person') return t('new.player-name.series', { n: at + 1 });
    const level = t(`level.${player}`);
    return places.every((place) => place.player === player)
      ? t('new.computer-name.series', { level, n: at + 1 })
      : t('new.computer-name', { level });
  };

  const typed = draft.seed.trim();
  const seed = typed || draft.drawn;

  const toMatch = (): NewMatch => {
    // Beside a program hands stay hidden, and a cover screen only hands over from one person to the other.
    const isCovered = persons === 2 ? draft.curtain : shelf.hasSecrets;
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
        seed,
        ...(typed === '' ? {} : { knownSeed: true }),
        options: Object.fromEntries(
          all.map(({ id, initial }) => [id, id === OPEN_HANDS ? !isCovered : (draft.options[id] ?? initial)]),
        ),
      },
      about: {
        name: draft.name.trim(),
        seatNames: Object.fromEntries(named),
        undo: draft.undo,
        curtain: isCovered,
        hints: draft.hints ?? usualHints(persons),
        ...(computers.length === 0 ? {} : { computers: Object.fromEntries(computers) }),
      },
    };
  };

  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    const result = await create(toMatch());
    if (result.ok) {
      lastSetup.keep(
        shelf.id,
        draft.scenario,
        places.map(({ player }) => player),
      );
      navigate(paths.table(result.id));
      return;
    }
    setStarting(false);
    setProblem(result.problem);
  };
  return {
    draft,
    fingerprint: seedFingerprint(seed),
    isSeedKnown: typed !== '',
    set: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    setPlace: (at: number, change: Partial<Place>) => {
      const [first, second] = places;
      setPlaces(at === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }]);
    },
    persons,
    hints: draft.hints ?? usualHints(persons),
    options: all.filter(({ id }) => id !== OPEN_HANDS),
    isSeries,
    unnamed,
    start,
    problem,
    isStarting,
  };
}

export type NewGame = ReturnType<typeof useNewGame>;

function lastScenario({ id, scenarios }: ShelfGame): string {
  const last = lastSetup.read().scenarios[id];
  return (scenarios.find((scenario) => scenario.id === last) ?? scenarios[0])?.id ?? '';
}
