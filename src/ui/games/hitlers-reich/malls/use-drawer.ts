import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useCommands, type Command } from '../../../app/commands.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { aimOf, asksForEvent, chosenEvent, stateOf } from './asked.ts';
import { isMall, TABS, listEntries } from './tabs.ts';
import type { TabId } from './tabs.ts';

const NO_COMMANDS: readonly Command[] = [];

/** Whether the drawer is open, at which tab, and where the focus goes when it closes. */
export interface DrawerState {
  readonly isOpen: boolean;
  readonly tab: TabId;
  /** The row of buttons that open it. */
  readonly frontRef: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly show: (tab: TabId) => void;
  readonly onKeyDown: (press: KeyboardEvent) => void;
}

/** The tab at which the question is to be answered; the one that is being looked at where it will do. */
function tabAsked(props: PartProps<HrTypes>, shown: TabId | null): TabId {
  if (aimOf(props) === 'lid') return 'lid';
  const title = chosenEvent(props)?.event;
  const isWanted = (tab: TabId) =>
    isMall(tab) &&
    listEntries(props, tab).some(({ event: { id } }) =>
      title === undefined ? stateOf(props, tab, id) === 'legal' : id === title,
    );
  // Own events first: the common mall is the last place to look.
  const inOrder = [...(shown === null ? [] : [shown]), ...TABS.toReversed()];
  return inOrder.find(isWanted) ?? shown ?? 'common';
}

/**
 * It opens automatically when the picks so far ask for an event and closes again when that is over; what the player
 * opened stays open. `isFixed` where it has a place of its own and is always open.
 */
export function useDrawer(props: PartProps<HrTypes>, isFixed: boolean): DrawerState {
  const [state, setState] = useState<'closed' | 'asked' | 'opened'>('closed');
  const [tab, setTab] = useState<TabId>('common');
  const [wasAsked, setWasAsked] = useState(false);
  const [lastTitle, setLastTitle] = useState<string | null>(null);
  const frontRef = useRef<HTMLDivElement>(null);
  /** The button that opened it; the focus goes back there. After an automatic opening it goes to the first. */
  const opener = useRef<TabId | null>(null);

  const isAsked = asksForEvent(props);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked && state === 'closed') setState('asked');
    if (!isAsked && state === 'asked') setState('closed');
    if (isAsked) setTab(tabAsked(props, state === 'closed' ? null : tab));
  }
  // Picked in the list beside the map: the drawer shows the same card.
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
  // Wherever the focus is, Escape closes what was opened last.
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
