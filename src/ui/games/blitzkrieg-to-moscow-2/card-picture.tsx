import type { CSSProperties } from 'react';
import type { CardId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import order from './art/order.json';
import './hand.css';

/** Copies of a card share their picture in the sprite (`npm run cards`). */
const windowOf = (id: CardId): CSSProperties =>
  ({ '--at': order.indexOf(id.replace(/-\d$/, '')) / (order.length - 1) }) as CSSProperties;

export const CardPicture = ({ id }: { readonly id: CardId }) => (
  <span className="block btm-card__picture" style={windowOf(id)} aria-hidden="true" />
);
