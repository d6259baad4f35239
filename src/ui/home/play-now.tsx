import { useState } from 'react';
import Play from 'lucide-react/icons/play';
import type { GameManifest } from '../../games/manifest.ts';
import { shelfLine } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { wishAgainst } from '../new-game/wished.ts';
import { Against } from './against.tsx';
import { lastScenario, usePlayNow } from './use-play-now.ts';

/** A match of the game at one press, and the way to settle more. */
export function PlayNow({ game }: { readonly game: GameManifest }) {
  const { id, scenarios } = game;
  const { t, line } = useT();
  const [scenario, setScenario] = useState(() => lastScenario(game));
  const { against, setAgainst, isStarting, problem, start } = usePlayNow();
  const nameOf = (one: string) => line(shelfLine(id, `scenario.${one}`));
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
        <Against value={against} onChange={setAgainst} />
      </div>
      <div className="flex gap-8 play-now__go">
        <Button variant="go" icon={Play} closed={isStarting} onClick={() => void start(id, scenario)}>
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
        <ButtonLink to={paths.newGame(id)} onClick={() => wishAgainst(against)}>
          {t('home.set-up')}
        </ButtonLink>
      </div>
      {problem ? <Note tone="error">{line(problem)}</Note> : null}
    </div>
  );
}
