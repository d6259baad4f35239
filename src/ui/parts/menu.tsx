import { memo, type ReactNode } from 'react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import './menu.css';
import { classes } from './classes.ts';
import { drawIcon, type IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconShape;
  readonly kbd?: string | undefined;
  readonly closed?: boolean;
  readonly danger?: boolean;
  /** Marks the selected one of several. */
  readonly current?: boolean;
  readonly run: () => void;
}

export interface MenuProps {
  readonly opener: ReactNode;
  /** Computed when the menu opens, since availability may change while it is closed. */
  readonly groups: () => readonly (readonly MenuItem[])[];
  readonly label: string;
}

const IN_THE_WINDOW = { maxHeight: 'var(--radix-dropdown-menu-content-available-height)' };

/**
 * Not modal: a modal menu locks the page's scrolling with an injected style element, which the content security policy
 * forbids.
 */
export const Menu = memo(({ opener, groups, label }: MenuProps) => {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{opener}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          className="card rounded high z-60 menu"
          align="end"
          sideOffset={6}
          collisionPadding={10}
          aria-label={label}
          style={IN_THE_WINDOW}
        >
          <MenuGroups groups={groups} />
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
});
Menu.displayName = 'Menu';

const MenuGroups = ({ groups }: Pick<MenuProps, 'groups'>) =>
  groups()
    .filter((group) => group.length > 0)
    .map((group, at) => (
      <RadixMenu.Group key={group[0]?.id ?? at} className="menu__group">
        {group.map((item) => (
          <MenuEntry key={item.id} item={item} />
        ))}
      </RadixMenu.Group>
    ));

function MenuEntry({ item: { label, icon, kbd, closed, danger, current, run } }: { readonly item: MenuItem }) {
  const className = classes('menu__item', danger && 'menu__item--danger', current && 'menu__item--current');
  const content = (
    <>
      {icon ? drawIcon(icon, 18) : <span className="w-18" />}
      <span className="grow">{label}</span>
      {kbd === undefined ? null : <Kbd>{kbd}</Kbd>}
    </>
  );
  if (current !== undefined) {
    return (
      <RadixMenu.CheckboxItem className={className} checked={current} onSelect={run} disabled={closed === true}>
        {content}
      </RadixMenu.CheckboxItem>
    );
  }
  return (
    <RadixMenu.Item className={className} onSelect={run} disabled={closed === true}>
      {content}
    </RadixMenu.Item>
  );
}
