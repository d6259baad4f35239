import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import type { Level } from '../../players/levels.ts';
import { useT } from '../../i18n/use-t.tsx';
import { libraryStore, lastSetup } from '../../store/app-stores.ts';
import { useMatch } from '../../store/app-match.ts';
import { packStore } from '../../store/app-packs.ts';
import { usePrefs } from '../../store/hooks.ts';
import { chosenPack } from '../../store/pack-store.ts';
import { usualHints } from '../../store/hints.ts';
import { seedFingerprint } from '../../store/seed.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import type { StoredPosition } from '../../store/position-shelf.ts';
import { useStoredPositions } from '../app/use-stored-positions.ts';
import { paths } from '../app/routes.ts';
import { beginDraft, lastScenario, nameUnnamed, OPEN_HANDS, optionsOf, toMatch, type Draft } from './draft.ts';
import { openOwn, type OwnScenario } from './own-scenario.ts';
import { problemOf } from '../editor/save-problem.ts';
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
  const ownScenarios = useStoredPositions(shelf.id, 'scenario');
  const [own, setOwn] = useState<OwnScenario | null>(null);
  const [ownId, setOwnId] = useState<string | null>(null);
  // What is still being read when the game is started is waited for.
  const reading = useRef<Promise<OwnScenario> | null>(null);
  const chooseOwn = (stored: StoredPosition | null) => {
    setProblem(null);
    setOwnId(stored?.id ?? null);
    const read = stored && openOwn(stored);
    reading.current = read;
    if (read === null) return setOwn(null);
    return void read.then(
      (found) => {
        if (reading.current === read) setOwn(found);
      },
      (error: unknown) => {
        if (reading.current !== read) return;
        chooseOwn(null);
        setProblem(problemOf(error));
      },
    );
  };
  const isSeries = own === null && shelf.isSeries(draft.scenario);
  const persons = countPersons(places);
  const typed = draft.seed.trim();

  const begin = async () => {
    const match = toMatch(draft, shelf, places, t);
    const pack = chosenPack(packStore.getState(), shelf.id);
    const chosen = reading.current;
    // A position carries the data by which it was judged: it is played by them.
    if (chosen === null) return create({ ...match, ...(pack && { packFile: pack.file }) });
    try {
      return await libraryStore.getState().begin((await chosen).toSave(match));
    } catch (error) {
      return { ok: false as const, problem: problemOf(error) };
    }
  };
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    const result = await begin();
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
    set: (change: Partial<Draft>) => {
      if (change.scenario !== undefined) chooseOwn(null);
      setDraft((now) => ({ ...now, ...change }));
    },
    /** Of this game; `own` is the chosen one. */
    ownScenarios,
    own,
    /** The chosen one also while it is still being read. */
    ownId,
    chooseOwn,
    setPlace: (at: number, change: Partial<Place>) => {
      const [first, second] = places;
      setPlaces(at === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }]);
    },
    persons,
    hints: draft.hints ?? usualHints(persons),
    // A position of one's own holds what was agreed on.
    options: own !== null ? [] : optionsOf(shelf, draft.scenario).filter(({ id }) => id !== OPEN_HANDS),
    isSeries,
    unnamed: nameUnnamed(t, isSeries, places),
    start,
    problem,
    isStarting,
  };
}

export type NewGame = ReturnType<typeof useNewGame>;
