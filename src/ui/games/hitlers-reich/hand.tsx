import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { PartProps } from '../../table/game-table.ts';
import { CardBack } from './cards/conflict-card.tsx';
import { HandCards } from './hand-cards.tsx';
import { HeldEvents } from './hand-events.tsx';
import './hand.css';
import { SideMark } from './side-mark.tsx';
import { otherSide, SIDES, viewerOf } from './things.ts';
import type { HrScene } from './things.ts';

/**
 * What the viewer holds: events, conflict cards, and beside them how many the other side has (§4.1.5, §4.2.3). An
 * onlooker sees the events and counts of both.
 */
export function HrHand(props: PartProps<HrTypes>) {
  const viewer = viewerOf(props.view);
  if (viewer === null) {
    return (
      <div className="hr-hand">
        {SIDES.map((side) => (
          <HeldEvents key={side} {...props} side={side} />
        ))}
        {SIDES.map((side) => (
          <ClosedHand key={side} facts={props.facts} view={props.view} side={side} />
        ))}
      </div>
    );
  }
  return (
    <div className="hr-hand">
      <HeldEvents {...props} side={viewer} other={otherSide(viewer)} />
      <HandCards key={viewer} {...props} side={viewer} />
      <ClosedHand facts={props.facts} view={props.view} side={otherSide(viewer)} />
    </div>
  );
}

/** A hand that the viewer does not see: backs, counts, and the card on top of its discards. */
function ClosedHand({ view, side }: HrScene & { readonly side: Side }) {
  const { t } = useT();
  const { handCount, deckCount, discardCount, discards } = view.cards[side];
  const top = discards.at(-1);
  return (
    <p className="hr-closed-hand">
      <SideMark of={side} />
      <span>{t('table.hr.hand.of', { side, n: handCount, size: view.handSize[side] })}</span>
      <span className="hr-backs" aria-hidden="true">
        {Array.from({ length: handCount }, (_, at) => (
          <CardBack key={at} side={side} label="" />
        ))}
      </span>
      <span className="hr-closed-hand__piles">
        {t('table.hr.hand.deck', { n: deckCount })}
        {' · '}
        {top === undefined
          ? t('table.hr.hand.pile', { n: discardCount })
          : t('table.hr.hand.pile-top', { n: discardCount, card: top })}
      </span>
    </p>
  );
}
