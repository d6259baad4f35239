import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { listGames, findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { randomSeed } from '../../store/seed.ts';
import { usePrefs } from '../../store/hooks.ts';
import { GameWords } from '../app/game-words.tsx';
import { wordTitle } from '../app/games.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { paths } from '../app/routes.ts';
import { Opening, Screen } from '../app/screen.tsx';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Choices } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useSounds, useStamp } from '../sound/use-sounds.ts';
import { I18nProvider } from '../../i18n/use-t.tsx';
import { USUAL_LEVEL } from './begin-from.ts';
import { beginDraft, keepDraft, keptDraft, type Draft } from './draft.ts';
import './experiment.css';
import { GamesList } from './games-list.tsx';
import { HeatPanel } from './heat-panel.tsx';
import { LuckTable } from './luck-table.tsx';
import { KeptList } from './kept-list.tsx';
import { MoreResults, Results } from './results.tsx';
import { RuleShelf } from './rule-shelf.tsx';
import { RunColumn } from './run-column.tsx';
import { RunEnd, RunProgress } from './run-rail.tsx';
import { SetupColumn, specsOf } from './setup-column.tsx';
import { StartPanel } from './start-panel.tsx';
import { Told } from './told.tsx';
import { useRun } from './use-run.ts';
import { WinsChart } from './wins-chart.tsx';

const DOMAINS = ['experiment'];
/** Up to this room the set-up is folded into a bar, and up to the other what is under the chart of wins is behind tabs. */
const FOLDED = 1100;
const TABBED = 700;

export interface ExperimentScreenProps {
  readonly game: string;
  /** Null: one is set up. */
  readonly id: string | null;
}

/** Two variants of a game played many times over by programs, and what comes of it. */
export function ExperimentScreen({ game, id }: ExperimentScreenProps) {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <I18nProvider lang={language} domains={DOMAINS} fallback={<Opening />} isVital>
      <GameWords game={game} failure={<MissingWords />}>
        <Chosen game={game} id={id} />
      </GameWords>
    </I18nProvider>
  );
}

function MissingWords() {
  const { t } = useT();
  return <MissingPartNote what={t('error.part-missing')} />;
}

function Chosen({ game, id }: ExperimentScreenProps) {
  const i18n = useT();
  const { t } = i18n;
  const shelf = useShelfGame(game);
  const programs = usePlayerIds(game);
  // The press of Start is the one that lets the end be heard.
  useSounds();
  if (shelf.status === 'none')
    return (
      <Screen title={t('experiment.title')}>
        <EmptyBox title={t('new.unknown')} next={<ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>}>
          {t('new.unknown.why')}
        </EmptyBox>
      </Screen>
    );
  if (shelf.status === 'failed')
    return (
      <Screen title={t('experiment.title')}>
        <MissingPartNote what={t('error.part-missing')} />
      </Screen>
    );
  if (!shelf.game || !programs)
    return (
      <Screen title={t('experiment.title')}>
        <p className="loading-line">{t('app.loading', { what: wordTitle(i18n, game) })}</p>
      </Screen>
    );
  return id === null ? (
    <NewExperiment shelf={shelf.game} programs={programs} />
  ) : (
    <KeptExperiment id={id} shelf={shelf.game} />
  );
}

const NONE: readonly string[] = [];

/** All programs that can play a game, toy players too; null until they are fetched, none where they cannot be. */
function usePlayerIds(game: string): readonly string[] | null {
  const [found, setFound] = useState<{ readonly game: string; readonly ids: readonly string[] } | null>(null);
  useEffect(() => {
    let isStale = false;
    const settle = (ids: readonly string[]) => {
      if (!isStale) setFound({ game, ids });
    };
    const manifest = findGame(game);
    if (manifest)
      manifest.players().then(
        ({ ids }) => settle(ids),
        () => settle(NONE),
      );
    else settle(NONE);
    return () => {
      isStale = true;
    };
  }, [game]);
  return found?.game === game ? found.ids : null;
}

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
      <div className="experiment">
        <div className="experiment__setup">
          <SetupColumn shelf={shelf} programs={programs} draft={draft} onChange={change} onReplace={setDraft} />
        </div>
        <div className="experiment__middle">
          <section className="told">
            <h2>{t('experiment.intro')}</h2>
            <p>{t('experiment.intro.what')}</p>
          </section>
          <RuleShelf game={shelf.id} specs={specsOf(shelf, draft.scenario)} draft={draft} onChange={change} />
          <KeptList />
        </div>
        <div className="experiment__map">
          <StartPanel shelf={shelf} draft={draft} />
        </div>
      </div>
    </Screen>
  );
}

/** The same screen for another game. */
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

/** Fast, and no fool. */
const usualLevel = (programs: readonly string[]): string =>
  [USUAL_LEVEL, 'greedy'].find((id) => programs.includes(id)) ?? programs[0] ?? '';

function KeptExperiment({ id, shelf }: { readonly id: string; readonly shelf: ShelfGame }) {
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
      <div className="experiment" data-is-run="true">
        {isFolded ? null : <div className="experiment__setup">{setup}</div>}
        <div className="experiment__middle">
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
                      <div className="experiment__tab">
                        <MoreResults game={shelf.id} result={result} />
                      </div>
                    ),
                  },
                  {
                    id: 'map',
                    label: t('experiment.tab.map'),
                    content: <div className="experiment__tab">{map}</div>,
                  },
                  {
                    id: 'games',
                    label: t('experiment.tab.games'),
                    content: run ? (
                      <div className="experiment__tab">
                        <GamesList state={state} run={run} seats={shelf.seats} />
                      </div>
                    ) : null,
                  },
                  {
                    id: 'setup',
                    label: t('experiment.tab.setup'),
                    content: <div className="experiment__tab">{setup}</div>,
                  },
                ]}
              />
            </>
          ) : result ? (
            <Results game={shelf.id} result={result} />
          ) : null}
        </div>
        {isTabbed ? null : <div className="experiment__map">{map}</div>}
      </div>
    </Screen>
  );
}
