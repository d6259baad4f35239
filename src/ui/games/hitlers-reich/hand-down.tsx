import { memo, useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Eye from 'lucide-react/icons/eye';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Button } from '../../parts/button.tsx';
import { ConflictCard } from './cards/conflict-card.tsx';
import { HiddenFan } from './hand-cards.tsx';
import { findCard } from './lookup.ts';
import type { HrScene } from './lookup.ts';

export interface HandDownProps extends HrScene {
  readonly side: Side;
  /** The player may see the cards while holding a button. */
  readonly canLook: boolean;
  /** Nobody else is at the screen. */
  readonly isAlone?: boolean | undefined;
}

const OPENERS: readonly string[] = ['Enter', ' '];

/**
 * The hand while both players watch: backs, and a button that shows the cards while held. A click by assistive
 * technology, without pointer or key, toggles them. Face down, the cards are not in the page.
 */
export const HandDown = memo(({ facts, view, side, canLook, isAlone = false }: HandDownProps) => {
  const { t } = useT();
  const id = useId();
  const [isUp, setUp] = useState(false);
  const hand = view.cards[side].hand ?? [];
  const n = view.cards[side].handCount;
  // Leaving the window hides the cards.
  useEffect(() => {
    const turnDown = () => setUp(false);
    window.addEventListener('blur', turnDown);
    return () => window.removeEventListener('blur', turnDown);
  }, []);
  const onKeyDown = (press: KeyboardEvent) => {
    if (!OPENERS.includes(press.key)) return;
    press.preventDefault();
    press.stopPropagation();
    setUp(true);
  };
  return (
    <section className="hr-cards hr-cards--down" aria-labelledby={`${id}-title`}>
      <header className="hr-hand__head">
        <h2 id={`${id}-title`} className="t-ui">
          {t('table.hr.hand.of', { side, n, size: view.handSize[side] })}
        </h2>
        <p className="small">{t(isAlone ? 'table.hr.hand.down.alone' : 'table.hr.hand.down')}</p>
      </header>
      {isUp && canLook ? (
        <ul className="flex clip hr-fan" aria-label={t('table.hr.hand.fan')}>
          {hand.map((card) => (
            <FaceUp key={card} facts={facts} id={card} />
          ))}
        </ul>
      ) : (
        <HiddenFan side={side} n={n} />
      )}
      {canLook ? (
        <Button
          icon={Eye}
          className="hr-hand__look"
          aria-pressed={isUp}
          title={t('table.hr.hand.look.how')}
          onPointerDown={() => setUp(true)}
          onPointerUp={() => setUp(false)}
          onPointerLeave={() => setUp(false)}
          onPointerCancel={() => setUp(false)}
          onContextMenu={(press) => press.preventDefault()}
          onKeyDown={onKeyDown}
          onKeyUp={(press) => {
            press.preventDefault();
            setUp(false);
          }}
          onBlur={() => setUp(false)}
          onClick={({ detail }) => (detail === 0 ? setUp(!isUp) : undefined)}
        >
          {t('table.hr.hand.look')}
        </Button>
      ) : null}
    </section>
  );
});
HandDown.displayName = 'HandDown';

function FaceUp({ facts, id }: Pick<HrScene, 'facts'> & { readonly id: string }) {
  const { t } = useT();
  const card = findCard(facts, id);
  return card ? (
    <li className="min-0 hr-fan__place">
      <ConflictCard card={card} name={t('table.hr.name.card', { card: id })} />
    </li>
  ) : null;
}
