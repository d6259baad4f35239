import type { CSSProperties } from 'react';
import type { CardId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import order from './art/order.json';
import './hand.css';

/** Which picture of the sprite is the card's (`npm run cards`): copies of a card share theirs. */
const windowOf = (id: CardId): CSSProperties =>
  ({ '--at': order.indexOf(id.replace(/-\d$/, '')) / (order.length - 1) }) as CSSProperties;

/** The engraving of a card: for the eye alone. */
export const CardPicture = ({ id }: { readonly id: CardId }) => (
  <span className="block btm-card__picture" style={windowOf(id)} aria-hidden="true" />
);
