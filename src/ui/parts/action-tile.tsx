import type { ReactNode } from 'react';
import CircleHelp from '@lucide/icons/icons/circle-question-mark';
import './action-tile.css';
import { classes } from './classes.ts';
import { drawIcon, type IconShape } from './icon.tsx';
import { drawKey } from './kbd.tsx';

/**
 * - `open` is legal and can be picked
 * - `chosen` is picked
 * - `closed` is not legal now: it keeps its place, and a press explains why
 */
export type ActionState = 'open' | 'chosen' | 'closed';

export interface ActionTileProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly art?: ReactNode;
  readonly icon?: IconShape;
  readonly kbd?: string | undefined;
  /** Figures that follow the text of a line. */
  readonly end?: ReactNode;
  readonly className?: string;
  readonly state?: ActionState;
  /** A closed tile explains why it is closed. */
  readonly onUse: () => void;
  readonly onPoint?: (pointed: boolean) => void;
  readonly id?: string;
  readonly tabIndex?: number;
}

export const ActionTile = (props: ActionTileProps) => drawTile(props);

export function drawTile({
  title,
  detail,
  art,
  icon,
  kbd,
  end,
  className,
  state = 'open',
  onUse,
  onPoint,
  id,
  tabIndex,
}: ActionTileProps) {
  const closed = state === 'closed';
  return (
    <button
      type="button"
      {...(id === undefined ? {} : { id })}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      className={classes(
        'line gap-10 rounded full t-ui inked low action-tile',
        state !== 'open' && `action-tile--${state}`,
        className,
      )}
      aria-disabled={closed ? true : undefined}
      aria-pressed={state === 'chosen' ? true : undefined}
      onClick={onUse}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
      {art}
      {icon ? drawIcon(icon) : null}
      <span className="grow action-tile__text">
        {typeof title === 'string' ? title : <span>{title}</span>}
        {detail === undefined ? null : <small>{detail}</small>}
      </span>
      {end}
      {closed ? drawIcon(CircleHelp) : kbd === undefined ? null : drawKey(kbd)}
    </button>
  );
}
