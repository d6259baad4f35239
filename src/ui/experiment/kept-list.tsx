import { useT } from '../../i18n/use-t.tsx';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { holdsWords } from '../../store/library-query.ts';
import { useExperiments, wordsOfExperiment } from '../app/use-experiments.ts';
import { sayWhen } from '../app/when.ts';
import { LinkRow, Panel } from '../parts/panel.tsx';

/** The experiments on this device, last changed first. */
export function KeptList({ text = '' }: { readonly text?: string }) {
  const i18n = useT();
  const { t } = i18n;
  const heads = useExperiments().heads.filter(({ experiment }) =>
    holdsWords(text, wordsOfExperiment(experiment, wordTitle(i18n, experiment.game))),
  );
  if (heads.length === 0) return null;
  return (
    <Panel id="kept-experiments" title={t('experiment.kept')}>
      <ul className="link-rows">
        {heads.map(({ id, experiment, played, total, updated }) => (
          <li key={id}>
            <LinkRow
              to={paths.experiment(experiment.game, id)}
              name={experiment.name}
              about={`${wordTitle(i18n, experiment.game)} · ${t('experiment.progress', { played, total })}`}
              when={sayWhen(i18n, updated)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
