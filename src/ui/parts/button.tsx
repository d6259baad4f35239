import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import './button.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

/** `go` is the gold one: at most one in sight, and only where the deciding seat can act. */
export type ButtonVariant = 'plain' | 'go' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'big';

interface ButtonStyle {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconShape;
  /** The key that does the same, shown on the button. */
  readonly kbd?: string | undefined;
  /** Fills the width it is given. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export interface ButtonProps
  extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  /** Closed but still there: focusable, dashed, does nothing. Give the reason in `title` or beside it. */
  readonly closed?: boolean;
  /** It makes something: the second press of a double click makes no second one. */
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
      {icon ? <Icon of={icon} /> : null}
      {children === undefined ? null : <span className="button__text">{children}</span>}
      {kbd === undefined ? null : <Kbd>{kbd}</Kbd>}
    </button>
  );
}

/** Without the further presses of a double or triple click. */
const firstOnly =
  (onClick: MouseEventHandler<HTMLButtonElement>): MouseEventHandler<HTMLButtonElement> =>
  (press) => {
    if (press.detail < 2) onClick(press);
  };

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'kbd' | 'wide'> {
  readonly icon: IconShape;
  /** What it does: its accessible name and its tooltip. */
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
  /** A path of `app/routes.ts`. */
  readonly to: string;
  readonly className?: string;
  /** Accessible name where the visible text is not enough; the only name of a link that is an icon. */
  readonly label?: string;
  /** Done before it goes there. */
  readonly onClick?: () => void;
}

/** Goes to another screen, and is therefore a link: it can be opened in a new tab and shows its address. */
export function ButtonLink({ to, icon, kbd, label, className, onClick, children, ...look }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      className={classesOf(look, classes(children === undefined && 'button--icon', className))}
      {...(onClick ? { onClick } : {})}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
    >
      <>
        {icon ? <Icon of={icon} /> : null}
        {children === undefined ? null : <span className="button__text">{children}</span>}
        {kbd === undefined ? null : <Kbd>{kbd}</Kbd>}
      </>
    </Link>
  );
}
