import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Suit } from '../../../../engine/games/hitlers-reich/cards.ts';
import type { Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import { classes } from '../../../parts/classes.ts';
import order from './art/order.json';
import './engravings.css';

/**
 * The engraved pictures of cards (`npm run cards`), as images: an element without content of its own each, so that a mall
 * full of them adds no shapes to the page. Each event is a small file: a window into one file of all would have the whole
 * of it drawn for every card. The nine medallions are light, and share theirs.
 */

export interface EventPictureProps {
  readonly event: Title;
  readonly className?: string;
  /** What lies over the picture. */
  readonly children?: ReactNode;
}

/** The picture of an event; blank paper where there is none. */
export const EventPicture = memo(({ event, className, children }: EventPictureProps) => (
  <span
    className={classes('block relative hr-picture', className)}
    style={pictureOf(event)}
    {...(children === undefined ? { 'aria-hidden': true } : {})}
  >
    {children}
  </span>
));
EventPicture.displayName = 'EventPicture';

export interface MedallionProps {
  readonly suit: Suit;
  /** Sabotage has a picture of its own in the ink of its suit. */
  readonly isSabotage?: boolean;
  readonly className?: string;
}

/** The engraved suit of a conflict card. */
export const Medallion = memo(({ suit, isSabotage = false, className }: MedallionProps) => (
  <span
    className={classes('block hr-medallion', className)}
    style={windowAt(isSabotage ? `${suit}1` : suit)}
    aria-hidden="true"
  />
));
Medallion.displayName = 'Medallion';

const PICTURES: Readonly<Record<string, string>> = import.meta.glob('./art/events/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

function pictureOf(event: Title): CSSProperties {
  const url = PICTURES[`./art/events/${event}.svg`];
  return url === undefined ? {} : { backgroundImage: `url("${url}")` };
}

/** Share of the sprite above the medallion, as `background-position` counts it. */
const windowAt = (name: string): CSSProperties =>
  ({ '--at': order.indexOf(name) / (order.length - 1) }) as CSSProperties;
