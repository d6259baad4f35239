import { useId, useState, useMemo, useEffect, type ReactNode } from 'react';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import Dices from '@lucide/icons/icons/dices';
import { useShallow } from 'zustand/react/shallow';
import { findGame, shelfLine, aboutDomainOf } from '../../games/shelf.ts';
import { labelled } from '../../i18n/joining.ts';
import { useT, I18nProvider } from '../../i18n/use-t.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { usePacks, packStore } from '../../store/app-packs.ts';
import { chosenPack, packsOf } from '../../store/pack-store.ts';
import { randomSeed } from '../../store/seed.ts';
import { wordTitle } from '../app/games.ts';
import { Button, IconButton, ButtonLink } from '../parts/button.tsx';
import { Checkbox, Choices, TextField, Select } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { HandsChoice } from './hands-choice.tsx';
import { isRuling, Rulings } from './option-choices.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { paths } from '../app/routes.ts';
import { usePackName } from '../app/pack-words.ts';
import { Provenance } from '../parts/provenance.tsx';
import type { NewGame } from './use-new-game.ts';

export interface AgreementsProps {
  readonly form: NewGame;
  readonly shelf: ShelfGame;
  readonly swap: ReactNode;
}

/** Other agreements: the common ones in sight, the rest folded. */
export function Agreements({ form, shelf, swap }: AgreementsProps) {
  return (
    <>
      {form.persons === 2 && shelf.hasSecrets ? <HandsChoice form={form} /> : null}
      <section className="grid panel agreements">
        <UndoPart form={form} hasSecrets={shelf.hasSecrets} />
        <HintsPart form={form} />
        <SeedPart form={form} />
      </section>
      <Folds form={form} shelf={shelf} swap={swap} />
    </>
  );
}

interface PartProps {
  readonly form: NewGame;
}

function UndoPart({ form: { draft, set }, hasSecrets }: PartProps & { readonly hasSecrets: boolean }) {
  const { t } = useT();
  const open = hasSecrets ? 'new.undo.open.what.secrets' : 'new.undo.open.what';
  return (
    <div className="min-0 agreements__part">
      <Choices
        look="switch"
        label={t('new.undo')}
        hint={t(draft.undo === 'open' ? open : 'new.undo.honest.what')}
        value={draft.undo}
        choices={[
          { value: 'honest', label: t('new.undo.honest') },
          { value: 'open', label: t('new.undo.open') },
        ]}
        onChange={(undo) => set({ undo })}
      />
    </div>
  );
}

function HintsPart({ form: { hints, persons, set } }: PartProps) {
  const { t } = useT();
  if (persons === 0)
    return (
      <div className="min-0 agreements__part">
        <h3 className="t-ui">{t('new.hints')}</h3>
        <p className="small">{t('new.hints.nobody')}</p>
      </div>
    );
  const alone = persons === 1;
  return (
    <div className="min-0 agreements__part">
      <Choices
        look="switch"
        label={t('new.hints')}
        hint={t(alone && hints !== 'off' ? 'new.hints.on.what' : `new.hints.${hints}.what`)}
        value={alone && hints === 'free' ? 'open' : hints}
        choices={[
          { value: 'off', label: t('new.hints.off') },
          { value: 'open', label: t(alone ? 'new.hints.on' : 'new.hints.open') },
          ...(alone ? [] : [{ value: 'free' as const, label: t('new.hints.free') }]),
        ]}
        onChange={(value) => set({ hints: value })}
      />
    </div>
  );
}

function SeedPart({ form: { draft, set, fingerprint, isSeedKnown } }: PartProps) {
  const { t } = useT();
  return (
    <div className="col gap-6 min-0 agreements__part">
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
      <p className="small" title={t('new.fingerprint.what')}>
        <span>{t('new.fingerprint')}</span>{' '}
        <output className="inked face-lo edge-line soft new-game__fingerprint">{fingerprint}</output>
      </p>
      {isSeedKnown ? <Note tone="warn">{t('new.seed.known')}</Note> : null}
    </div>
  );
}

type FoldId = 'rulings' | 'rebuilt' | 'match';

