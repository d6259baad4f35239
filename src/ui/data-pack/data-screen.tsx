import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import X from '@lucide/icons/icons/x';
import Upload from '@lucide/icons/icons/upload';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { PackError, parsePackFile, PACK_LIMITS } from '../../engine/kits/pack/pack-file.ts';
import { findGame, listGames } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { packStore, usePacks } from '../../store/app-packs.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { ImportError } from '../../store/saves/import-error.ts';
import { readFileText } from '../../store/saves/read-file.ts';
import { shownPack } from '../../store/pack-store.ts';
import { announce } from '../app/announce.ts';
import { wordTitle } from '../app/games.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { AddThing, AnotherLink, OwnPlace } from './additions.tsx';
import './data-pack.css';
import { PackColumn } from './pack-column.tsx';
import { withOwnNames, PackWords, namesWithPack, type NewPlace } from './pack-names.tsx';
import { ThingBelow } from './thing-below.tsx';
import { ThingList } from './thing-list.tsx';
import { ThingView } from './thing-view.tsx';
import { countData, entriesOf, listThings, thingOf, wholeThing, today, type Filter } from './things.ts';
import { PHONE, type DataWords } from './data-words.ts';
import { GameScreen } from '../workbench/game-screen.tsx';

const DOMAINS = ['packs'];

/** The data of a game: what is reconstructed, and what the owner's pack replaces. */
export function DataScreen({ game }: { readonly game: string }) {
  useEffect(() => void packStore.getState().load(), []);
  return (
    <GameScreen game={game} titleKey="pack.title" domains={DOMAINS} load={findGame(game)?.packs?.kit ?? null}>
      {(shelf, kit) => (
        <PackWords kit={kit} shelf={shelf}>
          <Workplace kit={kit} shelf={shelf} />
        </PackWords>
      )}
    </GameScreen>
  );
}

/** Up to this width the pack is in a drawer, and up to the next one a page shows the list or one thing of it. */
const DRAWER = 1279;

