import ChevronRight from 'lucide-react/icons/chevron-right';
import Database from 'lucide-react/icons/database';
import FlaskConical from 'lucide-react/icons/flask-conical';
import MapPinned from 'lucide-react/icons/map-pinned';
import { Link } from 'wouter';
import { listGames } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { paths } from '../app/routes.ts';
import { useExperiments } from '../app/use-experiments.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconShape } from '../parts/icon.tsx';

/** What designers and playtesters do with a game besides playing it. */
export function LabPanel() {
  const { t } = useT();
  const played = useLibrary((library) => library.latest?.game);
  const [last] = useExperiments().heads;
  const game = listGames().find(({ id }) => id === played) ?? listGames()[0];
  const editable = game?.editor ? game : listGames().find(({ editor }) => editor !== undefined);
  const of = last?.experiment.variants.length ?? 1;
  return (
    <section className="panel panel__body" aria-labelledby="home-lab">
      <div className="panel__head">
        <h2 id="home-lab">{t('home.lab')}</h2>
        <span className="small">{t('home.lab.what')}</span>
      </div>
      <ul className="link-rows">
        {game ? (
          <LabRow
            to={last ? paths.experiment(last.experiment.game, last.id) : paths.experiment(game.id)}
            icon={FlaskConical}
            name={t('home.lab.experiment')}
            about={
              last
                ? t('home.lab.experiment.last', {
                    name: last.experiment.name,
                    played: Math.floor(last.played / of),
                    total: Math.round(last.total / of),
                  })
                : t('home.lab.experiment.what')
            }
          />
        ) : null}
        {editable ? (
          <LabRow
            to={paths.editor(editable.id)}
            icon={MapPinned}
            name={t('home.lab.editor')}
            about={t('home.lab.editor.what')}
          />
        ) : null}
        {game?.packs ? (
          <LabRow to={paths.data(game.id)} icon={Database} name={t('home.lab.data')} about={t('home.lab.data.what')} />
        ) : null}
      </ul>
    </section>
  );
}

interface LabRowProps {
  readonly to: string;
  readonly icon: IconShape;
  readonly name: string;
  readonly about: string;
}

function LabRow({ to, icon, name, about }: LabRowProps) {
  return (
    <li>
      <Link to={to} className="link-row">
        <>
          <Icon of={icon} />
          <span className="link-row__text">
            <span>{name}</span>
            <small>{about}</small>
          </span>
          <Icon of={ChevronRight} />
        </>
      </Link>
    </li>
  );
}
