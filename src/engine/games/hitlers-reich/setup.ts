/** Opening states (D-00, §5.1, §10). Chance comes from the set-up's stream, which the game continues. */
import { readPosition } from '../../kits/position/read-position.ts';
import { readReadings, rulingOptions } from '../../kits/rulings/rulings.ts';
import { SetupError, type Chance, type Mutable, type OptionSpec, type Setup } from '../../kernel/types.ts';
import { SIDES, type CardId, type CopyId, type Side, type Title } from './ids.ts';
import { isHeld } from './tables/event-cards.ts';
import { freshTurn } from './phases/turn.ts';
import { applyPosition } from './position.ts';
import { copiesAt, faceUp, heldBy } from './rules/events.ts';
import { cacheField } from './rules/field.ts';
import { FIRST_DEAL } from './rules/first-deal.ts';
import { cachePlaces } from './rules/places.ts';
import { shuffle } from './rules/shuffle.ts';
import { RULES_VERSION, RULINGS, rulingsOf } from './rulings.ts';
import { rulesOf, SCENARIOS, type HrState, type Place, type ScenarioId } from './state.ts';
import { END_1942, END_1943, END_1945 } from './years.ts';
import type { Tables } from './tables.ts';

const LAST_YEARS: Readonly<Record<ScenarioId, number>> = {
  'campaign-1941': END_1945,
  'short-1944': END_1945,
  'intro-1941-42': END_1942,
  'intro-1941-43': END_1943,
  tournament: END_1942,
};

const versionOf = ({ rules = RULES_VERSION }: Setup): number => rules;

const LEVEL = 'level';
const LEVELS = ['intro-1941-42', 'intro-1941-43'] as const;

function checkOptions(given: Setup): ScenarioId {
  const { scenario, options } = given;
  const found = SCENARIOS.find((id) => id === scenario);
  if (!found) throw new SetupError(`scenario ${scenario}`);
  const known: readonly string[] = [...rulingsOf(versionOf(given)), ...(found === 'tournament' ? [LEVEL] : [])];
  const strange = Object.keys(options).find((id) => !known.includes(id));
  if (strange !== undefined) throw new SetupError(`option ${strange}`);
  return found;
}

/** The year that ends the game (§9.5, §10.4). Throws `SetupError` on an unknown level of the tournament. */
export function lastYearOf(scenario: ScenarioId, options: Setup['options']): number {
  if (scenario !== 'tournament' || options[LEVEL] === undefined) return LAST_YEARS[scenario];
  const level = LEVELS.find((one) => one === options[LEVEL]);
  if (!level) throw new SetupError(`level ${String(options[LEVEL])}`);
  return LAST_YEARS[level];
}

export function levelOf({ scenario, lastYear }: Pick<HrState, 'scenario' | 'lastYear'>): Setup['options'] {
  const level = scenario === 'tournament' ? LEVELS.find((id) => LAST_YEARS[id] === lastYear) : undefined;
  return level === undefined || level === LEVELS[0] ? {} : { [LEVEL]: level };
}

/** Throws `SetupError` for an unknown reading, and for what a position cannot change: events, tournament length. */
export function withOptions(state: HrState, options: Setup['options']): HrState {
  const { scenario, rulings, lastYear } = state;
  const rules = rulesOf(state);
  checkOptions({ scenario, seed: '', options, rules });
  const chosen = readReadings(RULINGS, { ...rulings, ...options }, rulingsOf(rules), rules);
  if (chosen['event-set'] !== rulings['event-set'])
    throw new SetupError('option event-set: the position has its events');
  if (options[LEVEL] !== undefined && lastYearOf(scenario, options) !== lastYear)
    throw new SetupError(`option ${LEVEL}: the position has its last year`);
  return { ...state, rulings: chosen };
}

const bySides = <X>(axis: X, allies: X): Record<Side, X> => ({ axis, allies });

