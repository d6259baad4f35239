import {
  memo,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import * as RadixTabs from 'radix-ui/tabs';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { findByKey, useCommands, type Command } from '../../../app/commands.ts';
import { isTyping } from '../../../app/keys.ts';
import { classes } from '../../../parts/classes.ts';
import { drawIcon } from '../../../parts/icon.tsx';
import { useSame } from '../../../parts/use-same.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import type { HrWords } from '../lookup.ts';
import './drawer.css';
import { MallBody } from './mall-body.tsx';
import { countByTab, isMall, isTab, TABS, listEntries, type TabId } from './tabs.ts';
import { aimOf, asksForEvent, chosenEvent, stateOf } from './asked.ts';

const NO_COMMANDS: readonly Command[] = [];

/** The state of the drawer: open or not, its tab, and the target that gets the focus back. */
interface DrawerState {
  readonly isOpen: boolean;
  readonly tab: TabId;
  /** The row of buttons that open it. */
  readonly frontRef: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly show: (tab: TabId) => void;
  readonly onKeyDown: (press: KeyboardEvent) => void;
}

/** The tab that the question needs; the shown tab if it will do. */
function tabAsked(props: PartProps<HrTypes>, shown: TabId | null): TabId {
  if (aimOf(props) === 'lid') return 'lid';
  const title = chosenEvent(props)?.event;
  const isWanted = (tab: TabId) =>
    isMall(tab) &&
    listEntries(props, tab).some(({ event: { id } }) =>
      title === undefined ? stateOf(props, tab, id) === 'legal' : id === title,
    );
  // Own events first: the common mall comes last.
  const inOrder = [...(shown === null ? [] : [shown]), ...TABS.toReversed()];
  return inOrder.find(isWanted) ?? shown ?? 'common';
}

/**
 * Opens when the picks ask for an event and closes afterwards; a drawer opened by the player stays open. `isFixed` has
 * its own place and is always open.
 */
function useDrawer(props: PartProps<HrTypes>, isFixed: boolean): DrawerState {
  const [state, setState] = useState<'closed' | 'asked' | 'opened'>('closed');
  const [tab, setTab] = useState<TabId>('common');
  const [wasAsked, setWasAsked] = useState(false);
  const [lastTitle, setLastTitle] = useState<string | null>(null);
  const frontRef = useRef<HTMLDivElement>(null);
  /** The focus returns to the button that opened it; after an automatic opening, to the first. */
  const opener = useRef<TabId | null>(null);

  const isAsked = asksForEvent(props);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked && state === 'closed') setState('asked');
    if (!isAsked && state === 'asked') setState('closed');
    if (isAsked) setTab(tabAsked(props, state === 'closed' ? null : tab));
  }
  // A pick in the list shows the same card in the drawer.
  const title = chosenEvent(props)?.event ?? null;
  if (title !== lastTitle) {
    setLastTitle(title);
    if (title !== null) setTab(tabAsked(props, tab));
  }

  const isOpen = isFixed || state !== 'closed';
  const open = useCallback((by: TabId | null) => {
    opener.current = by;
    setState('opened');
  }, []);
  const close = useCallback(() => {
    setState('closed');
    const by = opener.current === null ? 'button' : `[data-opens="${opener.current}"]`;
    opener.current = null;
    frontRef.current?.querySelector<HTMLElement>(by)?.focus();
  }, []);
  const toggle = useCallback(() => (isOpen ? close() : open(null)), [isOpen, close, open]);
  const show = useCallback(
    (next: TabId) => {
      setTab(next);
      if (!isOpen) open(next);
    },
    [isOpen, open],
  );
  const onKeyDown = useCallback(
    (press: KeyboardEvent) => {
      if (press.key !== 'Escape' || press.defaultPrevented || isFixed || !isOpen) return;
      press.preventDefault();
      close();
    },
    [isFixed, isOpen, close],
  );
  // Escape closes the last opened part wherever the focus is.
  const isClosable = isOpen && !isFixed;
  const commands = useMemo(
    (): readonly Command[] =>
      isClosable
        ? [{ id: 'hr.malls.close', label: 'table.hr.mall.close', group: 'table', keys: ['Escape'], run: close }]
        : NO_COMMANDS,
    [isClosable, close],
  );
  useCommands(commands);
  return { isOpen, tab, frontRef, toggle, show, onKeyDown };
}

/**
 * The event malls and all other places of events: tabs under the map that open over it, on a phone always open. Events
 * are open to both sides (§4.2.3), so all seats see the same and may only pick different ones.
 */
