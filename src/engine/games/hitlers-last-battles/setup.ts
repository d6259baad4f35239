/** Opening states (§3): the campaign, or a position given instead of it. */
import { readShape } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/soundness.ts';
import { readPosition } from '../../kits/position/read-position.ts';
import { SetupError, type Chance, type Mutable, type Setup } from '../../kernel/types.ts';
import type { Frame } from './frames.ts';
import type { Faction, HexId, Side } from './ids.ts';
import type { Game } from './types.ts';
import { invariants } from './invariants.ts';
import { listBattles } from './rules/combat.ts';
import { ownerAfterEntry, ownerOf, readField, unitStateOf } from './rules/field.ts';
import { keptRulings, RULING_IDS, rulingsOf, type Rulings } from './rulings.ts';
import { positionShape, type HlbState, type PositionRead, type UnitState } from './state.ts';
import type { Tables } from './tables.ts';

export const CAMPAIGN = 'campaign';

const unitAt = (hex: HexId | null): Mutable<UnitState> => ({
  hex,
  moved: false,
  origin: null,
  fought: false,
  supported: false,
});

/** §3: every unit in its start hex, every hex with its first owner, no markers. */
function campaign(t: Tables, chance: Chance, kept: { readonly rulings?: Rulings }): Mutable<HlbState> {
  const control: Record<HexId, Faction> = {};
  for (const { id, initialControl } of t.hexes) if (initialControl !== null) control[id] = initialControl;
  return {
    rng: { ...chance.rng },
    stack: [{ at: 'turn/strategic', side: 'german' }],
    result: null,
    turn: 1,
    units: Object.fromEntries(t.units.map(({ id, start }) => [id, unitAt(start)])),
    markers: Object.fromEntries(t.markers.map(({ id }) => [id, null])),
    control,
    strategic: { volkssturm: false, replacementsLeft: { G: 0, W: 0, S: 0 }, markersLeft: 0 },
    ...kept,
  };
}

export function setup(game: Game, given: Setup, chance: Chance): HlbState {
  const { scenario, options, position } = given;
  if (scenario !== CAMPAIGN) throw new SetupError(`unknown scenario ${scenario}`);
  checkOptions(options);
  const state = campaign(game.tables, chance, keptRulings(given));
  if (position !== undefined)
    readPosition(() => applyPosition(game, state, readShape(positionShape(game.tables), position)));
  return state;
}

function checkOptions(options: Setup['options']): void {
  const option = Object.keys(options).find((id) => !RULING_IDS.some((known) => known === id));
  if (option !== undefined) throw new SetupError(`unknown option ${option}`);
}

export function withOptions(state: HlbState, options: Setup['options']): HlbState {
  checkOptions(options);
  const { rulings: _before, ...others } = state;
  return { ...others, ...keptRulings({ options: { ...rulingsOf(state), ...options } }) };
}

function applyPosition(game: Game, state: Mutable<HlbState>, position: PositionRead): void {
  const { tables: t } = game;
  const { turn, side, step, units, markers, control, origins } = position;
  state.turn = turn;
  for (const [id, hex] of Object.entries(units)) state.units[id] = unitAt(hex ?? null);
  for (const [id, origin] of Object.entries(origins)) Object.assign(state.units[id] ?? {}, { origin, moved: true });
  for (const [id, unit] of Object.entries(markers)) state.markers[id] = unit ?? null;
  Object.assign(state.control, control);
  if (step === 'strategic' && Object.keys(markers).length > 0)
    throw new SetupError('position: markers are given in the strategic phase, none can lie there before it');
  claimGround(t, state, new Set(Object.keys(control)));
  Object.assign(state, { stack: [openingFrame(t, state, side, step)] });
  demandSound(invariants(game, state));
}

/** Q22: a unit's hex belongs to its side, but a battle hex still belongs to the defender. */
function claimGround(t: Tables, state: Mutable<HlbState>, given: ReadonlySet<HexId>): void {
  for (let unit = 0; unit < t.unitCount; unit++) {
    const { hex, origin } = unitStateOf(t, state, unit);
    if (hex === null || origin !== null) continue;
    const owner = ownerAfterEntry(ownerOf(state, hex), t.factionOfUnit(unit));
    if (owner === state.control[hex]) continue;
    if (given.has(hex))
      throw new SetupError(`position: ${hex} is given to ${ownerOf(state, hex)}, but an enemy stands there`);
    state.control[hex] = owner;
  }
}

/** A combat phase without a battle is over at once (§4.1). */
function openingFrame(t: Tables, state: HlbState, side: Side, step: PositionRead['step']): Frame {
  switch (step) {
    case 'strategic':
      return { at: 'turn/strategic', side };
    case 'movement':
      return { at: 'movement/move', side };
    case 'combat':
      return { at: listBattles(readField(t, state)).length > 0 ? 'combat/battle' : 'turn/end', side };
  }
}
