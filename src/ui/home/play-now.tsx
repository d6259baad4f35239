import { useState } from 'react';
import Play from 'lucide-react/icons/play';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { shelfLine } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { LEVELS } from '../../players/levels.ts';
import { lastSetup } from '../../store/app-stores.ts';
import { PLAYERS, type Player } from '../../store/last-setup.ts';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Choices, Select } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';

/** The level that was played against last, the middle one at first. */
function lastAgainst(): Player {
  const { players } = lastSetup.read();
  if (!players) return 'veteran';
  return LEVELS.find((level) => players.includes(level)) ?? 'person';
}

/** A match of the game at one press, and the way to settle more. */
export function PlayNow({ game: { id, scenarios } }: { readonly game: GameManifest }) {
  const { t, line } = useT();
  const [, navigate] = useLocation();
  const [scenario, setScenario] = useState(() => {
    const last = lastSetup.read().scenarios[id];
    return scenarios.find((one) => one === last) ?? scenarios[0] ?? '';
  });
  const [against, setAgainst] = useState(lastAgainst);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Line | null>(null);
  const nameOf = (one: string) => line(shelfLine(id, `scenario.${one}`));
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    try {
      // The table and all that it needs come with the press: the start screen does without them.
      const { playNow } = await import('../new-game/play-now.ts');
      const begun = await playNow({ game: id, scenario, against }, t);
      if (begun.ok) return navigate(paths.table(begun.id));
      setProblem(begun.problem);
    } catch {
      setProblem({ key: 'error.part-missing' });
    }
    setStarting(false);
  };
  return (
    <div className="col gap-8 play-now">
      {scenarios.length > 1 ? (
        <Select
          quiet
          label={t('new.scenario')}
          value={scenario}
          choices={scenarios.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={setScenario}
        />
      ) : (
        <p className="small">{nameOf(scenario)}</p>
      )}
      <div className="line gap-8 play-now__against">
        <span className="small" aria-hidden="true">
          {t('home.against')}
        </span>
        <Choices
          quiet
          look="switch"
          label={t('home.against')}
          value={against}
          choices={PLAYERS.map((player) => ({ value: player, label: t(`level.${player}`) }))}
          onChange={setAgainst}
        />
      </div>
      <div className="flex gap-8 play-now__go">
        <Button variant="go" icon={Play} closed={isStarting} onClick={() => void start()}>
          <span className="col">
            <span>{t('home.play-now')}</span>{' '}
            <span className="play-now__what play-now__what--full">
              {t('home.play-now.what', { game: line(shelfLine(id)), who: against })}
            </span>
            {/* Under the title of its card. */}
            <span className="play-now__what play-now__what--brief" aria-hidden="true">
              {t('home.play-now.who', { who: against })}
            </span>
          </span>
        </Button>
        <ButtonLink to={paths.newGame(id)}>{t('home.set-up')}</ButtonLink>
      </div>
      {problem ? <Note tone="error">{line(problem)}</Note> : null}
    </div>
  );
}
