import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { groupBy } from '../../engine/kits/pointing/lookup.ts';
import type { Choice } from '../../engine/kits/pointing/selection.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { Entry } from '../../play/derive.ts';
import type { EntryWords } from '../../play/game.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { classes } from '../parts/classes.ts';
import { SearchField } from '../parts/search-field.tsx';
import { findByKey } from '../app/commands.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { isAheadShown, isPlace } from './ahead-shown.ts';
import { CardToggles } from './card-toggles.tsx';
import { areCards, baseOf, ClosedCards, ClosedEntries, ClosedWords, TileGroup } from './closed-entries.tsx';
import './choice-list.css';
import { EntryFace } from './entry-face.tsx';
import { EntryLine } from './entry-line.tsx';
import { choiceId, EntryTile, isPicture } from './entry-tile.tsx';
import { wordsBeside, type Move } from './game-table.ts';
import { bringIntoSight } from './into-sight.ts';
import { closeFinder, finderStore, useHeardFilter } from './list-finder.ts';
import { findByLetter, nextTile } from './list-keys.ts';
import { useSheetIsOpen } from './table-parts.tsx';
import { keyedEntries } from './table-keys.ts';
import { useGame, usePlay, usePlayActions, useScene } from './use-play.tsx';
import { ThenCards } from './then-cards.tsx';
import { traysOf } from './trays.ts';
import { useTableLayout } from './use-table-layout.ts';

const FILTER_FROM = 12;

/**
 * Lists every legal choice as a button, under headings, in the engine's order. Closed choices follow with their
 * reasons. Cards that are taken together are toggles instead.
 */
export function ChoiceList() {
  const several = usePlay(({ picture }) => picture.several);
  const Card = useGame().hand?.Card;
  const cards = several?.cards;
  return several && cards && Card ? (
    <CardToggles several={several} cards={cards} Card={Card} />
  ) : (
    <>
      <Choices />
      <ThenCards />
    </>
  );
}