export function HrDrawer(props: PartProps<HrTypes>) {
  const i18n = useT();
  const { facts, view } = props;
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const same = useSame();
  const counts = useMemo(() => countByTab({ facts, view }), [facts, view]);
  const layout = useTableLayout();
  const isFixed = layout === 'phone';
  const drawer = useDrawer(props, isFixed);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const type = useCallback((typed: string) => {
    setQuery((before) => before + typed);
    search.current?.focus();
  }, []);
  return (
    <DrawerTabs
      {...drawer}
      counts={same('counts', counts)}
      isFixed={isFixed}
      hasTabs={drawer.isOpen || layout !== 'wide'}
      onType={type}
    >
      {drawer.isOpen ? (
        <MallBody
          props={props}
          scene={scene}
          tab={drawer.tab}
          query={query}
          onQuery={setQuery}
          onTab={drawer.show}
          searchRef={search}
        />
      ) : null}
    </DrawerTabs>
  );
}

interface DrawerTabsProps extends DrawerState {
  /** Copies under each tab. */
  readonly counts: readonly number[];
  readonly isFixed: boolean;
  /** False for the closed drawer of a wide table, which is one button on the map. */
  readonly hasTabs: boolean;
  readonly onType: (typed: string) => void;
  readonly children: ReactNode;
}

/** Memoised: while closed, neither a pick nor most moves render it. */
const DrawerTabs = memo(function DrawerTabs(props: DrawerTabsProps) {
  const inMalls = props.counts.slice(0, TABS.filter(isMall).length).reduce((sum, n) => sum + n, 0);
  const { counts, isFixed, hasTabs, isOpen, tab: shown, frontRef, toggle, show, onType, children } = props;
  const { t } = useT();
  const bodyId = useId();
  const onKeyDown = (press: KeyboardEvent) => {
    props.onKeyDown(press);
    const typed = isOpen ? typedInto(press) : null;
    if (typed === null) return;
    press.preventDefault();
    onType(typed);
  };
  return (
    <RadixTabs.Root
      className={classes('rigid relative hr-malls', isOpen && 'hr-malls--open', isFixed && 'hr-malls--fixed')}
      value={isOpen ? shown : ''}
      onValueChange={(id) => {
        if (isTab(id)) show(id);
      }}
      activationMode="manual"
      onKeyDown={onKeyDown}
    >
      <div className="col min-h-0 hr-malls__sheet">
        <div ref={frontRef} className="flex rigid gap-2 min-0 scroll-x hr-malls__front">
          {isFixed ? null : (
            <button
              type="button"
              className="inline rigid t-ui muted nowrap face-sink hr-malls__tab hr-malls__toggle"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={toggle}
            >
              {drawIcon(isOpen ? ChevronDown : ChevronUp, 18)}
              <span>{t('table.hr.mall.title')}</span>
              {isOpen ? null : (
                <b className="card at-centre hr-malls__count" aria-hidden="true">
                  {inMalls}
                </b>
              )}
            </button>
          )}
          {hasTabs ? (
            <RadixTabs.List className="flex gap-2" aria-label={t('table.hr.mall.tabs')}>
              {TABS.map((tab, at) => (
                <RadixTabs.Trigger
                  key={tab}
                  value={tab}
                  className="inline rigid t-ui muted nowrap face-sink hr-malls__tab"
                  data-opens={tab}
                >
                  <span>{t(`table.hr.mall.tab.${tab}`)}</span>
                  <b className="card at-centre hr-malls__count">{counts[at]}</b>
                </RadixTabs.Trigger>
              ))}
            </RadixTabs.List>
          ) : null}
        </div>
        <div id={bodyId} className="hr-malls__bodies">
          {hasTabs
            ? TABS.map((tab) => (
                <RadixTabs.Content
                  key={tab}
                  value={tab}
                  className="col paper rule-above-strong flex-1 min-h-0 hr-malls__body"
                  tabIndex={-1}
                >
                  {tab === shown ? children : null}
                </RadixTabs.Content>
              ))
            : null}
        </div>
      </div>
    </RadixTabs.Root>
  );
});

/** `/` goes to the search, and so does a letter without another meaning here; with Shift, any letter. */
function typedInto(press: KeyboardEvent): string | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || isTyping(press.target)) return null;
  if (press.key === '/') return '';
  const isLetter = /^\p{L}$/u.test(press.key);
  return isLetter && (press.shiftKey || findByKey(press.nativeEvent) === null) ? press.key : null;
}
