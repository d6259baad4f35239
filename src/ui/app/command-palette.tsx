import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Search from '@lucide/icons/icons/search';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import { Dialog } from '../parts/dialog.tsx';
import { drawIcon, type IconShape } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { announce } from './announce.ts';
import './command-palette.css';
import {
  isEnabled,
  useCommandList,
  usePaletteSources,
  labelOf,
  type PaletteItem,
  type PaletteSource,
} from './commands.ts';
import { showKey } from './keys.ts';
import { search } from './rank.ts';

interface Entry {
  readonly id: string;
  readonly heading: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly words?: string | undefined;
  readonly icon?: IconShape | undefined;
  readonly key?: string | undefined;
  readonly run: () => void;
}

/** A player who sees this many types another letter. */
const MOST_SHOWN = 40;

/**
 * Finds commands, places, units and moves. It is a combobox: the focus stays in the field and the arrows move through
 * the list.
 */
export function CommandPalette({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('command.palette')} look="bare">
      <PaletteBox onClose={onClose} />
    </Dialog>
  );
}

function PaletteBox({ onClose }: { readonly onClose: () => void }) {
  const { t } = useT();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const all = useEntries();
  const named = useMemo(
    () =>
      search(
        query,
        all.entries,
        ({ label, detail = '', words = '', heading }) => `${label} ${detail} ${words} ${heading}`,
      ).slice(0, MOST_SHOWN),
    [query, all.entries],
  );
  const more = useFound(query, all.entryOf);
  const known = new Set(named.map(({ id }) => id));
  const found = [...named, ...more.filter(({ id }) => !known.has(id))];
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = (entry: Entry) => `${listId}-${entry.id.replace(/[^\w-]/g, '_')}`;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  useEffect(() => {
    if (query !== '') announce(t('command.found', { n: found.length }));
  }, [t, query, found.length]);

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    // The dialog closes first, to give the focus back before the command runs.
    onClose();
    queueMicrotask(entry.run);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setAt((to + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(chosen);
    }
  };

  return (
    <div className="col palette">
      <div className="line gap-12 rule-below-strong palette__field">
        {drawIcon(Search)}
        <input
          ref={input}
          className="grow no-face no-edge palette__input"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={t('command.palette')}
          {...(chosen ? { 'aria-activedescendant': optionId(chosen) } : {})}
          placeholder={t('command.palette.hint')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="no-face no-edge min-h-36 palette__close" onClick={onClose}>
          <Kbd>Esc</Kbd>
          <span className="visually-hidden">{t('app.close')}</span>
        </button>
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('command.palette')}
        className="flex-1 scroll-y palette__list"
      >
        {found.map((entry, index) => (
          <div
            key={entry.id}
            id={optionId(entry)}
            role="option"
            aria-selected={entry === chosen}
            className={classes(
              'line gap-12 t-ui soft pointer palette__item',
              entry === chosen && 'face-lo palette__item--on',
            )}
            onPointerMove={() => setAt(index)}
            onClick={() => run(entry)}
          >
            {entry.icon ? drawIcon(entry.icon, 18) : <span className="w-18" />}
            <span className="grow">
              <span>{entry.label}</span>
              {entry.detail === undefined ? null : <small className="block">{entry.detail}</small>}
            </span>
            <span className="t-caption faint">{entry.heading}</span>
            {entry.key === undefined ? null : <Kbd>{entry.key}</Kbd>}
          </div>
        ))}
      </div>
      {found.length === 0 ? <p className="muted palette__none">{t('command.none-found', { text: query })}</p> : null}
    </div>
  );
}

const NONE: readonly Entry[] = [];

function useLater(sources: readonly PaletteSource[], entryOf: EntryOf): readonly Entry[] {
  const [come, setCome] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    for (const source of sources) {
      source.later?.().then(
        (items) => isOver || setCome((before) => [...before, ...items.map((item) => entryOf(source, item))]),
        () => undefined,
      );
    }
    return () => {
      isOver = true;
      setCome(NONE);
    };
  }, [sources, entryOf]);
  return come;
}

/** Texts are searched once the typing pauses for so long. */
const PAUSE_MS = 150;
/** One letter would match every text. */
const SHORTEST = 2;

/** Results of full-text search. The last query's stay until the new ones arrive. */
function useFound(query: string, entryOf: EntryOf): readonly Entry[] {
  const sources = usePaletteSources();
  const [found, setFound] = useState(NONE);
  const wanted = query.trim();
  const isAsked = wanted.length >= SHORTEST;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const ask = async () => {
      const answers = await Promise.all(
        sources.map(async (source) => ((await source.find?.(wanted)) ?? []).map((item) => entryOf(source, item))),
      );
      if (!isOver) setFound(answers.flat());
    };
    // A source that cannot be fetched finds nothing.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sources, wanted, isAsked, entryOf]);
  return isAsked ? found : NONE;
}

type EntryOf = (source: PaletteSource, item: PaletteItem) => Entry;

function useEntries(): { readonly entries: readonly Entry[]; readonly entryOf: EntryOf } {
  const { t, line } = useT();
  const commands = useCommandList();
  const sources = usePaletteSources();
  const entryOf = useCallback<EntryOf>(
    (source, item) => ({ ...item, id: `${source.id}:${item.id}`, heading: t(item.heading ?? source.heading) }),
    [t],
  );
  const later = useLater(sources, entryOf);
  const entries = useMemo(() => {
    const named = commands
      .filter((command) => command.kind === undefined && command.id !== 'app.palette' && isEnabled(command))
      .map((command): Entry => {
        const key = command.keys?.[0];
        return {
          id: command.id,
          heading: t(`command.group.${command.group}`),
          label: line(labelOf(command)),
          words: command.words && t(command.words),
          icon: command.icon,
          key: key === undefined ? undefined : showKey(key),
          run: command.run,
        };
      });
    const things = sources.flatMap((source) => source.items().map((item) => entryOf(source, item)));
    return [...named, ...things, ...later];
  }, [t, line, commands, sources, entryOf, later]);
  return { entries, entryOf };
}
