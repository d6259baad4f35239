import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import type { Level } from '../../players/levels.ts';
import { useT } from '../../i18n/use-t.tsx';
import { libraryStore, lastSetup } from '../../store/app-stores.ts';
import { useMatch } from '../../store/app-match.ts';
import { packStore } from '../../store/app-packs.ts';
import { useLibrary, usePrefs } from '../../store/hooks.ts';
import { chosenPack } from '../../store/pack-store.ts';
import { usualHints } from '../../store/hints.ts';
import { seedFingerprint } from '../../store/seed.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import type { StoredPosition } from '../../store/position-storage.ts';
import { useStoredPositions } from '../app/use-stored-positions.ts';
import { paths } from '../app/routes.ts';
import { useWholeLibrary } from '../library/library-hooks.ts';
import { beginDraft, lastScenario, nameUnnamed, OPEN_HANDS, optionsOf, toMatch, type Draft } from './draft.ts';
import type { NewMatch } from '../../store/types.ts';
import { problemOf } from '../editor/save-problem.ts';
import { drawSides, knownNames, seatPair, type Pair } from './pair.ts';
import { countPersons, type Place, type Places } from './seating.ts';

export interface Table {
  readonly shelf: ShelfGame;
  readonly levels: readonly Level[];
  readonly places: Places;
  readonly setPlaces: (places: Places) => void;
  /** Two persons, from left to right; not asked while a program has a seat. */
  readonly pair: Pair;
  readonly setPair: (pair: Pair) => void;
}

export function useNewGame({ shelf, places: seating, setPlaces, pair, setPair }: Table) {
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
  // Starting waits for a scenario that is still being read.
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
  const persons = countPersons(seating);
  const entries = useLibrary((library) => library.entries);
  useWholeLibrary();
  const seated = useMemo(
    () => (persons === 2 ? seatPair(pair, shelf, entries) : null),
    [persons, pair, shelf, entries],
  );
  const places = seated?.places ?? seating;
  const known = useMemo(() => knownNames(entries), [entries]);
  /** Names that were given while a program had a seat are kept for the pair. */
  const seatPlayers = (next: Places) => {
    const [a, b] = next;
    if (persons !== 2 && countPersons(next) === 2)
      setPair({ ...pair, names: [a.name || pair.names[0], b.name || pair.names[1]] });
    setPlaces(next);
  };
  const isSeries = own === null && shelf.isSeries(draft.scenario);
  const typed = draft.seed.trim();

  const begin = async () => {
    const drawn = seated ? drawSides(seated, pair, drawLot()) : null;
    const match = toMatch(draft, shelf, drawn?.places ?? places, t, drawn ? shelf.seats[drawn.leftAt] : undefined);
    const pack = chosenPack(packStore.getState(), shelf.id);
    const chosen = reading.current;
    // A position is played with the data that it was checked with.
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
        seated === null ? null : pair.names,
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
    ownScenarios,
    own,
    /** Set while the scenario is still being read. */
    ownId,
    chooseOwn,
    places,
    seated,
    known,
    seatPlayers,
    setPlace: (at: number, change: Partial<Place>) => {
      const [first, second] = seating;
      seatPlayers(at === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }]);
    },
    persons,
    hints: draft.hints ?? usualHints(persons),
    // A position already contains what was agreed.
    options: own !== null ? [] : optionsOf(shelf, draft.scenario).filter(({ id }) => id !== OPEN_HANDS),
    isSeries,
    unnamed: nameUnnamed(t, isSeries, places),
    start,
    problem,
    isStarting,
  };
}

const drawLot = (): 0 | 1 => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 0 : 1);

interface OwnScenario {
  readonly id: string;
  readonly name: string;
  /** An onlooker's view. */
  readonly view: object;
  /** May be those of a pack. */
  readonly facts: object;
  /** Moves first. */
  readonly first: string;
  /** Throws if the rules do not accept the position. */
  readonly toSave: (match: NewMatch) => string;
}

/** Loads the editor's parts with the first. Throws an error with a sentence. */
async function openOwn({ id, game, name, text }: StoredPosition): Promise<OwnScenario> {
  const [{ loadEditorFor, openText }, { matchFrom }, { build }] = await Promise.all([
    import('../editor/open-editor.ts'),
    import('../../lab/positions/document.ts'),
    import('../../store/app-world.ts'),
  ]);
  const parts = await loadEditorFor(game, text);
  if (!parts) throw new Error(`no editor for ${game}`);
  const { def, kit } = parts;
  const from: Line = { key: 'editor.from.own', params: { name } };
  const { state, scenario } = openText(parts, text, { from, own: { id, name }, changes: 0 });
  const position = { name, scenario, state: state as Parameters<typeof kit.drafts.open>[0] };
  const { seat } = def.words.moment(kit.drafts.open(position.state));
  return {
    id,
    name,
    view: def.view(position.state, null),
    facts: def.data.facts,
    first: seat,
    toSave: ({ setup, about }) =>
      JSON.stringify(
        matchFrom(def, kit, position, {
          about: {
            seatNames: {},
            undo: 'honest',
            curtain: def.secrets !== undefined,
            ...about,
            tags: [],
            created: new Date().toISOString(),
            name: about?.name || name,
          },
          seed: setup.seed,
          ...(setup.knownSeed ? { knownSeed: true } : {}),
          build,
        }),
      ),
  };
}

export type NewGame = ReturnType<typeof useNewGame>;
