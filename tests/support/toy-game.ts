/**
 * The smallest game that uses everything of the kernel: two seats, a choice without chance, dice, a nested frame that
 * asks the other seat, an automatic node, a secret, an end. In its turn a seat may `step` (one point, turn continues),
 * `roll` (a die; on a six the other seat must `take` or `leave` a point), or `pass` the turn. Ten points win.
 */
import { seedRng } from '../../src/engine/kernel/rng.ts';
import { readShape, v } from '../../src/engine/kernel/shape.ts';
import {
  SetupError,
  type GameDefinition,
  type GameState,
  type Line,
  type Nodes,
  type Reason,
} from '../../src/engine/kernel/types.ts';

export type ToySeat = 'red' | 'blue';
type ToyFrame =
  | { readonly at: 'turn/act'; readonly seat: ToySeat; readonly steps: number }
  | { readonly at: 'turn/answer'; readonly seat: ToySeat }
  | { readonly at: 'turn/next'; readonly seat: ToySeat };
export type ToyMove = { readonly type: 'step' | 'roll' | 'pass' | 'take' | 'leave' };
type ToyEvent = { readonly type: 'scored' | 'rolled' | 'passed'; readonly seat: ToySeat; readonly n: number };
export interface ToyState extends GameState<ToySeat, ToyFrame> {
  readonly points: Readonly<Record<ToySeat, number>>;
  /** Known to its owner only. */
  readonly secret: Readonly<Record<ToySeat, number>>;
  readonly turns: number;
}
export interface ToyView extends Pick<ToyState, 'points' | 'turns' | 'stack' | 'result'> {
  readonly seat: ToySeat | null;
  readonly secret: number | null;
}
export interface Toy {
  seat: ToySeat;
  frame: ToyFrame;
  move: ToyMove;
  event: ToyEvent;
  state: ToyState;
  view: ToyView;
  facts: { readonly goal: number };
  tables: object;
  queries: object;
}

const GOAL = 10;
const MOVES = ['step', 'roll', 'pass', 'take', 'leave'] as const;
const other = (seat: ToySeat): ToySeat => (seat === 'red' ? 'blue' : 'red');
const top = (state: ToyState): ToyFrame => state.stack[state.stack.length - 1] ?? { at: 'turn/next', seat: 'red' };
const listed = (state: ToyState): ToyMove['type'][] => {
  const frame = top(state);
  if (state.result) return [];
  if (frame.at === 'turn/answer') return ['take', 'leave'];
  if (frame.at === 'turn/act') return frame.steps < 3 ? ['step', 'roll', 'pass'] : ['roll', 'pass'];
  return [];
};
const ask = (seat: ToySeat, state: ToyState) => ({
  seat,
  ask: { key: 'toy.ask', rule: '1.1' },
  moves: listed(state).map((type) => ({ type })),
});

const nodes: Nodes<Toy> = {
  'turn/act': {
    kind: 'ask',
    ask: (state, frame) => ask(frame.seat, state),
    answer(ctx, { seat, steps }, move) {
      if (move.type === 'step') {
        ctx.s.points[seat] += 1;
        ctx.emit?.({ type: 'scored', seat, n: 1 });
        ctx.goto({ at: 'turn/act', seat, steps: steps + 1 });
        if (ctx.s.points[seat] >= GOAL) ctx.goto({ at: 'turn/next', seat });
        return;
      }
      ctx.goto({ at: 'turn/next', seat });
      if (move.type === 'pass') {
        ctx.emit?.({ type: 'passed', seat, n: 0 });
        return;
      }
      const n = ctx.roll(6);
      ctx.emit?.({ type: 'rolled', seat, n });
      if (n >= 4) ctx.s.points[seat] += 1;
      if (n === 6) ctx.call({ at: 'turn/answer', seat: other(seat) });
    },
  },
  'turn/answer': {
    kind: 'ask',
    ask: (state, frame) => ask(frame.seat, state),
    answer(ctx, { seat }, move) {
      if (move.type === 'take') ctx.s.points[seat] += 1;
      ctx.reveal();
      ctx.end();
    },
  },
  'turn/next': {
    kind: 'auto',
    run(ctx, { seat }) {
      ctx.s.turns += 1;
      const winner = (['red', 'blue'] as const).find((one) => ctx.s.points[one] >= GOAL);
      if (winner) ctx.s.result = { winner, reasons: [] };
      else if (ctx.s.turns >= 60) ctx.s.result = { winner: 'draw', reasons: [] };
      ctx.goto({ at: 'turn/act', seat: other(seat), steps: 0 });
    },
  },
};