function Workplace({ kit, shelf }: { readonly kit: PackKit; readonly shelf: ShelfGame }) {
  const i18n = useT();
  const { t, line } = i18n;
  const { narrow } = useLayoutSize();
  const [isDrawer, isPhone] = [narrow.includes(DRAWER), narrow.includes(PHONE)];
  const pack = usePacks((packs) => shownPack(packs, kit.game));
  const file = pack?.file ?? null;
  const [shown, setShown] = useState<string | null>(null);
  const [extra, setExtra] = useState<string | null>(null);
  const [made, setMade] = useState<NewPlace | null>(null);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const middle = useRef<HTMLDivElement>(null);
  const report = useMemo(() => (file ? kit.check(file) : null), [kit, file]);
  const isSound = report !== null && report.problem === null && report.faults.length === 0;
  const words: DataWords = useMemo(
    () => ({
      prefix: findGame(kit.game)?.words.prefix ?? '',
      i18n,
      names: withOwnNames(namesWithPack(kit, shelf, file, isSound), kit, file, made),
      map: { game: kit.game, file: isSound ? file : null, isBroken: file !== null && !isSound },
    }),
    [i18n, kit, shelf, file, isSound, made],
  );
  const things = useMemo(() => listThings(kit, file, extra, made), [kit, file, extra, made]);
  const entries = useMemo(() => entriesOf(file), [file]);
  const counts = useMemo(() => countData(kit, file), [kit, file]);
  const first = things.find(({ data }) => data.some(({ grade }) => grade !== 'attested')) ?? null;
  const listed = things.find(({ id }) => id === shown) ?? (isPhone ? null : first);
  const thing = useMemo(() => listed && wholeThing(kit, listed, entries), [kit, listed, entries]);

  /** The first value begins a pack. */
  const withPack = async (change: (key: string) => Promise<void>) => {
    const { create } = packStore.getState();
    if (!pack) await create(kit.game, t('pack.new.name'));
    const key = shownPack(packStore.getState(), kit.game)?.key;
    if (key !== undefined) await change(key);
  };
  const show = (id: string) => {
    setShown(id);
    // Focuses the title, which screen readers then read.
    setTimeout(() => middle.current?.querySelector<HTMLElement>('#thing-title')?.focus({ preventScroll: false }), 0);
  };
  const load = async (chosen: File) => {
    setProblem(null);
    try {
      const read = parsePackFile(await readFileText(chosen, PACK_LIMITS.length * 4));
      const owner = await findGame(read.game)?.packs?.kit();
      const wrong = owner ? owner.check(read).problem : kit.check(read).problem;
      if (wrong) return setProblem(line(wrong));
      await packStore.getState().bring(read);
      announce(t('pack.loaded', { name: read.name }));
    } catch (error) {
      if (!(error instanceof PackError || error instanceof ImportError)) throw error;
      setProblem(line(error.line));
    }
  };
  const column = <PackColumn kit={kit} pack={pack} counts={counts} report={report} words={words} />;
  return (
    <Screen
      full
      className="data-pack__screen"
      title={t('pack.title')}
      subtitle={t('pack.subtitle', { name: file?.name ?? t('pack.new.name') })}
      end={
        <>
          <GameSwitch game={kit.game} />
          <FileButton
            icon={Upload}
            label={t('pack.load')}
            accept=".json,application/json"
            onFile={(file) => void load(file)}
          />
          {isDrawer ? (
            <Button {...(isPhone ? {} : { 'aria-expanded': isOpen })} onClick={() => setOpen((was) => !was || isPhone)}>
              {t('pack.this')}
            </Button>
          ) : null}
          {isPhone ? null : <ButtonLink to={paths.home} icon={X} variant="ghost" label={t('app.close')} />}
        </>
      }
    >
      <div className="relative grid flex-1 min-h-0 data-pack">
        {isPhone && thing ? null : (
          <div className="col gap-8 min-h-0 paper scroll-y rule-after-strong data-pack__list">
            <ThingList
              things={things}
              entries={entries}
              counts={counts}
              words={words}
              shown={thing?.id ?? null}
              text={text}
              filter={filter}
              onText={setText}
              onFilter={setFilter}
              onShow={show}
            >
              <AddThing
                kit={kit}
                entries={entries}
                words={words}
                onAdd={({ id, kind, of }) => {
                  const last = file?.entries.at(-1);
                  const said = { readFrom: last?.readFrom ?? '', by: last?.by ?? '', on: today(), note: '' };
                  void withPack((key) => packStore.getState().enter(key, [{ datum: id, value: true, ...said }]));
                  show(thingOf({ kind, of }));
                }}
              />
              <AnotherLink
                kit={kit}
                words={words}
                onShow={(id) => {
                  const datum = kit.data.find(id, file);
                  if (!datum) return;
                  setExtra(id);
                  show(thingOf(datum));
                }}
              />
              {kit.data.ownPrefix === null ? null : (
                <OwnPlace
                  prefix={kit.data.ownPrefix}
                  isTaken={(datum) => entries.has(datum)}
                  words={words}
                  onMake={(place) => {
                    setMade(place);
                    const datum = kit.data.find(place.id, file);
                    if (datum) show(thingOf(datum));
                  }}
                />
              )}
            </ThingList>
          </div>
        )}
        {isPhone && !thing ? null : (
          <div ref={middle} className="stack min-0 min-h-0 scroll-y data-pack__middle">
            {isPhone ? (
              <div>
                <Button icon={ArrowLeft} variant="ghost" onClick={() => setShown(null)}>
                  {t('pack.list')}
                </Button>
              </div>
            ) : null}
            {problem === null ? null : (
              <Note tone="error" isAlert>
                <p>{problem}</p>
              </Note>
            )}
            {thing ? (
              <ThingView
                key={thing.id}
                thing={thing}
                entries={entries}
                last={file?.entries.at(-1) ?? null}
                words={words}
                onSave={({ said, dropped }) => {
                  if (said.length + dropped.length > 0)
                    void withPack((key) => packStore.getState().enter(key, said, dropped));
                }}
              />
            ) : (
              <EmptyBox>{t('pack.choose')}</EmptyBox>
            )}
            {thing ? (
              <ThingBelow
                kit={kit}
                shelf={shelf}
                file={isSound ? file : null}
                things={things}
                thing={thing}
                entries={entries}
                report={report}
                words={words}
                onShow={show}
              />
            ) : null}
          </div>
        )}
        {isDrawer ? null : column}
        {isDrawer && !isPhone && isOpen ? <Drawer onClose={() => setOpen(false)}>{column}</Drawer> : null}
      </div>
      <Dialog open={isPhone && isOpen} onClose={() => setOpen(false)} title={t('pack.this')}>
        {column}
      </Dialog>
    </Screen>
  );
}

/** The games, each with its number of replaced data. */
function GameSwitch({ game }: { readonly game: string }) {
  const i18n = useT();
  const packs = usePacks((state) => state);
  return (
    <nav className="switch data-pack__games" aria-label={i18n.t('pack.games')}>
      {listGames()
        .filter((one) => one.packs)
        .map(({ id }) => (
          <Link
            key={id}
            to={paths.data(id)}
            className="switch__part gap-8 data-pack__game"
            aria-current={id === game ? 'page' : undefined}
          >
            <span>{wordTitle(i18n, id)}</span>{' '}
            <b className="tabular">{shownPack(packs, id)?.file.entries.length ?? 0}</b>
          </Link>
        ))}
    </nav>
  );
}

interface DrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The pack at the right edge. Escape closes it and returns the focus. */
function Drawer({ onClose, children }: DrawerProps) {
  const { t } = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      ref={box}
      className="col absolute paper rule-before-strong high data-pack__drawer"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="absolute z-1 data-pack__shut">
        <IconButton icon={X} variant="ghost" size="small" label={t('app.close')} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
