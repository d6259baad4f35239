import Dices from 'lucide-react/icons/dices';
import Play from 'lucide-react/icons/play';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { randomSeed } from '../../store/seed.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { GameWords } from '../app/game-words.tsx';
import { ownKey, wordScenario, wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Checkbox, Choices, TextField } from '../parts/field.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import './new-game.css';
import { OptionChoices } from './option-choices.tsx';
import { Reconstructed } from './reconstructed.tsx';
import { SeatField } from './seat-field.tsx';
import { useNewGame } from './use-new-game.ts';

/** What players settle before the first move. Everything has a sensible default: one click sets up the table. */
export function NewGameScreen({ game }: { readonly game: string }) {
  const i18n = useT();
  const { t } = i18n;
  const shelf = useShelfGame(game);
  const title = findGame(game) ? t('new.of', { game: wordTitle(i18n, game) }) : t('new.title');
  return (
    <Screen title={title}>
      {shelf.status === 'loading' ? <p className="loading-line">{t('app.loading', { what: title })}</p> : null}
      {shelf.status === 'failed' ? <MissingPartNote what={t('error.part-missing')} /> : null}
      {shelf.status === 'none' ? (
        <EmptyBox title={t('new.unknown')} next={<ButtonLink to={paths.home}>{t('error.home')}</ButtonLink>}>
          {t('new.unknown.why')}
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

function NewGameForm({ shelf }: { readonly shelf: ShelfGame }) {
  const i18n = useT();
  const { t, line, has } = i18n;
  const form = useNewGame(shelf);
  const { draft, set, options, isSeries, unnamed, start, problem, isStarting } = form;
  /** Scenarios are named by the catalogue; an unknown one is called by its id. */
  const scenarioName = (id: string) => wordScenario(i18n, shelf.id, id) ?? id;
  /** What distinguishes it from the others, if there are others. */
  const scenarioWhat = (id: string) => {
    const key = ownKey(shelf.id, `scenario.${id}`);
    return shelf.scenarios.length > 1 && has(key) ? { detail: line({ key }) } : {};
  };
  return (
    <form
      className="grid new-game"
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
            {...(isSeries ? { hint: t('new.series') } : {})}
            value={draft.scenario}
            choices={shelf.scenarios.map(({ id }) => ({ value: id, label: scenarioName(id), ...scenarioWhat(id) }))}
            onChange={(scenario) => set({ scenario })}
          />
        </section>
        <OptionChoices
          game={shelf.id}
          options={options}
          values={draft.options}
          onChange={(values) => set({ options: values })}
        />
        <section className="section">
          <h2 className="t-ui field__label">{t('new.players')}</h2>
          <div className="grid gap-16 new-game__seats">
            {shelf.seats.map((seat) => (
              <SeatField
                key={seat}
                game={shelf.id}
                seat={seat}
                value={draft.seatNames[seat] ?? ''}
                unnamed={unnamed(seat)}
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
            end={
              <IconButton
                icon={Dices}
                variant="ghost"
                size="small"
                label={t('new.seed.again')}
                onClick={() => set({ seed: '', drawn: randomSeed() })}
              />
            }
          />
          <p className="new-game__fingerprint">
            {t('new.fingerprint')} <output className="tabular">{form.fingerprint}</output>
            <span className="small">{t('new.fingerprint.what')}</span>
          </p>
          {form.isSeedKnown ? <Note tone="warn">{t('new.seed.known')}</Note> : null}
        </section>
        <section className="section stack">
          <Choices
            look="cards"
            label={t('new.undo')}
            hint={shelf.hasSecrets ? t('new.undo.hint.secrets') : t('new.undo.hint')}
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
            label={shelf.hasSecrets ? t('new.curtain.hands') : t('settings.curtain')}
            detail={shelf.hasSecrets ? t('new.curtain.secrets') : t('new.curtain.open')}
          />
        </section>
        <section className="section stack">
          <TextField
            label={t('new.match-name')}
            hint={t('new.match-name.hint')}
            placeholder={wordTitle(i18n, shelf.id)}
            value={draft.name}
            onChange={(name) => set({ name })}
            maxLength={120}
            autoComplete="off"
          />
        </section>
      </div>
      <aside className="col gap-16 new-game__about">
        <div className="panel clip new-game__map">
          <GameThumb game={shelf.id} position={shelf.openingOf(draft.scenario)} look="vignette" />
        </div>
        <Reconstructed game={shelf.id} />
        {problem ? (
          <Note tone="error">
            <p>{t('new.invalid', { why: line(problem) })}</p>
          </Note>
        ) : null}
        <div className="new-game__start">
          <Button type="submit" variant="go" size="big" wide icon={Play} closed={isStarting}>
            {t('new.start')}
          </Button>
        </div>
      </aside>
    </form>
  );
}
