import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useCommands, type Command } from '../../../app/commands.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { aimOf, asksForEvent, chosenEvent, stateOf } from './asked.ts';
import { isMall, TABS, listEntries } from './tabs.ts';
import type { TabId } from './tabs.ts';

const NO_COMMANDS: readonly Command[] = [];

/** The state of the drawer: open or not, its tab, and the target that gets the focus back. */
export interface DrawerState {
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
export function useDrawer(props: PartProps<HrTypes>, isFixed: boolean): DrawerState {
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
