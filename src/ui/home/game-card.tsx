import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { GameManifest } from '../../games/manifest.ts';
import { shelfLine } from '../../games/shelf.ts';
import { showIntent } from '../../store/intent.ts';
import { useT } from '../../i18n/use-t.tsx';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { PlayNow } from './play-now.tsx';

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
