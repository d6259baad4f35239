import { memo, type CSSProperties, type ReactNode } from 'react';
import type { Suit } from '../../../../engine/games/hitlers-reich/cards.ts';
import type { Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import { classes } from '../../../parts/classes.ts';
import order from './art/order.json';
import './engravings.css';

/**
 * Engraved pictures of cards (`npm run cards`), as background images, so that a full mall adds no shapes to the page.
 * Each event is a small file: with one sprite for all, every card would draw the whole of it. The nine light medallions
 * share theirs.
 */

interface EventPictureProps {
  readonly event: Title;
  readonly className?: string;
  /** Drawn over the picture. */
  readonly children?: ReactNode;
}

/** Blank paper if the event has no picture. */
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

interface MedallionProps {
  readonly suit: Suit;
  /** Sabotage has a separate picture in the ink of its suit. */
  readonly isSabotage?: boolean;
  readonly className?: string;
}

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

/** The offset of a medallion in the sprite, as a percentage of `background-position`. */
const windowAt = (name: string): CSSProperties =>
  ({ '--at': order.indexOf(name) / (order.length - 1) }) as CSSProperties;
