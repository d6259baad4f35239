import { useEffect, useState, useMemo } from 'react';
import { useLocation } from 'wouter';
import { listGames, findGame, openDefinition } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { GameScreen } from '../workbench/game-screen.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { randomSeed } from '../../store/seed.ts';
import { wordTitle, ownKey } from '../app/games.ts';
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
import { RunColumn, RunEnd, RunProgress } from './run-rail.tsx';
import { SetupColumn, specsOf } from './setup-column.tsx';
import { useRun } from './workplace.ts';
import { WinsChart } from './charts.tsx';
import { valuesOf } from '../../engine/kits/pack/form-values.ts';
import type { OptionSpec } from '../../engine/kernel/types.ts';
import { ToggleChip } from '../parts/chip.tsx';
import { Panel } from '../parts/panel.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { GameManifest } from '../../games/manifest.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { seenStart } from '../../lab/positions/openings.ts';
import { GameThumb } from '../app/game-thumb.tsx';

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
      className="experiment__screen"
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
      className="experiment__screen"
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

interface RuleListProps {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Every rule with variants; one press gives a variant to B. */
function RuleList({ game, specs, draft, onChange }: RuleListProps) {
  const { t, line } = useT();
  const [a, b] = draft.options;
  if (specs.length === 0) return null;
  const toggle = ({ id, initial }: OptionSpec, value: OptionSpec['initial']) => {
    const { [id]: now = initial, ...others } = b;
    onChange({ isPair: true, options: [a, now === value ? others : { ...others, [id]: value }] });
  };
  return (
    <Panel id="rule-shelf" title={t('experiment.rules')} className="rule-shelf">
      <p className="small">{t('experiment.rules.what')}</p>
      <ul>
        {specs.map((spec) => {
          const { id, form, initial, rule } = spec;
          const key = ownKey(game, `ruling.${id}`);
          const others = valuesOf(form).filter((value) => value !== initial);
          const word = (value: OptionSpec['initial']) =>
            typeof value === 'string'
              ? line({ key: `${key}.${value}` })
              : t(value ? 'experiment.on' : 'experiment.off');
          return (
            <li key={id}>
              <h3>
                <span>{line({ key })}</span> {rule === undefined ? null : <RuleChip rule={rule} game={game} />}
              </h3>
              <p className="small">{t('experiment.rules.standard', { value: word(initial) })}</p>
              <div
                className="flex wrap gap-8"
                role="group"
                aria-label={t('experiment.rules.in-b', { rule: line({ key }) })}
              >
                {others.map((value) => (
                  <ToggleChip
                    key={String(value)}
                    pressed={draft.isPair && (b[id] ?? initial) === value}
                    onToggle={() => toggle(spec, value)}
                  >
                    {word(value)}
                  </ToggleChip>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

interface StartPanelProps {
  readonly shelf: ShelfGame;
  readonly draft: Draft;
}

export function StartPanel({ shelf, draft }: StartPanelProps) {
  const { t } = useT();
  const start = useStart(shelf.id, draft);
  const isOwn = draft.position !== undefined;
  const shown = isOwn ? start : { view: shelf.openingOf(draft.scenario), facts: shelf.facts };
  return (
    <section className="panel col clip start-panel" aria-labelledby="start-panel-title">
      <header className="line gap-12 p-8-16 heat-panel__head">
        <h3 id="start-panel-title" className="cap">
          {t('experiment.begins-with')}
        </h3>
      </header>
      <div className="min-h-0 flex-1 start-panel__map" data-own={isOwn ? '' : undefined}>
        {shown ? <GameThumb game={shelf.id} position={shown.view} facts={shown.facts} look="vignette" /> : null}
      </div>
    </section>
  );
}

/** An onlooker's view of a draft's own position; null until it is read, or where it cannot be. */
function useStart(game: string, { scenario, position, packs }: Draft) {
  const pack = packs?.[0];
  const asked = useMemo(() => ({ game, scenario, position, pack }), [game, scenario, position, pack]);
  const manifest = findGame(game);
  // The start of the experiment explains why a position does not fit.
  const load = async (of: GameManifest) => {
    const def = await openDefinition(of, pack);
    return { view: seenStart(def, scenario, position), facts: def.data.facts };
  };
  return useLoaded(asked, position === undefined || !manifest ? null : () => load(manifest)).value;
}
