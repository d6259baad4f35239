import { sideOf, SIDES, TURNCOATS, type Side } from '../../engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../engine/games/hitlers-reich/events.ts';
import { judgeEnd } from '../../engine/games/hitlers-reich/rules/victory.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import { yearInPlay } from '../../engine/games/hitlers-reich/years.ts';
import type { LabKit, Use, Detail, Group } from '../lab-kit.ts';
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../engine/games/hitlers-reich/view.ts';
import type { Line } from '../../engine/kernel/types.ts';
import { sayIn } from '../../engine/kits/position-edit/telling.ts';
import { isOrNot, ofNumber, tell } from '../details.ts';

const say = sayIn('hr');
const NONE: Line = { key: 'hr.lab.none' };

const groupsOf = ({ fleets, fortresses }: HrView): readonly Group<Side>[] =>
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

/** Lists what has happened once, or lasts (§8). */
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

const detailsOf = (view: HrView, facts: HrFacts): readonly Detail[] => [
  ...ofConflict(view, facts),
  ...ofEvents(view, facts),
  ...SIDES.flatMap((side) => ofSide(view, side)),
  ...ofWar(view),
];

type Tool = Omit<Use<Side>, 'success'> & { readonly isCancelled: boolean };

/** Areas and sea zones are controlled by nations (§2.1); conflict cards and events are used in conflicts (§7). */
export const lab: LabKit<HrTypes> = {
  places: ({ areas, zones }) => [...areas, ...zones].map(({ id }) => id),
  holderOf: ({ board }, _facts, place) => {
    const nation = board.control[place];
    return nation == null ? null : sideOf(nation);
  },
  leaderOf: (view) =>
    judgeEnd(view, (id) => {
      const nation = view.board.control[id];
      return nation != null && sideOf(nation) === 'axis';
    }).winner,
  piecesOf: () => [],
  yearOf: ({ year, lastYear }) => yearInPlay(year, lastYear),
  groupsOf,
  detailsOf,
  watchUses() {
    const uses: Use<Side>[] = [];
    let tools: Tool[] = [];
    const take = (seat: Side, kind: 'card' | 'event', id: string) => tools.push({ seat, kind, id, isCancelled: false });
    const close = (winner: Side | null) => {
      for (const { isCancelled, ...tool } of tools)
        uses.push({ ...tool, success: winner === null ? null : !isCancelled && winner === tool.seat });
      tools = [];
    };
    return {
      hear(event: HrEvent) {
        if (event.type === 'named') take(event.side, 'event', event.event);
        if (event.type === 'showed' || event.type === 'turned-up') take(event.side, 'card', event.card);
        if (event.type === 'cancelled')
          tools = tools.map((tool) => (tool.id === event.event ? { ...tool, isCancelled: true } : tool));
        if (event.type === 'judged') close(event.winner);
        if (event.type === 'planned') uses.push({ seat: event.side, kind: 'card', id: event.card, success: event.won });
        if (event.type === 'turn-ended') close(null);
      },
      list: () => uses,
    };
  },
};
