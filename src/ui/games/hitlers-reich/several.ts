/** Questions that come several times in a row, offered as one: events to a conflict (§7.2), cards to discard (§6.1). */
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { Decision, Line, Modifier, Preview, TargetRef } from '../../../engine/kernel/types.ts';
import { cardRef, parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { Amendment, Several } from '../../../play/game.ts';
import { findEvent, viewerOf, type HrMove, type HrScene } from './lookup.ts';
import { rowOf } from './verbs.ts';

type Words = Pick<Several<HrMove>, 'title' | 'hint' | 'label'>;

/** Null for other questions, and where nothing can be taken. */
export function several(scene: HrScene, moves: readonly HrMove[]): Several<HrMove> | null {
  const { view } = scene;
  const taking = moves.filter((move) => rowOf(move).isTakenTogether);
  if (taking.length === 0) return null;
  const targets = taking.map(refOf);
  const shared = { targets, most: targets.length, preset: [], movesFor: inOrder(taking) };
  if (view.phase === 'conflict/name') {
    const isEither = (one: TargetRef, other: TargetRef) => excludes(scene, one, other);
    const isAtOnce = targets.length === 1;
    const hint = isAtOnce ? { key: 'table.hr.several.events.only' } : EVENTS.hint;
    const foot = footOf(scene, targets.length);
    const asked = { ...shared, ...EVENTS, hint, foot, least: 1, isAtOnce, isEither };
    return { ...asked, ...(isAtOnce ? null : cardsAfter(view)), follow: endOf('hr.ask.events', targets) };
  }
  if (view.question?.at !== 'reorganise/discard') return null;
  const least = Math.max(1, view.question.least - view.question.made);
  return { ...shared, ...discards(least), least, follow: endOf('hr.ask.reorganise', targets) };
}

/** §7.3: the side that plays its events last chooses its card next, and may name it together with them. */
const cardsAfter = (view: HrScene['view']): Pick<Several<HrMove>, 'then'> | null => {
  const side = viewerOf(view);
  if (side === null || view.conflict === null || view.conflict.active === side) return null;
  return view.conflict.isNeutralVichy || view.cards[side].hand === null
    ? null
    : { then: { targets: view.cards[side].hand.map(cardRef), hint: { key: 'table.hr.several.events.then' } } };
};

/** Counts the events that are taken, and says how many dice they give and what a die is turned to (§7.4, §7.5). */
const footOf =
  ({ facts, view }: HrScene, of: number) =>
  (taken: readonly TargetRef[], told: Preview | null): readonly Line[] => {
    const { fight } = view;
    const side = viewerOf(view);
    if (side === null || fight === null) return [];
    const countIn = (modifiers: readonly Modifier[]): number =>
      Math.min(
        facts.mostDice,
        modifiers.reduce((dice, { amount }) => dice + Math.abs(amount), 0),
      );
    const from = countIn(fight.coming[side]);
    const to = told ? countIn(told.modifiers.filter(({ params }) => params?.['side'] === side)) : from;
    const faces = taken.flatMap((target) => facts.turnsDieTo[parseTarget(target).id] ?? []);
    return [
      { key: 'table.hr.several.events.count', params: { n: taken.length, of } },
      ...(to === from ? [] : [{ key: 'table.hr.several.events.dice', params: { from, to } }]),
      ...(faces.length > 0 ? [{ key: 'table.hr.several.events.face', params: { faces: faces.join() } }] : []),
    ];
  };

export const refOf = (move: HrMove): TargetRef =>
  cardRef('event' in move ? move.event : 'card' in move ? move.card : '');

/** In the order of the picks, in which events are turned up. */
const inOrder = (moves: readonly HrMove[]) => (taken: readonly TargetRef[]) =>
  taken.flatMap((target) => moves.find((move) => refOf(move) === target) ?? []);

/** §6.5.3.3: a conflict has one general and one event for two cards a side. */
function excludes({ facts }: HrScene, one: TargetRef, other: TargetRef): boolean {
  const [first, second] = [one, other].map((target) => findEvent(facts, parseTarget(target).id));
  return !!first && !!second && ((first.general && second.general) || (first.twoCard && second.twoCard));
}

/** Ends the question, unless something is left that was not on offer: a second copy, or what an event allows. */
const endOf =
  (asked: string, offered: readonly TargetRef[]) =>
  (made: readonly HrMove[], { ask, moves }: Decision<HrTypes>): HrMove | null => {
    if (!ask.key.startsWith(asked) || made.some((move) => rowOf(move).endsStep)) return null;
    const taken = made.map(refOf);
    const left = moves.filter((move) => rowOf(move).isTakenTogether).map(refOf);
    const isDone = left.every((target) => offered.includes(target) && !taken.includes(target));
    return (isDone && moves.find((move) => rowOf(move).endsStep)) || null;
  };

/** §6.1: Reorganise is left before a card of it is discarded. */
export function amend({ view: { question } }: HrScene, target: TargetRef | null): Amendment<HrMove> | null {
  const isUntouched = question?.at === 'reorganise/discard' && question.made === 0;
  return isUntouched && target === null ? { instead: 1, moves: [] } : null;
}

const EVENTS: Words = {
  title: { key: 'table.hr.several.events' },
  hint: { key: 'table.hr.several.events.how' },
  label: ([first, ...others]): Line =>
    first !== undefined && others.length === 0
      ? { key: 'hr.move.play', params: { event: parseTarget(first).id } }
      : { key: 'table.hr.several.events.play', params: { n: others.length + 1 } },
};

const discards = (least: number): Words => ({
  title: { key: 'table.hr.several.discards', params: { least } },
  hint: { key: 'table.hr.several.discards.how' },
  label: ({ length: n }) => ({
    key: n < least ? 'table.hr.several.discards.short' : 'table.hr.several.discards.take',
    params: { n, least },
  }),
});
