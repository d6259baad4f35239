import { useEffect, useRef, useState } from 'react';
import Download from 'lucide-react/icons/download';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import type { GamesFormat } from '../../lab/experiment/clerk.ts';
import type { ExperimentRun, RunState } from '../../lab/experiment/store.ts';
import { announce } from '../app/announce.ts';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Menu } from '../parts/menu.tsx';
import { downloadText } from '../table/download.ts';
import { deleteExperiment } from './kept.ts';

/** How far it is, and how long it will still take. */
export function RunProgress({ state }: { readonly state: RunState }) {
  const { t, lang } = useT();
  const before = useRef(state.status);
  useEffect(() => {
    if (before.current === 'working' && state.status === 'done') announce(t('experiment.status.done'));
    before.current = state.status;
  }, [state.status, t]);
  const { played, total, status, secondsLeft, workers: hands, experiment } = state;
  if (!experiment) return null;
  const of = experiment.variants.length;
  const isOpenEnded = experiment.width !== undefined;
  const now =
    status === 'working'
      ? [
          secondsLeft === null || isOpenEnded
            ? t('experiment.working')
            : t('experiment.left', { time: wordTime(t, secondsLeft) }),
          t('experiment.hands', { n: hands }),
        ].join(lang === 'ja' ? '、' : ', ')
      : t(`experiment.status.${status === 'paused' || status === 'done' || status === 'failed' ? status : 'opening'}`);
  return (
    <div className="line gap-12 run-progress">
      <progress
        className="run-progress__bar"
        max={Math.max(1, total)}
        value={isOpenEnded && status === 'done' ? total : played}
        aria-label={t('experiment.progress.label')}
      />
      <p>
        <strong className="tabular">
          {isOpenEnded
            ? t('experiment.progress.open', { played: Math.floor(played / of) })
            : t('experiment.progress', { played: Math.floor(played / of), total: Math.round(total / of) })}
        </strong>
        <span className="block">{now}</span>
      </p>
    </div>
  );
}

const MINUTE = 60;
const HOUR = 3600;

function wordTime(t: ReturnType<typeof useT>['t'], seconds: number): string {
  if (seconds >= HOUR)
    return t('experiment.hours', { h: Math.floor(seconds / HOUR), m: Math.round((seconds % HOUR) / MINUTE) });
  if (seconds >= MINUTE) return t('experiment.minutes', { m: Math.floor(seconds / MINUTE), s: seconds % MINUTE });
  return t('experiment.seconds', { s: Math.max(1, seconds) });
}

const FILES = { csv: 'csv', games: 'jsonl', result: 'json' } as const satisfies Readonly<Record<GamesFormat, string>>;

interface RunEndProps {
  readonly id: string;
  readonly state: RunState;
  readonly run: ExperimentRun;
}

/** Pause and resume, files, the way out, and apart from it the way to delete it. */
export function RunEnd({ id, state, run }: RunEndProps) {
  const { t } = useT();
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const { status, experiment, played } = state;
  if (!experiment) return null;
  const name = fileName(experiment.name);
  const save = async (format: GamesFormat) => {
    const file = `${name}${format === 'result' ? '-result' : ''}.${FILES[format]}`;
    downloadText(file, await run.write(format), format === 'csv' ? 'text/csv' : 'application/json');
    announce(t('export.done', { file }));
  };
  const plan = () => {
    const file = `${name}-plan.json`;
    downloadText(file, `${JSON.stringify(experiment, null, 2)}\n`);
    announce(t('export.done', { file }));
  };
  const home = paths.experiment(experiment.game);
  return (
    <>
      {status === 'working' ? (
        <Button icon={Pause} onClick={run.pause}>
          {t('experiment.pause')}
        </Button>
      ) : null}
      {status === 'paused' || status === 'failed' ? (
        <Button icon={Play} onClick={run.resume}>
          {t('experiment.resume')}
        </Button>
      ) : null}
      <Menu
        label={t('experiment.export')}
        opener={<Button icon={Download}>{t('experiment.export')}</Button>}
        groups={() => [
          [
            { id: 'csv', label: t('experiment.export.csv'), closed: played === 0, run: () => void save('csv') },
            {
              id: 'result',
              label: t('experiment.export.result'),
              closed: played === 0,
              run: () => void save('result'),
            },
          ],
          [
            { id: 'games', label: t('experiment.export.games'), run: () => void save('games') },
            { id: 'plan', label: t('experiment.export.plan'), run: plan },
          ],
        ]}
      />
      <IconButton
        icon={Trash2}
        variant="ghost"
        label={t('experiment.delete')}
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      />
      <ButtonLink to={home} icon={X} variant="ghost" label={t('app.close')} />
      <Dialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={t('experiment.delete')}
        actions={
          <>
            <Button data-autofocus onClick={() => setDeleting(false)}>
              {t('app.cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                void run.leave().then(() => deleteExperiment(id));
                navigate(home);
              }}
            >
              {t('library.delete')}
            </Button>
          </>
        }
      >
        <p>{t('experiment.delete.what', { n: played })}</p>
      </Dialog>
    </>
  );
}

/** Letters and digits of the name; what a file system may not take is a hyphen. */
const fileName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'experiment';