function Folds({ form, shelf, swap }: AgreementsProps) {
  const { t, line } = useT();
  const id = useId();
  const [opened, setOpened] = useState<FoldId | null>(null);
  const { draft, set, options } = form;
  const pack = usePacks((state) => (form.own === null ? chosenPack(state, shelf.id) : null));
  const rulings = options.filter(isRuling);
  const changed = rulings.filter(({ id: of, initial }) => (draft.options[of] ?? initial) !== initial).length;
  const fold = (of: FoldId, label: string, state: string) => (
    <Button
      icon={ChevronRight}
      className="fold-button"
      aria-expanded={opened === of}
      aria-controls={`${id}-fold`}
      onClick={() => setOpened((now) => (now === of ? null : of))}
    >
      <span>{label}</span> <span className="small fold-button__state">{state}</span>
    </Button>
  );
  return (
    <section className="stack">
      <div className="line wrap gap-12">
        {rulings.length === 0
          ? null
          : fold(
              'rulings',
              t('new.rulings'),
              changed === 0 ? t('new.rulings.all', { n: rulings.length }) : t('new.rulings.changed', { n: changed }),
            )}
        {findGame(shelf.id)
          ? fold('rebuilt', t('new.data'), pack?.file.name ?? line(shelfLine(shelf.id, 'rebuilt')))
          : null}
        {fold('match', t('new.match'), tellMatch(t, form, shelf))}
        <span className="to-end">{swap}</span>
      </div>
      <div id={`${id}-fold`} hidden={opened === null && !pack}>
        {opened === 'rulings' ? (
          <div className="panel panel__body">
            <Rulings
              game={shelf.id}
              options={rulings}
              values={draft.options}
              onChange={(values) => set({ options: values })}
            />
          </div>
        ) : null}
        {opened === 'rebuilt' ? <Reconstructed game={shelf.id} /> : null}
        {pack && opened !== 'rebuilt' ? <Note tone="warn">{t('new.pack.other', { name: pack.file.name })}</Note> : null}
        {opened === 'match' ? <MatchWords form={form} shelf={shelf} /> : null}
      </div>
    </section>
  );
}

/** Parts that are not from the printed game, shown before play. */
function Reconstructed({ game }: { readonly game: string }) {
  const language = usePrefs((prefs) => prefs.language);
  const manifest = findGame(game);
  const domains = useMemo(() => [aboutDomainOf(game)], [game]);
  if (!manifest) return null;
  return (
    <I18nProvider
      lang={language}
      domains={domains}
      fallback={<section className="panel panel__body" aria-busy="true" />}
    >
      <Section game={game} section={manifest.rules.reconstructed} />
    </I18nProvider>
  );
}

function Section({ game, section }: { readonly game: string; readonly section: string }) {
  const { t, line } = useT();
  return (
    <section className="panel panel__body stack">
      <ChoosePack game={game} />
      <h2>
        <Provenance>{t('about.reconstructed')}</Provenance>
      </h2>
      <p>{line(shelfLine(game, 'reconstructed'))}</p>
      <p>
        <ButtonLink to={paths.rules(game, section)} size="small">
          {t('about.reconstructed.read')}
        </ButtonLink>
      </p>
    </section>
  );
}

function ChoosePack({ game }: { readonly game: string }) {
  const { t } = useT();
  const own = usePacks(useShallow((state) => packsOf(state, game)));
  const nameOf = usePackName();
  const chosen = usePacks((state) => chosenPack(state, game));
  useEffect(() => void packStore.getState().load(), []);
  if (!findGame(game)?.packs) return null;
  return (
    <>
      {own.length === 0 ? null : (
        <Select
          label={t('new.pack')}
          value={chosen?.key ?? ''}
          choices={[
            { value: '', label: t('new.pack.shipped') },
            ...own.map(({ key, file }) => ({
              value: key,
              label: t('new.pack.one', { name: nameOf(file), version: file.version, n: file.entries.length }),
            })),
          ]}
          onChange={(key) => packStore.getState().choose(game, key === '' ? null : key)}
        />
      )}
      {chosen ? <Note tone="warn">{t('new.pack.other', { name: nameOf(chosen.file) })}</Note> : null}
      <p>
        <ButtonLink to={paths.data(game)} size="small">
          {t('new.pack.edit')}
        </ButtonLink>
      </p>
    </>
  );
}

function tellMatch(t: ReturnType<typeof useT>['t'], { draft, persons }: NewGame, { hasSecrets }: ShelfGame): string {
  const name = draft.name.trim() || t('new.match.unnamed');
  if (persons < 2) return name;
  if (hasSecrets) return t(draft.curtain ? 'new.match.hidden' : 'new.match.shown', { name });
  return draft.curtain ? t('new.match.covered', { name }) : name;
}

function MatchWords({ form: { draft, set, persons }, shelf }: { readonly form: NewGame; readonly shelf: ShelfGame }) {
  const i18n = useT();
  const { t, lang } = i18n;
  const { hasSecrets, id } = shelf;
  return (
    <div className="panel panel__body stack">
      <TextField
        label={t('new.match-name')}
        hint={t('new.match-name.hint')}
        placeholder={wordTitle(i18n, id)}
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={120}
        autoComplete="off"
      />
      {persons === 2 && !hasSecrets ? (
        <Checkbox
          checked={draft.curtain}
          onChange={(curtain) => set({ curtain })}
          label={t('settings.curtain')}
          detail={t('new.curtain.open')}
        />
      ) : null}
      <p className="small">{labelled(lang, t('new.fingerprint'), t('new.fingerprint.what'))}</p>
    </div>
  );
}
