import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { GameManifest } from '../../games/manifest.ts';
import { shelfLine } from '../../games/shelf.ts';
import { showIntent } from '../../store/intent.ts';
import { useT } from '../../i18n/use-t.tsx';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Provenance } from '../parts/provenance.tsx';

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
        <p className="small">{line(shelfLine(id, 'credit'))}</p>
        <p className="game-card__blurb">{line(shelfLine(id, 'blurb'))}</p>
        <GameFoot game={game} />
      </div>
    </article>
  );
}

function GameFoot({ game }: { readonly game: GameManifest }) {
  const { t, line } = useT();
  const { id, scenarios } = game;
  return (
    <>
      <p className="line wrap game-card__chips">
        {scenarios.map((scenario) => (
          <Chip key={scenario}>{line(shelfLine(id, `scenario.${scenario}`))}</Chip>
        ))}
        <Provenance>{line(shelfLine(id, 'rebuilt'))}</Provenance>
      </p>
      <div className="line wrap gap-6 game-card__foot">
        <ButtonLink to={paths.newGame(id)} variant="go">
          {t('home.new-game')}
        </ButtonLink>
        <ButtonLink to={paths.lessonsOf(id)} icon={GraduationCap}>
          {t('home.learn')}
        </ButtonLink>
        <span className="small">{line(shelfLine(id, 'length'))}</span>
      </div>
    </>
  );
}
