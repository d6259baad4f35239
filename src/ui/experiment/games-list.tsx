import { useEffect, useState } from 'react';
import Play from '@lucide/icons/icons/play';
import { useLocation } from 'wouter';
import { wrap } from 'comlink';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { GameHead } from '../../lab/experiment/clerk.ts';
import type { Experiment } from '../../lab/experiment/plan.ts';
import type { ExperimentRun, RunState } from '../../lab/experiment/store.ts';
import { onFault, build, now } from '../../store/app-world.ts';
import { paths } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { figure, LETTERS } from './figures.tsx';
import { replayGame, type ReplayAbout } from '../../lab/experiment/replay.ts';
import type { ExperimentService } from '../../lab/experiment/serve.ts';
import { readPlayerName } from '../../lab/seated.ts';
import { LEVELS } from '../../players/levels.ts';
import { libraryStore } from '../../store/app-stores.ts';
import { startWorker } from '../../games/shelf.ts';
import { openRoster } from './workplace.ts';
import { wordPlayer } from './variant-card.tsx';

export interface GamesListProps {
  readonly state: RunState;
  readonly run: ExperimentRun;
  readonly seats: readonly string[];
}

const PAGE = 50;

/** Games played, latest first; each opens at the table. */
export function GamesList({ state, run, seats }: GamesListProps) {
  const { t } = useT();
  const [isWhole, setWhole] = useState(false);
  const { experiment, latest, played } = state;
  if (!experiment || latest.length === 0) return null;
  return (
    <section className="col gap-9 setup__part games">
      <h2 className="cap">{t('experiment.progress.label')}</h2>
      <Rows experiment={experiment} games={latest} seats={seats} />
      <button type="button" className="bare t-small inked underlined games__all" onClick={() => setWhole(true)}>
        {t('experiment.played.all', { n: played })}
      </button>
      <Dialog open={isWhole} onClose={() => setWhole(false)} title={t('experiment.progress.label')} look="wide">
        <AllGames experiment={experiment} run={run} seats={seats} total={played} />
      </Dialog>
    </section>
  );
}

interface AllGamesProps {
  readonly experiment: Experiment;
  readonly run: ExperimentRun;
  readonly seats: readonly string[];
  readonly total: number;
}

function AllGames({ experiment, run, seats, total }: AllGamesProps) {
  const { t } = useT();
  const [page, setPage] = useState(0);
  const [games, setGames] = useState<readonly GameHead[]>([]);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  useEffect(() => {
    let isStale = false;
    run.listGames(page * PAGE, PAGE).then((found) => {
      if (!isStale) setGames(found);
    }, onFault);
    return () => {
      isStale = true;
    };
  }, [run, page]);
  return (
    <div className="stack">
      <Rows experiment={experiment} games={games} seats={seats} />
      <div className="row">
        <Button closed={page === 0} onClick={() => setPage(page - 1)}>
          {t('experiment.played.later')}
        </Button>
        <span className="small" role="status">
          {t('experiment.played.page', { page: page + 1, pages })}
        </span>
        <Button closed={page + 1 >= pages} onClick={() => setPage(page + 1)}>
          {t('experiment.played.earlier')}
        </Button>
      </div>
    </div>
  );
}

interface RowsProps {
  readonly experiment: Experiment;
  readonly games: readonly GameHead[];
  readonly seats: readonly string[];
}

function Rows({ experiment, games, seats }: RowsProps) {
  const i18n = useT();
  const { t } = i18n;
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<Line | null>(null);
  const open = async (game: GameHead) => {
    if (opening !== null) return;
    setOpening(keyOf(game));
    setProblem(null);
    const name = t('experiment.game.name', {
      name: experiment.name,
      variant: LETTERS[game.variant] ?? '',
      n: game.pair + 1,
    });
    try {
      const nameOf = (player: string) => wordPlayer(i18n, player);
      const opened = await viewGame({ experiment, game, name, tag: t('experiment.tag'), seats, nameOf });
      if (opened.ok) navigate(paths.table(opened.id));
      else setProblem(opened.problem);
    } catch (error) {
      onFault(error);
      setProblem({ key: 'experiment.game.failed' });
    }
    setOpening(null);
  };
  return (
    <>
      {problem ? <Note tone="error">{i18n.line(problem)}</Note> : null}
      <ul className="games__list">
        {games.map((game) => {
          const { pair, variant, winner, points } = game;
          const at = seats.indexOf(winner);
          const variantName = LETTERS[variant] ?? '';
          return (
            <li key={keyOf(game)} className="rule-above line gap-10">
              <b className="games__variant">{variantName}</b>
              <span className="tabular muted">{String(pair + 1).padStart(4, '0')}</span>
              <span className="grow">
                <span>{at < 0 ? t('experiment.game.draw') : t('experiment.of-side', { seat: winner })}</span>{' '}
                <b className="tabular">{figure(points[at < 0 ? 0 : at === 0 ? 0 : 1]).replace(/\.00?$/, '')}</b>
              </span>
              <Button
                size="small"
                icon={Play}
                closed={opening !== null}
                aria-busy={opening === keyOf(game)}
                aria-label={t('experiment.game.view-of', { variant: variantName, n: pair + 1 })}
                onClick={() => void open(game)}
              >
                {t('experiment.game.view')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Replays a game from its seed and adds it to the library. */
interface GameToView {
  readonly experiment: Experiment;
  readonly game: Pick<GameHead, 'pair' | 'variant'>;
  readonly name: string;
  readonly tag: string;
  readonly seats: readonly string[];
  /** Names a program that is no level of the table. */
  readonly nameOf: (player: string) => string;
}

type OpenResult = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: Line };

async function viewGame({ experiment, game, name, tag, seats, nameOf }: GameToView): Promise<OpenResult> {
  const players = experiment.variants[game.variant]?.players ?? ['', ''];
  const bySeat = seats.map((seat, at) => [seat, readPlayerName(players[at] ?? '')?.id ?? ''] as const);
  const isLevel = (id: string) => LEVELS.some((level) => level === id);
  const about: ReplayAbout = {
    name: name.slice(0, 120),
    tags: [tag.slice(0, 40)],
    created: new Date(now()).toISOString(),
    computers: Object.fromEntries(bySeat.filter(([, id]) => isLevel(id))),
    seatNames: Object.fromEntries(bySeat.filter(([, id]) => !isLevel(id)).map(([seat, id]) => [seat, nameOf(id)])),
  };
  const text = await replay(experiment, game, about);
  const made = await libraryStore.getState().playOn(text, true);
  return made.ok ? { ok: true, id: made.id } : { ok: false, problem: made.problem };
}

async function replay(experiment: Experiment, task: GameToView['game'], about: ReplayAbout): Promise<string> {
  const worker = startWorker(experiment.game);
  const { pair, variant } = task;
  if (!worker)
    return JSON.stringify(replayGame(await openRoster(experiment.game), experiment, { pair, variant }, about, build));
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
  });
  try {
    const remote = wrap<ExperimentService>(worker);
    return await Promise.race([remote.replay(experiment, { pair, variant }, about, build), died]);
  } finally {
    worker.terminate();
  }
}

const keyOf = ({ pair, variant }: GameHead): string => `${pair} ${variant}`;
