import { useState } from 'react';
import Dices from 'lucide-react/icons/dices';
import Play from 'lucide-react/icons/play';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch, usePrefs } from '../../store/hooks.ts';
import { randomSeed, seedFingerprint } from '../../store/seed.ts';
import type { ShelfGame } from '../../store/shelf.ts';
import type { UndoMode } from '../../store/types.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { GameWords } from '../app/game-words.tsx';
import { titleKeyOf } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Emblem, emblemOf } from '../parts/emblem.tsx';
import { Checkbox, Choices, TextField } from '../parts/field.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import './new-game.css';
import { Reconstructed } from './reconstructed.tsx';

/** What players settle before the first move. Everything has a sensible start: one click sets up the table. */
export function NewGameScreen({ game }: { readonly game: string }) {
  const { t } = useT();
  const shelf = useShelfGame(game);
  const titleKey = titleKeyOf(game);
  const title = titleKey === null ? t('new.title') : t('new.of', { game: t(titleKey) });
  return (
    <Screen title={title}>
      {shelf.status === 'loading' ? <p className="loading-line">{t('app.loading', { what: title })}</p> : null}
      {shelf.status === 'failed' ? <Note tone="error">{t('error.part-missing')}</Note> : null}
      {shelf.status === 'none' ? (
        <EmptyBox title={t('game.not-built')} next={<ButtonLink to={paths.home}>{t('error.home')}</ButtonLink>}>
          {t('game.not-built.why')}
        </EmptyBox>
      ) : null}
      {shelf.game ? (
        <GameWords game={game}>
          <NewGameForm shelf={shelf.game} />
        </GameWords>
      ) : null}
    </Screen>
  );
}

interface Draft {
  readonly scenario: string;
  readonly name: string;
  readonly seatNames: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly undo: UndoMode;
  readonly curtain: boolean;
}

function NewGameForm({ shelf }: { readonly shelf: ShelfGame }) {
  const { t, line, has } = useT();
  const { draft, set, start, problem, isStarting } = useNewGame(shelf);
  const titleKey = titleKeyOf(shelf.id);
  /** Scenarios are named by the catalogue; one it does not know is called by its id. */
  const scenarioName = (id: string) => {
    const key = `game.${shelf.id}.scenario.${id}`;
    return has(key) ? line({ key }) : id;
  };
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className="new-game__settle panel">
        <section className="section stack">
          <Choices
            look="cards"
            label={t('new.scenario')}
            value={draft.scenario}
            choices={shelf.scenarios.map(({ id }) => ({ value: id, label: scenarioName(id) }))}
            onChange={(scenario) => set({ scenario })}
          />
        </section>
        <section className="section">
          <h2 className="field__label">{t('new.players')}</h2>
          <div className="new-game__seats">
            {shelf.seats.map((seat) => (
              <SeatField
                key={seat}
                seat={seat}
                value={draft.seatNames[seat] ?? ''}
                onChange={(name) => set({ seatNames: { ...draft.seatNames, [seat]: name } })}
              />
            ))}
          </div>
        </section>
        <section className="section stack">
          <TextField
            label={t('new.seed')}
            hint={t('new.seed.hint')}
            value={draft.seed}
            onChange={(seed) => set({ seed })}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            problem={draft.seed.trim() === '' ? t('new.seed.empty') : undefined}
            end={
              <IconButton
                icon={Dices}
                variant="ghost"
                size="small"
                label={t('new.seed.again')}
                onClick={() => set({ seed: randomSeed() })}
              />
            }
          />
          <p className="new-game__fingerprint">
            {t('new.fingerprint')} <output className="tabular">{seedFingerprint(draft.seed)}</output>
            <span className="small">{t('new.fingerprint.what')}</span>
          </p>
        </section>
        <section className="section stack">
          <Choices
            look="cards"
            label={t('new.undo')}
            hint={t('new.undo.hint')}
            value={draft.undo}
            choices={[
              { value: 'honest', label: t('new.undo.honest') },
              { value: 'open', label: t('new.undo.open') },
            ]}
            onChange={(undo) => set({ undo })}
          />
          <Checkbox
            checked={draft.curtain}
            onChange={(curtain) => set({ curtain })}
            label={t('settings.curtain')}
            detail={shelf.hasSecrets ? t('new.curtain.secrets') : t('new.curtain.open')}
          />
        </section>
        <section className="section stack">
          <TextField
            label={t('new.match-name')}
            hint={t('new.match-name.hint')}
            placeholder={titleKey === null ? shelf.id : t(titleKey)}
            value={draft.name}
            onChange={(name) => set({ name })}
            maxLength={120}
            autoComplete="off"
          />
        </section>
      </div>
      <aside className="new-game__about">
        <div className="panel new-game__map">
          <GameThumb game={shelf.id} position={null} look="vignette" />
        </div>
        <Reconstructed game={shelf.id} />
        {problem ? (
          <Note tone="error">
            <p>{t('new.invalid', { why: line(problem) })}</p>
          </Note>
        ) : null}
        <div className="new-game__start">
          <Button
            type="submit"
            variant="go"
            size="big"
            wide
            icon={Play}
            closed={isStarting || draft.seed.trim() === ''}
          >
            {t('new.start')}
          </Button>
        </div>
      </aside>
    </form>
  );
}

interface SeatFieldProps {
  readonly seat: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function SeatField({ seat, value, onChange }: SeatFieldProps) {
  const { t } = useT();
  const emblem = emblemOf(seat);
  return (
    <div className="new-game__seat">
      {emblem ? <Emblem of={emblem} /> : null}
      <TextField
        label={t('new.player-name', { side: seat })}
        placeholder={t('new.player-name.hint')}
        value={value}
        onChange={onChange}
        maxLength={60}
        autoComplete="off"
      />
    </div>
  );
}

/** The draft of a match, and what makes a match of it. */
function useNewGame(shelf: ShelfGame) {
  const [, navigate] = useLocation();
  const undo = usePrefs((prefs) => prefs.undo);
  const curtain = usePrefs((prefs) => prefs.curtain);
  const create = useMatch((match) => match.create);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Line | null>(null);
  const [draft, setDraft] = useState<Draft>(() => ({
    scenario: shelf.scenarios[0]?.id ?? '',
    name: '',
    seatNames: {},
    seed: randomSeed(),
    undo,
    curtain,
  }));

  const start = async () => {
    if (isStarting || draft.seed.trim() === '') return;
    setStarting(true);
    setProblem(null);
    const { scenario, seed, name, seatNames } = draft;
    const options = shelf.scenarios.find(({ id }) => id === scenario)?.options ?? [];
    const named = Object.entries(seatNames).flatMap(([seat, text]) =>
      text.trim() === '' ? [] : [[seat, text.trim()]],
    );
    const result = await create({
      game: shelf.id,
      setup: {
        scenario,
        seed: seed.trim(),
        options: Object.fromEntries(options.map(({ id, initial }) => [id, initial])),
      },
      about: {
        name: name.trim(),
        seatNames: Object.fromEntries(named) as Readonly<Record<string, string>>,
        undo: draft.undo,
        curtain: draft.curtain,
      },
    });
    if (result.ok) {
      navigate(paths.table(result.id));
      return;
    }
    setStarting(false);
    setProblem(result.problem);
  };
  return {
    draft,
    set: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    start,
    problem,
    isStarting,
  };
}
