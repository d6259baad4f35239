import type { TargetRef } from '../../engine/kernel/types.ts';
import type { Payer } from '../../play/game.ts';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import './pay-chips.css';
import { pickByPress } from './table-focus.ts';
import { usePlay, usePlayStore } from './use-play.tsx';

interface PayChipsProps {
  /** The act that is paid for. */
  readonly of: TargetRef;
  readonly pays: readonly Payer[];
  readonly className?: string;
}

/** The card that pays for an act; a press on another one picks the act with it. */
export function PayChips({ of, pays, className }: PayChipsProps) {
  const { t } = useT();
  const play = usePlayStore();
  const paid = usePlay(({ picture: { selection } }) =>
    selection.picked.includes(of) ? pays.find(({ target }) => selection.picked.includes(target))?.target : undefined,
  );
  const paying = paid ?? pays[0]?.target;
  return (
    <span className={classes('flex gap-4 pay-chips', className)} role="group" aria-label={t('table.legal.pays')}>
      {pays.map(({ target, title }) =>
        pays.length === 1 ? (
          <span key={target} className="pay-chips__card">
            {title}
          </span>
        ) : (
          <button
            key={target}
            type="button"
            className="pay-chips__card"
            aria-pressed={target === paying}
            onClick={(press) => pickByPress(play, press, () => play.actions.setPicks([of, target]))}
          >
            {title}
          </button>
        ),
      )}
    </span>
  );
}
