/** Applies edits to a draft. Every edit is accepted; `faults.ts` says what is wrong with the result. */
import type { FormValue } from '../../../kernel/form.ts';
import { simulateFrom, startGame } from '../../../kernel/runner.ts';
import type { GameDefinition, Mutable, Setup } from '../../../kernel/types.ts';
import { CLEAR, type Edit } from '../../../kits/position-edit/editor.ts';
import { frozen } from '../../../kits/position-edit/frozen.ts';
import { isStrategic, poolOf } from '../faults.ts';
import type { Frame } from '../frames.ts';
import { FACTIONS, SIDES, sideOf, type HexId, type Side } from '../ids.ts';
import { ownerAfterEntry } from '../rules/field.ts';
import type { Tables } from '../tables.ts';
import { keptRulings, RULING_IDS, RULINGS, rulingsOf } from '../rulings.ts';
import { CAMPAIGN } from '../setup.ts';
import type { HlbState } from '../state.ts';
import type { HlbTypes } from '../types.ts';

export const STEPS = ['strategic', 'movement', 'combat'] as const;
export type EditStep = (typeof STEPS)[number];

const AT = { strategic: 'turn/strategic', movement: 'movement/move', combat: 'combat/battle' } as const;
const frameOf = (step: EditStep, side: Side): Frame => ({ at: AT[step], side });

/** Frames that remember nothing but the pieces; of the combat phase only its start. */
export function isPlain({ stack, result, units }: HlbState): boolean {
  const [frame] = stack;
  if (result !== null || stack.length !== 1 || frame === undefined) return false;
  if (frame.at === 'combat/battle') return Object.values(units).every(({ fought, supported }) => !fought && !supported);
  return frame.at === 'turn/strategic' || frame.at === 'movement/move';
}

export function standingOf({ stack, result }: HlbState): { readonly side: Side; readonly step: EditStep } {
  const [frame] = stack;
  if (result !== null || frame === undefined) return { side: 'german', step: 'strategic' };
  if (isStrategic(frame.at)) return { side: frame.side, step: 'strategic' };
  return { side: frame.side, step: frame.at.startsWith('combat/') ? 'combat' : 'movement' };
}

function begin(t: Tables, draft: Mutable<HlbState>, side: Side, step: EditStep): void {
  draft.stack = [frameOf(step, side) as Mutable<HlbState>['stack'][number]];
  draft.result = null;
  draft.strategic = { volkssturm: false, replacementsLeft: { G: 0, W: 0, S: 0 }, markersLeft: 0 };
  for (const id of t.unitIds) {
    const unit = draft.units[id];
    const origin = step === 'combat' ? (unit?.origin ?? null) : null;
    if (unit) Object.assign(unit, { moved: origin !== null, origin, fought: false, supported: false });
  }
}

/** Hexes from which a unit can have attacked a hex (§7.4), empty ones first. */
export function originsFor(t: Tables, state: HlbState, hex: HexId): readonly HexId[] {
  const held = new Set(t.unitIds.map((id) => state.units[id]?.hex));
  const linked = t.playableIds.filter((id) => t.isLinked(t.hexNo(id), t.hexNo(hex)));
  return [...linked.filter((id) => !held.has(id)), ...linked.filter((id) => held.has(id))];
}

/**
 * §2.3, §7.4, §8.1: attackers have an origin, and no other unit. In the combat phase a unit of the phasing side that
 * shares a hex with an enemy is in a battle: it came from its former hex, or from the first one that is linked.
 */
function settleBattles(t: Tables, draft: Mutable<HlbState>): void {
  const { side, step } = standingOf(draft);
  for (const { id, faction } of t.units) {
    const unit = draft.units[id];
    if (!unit) continue;
    const { hex, origin } = unit;
    const defender = t.units.find(
      (other) => sideOf(other.faction) !== sideOf(faction) && draft.units[other.id]?.hex === hex,
    );
    const meets = hex !== null && defender !== undefined && sideOf(faction) === side;
    if (!meets || (step !== 'combat' && origin === null)) {
      if (origin !== null) Object.assign(unit, { origin: null, moved: false });
      continue;
    }
    const origins = originsFor(t, draft, hex);
    unit.origin = origin !== null && origins.includes(origin) ? origin : (origins[0] ?? null);
    unit.moved = unit.origin !== null;
    // A battle hex is still the defender's.
    const owner = draft.control[hex];
    if (owner && sideOf(owner) === side) draft.control[hex] = defender.faction;
  }
}

