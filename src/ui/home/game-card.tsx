import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useT } from '../../i18n/use-t.tsx';
import { isPlayable, scenarioKeysOf } from '../app/games.ts';
import type { GameId, PlayableGame } from '../app/games.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { Provenance } from '../parts/provenance.tsx';
import { UnbuiltArt } from './unbuilt-art.tsx';

/** A game of the shelf. One that is not built says so and offers nothing to start. */
export function GameCard({ game }: { readonly game: GameId }) {
  const { t } = useT();
  const built = isPlayable(game);
  return (
    <article className={classes('game-card panel', !built && 'game-card--unbuilt')} aria-labelledby={`card-${game}`}>
      <div className="game-card__map">{built ? <GameThumb game={game} position={null} /> : <UnbuiltArt />}</div>
      <div className="game-card__text">
        <h2 id={`card-${game}`}>{t(`game.${game}`)}</h2>
        <p className="small">{t(`game.${game}.credit`)}</p>
        <p className="game-card__blurb">{t(`game.${game}.blurb`)}</p>
        {built ? (
          <PlayableFoot game={game} />
        ) : (
          <p className="game-card__closed">
            <Chip>{t('game.not-built')}</Chip>
            <span className="small">{t('game.not-built.why')}</span>
          </p>
        )}
      </div>
    </article>
  );
}

function PlayableFoot({ game }: { readonly game: PlayableGame }) {
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
