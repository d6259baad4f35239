import { useId, useState } from 'react';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Play from 'lucide-react/icons/play';
import type { GameManifest } from '../../games/manifest.ts';
import { listGames, shelfLine } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { showIntent } from '../../store/intent.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Provenance } from '../parts/provenance.tsx';
import './play-phone.css';
import { wishAgainst } from '../new-game/wished.ts';
import { Against } from './against.tsx';
import { lastScenario, usePlayNow } from './use-play-now.ts';

/** Where three cards would be three screens: three boards side by side, the level, and one button that names both. */
export function PlayPhone() {
  const { t, line } = useT();
  const games = listGames();
  const played = useLibrary((library) => library.latest?.game);
  const [picked, pick] = useState<GameManifest | null>(null);
  const chosen = picked ?? games.find(({ id }) => id === played) ?? games[0];
  const { against, setAgainst, isStarting, problem, start } = usePlayNow();
  if (!chosen) return null;
  const { id } = chosen;
  return (
    <section className="col gap-10 play-phone" aria-labelledby="play-phone" onFocus={showIntent}>
      <h2 id="play-phone">{t('home.play-now')}</h2>
      <Boards games={games} chosen={chosen} onChoose={pick} />
      <Against value={against} onChange={setAgainst} />
      <Button
        variant="go"
        size="big"
        icon={Play}
        closed={isStarting}
        onClick={() => void start(id, lastScenario(chosen))}
      >
        {t('home.play-now.one', { game: line(shelfLine(id)), who: against })}
      </Button>
      {problem ? <Note tone="error">{line(problem)}</Note> : null}
      <p className="small">{line(shelfLine(id, `scenario.${lastScenario(chosen)}`))}</p>
      <div className="line wrap gap-8">
        <ButtonLink to={paths.newGame(id)} onClick={() => wishAgainst(against)}>
          {t('home.set-up')}
        </ButtonLink>
        <ButtonLink to={paths.lessonsOf(id)} icon={GraduationCap} variant="ghost">
          {t('home.learn')}
        </ButtonLink>
        <Provenance>{line(shelfLine(id, 'rebuilt'))}</Provenance>
      </div>
    </section>
  );
}

interface BoardsProps {
  readonly games: readonly GameManifest[];
  readonly chosen: GameManifest;
  readonly onChoose: (game: GameManifest) => void;
}

function Boards({ games, chosen, onChoose }: BoardsProps) {
  const { t, line } = useT();
  const group = useId();
  return (
    <fieldset className="grid play-phone__boards">
      <legend className="visually-hidden">{t('home.games')}</legend>
      {games.map((game) => (
        <label key={game.id} className="col clip relative panel play-phone__board">
          <input
            className="spread-input"
            type="radio"
            name={group}
            checked={game.id === chosen.id}
            onChange={() => onChoose(game)}
          />
          <span className="block clip play-phone__map">
            {game.art.cover === undefined ? (
              <GameThumb game={game.id} position={null} />
            ) : (
              <img className="block game-card__cover" src={game.art.cover} alt="" width={492} height={252} />
            )}
          </span>
          <span className="play-phone__name">{line(shelfLine(game.id))}</span>
        </label>
      ))}
    </fieldset>
  );
}
