import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { classes } from '../parts/classes.ts';
import { SearchField } from '../parts/search-field.tsx';
import { findByKey } from '../app/commands.ts';
import './choice-list.css';
import { wordsBeside } from './game-table.ts';
import type { ChoiceWords, Move } from './game-table.ts';
import { findByLetter, nextTile } from './list-keys.ts';
import { tellShare } from './odds-told.ts';
import type { Choice } from './selection.ts';
import { keyedEntries } from './table-keys.ts';
import { useTable } from './table-model.tsx';
import type { Entry } from './table-model.tsx';
import { useTableLayout } from './use-table-layout.ts';

/** A longer list gets a field to narrow it. */
const FILTER_FROM = 12;
/** Closed entries shown at once; the rest is folded. */
const CLOSED_SHOWN = 3;
export const choiceId = (target: TargetRef): string => `choice-${target}`;

/** Every legal choice as a button, under headings, in the engine's order; what is closed stands below and says why. */
export function ChoiceList() {
  const { game, facts, view, entries, entryCount, selection, filter, actions, i18n } = useTable();
  const { t } = i18n;
  const list = useRef<HTMLDivElement>(null);
  const isWide = useTableLayout() === 'wide';
  const hasDrawer = isWide && game.Drawer !== undefined;
  const wordsOf = ({ words }: Entry) => wordsBeside(words, hasDrawer);
  const last = selection.picked.at(-1);
  useEffect(() => {
    // What was picked on the board is in sight in the list as well.
    if (last === undefined) return;
    const show = () => document.getElementById(choiceId(last))?.scrollIntoView?.({ block: 'nearest' });
    show();
    const pane = list.current?.closest('.legal-section');
    if (!pane || typeof ResizeObserver === 'undefined') return;
    // What the choice would do comes later: it takes some of the list's room, or grows above it.
    const observer = new ResizeObserver(show);
    observer.observe(pane);
    if (pane.previousElementSibling) observer.observe(pane.previousElementSibling);
    return () => observer.disconnect();
  }, [last]);
  if (entryCount === 0 && selection.picked.length === 0) return null;

  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLButtonElement>('button.action-tile') ?? [])];
    const here = tiles.findIndex((tile) => tile === document.activeElement);
    if (here < 0) return;
    // A letter with a command of its own needs Shift to jump.
    const isFree = press.shiftKey || findByKey(press.nativeEvent) === null;
    const next = nextTile(tiles, here, press.key) ?? (isFree ? findByLetter(tiles, here, press.key) : null);
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
  const keyed = keyedEntries(entries);
  const stop = entries.find(({ isChosen }) => isChosen) ?? entries[0];

  return (
    <section className="section legal-section" aria-labelledby="choices-title">
      <div className="legal-head">
        <h2 id="choices-title" className="cap">
          {t('table.legal')}
        </h2>
        <span className="small">{t('table.legal.count', { n: entryCount })}</span>
      </div>
      <Crumbs />
      {entryCount >= FILTER_FROM ? (
        <SearchField label={t('table.legal.filter')} value={filter} onChange={actions.setFilter} kbd="F" />
      ) : null}
      <div ref={list} className="legal" onKeyDown={onKeyDown} data-choices="">
        {groupsOf(entries).map(({ heading, items }) => (
          <div key={heading} role="group" aria-label={t(heading)}>
            <h3 className="legal__heading">{t(heading)}</h3>
            <div className={tilesClass(items.map(wordsOf))}>
              {items.map((entry) => {
                const digit = keyed.indexOf(entry) + 1;
                return (
                  <ActionTile
                    key={entry.target}
                    id={choiceId(entry.target)}
                    title={entry.words.title}
                    detail={<EntryDetail entry={entry} words={wordsOf(entry)} />}
                    art={<game.Piece facts={facts} view={view} target={entry.target} />}
                    state={entry.isChosen ? 'chosen' : 'open'}
                    kbd={digit > 0 ? String(digit) : undefined}
                    tabIndex={entry === stop ? 0 : -1}
                    onUse={() => actions.choose(entry.target)}
                    onPoint={(on) => actions.pointAt(on ? entry.target : null)}
                  />
                );
              })}
            </div>
          </div>
        ))}
        {entries.length === 0 && filter !== '' ? <p>{t('table.legal.none-found', { text: filter })}</p> : null}
        <Routes />
        <ClosedEntries />
      </div>
    </section>
  );
}

/** More text than fits half the column. */
const LONG = 72;

const tilesClass = (items: readonly ChoiceWords[]): string =>
  classes(
    'action-tiles legal__tiles',
    items.every(({ isShort }) => isShort) && 'legal__tiles--short',
    items.some(({ detail = '' }) => detail.length > LONG) && 'legal__tiles--long',
  );

