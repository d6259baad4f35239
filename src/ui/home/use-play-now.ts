import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { useT } from '../../i18n/use-t.tsx';
import { LEVELS } from '../../players/levels.ts';
import { lastSetup } from '../../store/app-stores.ts';
import type { Player } from '../../store/last-setup.ts';
import { paths } from '../app/routes.ts';

/** The level that was played against last, the middle one at first. */
function lastAgainst(): Player {
  const { players } = lastSetup.read();
  if (!players) return 'veteran';
  return LEVELS.find((level) => players.includes(level)) ?? 'person';
}

/** The scenario that was played last, the first one at first. */
export function lastScenario({ id, scenarios }: GameManifest): string {
  const last = lastSetup.read().scenarios[id];
  return scenarios.find((one) => one === last) ?? scenarios[0] ?? '';
}

/** A match at one press: against whom, and how it is begun. */
export function usePlayNow() {
  const { t } = useT();
  const [, navigate] = useLocation();
  const [against, setAgainst] = useState(lastAgainst);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Line | null>(null);
  const start = async (game: string, scenario: string) => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    try {
      // The table and all that it needs come with the press: the start screen does without them.
      const { beginNow } = await import('../new-game/begin-now.ts');
      const begun = await beginNow({ game, scenario, against }, t);
      if (begun.ok) return navigate(paths.table(begun.id));
      setProblem(begun.problem);
    } catch {
      setProblem({ key: 'error.part-missing' });
    }
    setStarting(false);
  };
  return { against, setAgainst, isStarting, problem, start };
}
