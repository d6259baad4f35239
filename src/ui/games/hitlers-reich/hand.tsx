import { memo, useMemo, useRef, useEffect, useId, useState, type KeyboardEvent } from 'react';
import Eye from '@lucide/icons/icons/eye';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useSame } from '../../parts/use-same.ts';
import type { PartProps, Pickable } from '../../table/game-table.ts';
import { HandCards, HiddenFan } from './hand-cards.tsx';
import { HeldEvents } from './hand-events.tsx';
import '../../parts/table-boxes.css';
import './hand.css';
import { SideMark } from './side-mark.tsx';
import { CardZoom } from './zoom/card-zoom.tsx';
import { findEvent, otherSide, SIDES, viewerOf, findCard, type HrScene } from './lookup.ts';
import { Button } from '../../parts/button.tsx';
import { ConflictCard } from './cards/conflict-card.tsx';

interface HandDownProps extends HrScene {
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
const HandDown = memo(function HandDown({ facts, view, side, canLook, isAlone = false }: HandDownProps) {
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
          className="no-touch hr-hand__look"
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

function FaceUp({ facts, id }: Pick<HrScene, 'facts'> & { readonly id: string }) {
  const { t } = useT();
  const card = findCard(facts, id);
  return card ? (
    <li className="min-0 hr-fan__place">
      <ConflictCard card={card} name={t('table.hr.name.card', { card: id })} />
    </li>
  ) : null;
}

const READS = [
  ...(['facts', 'view', 'seat', 'cards', 'match', 'isPast', 'isSeenByBoth'] as const),
  ...(['isAlone', 'isUnderMap', 'onPick', 'onWhy', 'onInspect'] as const),
] as const;

/**
 * The viewer's events and conflict cards, and the other side's counts (§4.1.5, §4.2.3). An onlooker sees the events and
 * counts of both.
 */
export function HrHand(props: Pick<PartProps<HrTypes>, (typeof READS)[number]>) {
  const { facts, view, seat, cards, onPick, onWhy, onInspect, match, isPast, isSeenByBoth = false } = props;
  const { isAlone = false, isUnderMap = false } = props;
  const viewer = viewerOf(view);
  const paper = useRef<HTMLDivElement>(null);
  const stage = isSeenByBoth ? 'shown' : fightStage(view);
  const presses = { onPick, onWhy, onInspect };
  const scene = { facts, view };
  const inHand = useLit(cards, (id) => viewer !== null && (view.cards[viewer].hand?.includes(id) ?? false));
  // The conflict shows the played cards, so the rest of the tray is for the hand.
  const isHandOnly = isUnderMap && stage !== undefined;
  const litEvents = useLit(cards, (id) => findEvent(facts, id) !== null);
  const events = { ...scene, ...presses, seat, targets: litEvents, isUnderMap };
  // Both players watch: backs, and no events, which are next to the dice.
  if (viewer === null && stage === 'shown') {
    return (
      <div ref={paper} className="col gap-8 paper p-8-16 hr-hand" data-fight={stage}>
        <HandDown {...scene} side={seat ?? view.side} canLook={false} isAlone={isAlone} />
      </div>
    );
  }
  if (viewer === null) {
    return (
      <div ref={paper} className="col gap-8 paper p-8-16 hr-hand hr-hand--onlooker" data-fight={stage}>
        {isHandOnly ? null : (
          <>
            {SIDES.map((side) => (
              <HeldEvents key={side} {...events} side={side} />
            ))}
            {SIDES.map((side) => (
              <ClosedHand key={side} {...scene} side={side} />
            ))}
          </>
        )}
        <CardZoom {...scene} within={paper} />
      </div>
    );
  }
  return (
    <div ref={paper} className="col gap-8 paper p-8-16 hr-hand" data-fight={stage}>
      {isHandOnly ? null : <HeldEvents {...events} side={viewer} other={otherSide(viewer)} />}
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
      {isHandOnly ? null : <ClosedHand {...scene} side={otherSide(viewer)} />}
      <CardZoom {...scene} within={paper} />
    </div>
  );
}

HrHand.reads = READS;

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
const ClosedHand = memo(function ClosedHand({ view, side }: HrScene & { readonly side: Side }) {
  const { t } = useT();
  const { handCount, deckCount, discardCount, discards } = view.cards[side];
  const top = discards.at(-1);
  return (
    <p className="line wrap small pt-6 hr-closed-hand">
      <SideMark of={side} />
      <span>{t('table.hr.hand.of', { side, n: handCount, size: view.handSize[side] })}</span>
      <span className="gap-2 inline-flex" aria-hidden="true">
        {Array.from({ length: handCount }, (_, at) => (
          <span key={at} className={`h-12 hr-back hr-card--back-${side}`} />
        ))}
      </span>
      <span className="at-end hr-closed-hand__piles">
        {`${t('table.hr.hand.deck', { n: deckCount })} · ${
          top === undefined
            ? t('table.hr.hand.pile', { n: discardCount })
            : t('table.hr.hand.pile-top', { n: discardCount, card: top })
        }`}
      </span>
    </p>
  );
});
