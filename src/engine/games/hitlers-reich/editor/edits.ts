/** Applies edits to a draft. Every edit is accepted; `faults.ts` says what is wrong with the result. */
import { simulateFrom, startGame } from '../../../kernel/runner.ts';
import type { GameDefinition, Mutable, Setup } from '../../../kernel/types.ts';
import { CLEAR, type Edit } from '../../../kits/position-edit/editor.ts';
import { frozen } from '../../../kits/position-edit/frozen.ts';
import { NATIONS, SIDES, type Side, type SpaceId } from '../ids.ts';
import { freshTurn } from '../phases/turn.ts';
import { isLostCentre } from '../rules/control.ts';
import { needsMarker } from '../rules/pieces.ts';
import { levelOf } from '../setup.ts';
import { SCENARIOS, type HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { HrTypes } from '../types.ts';
import { setField } from './fields.ts';
import { cardPile, dealCard, eventPlace, isTray, NOBODY, readPiece } from './things.ts';

/** The start of a player turn, before or after its preparation: the frame remembers nothing. */
export function isPlain({ stack, result, conflict }: HrState): boolean {
  const [frame] = stack;
  if (result !== null || conflict !== null || stack.length !== 1) return false;
  return frame?.at === 'turn/action' || (frame?.at === 'turn/prepare' && frame.step === 0);
}

/** Begins the turn of a side, and recounts what follows from the map (INV-19). */
export function begin(t: Tables, draft: Mutable<HrState>, side: Side): void {
  draft.side = side;
  draft.stack = [{ at: 'turn/prepare', side, step: 0 }];
  draft.result = null;
  draft.conflict = null;
  draft.last = null;
  draft.due = [];
  draft.turn = freshTurn(false) as Mutable<HrState>['turn'];
  draft.unmarked = draft.unmarked.filter((id) => draft.markers[id] != null);
  // a hex that was lost is not that of the set-up.
  if (draft.bigPush.axis !== 'ready') draft.isFirstPush = false;
  draft.lost = t.centres.filter(({ id }) => isLostCentre(t, draft, id)).map(({ id }) => id);
}

function endConflict(draft: Mutable<HrState>): void {
  if (!draft.conflict) return;
  for (const side of SIDES) draft.discards[side].push(...draft.conflict.cards[side]);
  draft.conflict = null;
}

/** Fleets of a side are alike, and so are its fortresses: one to a space. */
function lay(t: Tables, draft: Mutable<HrState>, piece: string, to: string): void {
  const found = readPiece(piece);
  if (!found || (!isTray(to) && !t.isSpaceId(to))) return;
  const { lie, side, at } = found;
  const places = draft[lie][side];
  if (isTray(to)) {
    if (at < places.length) places.splice(at, 1);
  } else if (!places.includes(to)) {
    if (at < places.length) places[at] = to;
    else places.push(to);
  }
}

function hold(t: Tables, draft: Mutable<HrState>, place: SpaceId, seat: string | null): void {
  if (!t.isSpaceId(place)) return;
  const nation = NATIONS.find((one) => one === seat);
  if (seat !== null && seat !== NOBODY && !nation) return;
  draft.markers[place] = nation && needsMarker(t, place, nation) ? nation : null;
  draft.unmarked = draft.unmarked.filter((id) => id !== place);
}

function moveCard(
  t: Tables,
  draft: Mutable<HrState>,
  { card, to, at }: Extract<Edit, { readonly edit: 'card' }>,
): void {
  const pile = cardPile(to);
  const place = eventPlace(to);
  if (t.cardFacts.has(card) && pile) dealCard(draft, card, pile.side, pile.of, pile.of === 'decks' ? at : undefined);
  else if (t.copies.includes(card) && place && draft.events[card] !== 'left-out') draft.events[card] = place;
}

function clear(t: Tables, draft: Mutable<HrState>): void {
  draft.markers = { ...t.noMarkers };
  for (const side of SIDES) {
    draft.fleets[side] = [];
    draft.fortresses[side] = [];
  }
  if (!draft.parisTaken) draft.vichy = 'neutral';
  draft.spainCentre = false;
}

export const copyOf = (state: HrState): Mutable<HrState> => JSON.parse(JSON.stringify(state)) as Mutable<HrState>;
export const optionsOf = (state: HrState): Setup['options'] => ({ ...levelOf(state), ...state.rulings });

export function applyEdit(def: GameDefinition<HrTypes>, state: HrState, edit: Edit): HrState {
  const t = def.data.tables;
  if (edit.edit === 'whole' && SCENARIOS.some((id) => id === edit.as)) {
    const options = edit.as === state.scenario ? optionsOf(state) : { ...state.rulings };
    const { state: opening } = startGame(def, { scenario: edit.as, seed: '', options });
    return frozen({ ...opening, rng: { ...state.rng } });
  }
  const draft = copyOf(state);
  if (edit.edit === 'place') lay(t, draft, edit.piece, edit.to);
  if (edit.edit === 'hold') hold(t, draft, edit.place, edit.seat);
  if (edit.edit === 'card') moveCard(t, draft, edit);
  const isBegun = edit.edit === 'set' && setField(t, draft, edit.field, edit.value);
  if (edit.edit === 'whole' && edit.as === CLEAR) clear(t, draft);
  if (!isBegun && JSON.stringify(draft) === JSON.stringify(state)) return state;
  endConflict(draft);
  begin(t, draft, draft.side);
  return frozen(draft as HrState);
}

export const openDraft = (def: GameDefinition<HrTypes>, state: HrState): HrState =>
  simulateFrom(def, copyOf(state) as HrState).state;
