/** Applies edits to a draft. Every edit is accepted; `faults.ts` says what is wrong with the result. */
import type { FormValue } from '../../../kernel/form.ts';
import { simulateFrom, startGame } from '../../../kernel/runner.ts';
import type { GameDefinition, Mutable, Setup } from '../../../kernel/types.ts';
import { CLEAR, type Edit } from '../../../kits/position-edit/editor.ts';
import { frozen } from '../../../kits/position-edit/frozen.ts';
import { STEPS, homePlace, isPlain, standingOf, type EditStep } from '../faults.ts';
import { SIDES, trackOf, type CardId, type HexId, type Place, type Side, type UnitId } from '../ids.ts';
import { inDataOrder } from '../rules/field.ts';
import type { Tables } from '../tables.ts';
import { listSeaborne } from '../rules/rail.ts';
import { doublesAsHero } from '../rules/score.ts';
import { readReadings } from '../../../kits/rulings/rulings.ts';
import { RULING_IDS, RULINGS, rulingsOf } from '../rulings.ts';
import { CAMPAIGN, SWITCHES } from '../setup.ts';
import type { BtmState } from '../state.ts';
import type { BtmTypes } from '../types.ts';
import { openingFrame } from '../frames.ts';

/** Switches of the set-up that a draft can have; the free set-up is over in any position. */
export const AGREED = { odessa: 'odessa', moscow: 'moscow', 'open-hands': 'openHands' } as const satisfies Readonly<
  Record<string, keyof BtmState['options']>
>;
export type Agreed = keyof typeof AGREED;
export const isAgreed = (id: string): id is Agreed => id in AGREED && SWITCHES.some((option) => option.id === id);

/** A tray takes its pieces from anywhere; those of the track go to the space of their turn. */
export const TRAYS = ['track', 'eliminated', 'surrendered'] as const;
export const trayOf = (tray: (typeof TRAYS)[number], side: Side): string => `${tray}-${side}`;

/** §6.2: the track space of a unit still to come: its printed turn, or the next turn. */
export function waitingSpace(t: Tables, turn: number, unit: UnitId): Place {
  const printed = Number(t.unitFacts(t.unitNo(unit)).code);
  return trackOf(printed > turn ? printed : Math.min(turn + 1, t.lastTurn + 1));
}

function placeNamed(t: Tables, turn: number, unit: UnitId, to: string): Place | null {
  const [tray] = /^(track|eliminated|surrendered)-(?:german|soviet)$/.exec(to)?.slice(1) ?? [];
  if (tray !== undefined) return tray === 'track' ? waitingSpace(t, turn, unit) : tray;
  return t.shapes.place.options.includes(to) ? to : null;
}

function holdHex(t: Tables, draft: Mutable<BtmState>, hex: HexId, side: Side): void {
  const held = new Set(draft.germanHexes);
  if (side === 'german') held.add(hex);
  else held.delete(hex);
  draft.germanHexes = [...inDataOrder(t, held)];
  // §15.3: the side that holds it has taken it.
  if (side === 'german' && hex === t.moscow) draft.moscowEverGerman = true;
}

function layUnit(t: Tables, draft: Mutable<BtmState>, unit: UnitId, place: Place): void {
  const was = draft.units[unit];
  if (!was) return;
  const no = t.placeNo(place);
  const spent = was.spent && no >= 0;
  draft.units[unit] = { place, spent, moved: false, attacked: false, defended: false };
  // §4.2: a unit controls the hex it is in.
  if (t.isHex(no)) holdHex(t, draft, place, t.unitFacts(t.unitNo(unit)).side);
}

function clearMap(t: Tables, draft: Mutable<BtmState>): void {
  for (const { id } of t.units) layUnit(t, draft, id, homePlace(t, draft.turn, id));
  draft.germanHexes = [];
  draft.moscowEverGerman = false;
  draft.cards = { german: { hand: [], discard: [] }, soviet: { hand: [], discard: [] } };
  draft.hero = { hex: null, used: false, doubled: null };
}

function moveCard(t: Tables, draft: Mutable<BtmState>, card: CardId, to: string): void {
  const side = t.cardNo(card) < 0 ? null : t.sideOfCard(card);
  if (side === null) return;
  const { hand, discard } = draft.cards[side];
  const without = (cards: readonly CardId[]): CardId[] => cards.filter((one) => one !== card);
  const lay = (pile: string, cards: readonly CardId[]): CardId[] =>
    to === `${pile}-${side}` ? [...without(cards), card] : without(cards);
  if (!['hand', 'discard', 'stock'].some((pile) => to === `${pile}-${side}`)) return;
  draft.cards[side] = { hand: lay('hand', hand), discard: lay('discard', discard) };
}

export const HERO_FALLEN = 'fallen';

