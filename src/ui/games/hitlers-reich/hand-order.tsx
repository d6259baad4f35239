import { memo } from 'react';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import GripVertical from 'lucide-react/icons/grip-vertical';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useT } from '../../../i18n/use-t.tsx';
import { Button } from '../../parts/button.tsx';
import { Menu } from '../../parts/menu.tsx';
import { HAND_ORDERS } from './hand-look.ts';
import type { HandOrder } from './hand-look.ts';

const ICONS = { suit: LayoutGrid, value: ArrowDownWideNarrow, own: GripVertical } as const;

export interface HandOrderMenuProps {
  readonly order: HandOrder;
  readonly onOrder: (order: HandOrder) => void;
}

/** The order the hand lies in, and the others to choose from. */
export const HandOrderMenu = memo(({ order, onOrder }: HandOrderMenuProps) => {
  const { t } = useT();
  const now = t(order === 'own' ? 'table.hr.hand.by-own.short' : `table.hr.hand.by-${order}`);
  const label = t('table.hr.hand.order', { order: `table.hr.hand.by-${order}` });
  return (
    <Menu
      label={t('table.hr.hand.orders')}
      opener={
        <Button size="small" icon={ICONS[order]} className="hr-hand__tool" aria-label={label} title={label}>
          {now}
        </Button>
      }
      groups={() => [
        HAND_ORDERS.map((one) => ({
          id: one,
          label: t(one === 'own' ? 'table.hr.hand.by-own.how' : `table.hr.hand.by-${one}`),
          icon: ICONS[one],
          current: one === order,
          run: () => onOrder(one),
        })),
      ]}
    />
  );
});
HandOrderMenu.displayName = 'HandOrderMenu';
