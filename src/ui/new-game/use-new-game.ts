import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Line, OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import { randomSeed, seedFingerprint } from '../../store/seed.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import type { UndoMode } from '../../store/types.ts';
import { paths } from '../app/routes.ts';

export type OptionValue = OptionSpec['initial'];

export interface Draft {
  readonly scenario: string;
  /** What was chosen; an unchosen option has its first value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly name: string;
  readonly seatNames: Readonly<Record<string, string>>;
  /** As typed; empty: `drawn` is used, which no one sees. */
  readonly seed: string;
  readonly drawn: string;
  readonly undo: UndoMode;
  readonly curtain: boolean;
}

/** A game with a variant without hidden information gets it from the one question whether hands are hidden. */
const OPEN_HANDS = 'open-hands';

/** The draft of a match, and what creates the match from it. */
export function useNewGame(shelf: ShelfGame) {
  const { t } = useT();
  const [, navigate] = useLocation();
  const undo = usePrefs((prefs) => prefs.undo);
  const curtain = usePrefs((prefs) => prefs.curtain);
  const create = useMatch((match) => match.create);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Line | null>(null);
  const [draft, setDraft] = useState<Draft>(() => ({
    scenario: shelf.scenarios[0]?.id ?? '',
    options: {},
    name: '',
    seatNames: {},
    seed: '',
    drawn: randomSeed(),
    undo,
    // Hidden hands stay so unless the players say otherwise for this very match.
    curtain: shelf.hasSecrets || curtain,
  }));
  const all = shelf.scenarios.find(({ id }) => id === draft.scenario)?.options ?? [];
  const options = all.filter(({ id }) => id !== OPEN_HANDS);
  const isSeries = shelf.isSeries(draft.scenario);
  /** The name of a player without one; a series has to distinguish its players. */
  const unnamed = (seat: string) =>
    isSeries ? t('new.player-name.series', { n: shelf.seats.indexOf(seat) + 1 }) : null;

  const typed = draft.seed.trim();
  const seed = typed || draft.drawn;

  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    const seatNames = shelf.seats.flatMap((seat) => {
      const name = (draft.seatNames[seat] ?? '').trim() || unnamed(seat);
      return name === null ? [] : [[seat, name] as const];
    });
    const result = await create({
      game: shelf.id,
      setup: {
        scenario: draft.scenario,
        seed,
        ...(typed === '' ? {} : { knownSeed: true }),
        options: Object.fromEntries(
          all.map(({ id, initial }) => [id, id === OPEN_HANDS ? !draft.curtain : (draft.options[id] ?? initial)]),
        ),
      },
      about: {
        name: draft.name.trim(),
        seatNames: Object.fromEntries(seatNames),
        undo: draft.undo,
        curtain: draft.curtain,
      },
    });
    if (result.ok) {
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
    options,
    isSeries,
    unnamed,
    start,
    problem,
    isStarting,
  };
}
