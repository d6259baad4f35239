import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as RadixTabs from 'radix-ui/tabs';
import { useLayoutSize } from '../app/layout-size.ts';
import './tabs.css';
import { drawIcon, type IconShape } from './icon.tsx';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconShape;
  readonly count?: number;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Runs on every press, even on the tab in front. */
  readonly onTouch?: (() => void) | undefined;
  /** `below` suits the bottom sheet of a phone; `foot` is a row whose content is shown elsewhere. */
  readonly place?: 'above' | 'below' | 'foot';
  /** Shows the content of a `foot`; null until it is in the page. */
  readonly host?: HTMLElement | null | undefined;
  /** Comes before the content in its host. */
  readonly head?: ReactNode;
}

export function Tabs({ tabs, label, value, onChange, onTouch, place = 'above', host, head }: TabsProps) {
  // Three names and the enlarge button share a narrow foot.
  const isTight = useLayoutSize().narrow.includes(1180) && place === 'foot';
  const shown = host === undefined ? tabs : tabs.filter(({ id }) => id === value);
  const contents = shown.map((tab) => (
    <RadixTabs.Content key={tab.id} value={tab.id} className="scroll-y tabs__content">
      {tab.content}
    </RadixTabs.Content>
  ));
  return (
    <RadixTabs.Root className={`col min-h-0 tabs tabs--${place}`} value={value} onValueChange={onChange}>
      <RadixTabs.List className="flex gap-2 rule-below-strong tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className="inline t-ui muted edge face-sink min-h-36 tabs__tab"
            onClick={onTouch}
          >
            {tab.icon && !isTight ? drawIcon(tab.icon, 18) : null}
            <span>{tab.label}</span>
            {tab.count === undefined ? null : <b className="card tabs__count">{tab.count}</b>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {host === undefined
        ? contents
        : host &&
          createPortal(
            <>
              {head}
              {contents}
            </>,
            host,
          )}
    </RadixTabs.Root>
  );
}
