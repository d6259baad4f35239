import { useState } from 'react';
import { useStore } from 'zustand';
import type { OrderSpec } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { standingOrders, useMatch } from '../../../store/app-match.ts';
import { ordersOf } from '../../../store/standing-orders.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormField } from '../../parts/form-field.tsx';
import { RuleChip, RuleLinksProvider } from '../../parts/rule-chip.tsx';
import { useGame, usePlay, usePlayActions } from '../use-play.tsx';
import { useTableLayout } from '../use-table-layout.ts';
import { useOrderWords } from './use-order-words.ts';
import './orders-dialog.css';

/** A player answers ahead. As with a hand, nobody but the seat at the table is shown its orders. */
export function OrdersDialog() {
  const isOrdering = usePlay(({ ask }) => ask.isOrdering);
  const id = useMatch((match) => match.id);
  const seat = useMatch(({ viewer, curtain }) => (curtain === null ? viewer : null));
  return isOrdering && id !== null && seat !== null ? <AskOrders match={id} seat={seat} /> : null;
}

/** Above the chip, a little apart; null where the table has none. */
function cornerAtChip() {
  const chip = document.querySelector('.orders-chip')?.getBoundingClientRect();
  return chip ? { x: chip.left, y: window.innerHeight - chip.top + 8 } : null;
}

interface Seat {
  readonly match: string;
  readonly seat: string;
}

function AskOrders({ match, seat }: Seat) {
  const { t } = useT();
  const { game } = useGame();
  const actions = usePlayActions();
  const specs = useMatch(({ orderSpecs }) => orderSpecs);
  const isPhone = useTableLayout() === 'phone';
  const [corner] = useState(cornerAtChip);
  const look = isPhone ? 'sheet' : corner === null ? 'normal' : 'rising';
  const close = () => actions.askOrders(false);
  // A modal dialog would cover the rules.
  const links = {
    game,
    open: (section: string) => {
      close();
      actions.openRules(section);
    },
  };
  return (
    <Dialog
      open={specs.length > 0}
      onClose={close}
      title={
        <span className="line gap-10">
          {drawSeatMark({ game, seat, size: 's' })}
          <span>{t('table.orders.title', { side: seat })}</span>
        </span>
      }
      look={look}
      corner={corner}
      actions={
        look === 'rising' ? undefined : (
          <Button size="big" variant="go" onClick={close}>
            {t('table.orders.done')}
          </Button>
        )
      }
    >
      <p>{t('table.orders.what')}</p>
      <RuleLinksProvider links={links}>
        <div className="col gap-18 orders">
          {specs.map((spec) => (
            <Order key={spec.id} spec={spec} match={match} seat={seat} />
          ))}
        </div>
      </RuleLinksProvider>
    </Dialog>
  );
}

function Order({ spec: { id, values, rule }, match, seat }: Seat & { readonly spec: OrderSpec }) {
  const wordOrder = useOrderWords();
  const value = useStore(standingOrders, (state) => ordersOf(state, match, seat)[id] ?? values[0]);
  return (
    <div className="orders__one">
      <RuleChip rule={rule} />
      <FormField
        form={{ kind: 'choice', values }}
        look="switch"
        label={wordOrder(id)}
        hint={wordOrder(`${id}.what`)}
        value={value}
        wordsOf={(one) => ({ label: wordOrder(`${id}.${one}`) })}
        onChange={(next) => standingOrders.getState().give(match, seat, id, String(next))}
      />
    </div>
  );
}