function layUnit(t: Tables, draft: Mutable<HlbState>, id: string, hex: HexId | null): void {
  const origin = standingOf(draft).step === 'combat' ? (draft.units[id]?.hex ?? null) : null;
  draft.units[id] = { hex, moved: false, origin, fought: false, supported: false };
  const owner = hex === null ? undefined : draft.control[hex];
  // §2.4.2: a unit takes the hex it enters.
  if (hex !== null && owner) draft.control[hex] = ownerAfterEntry(owner, t.factionOfUnit(t.unitNo(id)));
  if (hex === null) for (const marker of t.markerIds) if (draft.markers[marker] === id) draft.markers[marker] = null;
}

function place(t: Tables, draft: Mutable<HlbState>, id: string, to: string): void {
  const unit = draft.units[id];
  if (!unit) return;
  const isPool = FACTIONS.some((faction) => to === poolOf(faction));
  if (!isPool && !t.playableIds.includes(to)) return;
  const hex = isPool ? null : to;
  if (unit.hex !== hex) layUnit(t, draft, id, hex);
}

function setField(t: Tables, draft: Mutable<HlbState>, field: string, given: FormValue): void {
  const value = String(given);
  const { side, step } = standingOf(draft);
  const turn = Number(value);
  if (field === 'turn' && Number.isInteger(turn) && turn >= 1 && turn <= t.lastTurn) {
    draft.turn = turn;
    begin(t, draft, side, step);
  }
  const [chosenSide, chosenStep] = [SIDES.find((one) => one === value), STEPS.find((one) => one === value)];
  if (field === 'side' && chosenSide) begin(t, draft, chosenSide, step);
  if (field === 'phase' && chosenStep) begin(t, draft, side, chosenStep);
  const [, attacker = ''] = /^origin-(.+)$/.exec(field) ?? [];
  const unit = draft.units[attacker];
  if (unit && unit.origin !== null && unit.hex !== null && originsFor(t, draft, unit.hex).includes(value))
    unit.origin = value;
  if (t.markerIds.includes(field) && (value === '' || t.unitIds.includes(value)))
    draft.markers[field] = value === '' ? null : value;
  const ruling = RULING_IDS.find((id) => id === field);
  if (ruling && (RULINGS[ruling].values as readonly string[]).includes(value)) {
    const { rulings } = keptRulings({ options: { ...rulingsOf(draft), [ruling]: value } });
    if (rulings) draft.rulings = { ...rulings };
    else delete draft.rulings;
  }
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
const copyOf = (state: HlbState): Mutable<HlbState> => JSON.parse(JSON.stringify(state)) as Mutable<HlbState>;
export const optionsOf = (state: HlbState): Setup['options'] => ({ ...rulingsOf(state) });

export function applyEdit(def: GameDefinition<HlbTypes>, state: HlbState, edit: Edit): HlbState {
  const t = def.data.tables;
  if (edit.edit === 'whole' && edit.as === CAMPAIGN) {
    const { state: opening } = startGame(def, { scenario: CAMPAIGN, seed: '', options: optionsOf(state) });
    return frozen({ ...opening, rng: { ...state.rng } });
  }
  const draft = copyOf(state);
  if (edit.edit === 'place') place(t, draft, edit.piece, edit.to);
  if (edit.edit === 'hold') {
    const faction = FACTIONS.find((one) => one === edit.seat);
    if (faction && draft.control[edit.place] !== undefined) draft.control[edit.place] = faction;
  }
  if (edit.edit === 'set') setField(t, draft, edit.field, edit.value);
  if (edit.edit === 'whole' && edit.as === CLEAR) for (const id of t.unitIds) layUnit(t, draft, id, null);
  if (isSame(draft, state)) return state;
  if (!isPlain(draft)) {
    const { side, step } = standingOf(draft);
    begin(t, draft, side, step);
  }
  settleBattles(t, draft);
  if (isSame(draft, state)) return state;
  return frozen(draft as HlbState);
}

export const openDraft = (def: GameDefinition<HlbTypes>, state: HlbState): HlbState =>
  simulateFrom(def, copyOf(state) as HlbState).state;
