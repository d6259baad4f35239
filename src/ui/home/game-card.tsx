import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { GameManifest } from '../../games/manifest.ts';
import { shelfLine } from '../../games/shelf.ts';
import { showIntent } from '../../store/intent.ts';
import { useT } from '../../i18n/use-t.tsx';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink, Button } from '../parts/button.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { useState } from 'react';
import Play from 'lucide-react/icons/play';
import { Select } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { wishAgainst } from '../new-game/wished.ts';
import { Against } from './against.tsx';
import { lastScenario, usePlayNow } from './use-play-now.ts';

/** A game of the shelf, to start or to learn. */
export function GameCard({ game }: { readonly game: GameManifest }) {
  const { line } = useT();
  const { id, art } = game;
  const { cover } = art;
  return (
    <article
      className="col clip game-card panel"
      aria-labelledby={`card-${id}`}
      onPointerEnter={showIntent}
      onFocus={showIntent}
    >
      <div className="clip relative game-card__map">
        {cover === undefined ? (
          <GameThumb game={id} position={null} />
        ) : (
          <img className="block game-card__cover" src={cover} alt="" width={492} height={252} decoding="async" />
        )}
      </div>
      <div className="col game-card__text">
        <h2 id={`card-${id}`}>{line(shelfLine(id))}</h2>
        <p className="flex apart gap-8 small">
          <span>{line(shelfLine(id, 'credit'))}</span>
          <span className="nowrap">{line(shelfLine(id, 'length'))}</span>
        </p>
        <p className="game-card__blurb">{line(shelfLine(id, 'blurb'))}</p>
        <PlayNow game={game} />
        <GameFoot game={game} />
      </div>
    </article>
  );
}

/** A match of the game at one press, and the way to settle more. */
function PlayNow({ game }: { readonly game: GameManifest }) {
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
          {t('new.measured.against')}
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

function GameFoot({ game: { id } }: { readonly game: GameManifest }) {
  const { t, line } = useT();
  return (
    <div className="line gap-6 game-card__foot">
      <Provenance>{line(shelfLine(id, 'rebuilt'))}</Provenance>
      <ButtonLink to={paths.lessonsOf(id)} icon={GraduationCap} variant="ghost" size="small">
        {t('home.learn')}
      </ButtonLink>
    </div>
  );
}
