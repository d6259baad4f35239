import { Fragment, type CSSProperties } from 'react';
import Anchor from '@lucide/icons/icons/anchor';
import Dices from '@lucide/icons/icons/dices';
import Shield from '@lucide/icons/icons/shield';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { drawDie } from '../../parts/die.tsx';
import { drawMark } from '../../parts/emblem.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { Fleet, Fortress } from './board/pieces.tsx';
import { drawEventSign } from './cards/event-bar.tsx';
import { drawSuit } from './cards/conflict-card.tsx';
import './board/palette.css';
import './piece.css';
import { MARKS } from './side-mark.tsx';
import { diceAsked, findCard, findEvent, holderOf, readDice, throwerOf, type HrScene } from './lookup.ts';
import { iconOf } from './verbs.ts';

/** The sign of a list entry: a space's holder, a card's value, an event's category, an action's icon. */
export function drawHrPiece({ facts, view, target }: HrScene & { readonly target: TargetRef }) {
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return drawHolder(holderOf({ facts, view }, id));
  if (kind === 'unit') return drawPlate(id);
  if (kind === 'card') return drawCard(facts, id);
  if (id === 'western' || id === 'soviet') return drawHolder(id);
  const dice = readDice(id);
  if (dice) return drawDice(view, dice);
  const icon = iconOf(id);
  return icon ? drawIcon(icon) : null;
}

/** A fleet, a fortress or drums as on the board: `fleet-axis-1`, `drum-2`. */
function drawPlate(of: string) {
  const [what, side] = of.split('-');
  if (what === 'drum')
    return <span className="hr-piece__drums" style={{ '--n': side } as CSSProperties} aria-hidden="true" />;
  if (side !== 'axis' && side !== 'allies') return null;
  return (
    <svg viewBox="-25 -25 50 50" aria-hidden="true">
      {what === 'fleet' ? <Fleet side={side} /> : <Fortress side={side} />}
    </svg>
  );
}

/** An uncontrolled space is an empty ring. */
const drawHolder = (holder: ReturnType<typeof holderOf>) =>
  holder === null ? (
    <span className="rigid round w-18 hr-piece__free" aria-hidden="true" />
  ) : (
    drawMark({ of: MARKS[holder], size: 's' })
  );

/** Empty if the view hides the faces. */
function drawDice(view: HrScene['view'], { of, places }: NamedDice) {
  const isOwn = of !== 'opp';
  const faces = diceAsked(view, isOwn);
  const isDark = (throwerOf(view) === 'axis') === isOwn;
  const shown = places.split(',').flatMap((place) => faces[Number(place) - 1] ?? []);
  if (shown.length === 0) return drawIcon(Dices);
  return (
    <span className="inline rigid gap-2 hr-piece__dice" aria-hidden="true">
      {shown.map((face, at) => (
        <Fragment key={at}>{drawDie({ value: face, tone: isDark ? 'dark' : 'pale', label: '' })}</Fragment>
      ))}
    </span>
  );
}
type NamedDice = NonNullable<ReturnType<typeof readDice>>;

function drawCard(facts: HrScene['facts'], id: string) {
  const card = findCard(facts, id);
  if (card) {
    return (
      <span className={`inline rigid centred gap-2 card soft hr-piece__card hr-suit-${card.suit}`} aria-hidden="true">
        <span>{card.value}</span>
        {drawSuit({ of: card.suit, className: 'hr-piece__suit' })}
      </span>
    );
  }
  const event = findEvent(facts, id);
  if (event) return drawEventSign({ category: event.category, className: 'hr-piece__event' });
  return id === 'fortress' ? drawIcon(Shield) : id === 'fleet' ? drawIcon(Anchor) : null;
}