function Choices() {
  const game = useGame();
  const { t, line } = useT();
  const entries = usePlay(({ picture }) => picture.entries);
  const entryCount = usePlay(({ picture }) => picture.entryCount);
  const instead = usePlay(({ picture }) => picture.instead);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const filter = usePlay(({ picks }) => picks.filter);
  const { setFilter, choose } = usePlayActions();
  const isFinding = finderStore(({ isOpen }) => isOpen);
  useHeardFilter(filter, entries.length);
  // A pick ends the search, and so does a table that closes.
  useEffect(() => closeFinder, [picked]);
  const scene = useScene();
  const list = useRef<HTMLDivElement>(null);
  const isWide = useTableLayout() === 'wide';
  const isPlayedOut = useSheetIsOpen();
  const isInHand = instead.length > 0 || entries.some(isPlace);
  const isPaid = entries.some(({ words }) => words.pays !== undefined);
  const isSeen = isInHand || entries.some(isPicture);
  const hasDrawer = isWide && (game.hand?.Drawer ?? null) !== null;
  const wordsOf = ({ words }: Entry) => wordsBeside(words, hasDrawer);
  const last = picked.at(-1);
  const chosen = entries.find(({ isChosen }) => isChosen)?.target ?? last;
  useEffect(() => {
    // Scrolls to a pick made on the board, and to an answer that follows without a choice.
    if (chosen === undefined) return;
    const pane = list.current?.closest('.legal-section');
    // A pick that determines the list is now a crumb above it.
    const find = () => document.getElementById(choiceId(chosen)) ?? pane?.querySelector('.crumbs > :last-child');
    if (!pane || typeof ResizeObserver === 'undefined') return bringIntoSight(find);
    // Also runs when the preview appears, which takes room from the list or grows above it.
    const observer = new ResizeObserver(() => find()?.scrollIntoView?.({ block: 'nearest' }));
    observer.observe(pane);
    // A picked row can gain a line after the list has its final size.
    const picked = find();
    if (picked) observer.observe(picked);
    if (pane.previousElementSibling) observer.observe(pane.previousElementSibling);
    return () => observer.disconnect();
  }, [chosen]);
  if (entryCount === 0 && picked.length === 0) return null;

  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLButtonElement>('button.action-tile') ?? [])];
    const here = tiles.findIndex((tile) => tile === document.activeElement);
    if (here < 0) return;
    // A letter that is also a command needs Shift to jump.
    const isFree = press.shiftKey || findByKey(press.nativeEvent) === null;
    const next = nextTile(tiles, here, press.key) ?? (isFree ? findByLetter(tiles, here, press.key) : null);
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
  /** Enter picks the only match of the filter; the next Enter presses the gold button. */
  const onFilterKey = (press: KeyboardEvent<HTMLInputElement>) => {
    const [only, ...others] = entries;
    if (press.key !== 'Enter' || press.nativeEvent.isComposing || filter === '' || !only || others.length > 0) return;
    press.preventDefault();
    press.stopPropagation();
    choose(only.target);
  };
  const keyed = keyedEntries(entries);
  // Without a hand next to the list, whole cards are its entries.
  const areFaces = !isWide && entries.length > 0 && entries.every(isFace);
  const areScenes = areFaces && entries.every(({ words }) => words.within?.kind === 'scenes');
  const stop = entries.find(({ isChosen }) => isChosen) ?? entries[0];

  return (
    <section
      className={classes(
        'section legal-section',
        isSeen && 'legal-section--trays',
        isInHand && 'legal-section--in-hand',
        isPaid && 'legal-section--paid',
        entryCount === 0 && 'legal-section--empty',
        entries.some(({ words }) => isPlain(words)) && 'legal-section--targets',
        (isSeen || areCards(entries) || entries.some(isLine)) && 'legal-section--pictured',
      )}
      aria-labelledby="choices-title"
    >
      <div className="flex baseline apart gap-8 legal-head">
        <h2 id="choices-title" className="cap">
          {t('table.legal')}
        </h2>
        <span className="small">{t('table.legal.count', { n: entryCount })}</span>
      </div>
      <Crumbs />
      {isFinding ||
      (entryCount >= FILTER_FROM && !isPlayedOut && !isSeen && !entries.some(({ words }) => isPlain(words))) ? (
        <SearchField
          label={t('table.legal.filter')}
          value={filter}
          onChange={setFilter}
          onKeyDown={onFilterKey}
          kbd="F"
        />
      ) : null}
      <div
        ref={list}
        className={areFaces ? classes('grid legal legal--faces', areScenes && 'legal--scenes') : 'col gap-9 legal'}
        onKeyDown={onKeyDown}
      >
        {[...groupsOf(instead), ...groupsOf(entries)].map(({ heading, items }) => {
          const isInstead = items[0] !== undefined && instead.includes(items[0]);
          return (
            <div
              key={heading}
              role="group"
              aria-label={line({ key: heading })}
              className={classes(
                'legal__group',
                items.some(isPicture) && 'flex wrap gap-6 legal__group--trays',
                items.every(isPlace) && 'line gap-8 edge-line r-5 face-lo legal__group--places',
              )}
              {...(isInstead ? {} : { 'data-choices': '' })}
            >
              <GroupHead heading={heading} items={items} />
              {traysOf(items).map(({ tray, items: inTray }) => (
                <div
                  key={tray}
                  className={
                    tray === '' ? tilesClass(inTray.map(wordsOf)) : 'line wrap face-lo edge-line r-5 legal__tray'
                  }
                >
                  {tray === '' ? null : <span className="t-caption muted legal__tray-name">{tray}</span>}
                  {inTray.map((entry) => {
                    const Shown = isLine(entry) ? EntryLine : areFaces ? EntryFace : EntryTile;
                    return (
                      <Shown
                        key={entry.target}
                        entry={entry}
                        digit={keyed.indexOf(entry) + 1}
                        isTabStop={entry === stop || (isInstead && entry.isChosen)}
                        hasDrawer={hasDrawer}
                        scene={scene}
                      />
                    );
                  })}
                  {areCards(inTray) ? <ClosedCards /> : null}
                </div>
              ))}
            </div>
          );
        })}
        {entries.length === 0 && filter !== '' ? <p>{t('table.legal.none-found', { text: filter })}</p> : null}
        <Routes />
        {isPaid ? <ClosedWords /> : <ClosedEntries isFolded={isSeen} />}
      </div>
    </section>
  );
}

const LONG = 72;

const isFace = ({ words }: Pick<Entry, 'words'>): boolean =>
  words.within?.kind === 'faces' || words.within?.kind === 'scenes';
/** Lines with few words are read at a glance, and letters find them. */
const isPlain = ({ within }: Pick<EntryWords, 'within'>): boolean =>
  within?.kind === 'lines' && within.look !== undefined;
const isLine = ({ words }: Pick<Entry, 'words'>): boolean => words.within?.kind === 'lines';

/** Names the columns as well where every line has a chance. */
function GroupHead({ heading, items: [first, ...others] }: Group) {
  const { t, line } = useT();
  const box = first?.words.within;
  const named = (box?.kind === 'lines' ? box.head : undefined) ?? heading;
  const title = <h3 className="small strong legal__heading">{line({ key: named })}</h3>;
  if (box?.kind === 'pictures')
    return (
      <div className="flex baseline apart gap-8 legal__counted">
        {title}
        <span className="small strong">{t('table.legal.total', { n: others.length + 1 })}</span>
      </div>
    );
  if (box?.kind !== 'lines' || box.chance === undefined || [first, ...others].some((entry) => entry?.only === null))
    return title;
  const figures = box.dice ?? box.price;
  return (
    <div className="flex baseline apart gap-8">
      {title}
      <span
        className={classes(
          'flex cap entry-lines__head',
          box.dice !== undefined && 'entry-lines__head--dice',
          box.look !== undefined && 'entry-lines__head--plain',
        )}
        aria-hidden="true"
      >
        {figures === undefined ? null : <span>{line({ key: figures })}</span>}
        <span>{line({ key: box.chance })}</span>
      </span>
    </div>
  );
}