/** All markers in supply, all events in their malls (§10.1, §10.1.1). */
function emptyState(t: Tables, scenario: ScenarioId, given: Setup, chance: Chance): Mutable<HrState> {
  const rules = versionOf(given);
  const rulings = readReadings(RULINGS, given.options, rulingsOf(rules), rules);
  const events: Record<CopyId, Place> = { ...t.allInMall };
  if (rulings['event-set'] !== 'full') for (const copy of t.reconstructedCopies) events[copy] = 'left-out';
  return {
    rng: chance.rng,
    stack: [],
    result: null,
    scenario,
    // A match of version 1 keeps the shape of its states.
    ...(rules > 1 ? { rules } : {}),
    rulings,
    lastYear: lastYearOf(scenario, given.options),
    gameTurn: 1,
    side: 'axis',
    handSize: bySides(0, 0),
    year: bySides(0, 0),
    star: bySides(true, true),
    bigPush: { axis: 'none', allies: 'none' },
    isFirstPush: false,
    pact: false,
    axisReshuffled: false,
    italySurrendered: false,
    parisTaken: false,
    vichy: 'neutral',
    iraqRevolted: false,
    turncoats: [],
    active: { spain: false, turkey: false },
    spainCentre: false,
    used: { barbarossa: false, overlord: false },
    decks: bySides<CardId[]>([], []),
    hands: bySides<CardId[]>([], []),
    discards: bySides<CardId[]>([], []),
    events,
    allowance: bySides(6, 6),
    markers: { ...t.noMarkers },
    unmarked: [],
    fortresses: bySides<string[]>([], []),
    fleets: bySides<string[]>([], []),
    lost: [],
    due: [],
    turn: freshTurn(false) as Mutable<HrState>['turn'],
    conflict: null,
    last: null,
  };
}

const idsOf = (t: Tables, side: Side): CardId[] => t.decks[side].map(({ id }) => id);

function dealFirst(t: Tables, side: Side, chance: Chance): readonly CardId[] {
  const { n, isAmong } = FIRST_DEAL[side];
  const strongest = t.decks[side].filter(isAmong).map(({ id }) => id);
  return shuffle(strongest, chance).slice(0, n);
}

/** Deals from a fresh deck up to `size`; `first` is dealt already. */
function deal(
  t: Tables,
  state: Mutable<HrState>,
  side: Side,
  first: readonly CardId[],
  size: number,
  chance: Chance,
): void {
  const deck = shuffle(
    idsOf(t, side).filter((id) => !first.includes(id)),
    chance,
  );
  state.hands[side] = [...first, ...deck.splice(0, size - first.length)];
  state.decks[side] = deck;
}

const setPlace = (state: Mutable<HrState>, copies: readonly CopyId[], place: Place): void => {
  for (const copy of copies) if (state.events[copy] !== 'left-out') state.events[copy] = place;
};

function drawSome<X extends string>(pool: readonly X[], n: number, chance: Chance): readonly X[] {
  return shuffle([...pool], chance).slice(0, n);
}

/** Initial-draw copies of titles, common or one side's (§10.2.2). */
const initialCopies = (t: Tables, deck: 'common' | 'allied' | 'axis'): readonly CopyId[] =>
  t.eventCards.filter((event) => event.deck === deck).flatMap(({ initialDraw }) => (initialDraw ? [initialDraw] : []));

const AT_ONCE: readonly Title[] = ['wolfpack', 'war-production', 'convoy'];

