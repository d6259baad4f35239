/** What an edit makes of a draft. Whatever is dropped is taken; the judge says what is wrong with it. */
import { simulateFrom, startGame } from '../../../kernel/runner.ts';
import type { GameDefinition, Mutable, Setup } from '../../../kernel/types.ts';
import { CLEAR, type Edit } from '../../../kits/position-edit/editor.ts';
import { frozen } from '../../../kits/position-edit/frozen.ts';
import type { Frame } from '../frames.ts';
import { FACTIONS, SIDES, type Faction, type HexId, type Side } from '../ids.ts';
import { ownerAfterEntry } from '../rules/control.ts';
import type { Tables } from '../rules/field-types.ts';
import { keptRulings, RULING_IDS, RULINGS, rulingsOf } from '../rulings.ts';
import { CAMPAIGN } from '../setup.ts';
import type { HlbState } from '../state.ts';
import type { HlbTypes } from '../types.ts';

type Draft = Mutable<HlbState>;

/** The tables that a definition of this game was made with. */
export function tablesIn(def: GameDefinition<HlbTypes>): Tables {
  if (!('tables' in def)) throw new TypeError(`${def.id} has no tables`);
  return def.tables as Tables;
}

/** Phases at which a position can begin; battles come of moves. */
export const STEPS = ['strategic', 'movement'] as const;
export type EditStep = (typeof STEPS)[number];

export const poolOf = (faction: Faction): string => `pool-${faction}`;

const frameOf = (step: EditStep, side: Side): Frame =>
  step === 'strategic' ? { at: 'turn/strategic', side } : { at: 'movement/move', side };

/** Frames that remember nothing of the pieces. */
export const isPlain = ({ stack, result }: HlbState): boolean =>
  result === null && stack.length === 1 && (stack[0]?.at === 'turn/strategic' || stack[0]?.at === 'movement/move');

/** Side and phase of a draft; a fight goes back to the movement that led to it. */
export function standingOf({ stack, result }: HlbState): { readonly side: Side; readonly step: EditStep } {
  const [frame] = stack;
  if (result !== null || frame === undefined) return { side: 'german', step: 'strategic' };
  const isStrategic = frame.at === 'turn/strategic' || frame.at.startsWith('strategic/');
  return { side: frame.side, step: isStrategic ? 'strategic' : 'movement' };
}

function begin(t: Tables, draft: Draft, side: Side, step: EditStep): void {
  draft.stack = [frameOf(step, side) as Draft['stack'][number]];
  draft.result = null;
  draft.strategic = { volkssturm: false, replacementsLeft: { G: 0, W: 0, S: 0 }, markersLeft: 0 };
  for (const id of t.unitIds) {
    const unit = draft.units[id];
    if (unit) Object.assign(unit, { moved: false, origin: null, fought: false, supported: false });
  }
}

function layUnit(t: Tables, draft: Draft, id: string, hex: HexId | null): void {
  draft.units[id] = { hex, moved: false, origin: null, fought: false, supported: false };
  const owner = hex === null ? undefined : draft.control[hex];
  // §2.4.2: who enters a hex takes it.
  if (hex !== null && owner) draft.control[hex] = ownerAfterEntry(owner, t.factionOfUnit(t.unitNo(id)));
  if (hex === null) for (const marker of t.markerIds) if (draft.markers[marker] === id) draft.markers[marker] = null;
}

function place(t: Tables, draft: Draft, id: string, to: string): void {
  const unit = draft.units[id];
  if (!unit) return;
  const isPool = FACTIONS.some((faction) => to === poolOf(faction));
  if (!isPool && !t.playableIds.includes(to)) return;
  const hex = isPool ? null : to;
  if (unit.hex !== hex) layUnit(t, draft, id, hex);
}

function setField(t: Tables, draft: Draft, field: string, value: string): void {
  const { side, step } = standingOf(draft);
  const turn = Number(value);
  if (field === 'turn' && Number.isInteger(turn) && turn >= 1 && turn <= t.lastTurn) {
    draft.turn = turn;
    begin(t, draft, side, step);
  }
  const [chosenSide, chosenStep] = [SIDES.find((one) => one === value), STEPS.find((one) => one === value)];
  if (field === 'side' && chosenSide) begin(t, draft, chosenSide, step);
  if (field === 'phase' && chosenStep) begin(t, draft, side, chosenStep);
  if (t.markerIds.includes(field) && (value === '' || t.unitIds.includes(value)))
    draft.markers[field] = value === '' ? null : value;
  const ruling = RULING_IDS.find((id) => id === field);
  if (ruling && (RULINGS[ruling].values as readonly string[]).includes(value)) {
    const { rulings } = keptRulings({ options: { ...rulingsOf(draft), [ruling]: value } });
    if (rulings) draft.rulings = { ...rulings };
    else delete draft.rulings;
  }
}

const copyOf = (state: HlbState): Draft => JSON.parse(JSON.stringify(state)) as Draft;
export const optionsOf = (state: HlbState): Setup['options'] => ({ ...rulingsOf(state) });

/** The same state where the edit names nothing that the draft has, or changes nothing. */
export function applyEdit(def: GameDefinition<HlbTypes>, state: HlbState, edit: Edit): HlbState {
  const t = tablesIn(def);
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
  if (JSON.stringify(draft) === JSON.stringify(state)) return state;
  if (!isPlain(draft)) {
    const { side, step } = standingOf(draft);
    begin(t, draft, side, step);
  }
  return frozen(draft as HlbState);
}

/** Plays the steps that ask nothing. Throws what the rules throw for an unsound draft. */
export const openDraft = (def: GameDefinition<HlbTypes>, state: HlbState): HlbState =>
  simulateFrom(def, copyOf(state) as HlbState).state;
