import { memo } from 'react';
import { useStore } from 'zustand';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import { useT } from '../../../i18n/use-t.tsx';
import { joinFacts } from '../../../i18n/joining.ts';
import { standingOrders, useMatch } from '../../../store/app-match.ts';
import { ordersOf } from '../../../store/standing-orders.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { useGame, usePlay, usePlayActions } from '../use-play.tsx';
import { useTableLayout } from '../use-table-layout.ts';
import './orders-chip.css';
import { useOrderWords } from './use-order-words.ts';

/** At the foot of the map: the standing orders in force, for the seat that gave them alone, as hidden as its hand. */
export const OrdersChip = memo(function OrdersChip() {
  const hasMap = useTableLayout() !== 'flow';
  // The button of a drawer has that corner.
  const isCornerFree = useGame().hand?.Drawer === null;
  const id = useMatch((match) => match.id);
  const seat = useMatch(({ viewer, curtain }) => (curtain === null ? viewer : null));
  const hasOrders = useMatch(({ orderSpecs }) => orderSpecs.length > 0);
  return hasMap && isCornerFree && hasOrders && id !== null && seat !== null ? <Chip match={id} seat={seat} /> : null;
});

function Chip({ match, seat }: { readonly match: string; readonly seat: string }) {
  const { lang, t } = useT();
  const { game } = useGame();
  const { askOrders } = usePlayActions();
  const isOpen = usePlay(({ ask }) => ask.isOrdering);
  const wordOrder = useOrderWords();
  const specs = useMatch(({ orderSpecs }) => orderSpecs);
  const given = useStore(standingOrders, (state) => ordersOf(state, match, seat));
  const inForce = specs.flatMap(({ id, values }) => {
    const value = given[id] ?? values[0];
    return value === undefined || value === values[0] ? [] : [wordOrder(`${id}.${value}`)];
  });
  return (
    <button
      type="button"
      className="line gap-8 paper edge rounded absolute z-2 t-ui orders-chip"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => askOrders(true)}
    >
      {drawSeatMark({ game, seat, size: 's' })}
      <span className="orders-chip__words">
        {inForce.length === 0
          ? t('table.orders.chip.none')
          : t('table.orders.chip', { orders: joinFacts(lang, inForce) })}
      </span>
      {drawIcon(ChevronUp, 16)}
    </button>
  );
}
