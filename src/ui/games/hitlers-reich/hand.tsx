import { memo, useMemo, useRef } from 'react';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useSame } from '../../parts/use-same.ts';
import type { PartProps, Pickable } from '../../table/game-table.ts';
import { HandCards } from './hand-cards.tsx';
import { HandDown } from './hand-down.tsx';
import { HeldEvents } from './hand-events.tsx';
import '../../parts/table-boxes.css';
import './hand.css';
import { SideMark } from './side-mark.tsx';
import { CardZoom } from './zoom/card-zoom.tsx';
import { findEvent, otherSide, SIDES, viewerOf } from './lookup.ts';
import type { HrScene } from './lookup.ts';

/**
 * The viewer's events and conflict cards, and the other side's counts (§4.1.5, §4.2.3). An onlooker sees the events and
 * counts of both.
 */
export function HrHand(props: PartProps<HrTypes>) {
  const { facts, view, seat, targets, onPick, onWhy, onInspect, match, isPast, isSeenByBoth = false } = props;
  const { isAlone = false } = props;
  const viewer = viewerOf(view);
  const paper = useRef<HTMLDivElement>(null);
  const stage = isSeenByBoth ? 'shown' : fightStage(view);
  const presses = { onPick, onWhy, onInspect };
  const scene = { facts, view };
  const inHand = useLit(targets, (id) => viewer !== null && (view.cards[viewer].hand?.includes(id) ?? false));
  const events = { ...scene, ...presses, seat, targets: useLit(targets, (id) => findEvent(facts, id) !== null) };
  // Both players watch: backs, and no events, which are next to the dice.
  if (viewer === null && stage === 'shown') {
    return (
      <div ref={paper} className="col gap-8 paper hr-hand" data-fight={stage}>
        <HandDown {...scene} side={seat ?? view.side} canLook={false} isAlone={isAlone} />
      </div>
    );
  }
  if (viewer === null) {
    return (
      <div ref={paper} className="col gap-8 paper hr-hand" data-fight={stage}>
        {SIDES.map((side) => (
          <HeldEvents key={side} {...events} side={side} />
        ))}
        {SIDES.map((side) => (
          <ClosedHand key={side} {...scene} side={side} />
        ))}
        <CardZoom {...scene} within={paper} />
      </div>
    );
  }
  return (
    <div ref={paper} className="col gap-8 paper hr-hand" data-fight={stage}>
      <HeldEvents {...events} side={viewer} other={otherSide(viewer)} />
      {stage === 'shown' ? (
        <HandDown {...scene} side={viewer} canLook={!isSeenByBoth} isAlone={isAlone} />
      ) : (
        <HandCards
          key={`${viewer} ${match ?? ''}`}
          {...scene}
          {...presses}
          targets={inHand}
          side={viewer}
          match={match}
          isPast={isPast}
        />
      )}
      <ClosedHand {...scene} side={otherSide(viewer)} />
      <CardZoom {...scene} within={paper} />
    </div>
  );
}

/** The hand is needed until both cards are face up; then both players watch, and it is face down. */
function fightStage({ conflict }: HrScene['view']): 'hidden' | 'shown' | undefined {
  if (conflict === null) return undefined;
  return conflict.shown.axis && conflict.shown.allies ? 'shown' : 'hidden';
}

/** The lit cards that `isOf` accepts by id; the same map while equal. */
function useLit(targets: Pickable['targets'], isOf: (id: string) => boolean): Pickable['targets'] {
  const same = useSame();
  const lit = same(
    'lit',
    [...targets].filter(([target]) => isOf(parseTarget(target).id)),
  );
  return useMemo(() => new Map(lit), [lit]);
}

/** A hidden hand: backs, counts, and the top discard. */
const ClosedHand = memo(({ view, side }: HrScene & { readonly side: Side }) => {
  const { t } = useT();
  const { handCount, deckCount, discardCount, discards } = view.cards[side];
  const top = discards.at(-1);
  return (
    <p className="line wrap small hr-closed-hand">
      <SideMark of={side} />
      <span>{t('table.hr.hand.of', { side, n: handCount, size: view.handSize[side] })}</span>
      <span className="gap-2 hr-backs" aria-hidden="true">
        {Array.from({ length: handCount }, (_, at) => (
          <span key={at} className={`hr-back hr-card--back-${side}`} />
        ))}
      </span>
      <span className="hr-closed-hand__piles">
        {`${t('table.hr.hand.deck', { n: deckCount })} · ${
          top === undefined
            ? t('table.hr.hand.pile', { n: discardCount })
            : t('table.hr.hand.pile-top', { n: discardCount, card: top })
        }`}
      </span>
    </p>
  );
});
ClosedHand.displayName = 'ClosedHand';
