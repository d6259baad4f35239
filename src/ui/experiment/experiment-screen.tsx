import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { listGames, findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { GameScreen } from '../workbench/game-screen.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { randomSeed } from '../../store/seed.ts';
import { wordTitle } from '../app/games.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Choices } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useSounds, useStamp } from '../sound/use-sounds.ts';
import { USUAL_LEVEL, beginDraft, keepDraft, keptDraft, type Draft } from './draft.ts';
import './experiment.css';
import { GamesList } from './games-list.tsx';
import { HeatPanel, LuckTable } from './heat-panel.tsx';
import { KeptList } from './kept-list.tsx';
import { MoreResults, Results, Told } from './results.tsx';
import { RuleList, StartPanel } from './setup-parts.tsx';
import { RunColumn, RunEnd, RunProgress } from './run-rail.tsx';
import { SetupColumn, specsOf } from './setup-column.tsx';
import { useRun } from './workplace.ts';
import { WinsChart } from './charts.tsx';

const DOMAINS = ['experiment'];
/** At these widths the set-up folds into a bar, and everything below the first chart moves into tabs. */
const FOLDED = 1100;
const TABBED = 700;

export interface ExperimentScreenProps {
  readonly game: string;
  /** Null for a new one. */
  readonly id: string | null;
}

export function ExperimentScreen({ game, id }: ExperimentScreenProps) {
  const manifest = findGame(game);
  // The press on Start also allows sound.
  useSounds();
  return (
    <GameScreen
      game={game}
      titleKey="experiment.title"
      domains={DOMAINS}
      load={
        manifest
          ? () =>
              manifest.players().then(
                ({ ids }) => ids,
                () => NONE,
              )
          : null
      }
    >
      {(shelf, programs) =>
        id === null ? <NewExperiment shelf={shelf} programs={programs} /> : <StoredExperiment id={id} shelf={shelf} />
      }
    </GameScreen>
  );
}

const NONE: readonly string[] = [];

function NewExperiment({ shelf, programs }: { readonly shelf: ShelfGame; readonly programs: readonly string[] }) {
  const i18n = useT();
  const { t } = i18n;
  const [draft, setDraft] = useState<Draft>(
    () =>
      keptDraft(shelf.id) ??
      beginDraft(
        shelf.scenarios.find(({ id }) => !shelf.isSeries(id))?.id ?? '',
        usualLevel(programs),
        randomSeed().slice(0, 8),
      ),
  );
  useEffect(() => keepDraft(shelf.id, draft), [shelf.id, draft]);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  return (
    <Screen
      title={t('experiment.title')}
      subtitle={wordTitle(i18n, shelf.id)}
      end={<GameSwitch game={shelf.id} />}
      full
    >
      <div className="grid flex-1 min-h-0 experiment">
        <div className="min-h-0 paper scroll-y rule-after-strong experiment__setup">
          <SetupColumn shelf={shelf} programs={programs} draft={draft} onChange={change} onReplace={setDraft} />
        </div>
        <div className="stack min-0 min-h-0 scroll-y experiment__middle">
          <section className="told">
            <h2>{t('experiment.intro')}</h2>
            <p>{t('experiment.intro.what')}</p>
          </section>
          <RuleList game={shelf.id} specs={specsOf(shelf, draft.scenario)} draft={draft} onChange={change} />
          <KeptList />
        </div>
        <div className="stack min-0 min-h-0 scroll-y experiment__map">
          <StartPanel shelf={shelf} draft={draft} />
        </div>
      </div>
    </Screen>
  );
}

function GameSwitch({ game }: { readonly game: string }) {
  const i18n = useT();
  const [, navigate] = useLocation();
  return (
    <Choices
      quiet
      look="switch"
      label={i18n.t('new.change-game')}
      value={game}
      choices={listGames().map(({ id }) => ({ value: id, label: wordTitle(i18n, id) }))}
      onChange={(id) => navigate(paths.experiment(id), { replace: true })}
    />
  );
}

/** Fast, but no beginner. */
const usualLevel = (programs: readonly string[]): string =>
  [USUAL_LEVEL, 'greedy'].find((id) => programs.includes(id)) ?? programs[0] ?? '';

function StoredExperiment({ id, shelf }: { readonly id: string; readonly shelf: ShelfGame }) {
  const i18n = useT();
  const { t, line } = i18n;
  const { state, run } = useRun(id);
  useStamp(state);
  const { narrow } = useLayoutSize();
  const [isFolded, isTabbed] = [narrow.includes(FOLDED), narrow.includes(TABBED)];
  const [tab, setTab] = useState('charts');
  const { experiment, result, status, fault } = state;
  if (status === 'missing' || (experiment && experiment.game !== shelf.id))
    return (
      <Screen title={t('experiment.title')}>
        <EmptyBox
          title={t('experiment.missing')}
          next={<ButtonLink to={paths.experiment(shelf.id)}>{t('experiment.new')}</ButtonLink>}
        >
          {t('experiment.missing.why')}
        </EmptyBox>
      </Screen>
    );
  const setup = experiment ? (
    <div className="col setup">
      <RunColumn shelf={shelf} experiment={experiment} />
      {run && !isTabbed ? <GamesList state={state} run={run} seats={shelf.seats} /> : null}
    </div>
  ) : null;
  const map = result ? (
    <>
      <HeatPanel game={shelf.id} seats={shelf.seats} variants={result.variants} />
      <LuckTable variants={result.variants} comparison={result.comparison} />
    </>
  ) : null;
  const failed =
    status === 'failed' ? (
      <Note tone="error" title={t('experiment.failed')}>
        {fault !== null && i18n.has(fault) ? line({ key: fault }) : fault}
      </Note>
    ) : null;
  return (
    <Screen
      title={t('experiment.title')}
      subtitle={experiment?.name ?? wordTitle(i18n, shelf.id)}
      backTo={paths.experiment(shelf.id)}
      tools={<RunProgress state={state} />}
      end={run ? <RunEnd id={id} state={state} run={run} /> : null}
      full
    >
      <div className="grid flex-1 min-h-0 experiment" data-is-run="true">
        {isFolded ? null : <div className="min-h-0 paper scroll-y rule-after-strong experiment__setup">{setup}</div>}
        <div className="stack min-0 min-h-0 scroll-y experiment__middle">
          {isFolded && !isTabbed && setup ? (
            <Fold title={t('experiment.fold')} className="panel experiment__fold">
              {setup}
            </Fold>
          ) : null}
          {failed}
          <Told result={result} />
          {result && isTabbed ? (
            <>
              <WinsChart variants={result.variants} />
              <Tabs
                label={t('experiment.title')}
                value={tab}
                onChange={setTab}
                tabs={[
                  {
                    id: 'charts',
                    label: t('experiment.tab.charts'),
                    content: (
                      <div className="stack experiment__tab">
                        <MoreResults game={shelf.id} result={result} />
                      </div>
                    ),
                  },
                  {
                    id: 'map',
                    label: t('experiment.tab.map'),
                    content: <div className="stack experiment__tab">{map}</div>,
                  },
                  {
                    id: 'games',
                    label: t('experiment.tab.games'),
                    content: run ? (
                      <div className="stack experiment__tab">
                        <GamesList state={state} run={run} seats={shelf.seats} />
                      </div>
                    ) : null,
                  },
                  {
                    id: 'setup',
                    label: t('experiment.tab.setup'),
                    content: <div className="stack experiment__tab">{setup}</div>,
                  },
                ]}
              />
            </>
          ) : result ? (
            <Results game={shelf.id} result={result} />
          ) : null}
        </div>
        {isTabbed ? null : <div className="stack min-0 min-h-0 scroll-y experiment__map">{map}</div>}
      </div>
    </Screen>
  );
}
