import { useId, useState } from 'react';
import Pencil from '@lucide/icons/icons/pencil';
import Trash from '@lucide/icons/icons/trash';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { ownKey, wordScenario } from '../app/games.ts';
import { Cap } from '../parts/cap.tsx';
import { Select } from '../parts/field.tsx';
import { positionStorage, type StoredPosition } from '../../store/position-storage.ts';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { PlainOptions } from './option-choices.tsx';
import { findGame } from '../../games/shelf.ts';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { usePacks } from '../../store/app-packs.ts';
import { chosenPack } from '../../store/pack-store.ts';
import type { NewGame } from './use-new-game.ts';

export interface ScenarioProps {
  readonly form: NewGame;
  readonly shelf: ShelfGame;
}

export function ScenarioColumn({ form, shelf }: ScenarioProps) {
  const i18n = useT();
  const { t, line, has } = i18n;
  const { draft, set } = form;
  const { id: game, scenarios } = shelf;
  const drawn = usePackShelf(shelf);
  return (
    <aside className="stack paper rule-after-strong new-game__scenarios" aria-labelledby="new-scenario">
      <Cap id="new-scenario">{t('new.scenario')}</Cap>
      <div className="panel clip new-game__map">
        <GameThumb
          game={game}
          position={form.own?.view ?? drawn.openingOf(draft.scenario)}
          facts={form.own?.facts ?? drawn.facts}
          look="vignette"
        />
      </div>
      <fieldset className="col gap-6" aria-labelledby="new-scenario">
        {scenarios.map(({ id }) => {
          const short = ownKey(game, `scenario.${id}.short`);
          return (
            <ScenarioRow
              key={id}
              name={wordScenario(i18n, game, id) ?? id}
              short={has(short) ? line({ key: short }) : null}
              length={wordLength(i18n, game, id)}
              isChosen={form.ownId === null && id === draft.scenario}
              onChoose={() => set({ scenario: id })}
            />
          );
        })}
      </fieldset>
      <OwnRows game={game} form={form} />
      <ScenarioDetails form={form} shelf={shelf} />
    </aside>
  );
}

interface OwnRowsProps {
  readonly game: string;
  readonly form: NewGame;
}

/** The player's own scenarios, and the way to a new one. */
function OwnRows({ game, form }: OwnRowsProps) {
  const { t } = useT();
  const [doomed, setDoomed] = useState<StoredPosition | null>(null);
  const { ownScenarios, ownId, chooseOwn } = form;
  if (!findGame(game)?.editor) return null;
  const remove = async ({ id }: StoredPosition) => {
    setDoomed(null);
    if (ownId === id) chooseOwn(null);
    await positionStorage.remove(id);
  };
  return (
    <section className="col gap-6" aria-labelledby="new-own">
      {ownScenarios.length === 0 ? null : <Cap id="new-own">{t('new.own')}</Cap>}
      {ownScenarios.map((one) => (
        <div key={one.id} className="line gap-4">
          <label className="line gap-10 card rounded pointer choice scenario-row grow">
            <input type="radio" name="scenario" checked={ownId === one.id} onChange={() => chooseOwn(one)} />
            <span className="grow choice__text">
              <span className="t-ui">{one.name}</span>
              <small>{t('new.own.what', { date: one.updated })}</small>
            </span>
          </label>
          <ButtonLink
            to={paths.editor(game, one.id)}
            icon={Pencil}
            variant="ghost"
            label={t('new.own.edit', { name: one.name })}
          />
          <IconButton
            icon={Trash}
            variant="ghost"
            label={t('new.own.delete', { name: one.name })}
            onClick={() => setDoomed(one)}
          />
        </div>
      ))}
      <ButtonLink to={paths.editor(game)} size="small">
        {t('new.own.make')}
      </ButtonLink>
      <Dialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('new.own.delete', { name: doomed?.name ?? '' })}
        actions={
          <>
            <Button variant="danger" size="big" onClick={() => doomed && void remove(doomed)}>
              {t('library.delete')}
            </Button>
            <Button size="big" onClick={() => setDoomed(null)} data-autofocus>
              {t('app.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('new.own.delete.sure')}</p>
      </Dialog>
    </section>
  );
}

/** The game with the chosen pack; the shipped one until it is read. */
function usePackShelf(shipped: ShelfGame): ShelfGame {
  const file = usePacks((packs) => chosenPack(packs, shipped.id))?.file ?? null;
  // Starting the match says why a pack does not fit.
  return useLoaded(file, file ? () => openShelf(file) : null).value ?? shipped;
}

async function openShelf(file: PackFile): Promise<ShelfGame | null> {
  const [kit, { describeGame }] = await Promise.all([
    findGame(file.game)?.packs?.kit(),
    import('../../store/describe-game.ts'),
  ]);
  return kit ? describeGame(kit.open(file)) : null;
}

/** Null for a game with a single length. */
export function wordLength({ line, has }: Pick<I18n, 'line' | 'has'>, game: string, scenario: string): string | null {
  const key = ownKey(game, `scenario.${scenario}.length`);
  return has(key) ? line({ key }) : null;
}

/** For narrow rooms. */
export function ScenarioSelect({ form, shelf: { id: game, scenarios } }: ScenarioProps) {
  const { draft, set, own, ownScenarios, chooseOwn } = form;
  const i18n = useT();
  return (
    <div className="paper rule-after-strong new-game__scenarios">
      <Select
        label={i18n.t('new.scenario')}
        value={own === null ? draft.scenario : `own ${own.id}`}
        choices={[
          ...scenarios.map(({ id }) => {
            const scenario = wordScenario(i18n, game, id) ?? id;
            const length = wordLength(i18n, game, id);
            return {
              value: id,
              label: length === null ? scenario : i18n.t('new.scenario.with-length', { scenario, length }),
            };
          }),
          ...ownScenarios.map(({ id, name }) => ({ value: `own ${id}`, label: name })),
        ]}
        onChange={(value) => {
          const chosen = ownScenarios.find(({ id }) => value === `own ${id}`);
          if (chosen) chooseOwn(chosen);
          else set({ scenario: value });
        }}
      />
    </div>
  );
}

export function ScenarioDetails({ form: { draft, set, options, isSeries, own }, shelf: { id: game } }: ScenarioProps) {
  const { t, line, has } = useT();
  const what = ownKey(game, `scenario.${draft.scenario}`);
  return (
    <>
      {own === null && has(what) ? <p className="small">{line({ key: what })}</p> : null}
      {isSeries ? <p className="small">{t('new.series')}</p> : null}
      <PlainOptions
        game={game}
        options={options}
        values={draft.options}
        onChange={(values) => set({ options: values })}
      />
    </>
  );
}

interface ScenarioRowProps {
  readonly name: string;
  readonly short: string | null;
  readonly length: string | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ScenarioRow({ name, short, length, isChosen, onChoose }: ScenarioRowProps) {
  const id = useId();
  const told = [...(short === null ? [] : [`${id}-short`]), ...(length === null ? [] : [`${id}-length`])];
  return (
    <label className="line gap-10 card rounded pointer choice scenario-row">
      <input
        type="radio"
        name="scenario"
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        {...(told.length === 0 ? {} : { 'aria-describedby': told.join(' ') })}
      />
      <span className="grow choice__text">
        <span id={`${id}-name`} className="t-ui">
          {name}
        </span>
        {short === null ? null : <small id={`${id}-short`}>{short}</small>}
      </span>
      {length === null ? null : (
        <span id={`${id}-length`} className="small nowrap scenario-row__length">
          {length}
        </span>
      )}
    </label>
  );
}
