/** What the log tells: each card that a line names lies open to both seats as the line is written. */
import type { AskNode, AutoNode, Ctx, GameDefinition, Nodes, Types } from '../../src/engine/kernel/types.ts';
import type { BotDraw } from '../../src/bots/types.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { demand, drawFromList } from './checks.ts';

/** Every id in a value, alone or in a list with commas. */
const wordsIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value).match(/[\w-]+/g) ?? []);

/** The log is one for both seats: none of its lines, as the step that wrote it ends, names what a seat must not know. */
export function checkTold<T extends Types>(kit: GameKit<T>, state: T['state'], events: readonly T['event'][]): void {
  const { def, fuzz } = kit;
  if (events.length === 0 || !fuzz.secrets) return;
  const lines = events.flatMap((event) => def.describe(event) ?? []);
  const words = wordsIn(lines);
  for (const seat of def.seats) {
    const told = fuzz.secrets(state, seat).find((word) => words.has(word));
    demand(told === undefined, () => `a line of the log tells ${seat} of ${told ?? ''}: ${JSON.stringify(lines)}`);
  }
}

/** The same rules, with `checkTold` at the end of each of their steps. */
export function withToldChecked<T extends Types>(kit: GameKit<T>): GameDefinition<T> {
  type AnyNode = AskNode<T, T['frame']> | AutoNode<T, T['frame']>;
  const watched = (ctx: Ctx<T>, run: (ctx: Ctx<T>) => void) => {
    const events: T['event'][] = [];
    const emit = (event: T['event']) => {
      events.push(event);
      ctx.emit(event);
    };
    run({ ...ctx, emit });
    checkTold(kit, ctx.s as T['state'], events);
  };
  const watch = (node: AnyNode): AnyNode =>
    node.kind === 'ask'
      ? { ...node, answer: (ctx, frame, move) => watched(ctx, (told) => node.answer(told, frame, move)) }
      : { ...node, run: (ctx, frame) => watched(ctx, (told) => node.run(told, frame)) };
  const nodes = Object.entries(kit.def.nodes as Readonly<Record<string, AnyNode>>);
  return { ...kit.def, nodes: Object.fromEntries(nodes.map(([at, node]) => [at, watch(node)])) as Nodes<T> };
}

/** The state with two ids in each other's places. */
function exchange<S>(state: S, a: string, b: string): S {
  const other: Readonly<Record<string, string>> = { [a]: b, [b]: a };
  return JSON.parse(
    JSON.stringify(state).replace(/"([\w-]+)"/g, (all, id: string) => (id in other ? `"${other[id] ?? id}"` : all)),
  ) as S;
}

/**
 * Two cards that a seat does not see may change places and it sees no difference; so whatever the log said of them when
 * they lay open, neither it nor the table tells where they are now.
 */
export function checkVeiled<T extends Types>(
  { def, fuzz }: Pick<GameKit<T>, 'def' | 'fuzz'>,
  state: T['state'],
  draw: BotDraw,
): void {
  for (const seat of [...def.seats, null]) {
    const hidden = fuzz.secrets?.(state, seat) ?? [];
    if (hidden.length < 2) continue;
    const [a, b] = [drawFromList(hidden, draw), drawFromList(hidden, draw)];
    const isAlike = digestOf(def.view(exchange(state, a, b), seat)) === digestOf(def.view(state, seat));
    demand(isAlike, () => `${seat ?? 'an onlooker'} sees whether ${a} and ${b} change places`);
  }
}
