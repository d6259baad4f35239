import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useT } from '../../i18n/use-t.tsx';
import { scenarioKeysOf } from '../app/games.ts';
import type { PlayableGame } from '../app/games.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Provenance } from '../parts/provenance.tsx';

/** A game of the shelf, to be started or learnt. */
export function GameCard({ game }: { readonly game: PlayableGame }) {
  const { t } = useT();
  return (
    <article className="game-card panel" aria-labelledby={`card-${game}`}>
      <div className="game-card__map">
        <GameThumb game={game} position={null} />
      </div>
      <div className="game-card__text">
        <h2 id={`card-${game}`}>{t(`game.${game}`)}</h2>
        <p className="small">{t(`game.${game}.credit`)}</p>
        <p className="game-card__blurb">{t(`game.${game}.blurb`)}</p>
        <GameFoot game={game} />
      </div>
    </article>
  );
}

function GameFoot({ game }: { readonly game: PlayableGame }) {
  const { t } = useT();
  return (
    <>
      <p className="game-card__chips">
        {scenarioKeysOf(game).map((key) => (
          <Chip key={key}>{t(key)}</Chip>
        ))}
        <Provenance>{t(`game.${game}.rebuilt`)}</Provenance>
      </p>
      <div className="game-card__foot">
        <ButtonLink to={paths.newGame(game)} variant="go">
          {t('home.new-game')}
        </ButtonLink>
        <ButtonLink to={paths.lessons} icon={GraduationCap}>
          {t('home.learn')}
        </ButtonLink>
        <span className="small">{t(`game.${game}.length`)}</span>
      </div>
    </>
  );
}
