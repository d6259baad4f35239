/** Combat: attacks, defences, cards on the die, retreats and advances (§7.1, §11). */
import type { Preview } from '../../../kernel/types.ts';
import { NO_PREVIEW, previewOf } from '../../../kits/rehearsal/preview.ts';
import type { FrameAt } from '../frames.ts';
import type { UnitId } from '../ids.ts';
import type { MoveOf } from '../moves.ts';
import { isAreaId } from '../numbers.ts';
import { previewAttack, previewCard, previewDefence, previewReroll } from '../preview/battle.ts';
import { takeEffects, trackEffect } from '../preview/effects.ts';
import { explainAdvance } from '../rules/advance.ts';
import { attackersOn, explainAssault, explainAttacker, explainTarget } from '../rules/attack.ts';
import { withAttacker, withCard, withChoice, withoutPending } from '../queries/fight.ts';
import { explainCancel, explainCard, explainShiftLimit } from '../rules/cards.ts';
import { explainDefence } from '../rules/defence.ts';
import type { Tables } from '../tables.ts';
import { readField } from '../rules/field.ts';
import { explainOwner } from '../rules/movement.ts';
import { refusal } from '../rules/reason.ts';
import { combatOf } from '../rules/reckon.ts';
import { explainRetreatStep, goesBeyond, readRetreat } from '../rules/retreat.ts';
import { fateAt } from '../rules/retreat-ways.ts';
import type { Asked } from '../rules/steps.ts';
import type { BtmState } from '../state.ts';
import type { RulesOf } from './verb-rules.ts';

type Verbs =
  | 'attack'
  | 'join'
  | 'assault'
  | 'end-combat'
  | 'defend'
  | 'shift'
  | 'reroll'
  | 'hitler'
  | 'retreat'
  | 'fall-back'
  | 'advance'
  | 'end-advance';

export const combat: RulesOf<Verbs> = {
  attack: {
    refuse: ({ tables: t, state, side }, { target }) => explainTarget(readField(t, state), side, t.placeNo(target)),
    preview({ tables: t, state, side }, { target }) {
      const attackers = attackersOn(readField(t, state), side, t.placeNo(target)).map(t.unitId);
      return previewAttack(t, state, { side, target, attackers, caller: 'combat' });
    },
  },
  join: {
    refuse: ({ tables: t, state, frame, side }, { unit }) =>
      explainAttacker(readField(t, state), side, t.placeNo(frame.target), t.unitNo(unit), frame.units),
    preview: ({ tables: t, state, frame }, { unit }) => previewNamed(t, state, frame, [...frame.units, unit]),
    suppose: (t, view, fight, { unit }) => withAttacker(t, view, fight, unit),
  },
  assault: {
    refuse: ({ frame }) => explainAssault(frame.units),
    preview: ({ tables: t, state, frame }) => previewNamed(t, state, frame, frame.units),
  },
  'end-combat': {},
  defend: {
    refuse: ({ tables: t, state, frame }, { unit, active }) => explainDefence(t, state, frame.undecided, unit, active),
    preview: ({ tables: t, state, frame }, { unit, active }) => previewDefence(t, state, frame, unit, active),
    suppose: (_t, _view, fight, { unit, active }) => withChoice(fight, unit, active),
  },
  shift: {
    bar: (t, state, { card }) => (card === null ? null : explainShiftLimit(t, state, card)),
    refuse: ({ tables: t, state, side }, { card }) =>
      card === null ? null : explainCard(t, state, side, card, 'combatShift'),
    preview: ({ tables: t, state, side }, { card }) => previewCard(t, state, side, card),
    suppose: (t, _view, fight, { card }) => (card === null ? null : withCard(t, fight, card)),
  },
  reroll: {
    refuse: ({ tables: t, state, side }, { card }) =>
      card === null ? null : explainCard(t, state, side, card, 'reroll'),
    preview: ({ tables: t, state, side }, { card }) => (card === null ? NO_PREVIEW : previewReroll(t, state, side)),
  },
  hitler: {
    refuse: ({ tables: t, state }, { cancel }) => (cancel ? explainCancel(t, state) : null),
    // The combat is shown as it is if the card passes.
    suppose: (t, _view, fight, { cancel }) => (cancel ? withoutPending(t, fight) : null),
    preview: (_, { cancel }) => (cancel ? previewOf([{ key: 'btm.effect.cancelled', rule: '7.1' }]) : NO_PREVIEW),
  },
  retreat: {
    refuse: ({ tables: t, frame, side }, { unit }) =>
      frame.left.includes(unit)
        ? null
        : (explainOwner(t, unit, side) ?? refusal('BAD_RETREAT.not-waiting', '11.4', { unit })),
  },
  'fall-back': {
    refuse({ tables: t, state, frame, side }, { to }) {
      const ground = readRetreat(t, state, side, combatOf(state).target);
      return explainRetreatStep(ground, t.unitNo(frame.unit), frame.path.map(t.placeNo), t.placeNo(to));
    },
    preview: previewFallBack,
  },
  advance: {
    refuse: ({ tables: t, state }, { unit }) => explainAdvance(state, readField(t, state), unit),
    preview: ({ tables: t, state, side }) => previewOf(takeEffects(t, state, side, combatOf(state).target)),
  },
  'end-advance': {},
};

/** The attack by those named, and by one more who joins. */
const previewNamed = (
  t: Tables,
  state: BtmState,
  { side, target }: FrameAt<'combat/attackers'>,
  attackers: readonly UnitId[],
): Preview => previewAttack(t, state, { side, target, attackers, caller: 'combat' });

/** §11.4.1: a retreat, which continues from a full hex. */
function previewFallBack({ tables: t, state, frame, side }: Asked<'fall-back'>, { to }: MoveOf<'fall-back'>): Preview {
  const { unit, path } = frame;
  // Q33: the turn track may not keep a corps from what its defence costs.
  if (isAreaId(to))
    return fateAt(t, state, t.unitNo(unit), t.placeNo(to)) === 'eliminated'
      ? previewOf([{ key: 'btm.effect.exhausted', params: { unit }, rule: 'Q33' }])
      : previewOf([trackEffect(t, state)]);
  const taken = takeEffects(t, state, side, to);
  const ground = readRetreat(t, state, side, combatOf(state).target);
  if (!goesBeyond(ground, t.unitNo(unit), path.map(t.placeNo), t.placeNo(to))) return previewOf(taken);
  return previewOf([{ key: 'btm.effect.beyond-full', params: { unit, hex: to }, rule: '11.4.1' }, ...taken]);
}
