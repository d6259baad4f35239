/** Checks the log: each card that a line names is open to both seats. */
import type { AskNode, AutoNode, Ctx, GameDefinition, Nodes, Types } from '../../src/engine/kernel/types.ts';
import type { ProgramDraw } from '../../src/players/types.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { demand, drawFromList } from './checks.ts';

/** Every id in a value, alone or in a list with commas. */
const wordsIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value).match(/[\w-]+/g) ?? []);

/** A seat, and a card that lines of the log tell it although it must not know where that card is. */
interface Told {
  readonly seat: string;
  readonly word: string;
  readonly lines: readonly unknown[];
}

/** Names in these lines that a seat must not know in this state. Both seats read the same log. */
export function listTold<T extends Types>(
  { def, fuzz }: Pick<GameKit<T>, 'def' | 'fuzz'>,
  state: T['state'],
  events: readonly T['event'][],
): readonly Told[] {
  const lines = events.flatMap((event) => def.words.describe(event) ?? []);
  const words = wordsIn(lines);
  return def.seats.flatMap((seat) =>
    (fuzz.secrets?.(state, seat) ?? []).filter((word) => words.has(word)).map((word) => ({ seat, word, lines })),
  );
}

/**
 * Wraps the rules to check that a named card is open as the line is written or as its step ends. A card put away in
 * front of both players may be shuffled and drawn again in the same step.
 */
export function withToldChecked<T extends Types>(kit: GameKit<T>): GameDefinition<T> {
  type AnyNode = AskNode<T, T['frame']> | AutoNode<T, T['frame']>;
  const watched = (ctx: Ctx<T>, run: (ctx: Ctx<T>) => void) => {
    const events: T['event'][] = [];
    const hidden = new Set<string>();
    const nameOf = ({ seat, word }: Told) => `${seat} of ${word}`;
    const emit = (event: T['event']) => {
      for (const told of listTold(kit, ctx.s as T['state'], [event])) hidden.add(nameOf(told));
      events.push(event);
      ctx.emit?.(event);
    };
    run({ ...ctx, emit });
    if (hidden.size === 0) return;
    const told = listTold(kit, ctx.s as T['state'], events).find((one) => hidden.has(nameOf(one)));
    demand(
      told === undefined,
      () => `a line of the log tells ${told ? nameOf(told) : ''}: ${JSON.stringify(told?.lines)}`,
    );
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
 * Swapping two cards that a seat does not see must change nothing for it: neither log nor table may tell where cards
 * are now that were open once.
 */
export function checkVeiled<T extends Types>(
  { def, fuzz }: Pick<GameKit<T>, 'def' | 'fuzz'>,
  state: T['state'],
  draw: ProgramDraw,
): void {
  for (const seat of [...def.seats, null]) {
    const hidden = fuzz.secrets?.(state, seat) ?? [];
    if (hidden.length < 2) continue;
    const [a, b] = [drawFromList(hidden, draw), drawFromList(hidden, draw)];
    const isAlike = digestOf(def.view(exchange(state, a, b), seat)) === digestOf(def.view(state, seat));
    demand(isAlike, () => `${seat ?? 'an onlooker'} sees whether ${a} and ${b} change places`);
  }
}
