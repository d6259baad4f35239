import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { holdsWords } from '../../store/library-query.ts';
import { useExperiments, wordsOfExperiment } from '../app/use-experiments.ts';
import { sayWhen } from '../app/when.ts';
import { Icon } from '../parts/icon.tsx';

/** The experiments on this device, last changed first. */
export function KeptList({ text = '' }: { readonly text?: string }) {
  const i18n = useT();
  const { t } = i18n;
  const heads = useExperiments().heads.filter(({ experiment }) =>
    holdsWords(text, wordsOfExperiment(experiment, wordTitle(i18n, experiment.game))),
  );
  if (heads.length === 0) return null;
  return (
    <section className="panel panel__body" aria-labelledby="kept-experiments">
      <div className="panel__head">
        <h2 id="kept-experiments">{t('experiment.kept')}</h2>
      </div>
      <ul className="link-rows">
        {heads.map(({ id, experiment, played, total, updated }) => (
          <li key={id}>
            <Link to={paths.experiment(experiment.game, id)} className="link-row">
              <>
                <span className="link-row__text">
                  <span>{experiment.name}</span>
                  <small>
                    {`${wordTitle(i18n, experiment.game)} · ${t('experiment.progress', { played, total })}`}
                  </small>
                </span>
                <span className="small nowrap">{sayWhen(i18n, updated)}</span>
                <Icon of={ChevronRight} />
              </>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