interface EntryDetailProps {
  readonly entry: Entry;
  readonly words: ChoiceWords;
}

/** What tells the entry apart, and the chance where it is a roll of dice. */
function EntryDetail({ entry: { odds }, words }: EntryDetailProps) {
  const { i18n } = useTable();
  if (!odds) return words.detail;
  return (
    <>
      {words.detail} <b className="legal__odds">{tellShare(i18n, odds)}</b>
    </>
  );
}

interface Group {
  readonly heading: Entry['words']['group'];
  readonly items: readonly Entry[];
}

/** Entries under their headings, in order of first appearance. */
function groupsOf(entries: readonly Entry[]): readonly Group[] {
  const groups = new Map<Group['heading'], Entry[]>();
  for (const entry of entries) {
    const items = groups.get(entry.words.group);
    if (items) items.push(entry);
    else groups.set(entry.words.group, [entry]);
  }
  return [...groups].map(([heading, items]) => ({ heading, items }));
}

/** What the list stands under, each to be taken back. */
function Crumbs() {
  const { game, facts, view, selection, actions, i18n } = useTable();
  if (selection.base.length === 0) return null;
  return (
    <div className="crumbs">
      {selection.base.map((target, at) => (
        <ActionTile
          key={target}
          title={game.nameTarget({ facts, view, i18n }, target)}
          detail={i18n.t('table.legal.change')}
          art={<game.Piece facts={facts} view={view} target={target} />}
          state="chosen"
          kbd="Esc"
          onUse={() => actions.setPicks(selection.base.slice(0, at))}
        />
      ))}
    </div>
  );
}

/** Other ways to the same end, where the way matters. */
function Routes() {
  const { selection, actions, i18n } = useTable();
  if (selection.routes.length === 0 || !selection.chosen) return null;
  return (
    <Fold title={i18n.t('table.legal.routes')}>
      <RouteTile choice={{ target: selection.picked.at(-1) ?? 'button:', moves: [selection.chosen] }} isChosen />
      {selection.routes.map((choice) => (
        <RouteTile
          key={choice.target}
          choice={choice}
          isChosen={false}
          onUse={() => actions.pick([...selection.picked, choice.target])}
        />
      ))}
    </Fold>
  );
}

interface RouteTileProps {
  readonly choice: Choice<Move>;
  readonly isChosen: boolean;
  readonly onUse?: () => void;
}

function RouteTile({ choice, isChosen, onUse }: RouteTileProps) {
  const { game, facts, view, selection, i18n } = useTable();
  const { title, detail } = game.wordChoice({ facts, view, i18n }, { ...choice, picked: selection.picked });
  return (
    <ActionTile title={title} detail={detail} state={isChosen ? 'chosen' : 'open'} onUse={onUse ?? (() => undefined)} />
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <h3 className="legal__heading">{title}</h3>
      <div className="action-tiles legal__tiles">{children}</div>
    </div>
  );
}

/** Never hidden: what one may look for here keeps its place and answers *why*. */
function ClosedEntries() {
  const { game, facts, view, moves, selection, filter, i18n } = useTable();
  const { t } = i18n;
  if (filter !== '' || moves.length === 0) return null;
  const closed = game.listClosed({ facts, view }, { moves, base: selection.base });
  if (closed.length === 0) return null;
  const shown = closed.length <= CLOSED_SHOWN ? closed : [];
  const folded = closed.slice(shown.length);
  return (
    <>
      {shown.length > 0 ? (
        <Fold title={t('table.legal.closed')}>
          {shown.map((target) => (
            <ClosedTile key={target} target={target} />
          ))}
        </Fold>
      ) : null}
      {folded.length > 0 ? (
        <details className="fold">
          <summary>{t('table.legal.closed.count', { n: folded.length })}</summary>
          <div className="action-tiles legal__tiles">
            {folded.map((target) => (
              <ClosedTile key={target} target={target} />
            ))}
          </div>
        </details>
      ) : null}
    </>
  );
}

function ClosedTile({ target }: { readonly target: TargetRef }) {
  const { game, facts, view, match, selection, actions, i18n } = useTable();
  const reason = match.explain(selection.base, target)[0];
  return (
    <ActionTile
      id={choiceId(target)}
      title={game.nameTarget({ facts, view, i18n }, target)}
      detail={reason ? i18n.line(reason) : undefined}
      art={<game.Piece facts={facts} view={view} target={target} />}
      state="closed"
      tabIndex={-1}
      onUse={() => actions.askWhy(target)}
    />
  );
}