/** §14: none, a city with the marker, or fallen; a fallen city that scores double is given by its hex. */
function setHero(t: Tables, draft: Mutable<BtmState>, value: string): void {
  if (value === 'none') draft.hero = { hex: null, used: false, doubled: null };
  const isFallen = value === HERO_FALLEN || value.startsWith(`${HERO_FALLEN}-`);
  const hex = isFallen ? value.slice(HERO_FALLEN.length + 1) : value;
  const city = t.cityAt(t.placeNo(hex));
  const doubled = doublesAsHero(t, draft, city) ? hex : null;
  if (isFallen) draft.hero = { hex: null, used: true, doubled };
  else if (city) draft.hero = { hex, used: true, doubled };
}

function begin(t: Tables, draft: Mutable<BtmState>, side: Side, step: EditStep): void {
  draft.stack = [openingFrame(side, step) as Mutable<BtmState>['stack'][number]];
  draft.result = null;
  draft.combat = null;
  draft.freeRailUsed = false;
  for (const { id } of t.units) {
    const unit = draft.units[id];
    if (unit) Object.assign(unit, { moved: false, attacked: false, defended: false });
  }
}

function setField(t: Tables, draft: Mutable<BtmState>, field: string, given: FormValue): void {
  const value = String(given);
  const { side, step } = standingOf(draft);
  if (field === 'turn') {
    const turn = Number(value);
    if (!Number.isInteger(turn) || turn < 1 || turn > t.lastTurn) return;
    draft.turn = turn;
    begin(t, draft, side, step);
  } else if (field === 'side') {
    const chosen = SIDES.find((one) => one === value);
    if (chosen) begin(t, draft, chosen, step);
  } else if (field === 'phase') {
    const chosen = STEPS.find((one) => one === value);
    if (chosen) begin(t, draft, side, chosen);
  } else if (field === 'hero') setHero(t, draft, value);
  else if (field === 'moscow-taken') draft.moscowEverGerman = given === true;
  else if (isAgreed(field)) draft.options = { ...draft.options, [AGREED[field]]: given === true };
  else setReading(draft, field, value);
}

function setReading(draft: Mutable<BtmState>, field: string, value: string): void {
  const id = RULING_IDS.find((one) => one === field);
  const known = id && (RULINGS[id].values as readonly string[]).includes(value);
  if (known) draft.rulings = readReadings(RULINGS, { ...rulingsOf(draft), [id]: value });
}

export const optionsOf = (state: BtmState): Setup['options'] => ({
  ...Object.fromEntries(Object.entries(AGREED).map(([id, key]) => [id, state.options[key]])),
  ...state.rulings,
});

const copyOf = (state: BtmState): Mutable<BtmState> => JSON.parse(JSON.stringify(state)) as Mutable<BtmState>;

export function applyEdit(def: GameDefinition<BtmTypes>, state: BtmState, edit: Edit): BtmState {
  const { tables: t } = def.data;
  if (edit.edit === 'whole' && edit.as === CAMPAIGN) return printed(def, state);
  const draft = copyOf(state);
  switch (edit.edit) {
    case 'place': {
      const place = draft.units[edit.piece] && placeNamed(t, draft.turn, edit.piece, edit.to);
      if (typeof place === 'string' && place !== draft.units[edit.piece]?.place) layUnit(t, draft, edit.piece, place);
      break;
    }
    case 'flip': {
      const unit = draft.units[edit.piece];
      if (unit && t.placeNo(unit.place) >= 0) unit.spent = !unit.spent;
      break;
    }
    case 'hold':
      if (t.isHex(t.placeNo(edit.place)) && edit.seat !== null && SIDES.some((side) => side === edit.seat))
        holdHex(t, draft, edit.place, edit.seat as Side);
      break;
    case 'card':
      moveCard(t, draft, edit.card, edit.to);
      break;
    case 'set':
      setField(t, draft, edit.field, edit.value);
      break;
    case 'whole':
      if (edit.as === CLEAR) clearMap(t, draft);
  }
  if (JSON.stringify(draft) === JSON.stringify(state)) return state;
  if (!isPlain(draft)) {
    const { side, step } = standingOf(draft);
    begin(t, draft, side, step);
  }
  delete draft.inOdessa;
  return frozen(draft as BtmState);
}

/** §3, with the draft's agreements and dice. */
function printed(def: GameDefinition<BtmTypes>, state: BtmState): BtmState {
  const { state: opening } = startGame(def, {
    scenario: CAMPAIGN,
    seed: '',
    options: optionsOf(state),
    ...(state.rulings === undefined ? { rules: 1 } : {}),
  });
  return frozen({ ...opening, rng: { ...state.rng } });
}

export function openDraft(def: GameDefinition<BtmTypes>, state: BtmState): BtmState {
  const copy = copyOf(state);
  const [base] = copy.stack;
  if (isPlain(copy) && base?.at === 'logistics/reinforce' && base.side === 'soviet') {
    // Q25: units in Odessa when the phase begins.
    const seaborne = listSeaborne(def.data.tables, copy);
    if (seaborne.length > 0) copy.inOdessa = [...seaborne];
  }
  return simulateFrom(def, copy).state;
}
