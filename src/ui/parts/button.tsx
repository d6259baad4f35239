import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import './button.css';
import { classes } from './classes.ts';
import { drawIcon, type IconShape } from './icon.tsx';
import { drawKey } from './kbd.tsx';

/** `go` is gold: at most one is visible, and only if the deciding seat can act. */
export type ButtonVariant = 'plain' | 'go' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'big';

interface ButtonStyle {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconShape;
  readonly kbd?: string | undefined;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export interface ButtonProps
  extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  /** Still there but does nothing: focusable, with a dashed border. Give the reason in `title` or next to it. */
  readonly closed?: boolean;
  /** Ignores the second press of a double click, for buttons that create something. */
  readonly isOnce?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const classesOf = ({ variant = 'plain', size = 'normal', wide }: ButtonStyle, extra?: string) =>
  classes(
    'button',
    variant !== 'plain' && `button--${variant}`,
    size !== 'normal' && `button--${size}`,
    wide && 'button--wide',
    extra,
  );

export function Button(props: ButtonProps) {
  const { variant, size, icon, kbd, wide, closed, isOnce, className, onClick, children, ...rest } = props;
  const press = isOnce && onClick ? firstOnly(onClick) : onClick;
  return (
    <button
      type="button"
      {...rest}
      className={classesOf({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-disabled={closed === true ? true : undefined}
      onClick={closed === true ? undefined : press}
    >
      {icon ? drawIcon(icon) : null}
      {children === undefined ? null : <span className="button__text">{children}</span>}
      {kbd === undefined ? null : drawKey(kbd)}
    </button>
  );
}

/** Ignores the extra presses of a double or triple click. */
const firstOnly =
  (onClick: MouseEventHandler<HTMLButtonElement>): MouseEventHandler<HTMLButtonElement> =>
  (press) => {
    if (press.detail < 2) onClick(press);
  };

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'kbd' | 'wide'> {
  readonly icon: IconShape;
  /** The accessible name and the tooltip. */
  readonly label: string;
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      icon={icon}
      aria-label={label}
      title={rest.title ?? label}
      className={classes('button--icon', className)}
    />
  );
}

export interface ButtonLinkProps extends ButtonStyle {
  readonly to: string;
  readonly className?: string;
  /** Accessible name if the visible text is not enough; required for a bare icon. */
  readonly label?: string;
  /** Runs before the navigation. */
  readonly onClick?: () => void;
}

/** A link, not a button: it can be opened in a new tab and shows its address. */
export function ButtonLink({ to, icon, kbd, label, className, onClick, children, ...look }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      className={classesOf(look, classes(children === undefined && 'button--icon', className))}
      {...(onClick ? { onClick } : {})}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
    >
      <>
        {icon ? drawIcon(icon) : null}
        {children === undefined ? null : <span className="button__text">{children}</span>}
        {kbd === undefined ? null : drawKey(kbd)}
      </>
    </Link>
  );
}
