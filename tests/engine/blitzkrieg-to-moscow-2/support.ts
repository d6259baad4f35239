/** Positions written as text, and a context over them, so that one rule or one step can be tried without a whole game. */
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { Frame, FrameAt } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { CardId, HexId, Place, Side, UnitId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { inDataOrder } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { RULINGS, type Rulings } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import type { BtmState, CombatState, UnitState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmCtx, BtmNode, BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { readReadings } from '../../../src/engine/kits/rulings/rulings.ts';
import { makeDrawer, seedRng } from '../../../src/engine/kernel/rng.ts';
import type { AskNode, Mutable } from '../../../src/engine/kernel/types.ts';
import { t } from './game.ts';

/** Differences from an empty map on turn 2, German movement. */
export interface PositionText {
  readonly turn?: number;
  readonly side?: Side;
  /** The places of units; all others are in `rest`. */
  readonly units?: Readonly<Record<UnitId, Place>>;
  /** Place of the units not named. On the track they count neither on the map nor as lost. */
  readonly rest?: Place;
  readonly spent?: readonly UnitId[];
  readonly moved?: readonly UnitId[];
  readonly attacked?: readonly UnitId[];
  readonly defended?: readonly UnitId[];
  readonly hands?: Readonly<Partial<Record<Side, readonly CardId[]>>>;
  readonly discards?: Readonly<Partial<Record<Side, readonly CardId[]>>>;
  /** Added to the hexes with German units. */
  readonly germanHexes?: readonly HexId[];
  readonly hero?: Partial<BtmState['hero']>;
  readonly freeRailUsed?: boolean;
  readonly moscowEverGerman?: boolean;
  readonly options?: Partial<BtmState['options']>;
  /** Override the recommended readings. */
  readonly rulings?: Partial<Rulings>;
  readonly combat?: CombatState | null;
  /** The last one is on top. */
  readonly stack?: readonly Frame[];
}

export const FAR_AWAY: Place = 'turn-6';

const RECOMMENDED = readReadings(RULINGS);

/** The set-up of §3, units that come later left out. */
export const SET_UP: Readonly<Record<UnitId, Place>> = Object.fromEntries(
  [...Object.entries(t.pack.setup.soviet), ...Object.entries(t.pack.setup.german)].flatMap(([place, units]) =>
    units.map((unit) => [unit, place] as const),
  ),
);

/** The worked example after its combats, 2nd and 4th Panzer Army having broken through (G-06). */
export const AFTER_BLITZKRIEG: PositionText = {
  turn: 1,
  units: {
    ...SET_UP,
    ...Object.fromEntries(
      ['s-11', 's-mc3', 's-10', 's-mc6', 's-5', 's-mc9', 's-mc22', 's-mc16'].map((unit) => [unit, 'eliminated']),
    ),
    'g-pz2': '1704',
    'g-pz4': '1403',
    'g-pz3': '1201',
    'g-6': '0901',
  },
  spent: 'g-pz2 g-16 g-18 g-pz3 g-4 g-9 g-pz1 g-6 g-17 g-11 g-r3 g-r4 s-12'.split(' '),
  germanHexes: ['1401', '1502', '1503', '1504', '1604', '1704', '1403', '1201', '0901'],
};

/** 2nd Panzer Army is about to go round Riga, in the movement phase of the next turn (golden step G-06). */
export const BEFORE_POCKET: PositionText = {
  ...AFTER_BLITZKRIEG,
  turn: 2,
  units: { ...AFTER_BLITZKRIEG.units, 'g-pz2': '1502' },
  spent: [],
  germanHexes: ['1401', '1502', '1403', '1201', '0901'],
  stack: [{ at: 'movement/move', side: 'german', begun: true }],
};

/** The same after 4th Panzer Army has taken Minsk (G-07). */
export const AFTER_MINSK: PositionText = {
  ...AFTER_BLITZKRIEG,
  units: { ...AFTER_BLITZKRIEG.units, 'g-pz4': '1303', 's-13': '1204' },
  spent: [...(AFTER_BLITZKRIEG.spent ?? []), 'g-pz4', 's-13'],
};

function unitStates(text: PositionText): Readonly<Record<UnitId, UnitState>> {
  const has = (list: readonly UnitId[] | undefined, id: UnitId): boolean => list?.includes(id) ?? false;
  for (const id of Object.keys(text.units ?? {})) if (t.unitNo(id) < 0) throw new Error(`no unit ${id}`);
  return Object.fromEntries(
    t.unitIds.map((id) => [
      id,
      {
        place: text.units?.[id] ?? text.rest ?? FAR_AWAY,
        spent: has(text.spent, id),
        moved: has(text.moved, id),
        attacked: has(text.attacked, id),
        defended: has(text.defended, id),
      },
    ]),
  );
}

/** Every hex under a German unit is German (INV-09), and those that the text names. */
function germanHexesOf(text: PositionText): readonly HexId[] {
  const held = new Set(text.germanHexes ?? []);
  for (const { id, side } of t.units) {
    const place = text.units?.[id] ?? text.rest ?? FAR_AWAY;
    if (side === 'german' && t.hexIds.includes(place)) held.add(place);
  }
  return inDataOrder(t, held);
}

/** A state of the game at any point. */
export function position(text: PositionText = {}): BtmState {
  const side = text.side ?? 'german';
  const cards = (of: Side) => ({ hand: text.hands?.[of] ?? [], discard: text.discards?.[of] ?? [] });
  const germanHexes = germanHexesOf(text);
  return {
    turn: text.turn ?? 2,
    units: unitStates(text),
    cards: { german: cards('german'), soviet: cards('soviet') },
    germanHexes,
    hero: { hex: null, used: false, doubled: null, ...text.hero },
    freeRailUsed: text.freeRailUsed ?? false,
    moscowEverGerman: text.moscowEverGerman ?? germanHexes.includes(t.moscow),
    combat: text.combat ?? null,
    options: { odessa: false, moscow: false, openHands: false, ...text.options },
    rulings: { ...RECOMMENDED, ...text.rulings },
    rng: seedRng('position'),
    stack: text.stack ?? [{ at: 'movement/move', side, begun: false }],
    result: null,
  };
}

/** A working copy of a position, with what happened in it. */
export interface Bench extends BtmCtx {
  readonly events: BtmEvent[];
  /** Something hidden was shown. */
  readonly shown: boolean;
}

/** A context over a copy of `state`; `dice` are faces, used before the generator's. */
export function bench(state: BtmState, ...dice: readonly number[]): Bench {
  const s = structuredClone(state) as Mutable<BtmState>;
  const drawer = makeDrawer(
    s.rng,
    dice.map((face) => face - 1),
  );
  const stack = s.stack as Frame[];
  const events: BtmEvent[] = [];
  let shown = false;
  const draw = (n: number): number => drawer(n).value;
  return {
    s,
    events,
    get shown() {
      return shown;
    },
    emit: (event) => void events.push(event),
    draw,
    roll: (sides) => 1 + draw(sides),
    reveal: () => void (shown = true),
    call: (frame) => void stack.push(frame),
    goto: (frame) => void (stack[stack.length - 1] = frame),
    end: () => void stack.pop(),
  };
}

export function topOf(ctx: BtmCtx): Frame {
  const frame = (ctx.s.stack as Frame[])[ctx.s.stack.length - 1];
  if (!frame) throw new Error('the stack is empty');
  return frame;
}

/** The top frame, which must be of this kind. */
export function frameAt<K extends Frame['at']>(ctx: BtmCtx, at: K): FrameAt<K> {
  const frame = topOf(ctx);
  if (frame.at !== at) throw new Error(`${frame.at} is on top, not ${at}`);
  return frame as FrameAt<K>;
}

function askOf<K extends Frame['at']>(node: BtmNode<K>): AskNode<BtmTypes, FrameAt<K>> {
  if (node.kind !== 'ask') throw new Error('the node asks nothing');
  return node;
}

/** The moves that the node lists for the top frame. */
export const movesOf = <K extends Frame['at']>(ctx: BtmCtx, at: K, node: BtmNode<K>): readonly Move[] =>
  askOf(node).ask(ctx.s, frameAt(ctx, at)).moves;

/** Answers the top frame with a move that the node lists. */
export function answer<K extends Frame['at']>(ctx: BtmCtx, at: K, node: BtmNode<K>, move: Move): void {
  const text = JSON.stringify(move);
  const legal = movesOf(ctx, at, node).find((listed) => JSON.stringify(listed) === text);
  if (!legal) throw new Error(`${text} is not listed at ${at}`);
  askOf(node).answer(ctx, frameAt(ctx, at), legal);
}

/** Runs the automatic node of the top frame. */
export function runNode<K extends Frame['at']>(ctx: BtmCtx, at: K, node: BtmNode<K>): void {
  if (node.kind !== 'auto') throw new Error('the node asks');
  node.run(ctx, frameAt(ctx, at));
}

/** Number of a hex or rear area that the data has. */
export function no(place: Place): number {
  const found = t.placeNo(place);
  if (found < 0) throw new Error(`no place ${place}`);
  return found;
}