export const toyGame: GameDefinition<Toy> = {
  id: 'toy',
  rulesVersion: 1,
  seats: ['red', 'blue'],
  scenarios: [{ id: 'only', options: [] }],
  setup(setup, chance) {
    if (setup.scenario !== 'only') throw new SetupError(`unknown scenario ${setup.scenario}`);
    const secret = { red: chance.draw(100), blue: chance.draw(100) };
    return {
      rng: chance.rng,
      stack: [{ at: 'turn/act', seat: 'red', steps: 0 }],
      result: null,
      points: { red: 0, blue: 0 },
      secret,
      turns: 0,
    };
  },
  nodes,
  view: ({ points, turns, stack, result, secret }, seat) => ({
    ...{ points, turns, stack, result },
    seat,
    secret: seat && secret[seat],
  }),
  invariants: (state) => (Math.min(state.points.red, state.points.blue) < 0 ? ['TOY-01'] : []),
  readState(value) {
    const seats = v.strictObject({ red: v.number(), blue: v.number() });
    const words = v.strictObject({ a: v.number(), b: v.number(), c: v.number(), d: v.number(), drawn: v.number() });
    const shape = v.strictObject({
      rng: words,
      stack: v.array(v.unknown()),
      result: v.nullable(v.unknown()),
      points: seats,
      secret: seats,
      turns: v.number(),
    });
    return readShape(shape, value) as unknown as ToyState;
  },
  settle: () => null,
  words: {
    notation: (move) => move.type,
    parse: (text) => {
      const type = MOVES.find((one) => one === text);
      return type ? { type } : null;
    },
    label: (_state, move): Line => ({ key: `toy.move.${move.type}` }),
    describe: (event): Line => ({
      key: `toy.log.${event.type}`,
      params: { seat: event.seat, n: event.n },
      rule: '1.1',
    }),
    targets: (move) => [`button:${move.type}`],
    moment: (state) => ({ turn: 1 + Math.floor(state.turns / 2), seat: top(state).seat, phase: top(state).at }),
  },
  why: {
    explain: (state, _picked, target) =>
      listed(state).some((type) => target === `button:${type}`) ? [] : [refusal('NOT_LISTED')],
    refuse(state, move, seat) {
      if (state.result) return refusal('GAME_OVER');
      if (seat !== undefined && seat !== top(state).seat) return refusal('WRONG_PLAYER');
      return listed(state).includes(move.type) ? null : refusal('NOT_LISTED');
    },
  },
  foresight: {
    preview: () => ({ effects: [], modifiers: [], odds: null, warnings: [] }),
    previewInSteps: null,
    changes: () => [],
    won: () => null,
  },
  simulation: {
    openNodes: () => null,
    copyOwn(from, to) {
      to.points = { ...from.points };
      to.secret = { ...from.secret };
      to.turns = from.turns;
    },
    determinize({ points, turns, stack, result, seat, secret: own }, draw) {
      const rng = seedRng(String(draw(1000)));
      const secretOf = (one: ToySeat) => (one === seat && own !== null ? own : draw(100));
      const secret = { red: secretOf('red'), blue: secretOf('blue') };
      return JSON.parse(JSON.stringify({ rng, stack, result, points, secret, turns })) as ToyState;
    },
  },
  data: { facts: { goal: GOAL }, tables: {}, places: [], pack: null, packFile: undefined, formerPacks: [] },
  queries: {},
  secrets: {
    openNotation: (move) => move.type,
    leftNotation: (move) => move.type,
    openAsk: (asked) => asked,
    holders: () => ['red', 'blue'],
    hidesAny: () => true,
    askedOf: () => 'closed',
    isOpen: () => true,
    isWatched: () => false,
    ahead: () => null,
  },
};

function refusal(code: string): Reason {
  return { code, rule: '1.1', key: `toy.refuse.${code}` };
}
