/** Positions given instead of a set-up, for lessons, tests and playtesters. */
import { readShape, v } from '../../kernel/shape.ts';
import { SetupError, type Mutable } from '../../kernel/types.ts';
import { SIDES, type CardId, type CopyId, type Nation, type Side, type SpaceId } from './ids.ts';
import { isLostCentre } from './rules/control.ts';
import { nations, several, sides } from './shapes.ts';
import { placeShape, rulesOf, stateFields, type HrState, type Place } from './state.ts';
import type { Tables } from './tables.ts';
import { END_1941, END_1943 } from './years.ts';

const KEPT = [
  'handSize',
  'year',
  'star',
  'bigPush',
  'pact',
  'axisReshuffled',
  'italySurrendered',
  'parisTaken',
  'vichy',
  'iraqRevolted',
  'turncoats',
  'active',
  'spainCentre',
  'used',
  'gameTurn',
  'lastYear',
  'allowance',
] as const satisfies readonly (keyof HrState)[];

export interface Position extends Partial<Pick<HrState, (typeof KEPT)[number]>> {
  readonly side?: Side;
  readonly markers?: Readonly<Record<SpaceId, Nation | null>>;
  readonly fortresses?: Partial<Record<Side, readonly SpaceId[]>>;
  readonly fleets?: Partial<Record<Side, readonly SpaceId[]>>;
  readonly hands?: Partial<Record<Side, readonly CardId[]>>;
  /** Top cards of each deck, in the order of drawing; the side's other cards are below, or in the pile. */
  readonly decks?: Partial<Record<Side, readonly CardId[]>>;
  readonly rest?: Partial<Record<Side, 'deck' | 'pile'>>;
  /** Places by title (its first copy) or copy. */
  readonly events?: Readonly<Record<string, Place>>;
}

const eachSide = <S extends v.GenericSchema>(of: S) =>
  v.exactOptional(v.strictObject({ axis: v.exactOptional(of), allies: v.exactOptional(of) }));

const positionShape = (t: Tables) =>
  v.strictObject({
    ...v.partial(v.pick(v.strictObject(stateFields(t.shapes)), KEPT)).entries,
    side: v.exactOptional(sides),
    markers: v.exactOptional(v.record(t.shapes.space, v.nullable(nations))),
    fortresses: eachSide(several(t.shapes.space)),
    fleets: eachSide(several(t.shapes.space)),
    hands: eachSide(several(t.shapes.card)),
    decks: eachSide(several(t.shapes.card)),
    rest: eachSide(v.picklist(['deck', 'pile'])),
    events: v.exactOptional(v.record(v.string(), placeShape)),
  });

function copyOf(t: Tables, name: string): CopyId {
  if (t.copies.includes(name)) return name;
  if (!t.isTitle(name)) throw new SetupError(`event ${name}`);
  return t.eventOf(name).copies[0]?.id ?? name;
}

function dealCards(t: Tables, state: Mutable<HrState>, { hands, decks, rest }: Position): void {
  const given = SIDES.flatMap((side) => [...(hands?.[side] ?? []), ...(decks?.[side] ?? [])]);
  const isFree = (id: CardId) => !given.includes(id);
  for (const side of SIDES) {
    if (!hands?.[side] && !decks?.[side]) {
      // A Double Agent may be given to the other side.
      state.hands[side] = state.hands[side].filter(isFree);
      state.decks[side] = state.decks[side].filter(isFree);
      continue;
    }
    const hand = [...(hands?.[side] ?? state.hands[side].filter(isFree))];
    const top = [...(decks?.[side] ?? [])];
    const others = t.decks[side].map(({ id }) => id).filter((id) => isFree(id) && !hand.includes(id));
    const isPile = rest?.[side] === 'pile';
    state.hands[side] = hand;
    state.decks[side] = isPile ? top : [...top, ...others];
    state.discards[side] = isPile ? others : [];
  }
}

/** §5.5: events set aside until a year that is over are in their mall. */
function releaseEvents(t: Tables, { events, year }: Mutable<HrState>): void {
  const over = Math.min(year.axis, year.allies);
  for (const copy of t.copies) {
    if (events[copy] === 'aside-1941' && over >= END_1941) events[copy] = 'mall';
    if (events[copy] === 'aside-1943' && over >= END_1943) events[copy] = 'mall';
  }
}

/** Throws `ShapeError` for anything but a `Position`, `SetupError` for unknown events. */
export function applyPosition(t: Tables, state: Mutable<HrState>, given: unknown): void {
  const position = readShape(positionShape(t), given) as Position;
  const { side, markers = {}, fortresses, fleets, hands, decks, rest, events = {}, ...fields } = position;
  Object.assign(state, JSON.parse(JSON.stringify(fields)));
  // a lost hex of the set-up does not return; Barbarossa spends it (older matches kept it).
  const isSpent = state.bigPush.axis !== 'ready' || (rulesOf(state) > 2 && state.used.barbarossa);
  if (isSpent) state.isFirstPush = false;
  Object.assign(state.markers, markers);
  for (const one of SIDES) {
    if (fortresses?.[one]) state.fortresses[one] = [...fortresses[one]];
    if (fleets?.[one]) state.fleets[one] = [...fleets[one]];
  }
  state.lost = t.centres.filter(({ id }) => isLostCentre(t, state, id)).map(({ id }) => id);
  dealCards(t, state, { ...(hands && { hands }), ...(decks && { decks }), ...(rest && { rest }) });
  releaseEvents(t, state);
  for (const [name, place] of Object.entries(events)) state.events[copyOf(t, name)] = place;
  if (side) state.side = side;
  state.stack = [{ at: 'turn/prepare', side: side ?? state.side, step: 0 }];
}
