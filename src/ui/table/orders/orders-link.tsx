import { memo } from 'react';
import type { OrderSpec } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useMatch } from '../../../store/app-match.ts';
import { Button } from '../../parts/button.tsx';
import { usePlay, usePlayActions } from '../use-play.tsx';

const concerns = ({ asks }: OrderSpec, key: string): boolean =>
  asks.some((asked) => key === asked || key.startsWith(`${asked}.`));

/** Offers the orders at a question that one of them could answer from now on. */
export const OrdersLink = memo(function OrdersLink() {
  const { t } = useT();
  const { askOrders } = usePlayActions();
  const seat = usePlay(({ picture }) => picture.decision?.seat ?? null);
  const key = usePlay(({ picture }) => picture.decision?.ask.key ?? null);
  const isOffered = useMatch(
    ({ viewer, orderSpecs }) =>
      viewer !== null && viewer === seat && key !== null && orderSpecs.some((spec) => concerns(spec, key)),
  );
  return isOffered ? (
    <Button size="small" variant="ghost" className="prompt__again" onClick={() => askOrders(true)}>
      {t('table.orders.offer')}
    </Button>
  ) : null;
});