/** §10.2: cards (§10.2.1), events, set-aside events (§4.2.5.4), and immediate effects of drawn events. */
function setUp1941(t: Tables, state: Mutable<HrState>, chance: Chance): void {
  const { handSize } = t.pack.setup1941;
  state.handSize = bySides(handSize.axis, handSize.allied);
  state.pact = true;
  state.bigPush.axis = 'ready';
  state.isFirstPush = true;
  deal(t, state, 'allies', [], handSize.allied, chance);
  deal(t, state, 'axis', dealFirst(t, 'axis', chance), handSize.axis, chance);
  for (const { setAsideUntil, copies } of t.eventCards)
    if (setAsideUntil !== null)
      setPlace(
        state,
        copies.map(({ id }) => id),
        setAsideUntil === 'end-1941' ? 'aside-1941' : 'aside-1943',
      );
  const allied = drawSome([...initialCopies(t, 'allied'), ...initialCopies(t, 'common')], 3, chance);
  const leftOver = initialCopies(t, 'common').filter((copy) => !allied.includes(copy));
  const axis = drawSome([...leftOver, ...initialCopies(t, 'axis')], 4, chance);
  setPlace(state, allied, 'allies-up');
  setPlace(state, axis, 'axis-up');
  state.stack.push({ at: 'turn/prepare', side: 'axis', step: 0 });
  const left = AT_ONCE.flatMap((title) =>
    SIDES.filter((side) => (side === 'axis' ? axis : allied).some((copy) => t.titleOf(copy) === title)).map((side) => ({
      title,
      side,
    })),
  );
  setPlace(
    state,
    [...allied, ...axis].filter((copy) => AT_ONCE.includes(t.titleOf(copy))),
    'lid',
  );
  if (left.length > 0) state.stack.push({ at: 'setup/events', left });
}

/** §10.3: cards (§10.3.1, §10.3.2), events (§10.3.3, §10.3.3.1); Barbarossa counts as used. */
function setUp1944(t: Tables, state: Mutable<HrState>, chance: Chance): void {
  const { setup1944: given } = t.pack;
  state.handSize = bySides(given.handSize.axis, given.handSize.allied);
  state.year = bySides(END_1943, END_1943);
  state.bigPush.allies = 'ready';
  state.axisReshuffled = true;
  state.italySurrendered = true;
  state.vichy = 'resolved';
  state.used.barbarossa = true;
  state.side = 'allies';
  for (const id of [...given.axisControlledSeaZones, ...given.axisControlledAreas]) state.markers[id] = 'axis';
  for (const id of [...given.alliedControlledSeaZones, ...given.alliedControlledAreas])
    state.markers[id] = given.alliedMarkerColour;
  state.fortresses = bySides([...given.axisFortresses], [...given.alliedFortresses]);
  state.fleets = bySides([...given.axisFleets], [...given.alliedFleets]);
  deal(t, state, 'axis', [], given.handSize.axis, chance);
  deal(t, state, 'allies', dealFirst(t, 'allies', chance), given.handSize.allied, chance);
  const PLACES = {
    'axis-hand': 'axis-up',
    'allied-hand': 'allies-up',
    lid: 'lid',
    removed: 'removed',
    mall: 'mall',
  } as const;
  for (const { start1944, copies } of t.eventCards)
    setPlace(
      state,
      copies.map(({ id }) => id),
      PLACES[start1944],
    );
  for (const [side, deck, n] of [
    ['allies', 'allied', 3],
    ['axis', 'axis', 4],
  ] as const) {
    const pool = copiesAt(t, state, 'mall').filter((copy) => {
      const event = t.eventOf(t.titleOf(copy));
      return event.deck === deck && isHeld(event);
    });
    setPlace(state, drawSome(pool, n, chance), faceUp(side));
    state.allowance[side] = Math.max(6, heldBy(t, state, side).length);
  }
  state.stack.push({ at: 'turn/prepare', side: 'allies', step: 0 });
}

/** Throws `SetupError` on an unknown scenario, option, ruling or position. */
export function setup(t: Tables, given: Setup, chance: Chance): HrState {
  const scenario = checkOptions(given);
  const state = emptyState(t, scenario, given, chance);
  if (scenario === 'short-1944') setUp1944(t, state, chance);
  else setUp1941(t, state, chance);
  if (given.position !== undefined) readPosition(() => applyPosition(t, state, given.position));
  cacheField(t, state);
  cachePlaces(t, state);
  return state;
}

export function optionsOf(scenario: ScenarioId): readonly OptionSpec[] {
  const rulings = rulingOptions(RULINGS);
  const level: OptionSpec = { id: LEVEL, form: { kind: 'choice', values: LEVELS }, initial: LEVELS[0], rule: '10.4.3' };
  return scenario === 'tournament' ? [level, ...rulings] : rulings;
}
