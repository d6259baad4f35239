import { useEffect, useRef, useState } from 'react';
import Download from '@lucide/icons/icons/download';
import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import Trash2 from '@lucide/icons/icons/trash';
import X from '@lucide/icons/icons/x';
import { useLocation } from 'wouter';
import Copy from '@lucide/icons/icons/copy';
import { joinFacts, asLabel } from '../../i18n/joining.ts';
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
import type { Experiment } from '../../lab/experiment/plan.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { ownKey, wordScenario } from '../app/games.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { draftOf, keepDraft } from './draft.ts';
import { LETTERS } from './figures.tsx';
import { VariantCard, namePack, wordPlayer } from './variant-card.tsx';

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
      ? joinFacts(lang, [
          secondsLeft === null || isOpenEnded
            ? t('experiment.working')
            : t('experiment.left', { time: wordTime(t, secondsLeft) }),
          t('experiment.hands', { n: hands }),
        ])
      : t(`experiment.status.${status === 'paused' || status === 'done' || status === 'failed' ? status : 'opening'}`);
  return (
    <div className="line gap-12 to-right run-progress">
      <progress
        className="no-edge accent-ink run-progress__bar"
        max={Math.max(1, total)}
        value={isOpenEnded && status === 'done' ? total : played}
        aria-label={t('experiment.progress.label')}
      />
      <p className="nowrap">
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

const fileName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'experiment';

interface RunColumnProps {
  readonly shelf: ShelfGame;
  readonly experiment: Experiment;
}

export function RunColumn({ shelf, experiment }: RunColumnProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const [, navigate] = useLocation();
  const { start, variants, games, width, seed, game } = experiment;
  const specs = shelf.scenarios.find((scenario) => scenario.id === start.scenario)?.options ?? [];
  const players = [...new Set(variants.map((variant) => variant.players.join(' ')))];
  const isAlike = players.length === 1;
  return (
    <>
      <section className="col gap-9 setup__part">
        <h2 className="cap">{t('experiment.compare')}</h2>
        {variants.map(({ options = {}, pack }, at) => (
          <VariantCard key={LETTERS[at]} game={game} at={at} options={options} specs={specs} pack={namePack(pack)} />
        ))}
        <Button
          size="small"
          icon={Copy}
          onClick={() => {
            keepDraft(game, draftOf(experiment));
            navigate(paths.experiment(game));
          }}
        >
          {t('experiment.like')}
        </Button>
      </section>
      <section className="col gap-9 setup__part">
        <h2 className="cap">{t(isAlike ? 'experiment.players' : 'new.players')}</h2>
        {variants.slice(0, isAlike ? 1 : 2).map((variant, at) =>
          shelf.seats.map((seat, n) => (
            <p key={`${at} ${seat}`} className="line gap-8">
              {drawSeatMark({ game, seat, size: 's' })}
              <span className="visually-hidden">{asLabel(i18n.lang, line({ key: ownKey(game, `seat.${seat}`) }))}</span>
              {isAlike ? null : <b>{LETTERS[at]}</b>}
              <span>{wordPlayer(i18n, variant.players[n === 0 ? 0 : 1])}</span>
            </p>
          )),
        )}
      </section>
      <section className="col gap-9 setup__part">
        <h2 className="cap">{t('experiment.games')}</h2>
        <p className="small">
          {width === undefined
            ? t('experiment.games.each', { n: games })
            : t('experiment.games.width', { points: String(Math.round(width * 1000) / 10), n: games })}
        </p>
        <p className="small">
          <span>{wordScenario(i18n, game, start.scenario) ?? start.scenario}</span>
          <span>{start.position === undefined ? '' : ` · ${t('experiment.from-position')}`}</span> ·{' '}
          <span>{t('experiment.seed.is', { seed })}</span>
        </p>
      </section>
    </>
  );
}
