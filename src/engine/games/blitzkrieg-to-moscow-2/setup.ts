/** Opening states (§3, §15): the campaign, or a position given instead of it. */
import { readShape } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/soundness.ts';
import { readPosition } from '../../kits/position/read-position.ts';
import { SetupError, type Chance, type Mutable, type OptionSpec, type Setup } from '../../kernel/types.ts';
import { readReadings, rulingOptions } from '../../kits/rulings/rulings.ts';
import type { HexId, Place } from './ids.ts';
import { openingFrame } from './frames.ts';
import { invariants } from './invariants.ts';
import { inDataOrder } from './rules/field.ts';
import { RULES_VERSION, RULINGS, type Rulings } from './rulings.ts';
import { positionShape, type BtmState, type PositionRead, type UnitState } from './state.ts';
import type { Tables } from './tables.ts';
import type { Game } from './types.ts';

export const CAMPAIGN = 'campaign';

const FREE_SETUP = 'free-setup';
/** §15, and open hands (§5.2). */
export const SWITCHES: readonly OptionSpec[] = [
  { id: FREE_SETUP, form: { kind: 'switch' }, initial: false, rule: '15.1' },
  { id: 'odessa', form: { kind: 'switch' }, initial: false, rule: '15.2' },
  { id: 'moscow', form: { kind: 'switch' }, initial: false, rule: '15.3' },
  { id: 'open-hands', form: { kind: 'switch' }, initial: false, rule: '5.2' },
];
const SWITCH_FIELDS = [
  ['odessa', 'odessa'],
  ['moscow', 'moscow'],
  ['open-hands', 'openHands'],
] as const;
export const OPTIONS: readonly OptionSpec[] = [...SWITCHES, ...rulingOptions(RULINGS)];

const unitAt = (place: Place, spent = false): Mutable<UnitState> => ({
  place,
  spent,
  moved: false,
  attacked: false,
  defended: false,
});

const readRulings = ({ options, rules = RULES_VERSION }: Setup): Rulings | null =>
  rules < 2 ? null : readReadings(RULINGS, options);

function readOptions(
  { options }: Setup,
  rulings: Rulings | null,
): BtmState['options'] & { readonly freeSetup: boolean } {
  for (const [id, value] of Object.entries(options)) {
    if (rulings !== null && id in RULINGS) continue;
    if (!SWITCHES.some((option) => option.id === id)) throw new SetupError(`unknown option ${id}`);
    if (typeof value !== 'boolean') throw new SetupError(`option ${id}: ${value} is no switch`);
  }
  const isOn = (id: string): boolean => options[id] === true;
  return {
    freeSetup: isOn(FREE_SETUP),
    odessa: isOn('odessa'),
    moscow: isOn('moscow'),
    openHands: isOn('open-hands'),
  };
}

/** §3: units as printed, empty hands, everything Soviet. */
function campaign(
  t: Tables,
  chance: Chance,
  { freeSetup, ...options }: ReturnType<typeof readOptions>,
  rulings: Rulings | null,
): Mutable<BtmState> {
  return {
    rng: { ...chance.rng },
    stack: [freeSetup ? { at: 'setup/place', left: [...t.cityArmies] } : { at: 'turn/begin', side: 'german' }],
    result: null,
    turn: 1,
    units: Object.fromEntries(t.starts.map(([id, place]) => [id, unitAt(place)])),
    cards: { german: { hand: [], discard: [] }, soviet: { hand: [], discard: [] } },
    germanHexes: [],
    hero: { hex: null, used: false, doubled: null },
    freeRailUsed: false,
    moscowEverGerman: false,
    combat: null,
    options,
    ...(rulings === null ? {} : { rulings }),
  };
}

export function setup(game: Game, given: Setup, chance: Chance): BtmState {
  const { tables: t } = game;
  if (given.scenario !== CAMPAIGN) throw new SetupError(`unknown scenario ${given.scenario}`);
  const rulings = readRulings(given);
  const options = readOptions(given, rulings);
  const state = campaign(t, chance, options, rulings);
  if (given.position === undefined) return state;
  if (options.freeSetup) throw new SetupError(`option ${FREE_SETUP}: a position is set up already`);
  readPosition(() => applyPosition(game, state, readShape(positionShape(t), given.position)));
  return state;
}

export const switchesOf = (options: BtmState['options']): Setup['options'] =>
  Object.fromEntries(SWITCH_FIELDS.flatMap(([id, field]) => (options[field] ? [[id, true]] : [])));

/** Throws `SetupError` for an unknown option, or one that a position cannot change. */
export function withOptions(state: BtmState, options: Setup['options']): BtmState {
  const { rulings: before = null } = state;
  const rulings = before && readReadings(RULINGS, { ...before, ...options });
  const { freeSetup, ...chosen } = readOptions({ scenario: CAMPAIGN, seed: '', options }, rulings);
  if (freeSetup) throw new SetupError(`option ${FREE_SETUP}: a position is set up already`);
  const switched: Mutable<BtmState['options']> = { ...state.options };
  for (const [id, field] of SWITCH_FIELDS) if (id in options) switched[field] = chosen[field];
  return { ...state, options: switched, ...(rulings && { rulings }) };
}

function applyPosition(game: Game, state: Mutable<BtmState>, position: PositionRead): void {
  const { tables: t } = game;
  const { turn, side, phase, units, spent, hands, germanHexes, hero, moscowEverGerman } = position;
  for (const [id, place] of Object.entries(units)) if (place !== undefined) state.units[id] = unitAt(place);
  for (const id of spent) state.units[id] = unitAt(state.units[id]?.place ?? 'eliminated', true);
  const held = heldByGermans(t, state, germanHexes);
  Object.assign(state, {
    turn,
    hero,
    // §15.3: the side that holds it has taken it.
    moscowEverGerman: moscowEverGerman || held.includes(t.moscow),
    cards: {
      german: { hand: hands.german ?? [], discard: [] },
      soviet: { hand: hands.soviet ?? [], discard: [] },
    },
    germanHexes: held,
    stack: [openingFrame(side, phase)],
  });
  demandSound(invariants(game, state));
}

/** §4.2: a unit controls the hex it is in. */
function heldByGermans(t: Tables, { units }: BtmState, given: readonly HexId[]): readonly HexId[] {
  const held = new Set(given);
  for (const [id, { place }] of Object.entries(units))
    if (t.isHex(t.placeNo(place)) && t.unitFacts(t.unitNo(id)).side === 'german') held.add(place);
  return inDataOrder(t, held);
}
