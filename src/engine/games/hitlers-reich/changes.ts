/** Facts that a line of moves has changed for a side, most important first. Hands and decks are never read. */
import type { Line } from '../../kernel/types.ts';
import { joinIds, unique } from '../../kits/pointing/lookup.ts';
import { otherSide, type Side, type SpaceId } from './ids.ts';
import {
  BAGRATION_ATTACKS,
  OVERLORD_BLITZES,
  listBagration,
  listBarbarossa,
  listBlitzTargets,
  listPlainAttacks,
  openFront,
} from './rules/attack-lists.ts';
import { drumsOf } from './rules/control.ts';
import { holds, readField, type Field } from './rules/field.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';

/** Copies of events that a side may use. */
const HELD = { axis: ['axis-up', 'axis-down'], allies: ['allies-up', 'allies-down'] } as const;

export function listChanges(t: Tables, before: HrState, after: HrState, seat: Side): readonly Line[] {
  const [then, now] = [readField(t, before), readField(t, after)];
  const taken = t.spaces.filter((space) => holds(now, space, seat) && !holds(then, space, seat)).map(({ id }) => id);
  const drumsIn = (id: SpaceId): number => drumsOf(t, after, id);
  const centres = taken.filter((id) => drumsIn(id) > 0);
  const others = taken.filter((id) => !centres.includes(id));
  const enemy = otherSide(seat);
  const opened = newIn(aimsIn(t, after, now, seat), aimsIn(t, before, then, seat));
  const barred = newIn(aimsOf(then, enemy), aimsOf(now, enemy)).filter((id) => holds(now, t.spaceOf(id), seat));
  return [
    ...told('takes-centre', '2.5', centres, { drums: centres.reduce((sum, id) => sum + drumsIn(id), 0) }),
    ...told('takes', '2.1', others),
    ...told('gains', '4.2', gainedEvents(t, before, after, seat), {}, 'events'),
    ...told('opens', '6.5.1', inOrder(opened, drumsIn)),
    ...told('bars', '6.5.1', inOrder(barred, drumsIn)),
    ...told('fortress', '3.3', addedTo(before.fortresses[seat], after.fortresses[seat])),
    ...told('fleet', '6.3.1', addedTo(before.fleets[seat], after.fleets[seat])),
  ];
}

function told(
  key: string,
  rule: string,
  ids: readonly string[],
  more: Line['params'] = {},
  name: 'spaces' | 'events' = 'spaces',
): readonly Line[] {
  if (ids.length === 0) return [];
  const isLong = ids.length > NAMED;
  const params = { [name]: joinIds(isLong ? ids.slice(0, NAMED) : ids), ...more };
  return [
    {
      key: `hr.plan.${key}${isLong ? '.more' : ''}`,
      params: isLong ? { ...params, n: ids.length - NAMED } : params,
      rule,
    },
  ];
}

/** A clause has room for the names of this many places. */
const NAMED = 3;

const newIn = (now: ReadonlySet<SpaceId>, then: ReadonlySet<SpaceId>): readonly SpaceId[] =>
  [...now].filter((id) => !then.has(id));

const addedTo = (then: readonly SpaceId[], now: readonly SpaceId[]): readonly SpaceId[] =>
  now.filter((id) => !then.includes(id));

/** Production centres come first. */
const inOrder = (ids: readonly SpaceId[], drumsIn: (id: SpaceId) => number): readonly SpaceId[] =>
  ids.toSorted((a, b) => drumsIn(b) - drumsIn(a));

/** §6.5.1: areas that a side can attack by land without an event. */
const aimsOf = (field: Field, side: Side): ReadonlySet<SpaceId> =>
  new Set(listPlainAttacks(openFront(field, side)).flatMap(({ kind, target }) => (kind === 'land' ? [target] : [])));

/** The same while an operation of the side runs, which offers its own targets alone (§6.7.2 to §6.7.4). */
function aimsIn(t: Tables, state: HrState, field: Field, side: Side): ReadonlySet<SpaceId> {
  for (const frame of state.stack.toReversed())
    switch (frame.at) {
      case 'barbarossa/step':
      case 'barbarossa/ask':
        return side === 'axis' ? targetsOf(listBarbarossa(t, state, frame.left)) : aimsOf(field, side);
      case 'bagration/step':
      case 'bagration/ask':
        if (side === 'axis') return aimsOf(field, side);
        return targetsOf(frame.made < BAGRATION_ATTACKS ? listBagration(t, state) : []);
      case 'overlord/step':
      case 'overlord/blitz':
        if (side === 'axis') return aimsOf(field, side);
        if (frame.made >= OVERLORD_BLITZES) return targetsOf(listBagration(t, state));
        return new Set(listBlitzTargets(t, state, side, frame.origin).filter((id) => id !== 'berlin'));
      case 'operation/over':
        return side === 'allies' ? targetsOf([]) : aimsOf(field, side);
      default:
    }
  return aimsOf(field, side);
}

const targetsOf = (attacks: readonly { readonly target: SpaceId }[]): ReadonlySet<SpaceId> =>
  new Set(attacks.map(({ target }) => target));

const gainedEvents = (t: Tables, before: HrState, after: HrState, side: Side): readonly string[] => {
  const isHeld = (state: HrState, copy: string): boolean =>
    (HELD[side] as readonly string[]).includes(state.events[copy] ?? '');
  return unique(
    Object.keys(after.events)
      .filter((copy) => isHeld(after, copy) && !isHeld(before, copy))
      .map(t.titleOf),
  );
};
