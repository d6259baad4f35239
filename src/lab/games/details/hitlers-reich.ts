/** Facts in which two positions of Hitler's Reich may differ besides control, fleets and fortresses. */
import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import { SIDES, TURNCOATS, type Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { sayIn } from '../../../engine/kits/position-edit/telling.ts';
import { isOrNot, ofNumber, tell } from '../../details.ts';
import type { Detail, Group } from '../../lab-kit.ts';

const say = sayIn('hr');
const NONE: Line = { key: 'hr.lab.none' };

export const groupsOf = ({ fleets, fortresses }: HrView): readonly Group<Side>[] =>
  SIDES.flatMap((seat) =>
    (['fleets', 'fortresses'] as const).map((kind) => ({
      seat,
      id: `${kind}-${seat}`,
      name: { key: `hr.lab.${kind}`, params: { side: seat } },
      counted: `hr.lab.${kind}.n`,
      at: { fleets, fortresses }[kind][seat],
    })),
  );

/** §2.6, §4.1: tracks of a side, and numbers of cards. */
function ofSide(view: HrView, side: Side): readonly Detail[] {
  const { handCount, deckCount, discardCount } = view.cards[side];
  const isFirst = side === 'axis' && view.isFirstPush && view.bigPush.axis === 'ready';
  const field = (id: string): Line => say(`field.${id}`, { side });
  const cards = (id: string): Line => ({ key: `hr.lab.${id}`, params: { side } });
  return [
    tell(`hand-size ${side}`, field('hand'), ofNumber(view.handSize[side])),
    tell(`hand ${side}`, cards('hand'), ofNumber(handCount)),
    tell(`deck ${side}`, cards('deck'), ofNumber(deckCount)),
    tell(`discard ${side}`, cards('discard'), ofNumber(discardCount)),
    tell(`year ${side}`, field('year'), say(`year.${view.year[side]}`)),
    tell(`push ${side}`, field('push'), say(`push.${isFirst ? 'first' : view.bigPush[side]}`)),
    tell(`star ${side}`, field('star'), isOrNot(view.star[side])),
    tell(`allowance ${side}`, field('allowance'), ofNumber(view.allowance[side])),
  ];
}

/** §7: the conflict under way, as far as both sides see it. */
function ofConflict({ conflict, cards }: HrView, facts: HrFacts): readonly Detail[] {
  const isSpace = conflict !== null && [...facts.areas, ...facts.zones].some(({ id }) => id === conflict.target);
  const target = conflict?.target ?? '';
  const titleOf = (copy: string) => facts.events.find(({ copies }) => copies.some(({ id }) => id === copy))?.id ?? copy;
  const list = (kind: string, items: readonly (string | number)[]): Line =>
    items.length === 0 ? NONE : { key: `hr.lab.${kind}`, params: { list: items.join(',') } };
  return [
    tell(
      'conflict',
      { key: 'hr.lab.conflict' },
      !conflict ? NONE : isSpace ? say('place', { space: target }) : say('event', { event: target }),
    ),
    ...SIDES.flatMap((side) => [
      tell(
        `events ${side}`,
        { key: 'hr.lab.events', params: { side } },
        list('events.list', conflict?.events[side].map(titleOf) ?? []),
      ),
      tell(`laid ${side}`, { key: 'hr.lab.laid', params: { side } }, ofNumber(cards[side].laidCount)),
      tell(`dice ${side}`, { key: 'hr.lab.dice', params: { side } }, list('dice.list', conflict?.dice[side] ?? [])),
    ]),
  ];
}

/** What has happened once, or lasts (§8). */
function ofWar(view: HrView): readonly Detail[] {
  const { pact, active, spainCentre, italySurrendered, parisTaken, iraqRevolted, used, axisReshuffled } = view;
  const happened = {
    pact,
    spain: active.spain,
    'spain-centre': spainCentre,
    turkey: active.turkey,
    italy: italySurrendered,
    paris: parisTaken,
    iraq: iraqRevolted,
    barbarossa: used.barbarossa,
    overlord: used.overlord,
    reshuffled: axisReshuffled,
  };
  return [
    tell('vichy', say('field.vichy'), say(`vichy.${view.vichy}`)),
    ...Object.entries(happened).map(([id, is]) => tell(id, say(`field.${id}`), isOrNot(is))),
    ...TURNCOATS.map((space) =>
      tell(`turncoat ${space}`, say('field.turncoat', { space }), isOrNot(view.turncoats.includes(space))),
    ),
  ];
}

/** Malls, and events held, used, active and removed (§4.2), each copy separately. */
const ofEvents = ({ events }: HrView, facts: HrFacts): readonly Detail[] =>
  facts.events.flatMap(({ id: event, copies }) =>
    copies.flatMap(({ id }) => {
      const place = events[id];
      if (place === undefined || place === 'left-out') return [];
      const name = copies.length > 1 ? say('copy', { event, copy: id }) : say('event', { event });
      return [tell(`event ${id}`, name, say(`place.${place}`))];
    }),
  );

export const detailsOf = (view: HrView, facts: HrFacts): readonly Detail[] => [
  ...ofConflict(view, facts),
  ...ofEvents(view, facts),
  ...SIDES.flatMap((side) => ofSide(view, side)),
  ...ofWar(view),
];
