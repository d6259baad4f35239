import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import type { Level } from '../../players/levels.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { lastSetup } from '../../store/app-stores.ts';
import { usePrefs } from '../../store/hooks.ts';
import { usualHints } from '../../store/hints.ts';
import { seedFingerprint } from '../../store/seed.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { paths } from '../app/routes.ts';
import { beginDraft, lastScenario, nameUnnamed, OPEN_HANDS, optionsOf, toMatch, type Draft } from './draft.ts';
import { countPersons, type Place, type Places } from './seating.ts';

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
  const [draft, setDraft] = useState<Draft>(() =>
    beginDraft(
      shelf,
      lastScenario(
        shelf.id,
        shelf.scenarios.map(({ id }) => id),
        lastSetup.read(),
      ),
      { undo, curtain },
    ),
  );
  const isSeries = shelf.isSeries(draft.scenario);
  const persons = countPersons(places);
  const typed = draft.seed.trim();

  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    const result = await create(toMatch(draft, shelf, places, t));
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
    fingerprint: seedFingerprint(typed || draft.drawn),
    isSeedKnown: typed !== '',
    set: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    setPlace: (at: number, change: Partial<Place>) => {
      const [first, second] = places;
      setPlaces(at === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }]);
    },
    persons,
    hints: draft.hints ?? usualHints(persons),
    options: optionsOf(shelf, draft.scenario).filter(({ id }) => id !== OPEN_HANDS),
    isSeries,
    unnamed: nameUnnamed(t, isSeries, places),
    start,
    problem,
    isStarting,
  };
}

export type NewGame = ReturnType<typeof useNewGame>;
