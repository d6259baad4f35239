import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Suit } from '../../../../engine/games/hitlers-reich/cards.ts';
import type { Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import { classes } from '../../../parts/classes.ts';
import order from './art/order.json';
import './engravings.css';

/**
 * The engraved pictures of cards (`npm run cards`). Each is a window into one image that all cards share: an element without
 * content of its own, so that a mall full of pictures costs the page no more than one.
 */

export interface EventPictureProps {
  readonly event: Title;
  readonly className?: string;
  /** What lies over the picture. */
  readonly children?: ReactNode;
}

/** The picture of an event; nothing where the sprite has none. */
export const EventPicture = memo(({ event, className, children }: EventPictureProps) => (
  <span
    className={classes('block relative hr-picture', className)}
    style={windowAt(order.events, event)}
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
    style={windowAt(order.suits, isSabotage ? `${suit}1` : suit)}
    aria-hidden="true"
  />
));
Medallion.displayName = 'Medallion';

/** Share of the sprite above the picture, as `background-position` counts it. */
function windowAt(names: readonly string[], name: string): CSSProperties {
  const at = names.indexOf(name);
  return (at < 0 ? { backgroundImage: 'none' } : { '--at': at / (names.length - 1) }) as CSSProperties;
}