const tilesClass = (items: readonly EntryWords[]): string =>
  classes(
    'action-tiles legal__tiles',
    items.some(({ within }) => within?.kind === 'row') && 'legal__tiles--cards',
    items.some(({ within }) => within?.kind === 'lines') && 'legal__tiles--lines',
    items.some(({ within }) => within?.kind === 'places') && 'legal__tiles--places',
    items.some(isPlain) && 'legal__tiles--plain-lines',
    items.every(({ isShort }) => isShort) && 'legal__tiles--short',
    items.every(({ detail }) => detail === undefined) && 'legal__tiles--plain',
    items.some(({ detail = '' }) => detail.length > LONG) && 'legal__tiles--long',
  );

interface Group {
  readonly heading: Entry['words']['group'];
  readonly items: readonly Entry[];
}

/** Groups entries by heading, in order of first appearance. */
const groupsOf = (entries: readonly Entry[]): readonly Group[] =>
  [...groupBy(entries, ({ words }) => words.group)].map(([heading, items]) => ({ heading, items }));

const Crumbs = memo(() => {
  const game = useGame();
  const scene = useScene();
  const base = usePlay(useShallow(baseOf));
  const isInTrays = usePlay(({ picture }) => picture.instead.length > 0);
  const { setPicks } = usePlayActions();
  const isWide = useTableLayout() === 'wide';
  const isNarrow = useLayoutSize().narrow.includes(1180);
  const isAhead = usePlay(isAheadShown);
  const given = usePlay(({ picture }) => picture.given);
  // The picked kind of an act is named by the question and the buttons under it.
  const hasKinds = usePlay(({ picture }) => picture.kinds.length > 0);
  const shown = base.filter((target, at) => !given.includes(target) && !(hasKinds && at === 0));
  const [first] = shown;
  if (first === undefined) return null;
  const { drawPiece } = game.board;
  // Narrow pages show the answers first; the inspection describes the piece.
  const Profile = isWide && !isAhead && !(isNarrow && isInTrays) ? game.board.Profile : null;
  return (
    <>
      <div className="flex wrap gap-6 crumbs">
        {(isInTrays ? shown.slice(1) : shown).map((target) => (
          <ActionTile
            key={target}
            title={game.places.nameTarget(scene, target)}
            detail={scene.i18n.t('table.legal.change')}
            art={Profile && target === first ? undefined : drawPiece({ ...scene, target })}
            state="chosen"
            // Escape removes the last one.
            kbd={target === base.at(-1) ? 'Esc' : undefined}
            onUse={() => setPicks(base.slice(0, base.indexOf(target)))}
          />
        ))}
      </div>
      {Profile ? <Profile facts={scene.facts} queries={scene.queries} view={scene.view} target={first} /> : null}
    </>
  );
});
Crumbs.displayName = 'Crumbs';

/** Offers other paths to the same end, if the path matters. */
const Routes = memo(() => {
  const { t } = useT();
  // Lines show the ways of the picked one under it.
  const selection = usePlay(({ picture }) =>
    picture.selection.routes.length > 0 && !picture.entries.some(isLine) ? picture.selection : null,
  );
  const { pick } = usePlayActions();
  if (!selection?.chosen) return null;
  return (
    <TileGroup title={t('table.legal.routes')}>
      <RouteTile choice={{ target: selection.picked.at(-1) ?? 'button:', moves: [selection.chosen] }} isChosen />
      {selection.routes.map((choice) => (
        <RouteTile
          key={choice.target}
          choice={choice}
          isChosen={false}
          onUse={() => pick([...selection.picked, choice.target])}
        />
      ))}
    </TileGroup>
  );
});
Routes.displayName = 'Routes';

interface RouteTileProps {
  readonly choice: Choice<Move>;
  readonly isChosen: boolean;
  readonly onUse?: () => void;
}

function RouteTile({ choice, isChosen, onUse }: RouteTileProps) {
  const game = useGame();
  const scene = useScene();
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const { title, detail } = game.choices.wordChoice(scene, { ...choice, picked });
  return (
    <ActionTile title={title} detail={detail} state={isChosen ? 'chosen' : 'open'} onUse={onUse ?? (() => undefined)} />
  );
}
