/** Consequences of a fight before it is declared: its clean-up is rehearsed with either winner (§7.8, §7.9). */
import type { Line, Nodes } from '../../../kernel/types.ts';
import { type Cue, type Stake, rehearse } from '../../../kits/rehearsal/rehearse.ts';
import { unique } from '../../../kits/pointing/lookup.ts';
import { describe } from '../sentences.ts';
import type { HrEvent } from '../events.ts';
import type { Frame } from '../frames.ts';
import { type CopyId, SIDES, type Side, type SpaceId, otherSide } from '../ids.ts';
import type { Move } from '../moves.ts';
import { listAhead, listEarned } from '../phases/bonuses.ts';
import { payCosts } from '../phases/conflict.ts';
import { draftConflict } from '../phases/edit.ts';
import { listNameableCopies, mustWaive } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Game, HrCtx, HrTypes } from '../types.ts';
import type { Earned } from '../view.ts';

// Draws of a rehearsed clean-up: only counted, because the size of a deck is public (§4.1.5).

/** Reports a deck that runs out; of the real reshuffle only the end of the Pact counts here (RS-3c). */
function fill(ctx: HrCtx, side: Side, n: number): void {
  if (n <= 0) return;
  const { decks, hands, discards } = ctx.s;
  hands[side].push(...decks[side].splice(0, n));
  const isShort = hands[side].length < ctx.s.handSize[side] && discards[side].length > 0;
  if (!isShort) return;
  ctx.emit?.({ type: 'reshuffled', side, year: ctx.s.year[side] });
  if (side !== 'axis') return;
  ctx.s.axisReshuffled = true;
  ctx.s.pact = false;
}

const refillWithoutReshuffle: Pick<Nodes<HrTypes>, 'refill' | 'draw'> = {
  refill: {
    kind: 'auto',
    run(ctx, { sides }) {
      for (const side of sides) fill(ctx, side, ctx.s.handSize[side] - ctx.s.hands[side].length);
      ctx.end();
    },
  },
  draw: {
    kind: 'auto',
    run(ctx, { side, n }) {
      fill(ctx, side, n);
      ctx.end();
    },
  },
};

type Naming = readonly { readonly side: Side; readonly copy: CopyId }[];

const withNamed = (conflict: Conflict, { side, copy }: Naming[number]): Conflict => ({
  ...conflict,
  events: { ...conflict.events, [side]: [...conflict.events[side], copy] },
});

/** All sets of costly or cost-waiving events that both sides may name, and none where allowed. */
function listNamings(t: Tables, state: HrState, conflict: Conflict): readonly Naming[] {
  const found = new Map<string, Naming>();
  const grow = (named: Conflict, naming: Naming): void => {
    const text = naming
      .map(({ copy }) => copy)
      .sort()
      .join();
    if (found.has(text)) return;
    found.set(text, naming);
    for (const side of SIDES)
      for (const { id: copy, abilities } of listNameableCopies(t, state, named, side))
        if (abilities.cost !== undefined || abilities.waivesBlitzCost)
          grow(withNamed(named, { side, copy }), [...naming, { side, copy }]);
  };
  grow(conflict, []);
  const all = [...found.values()];
  const isBound = (naming: Naming): boolean => mustWaive(t, state, naming.reduce(withNamed, conflict));
  const free = all.filter((naming) => !isBound(naming));
  return free.length > 0 ? free : all;
}

/** Null for a line of all namings; otherwise a condition for each way to it, by what is named and what is not. */
function condition(t: Tables, namings: readonly Naming[], isIn: readonly boolean[]): readonly (Line | null)[] {
  if (isIn.every(Boolean)) return [null];
  const has = (naming: Naming, copy: CopyId): boolean => naming.some((one) => one.copy === copy);
  const copies = unique(namings.flatMap((naming) => naming.map(({ copy }) => copy)));
  for (const copy of copies) {
    if (namings.every((naming, at) => has(naming, copy) === isIn[at])) return [lineOf(t, [copy], [])];
    if (namings.every((naming, at) => has(naming, copy) !== isIn[at])) return [lineOf(t, [], [copy])];
  }
  const taken = namings.filter((_, at) => isIn[at]);
  return taken.map((naming) =>
    lineOf(
      t,
      copies.filter((copy) => has(naming, copy)),
      copies.filter((copy) => !has(naming, copy)),
    ),
  );
}

function lineOf(t: Tables, named: readonly CopyId[], left: readonly CopyId[]): Line {
  const kinds = [...(named.length > 0 ? ['with'] : []), ...(left.length > 0 ? ['without'] : [])];
  const titles = (copies: readonly CopyId[]): string => copies.map(t.titleOf).join();
  return {
    key: `hr.stake.when.${kinds.join('-')}`,
    params: { ...(named.length > 0 && { named: titles(named) }), ...(left.length > 0 && { left: titles(left) }) },
    rule: '7.2',
  };
}

const TOLD: ReadonlySet<string> = new Set<HrEvent['type']>([
  'took',
  'fortress-lost',
  'fleet-lost',
  'hand-size',
  'italy',
  'vichy',
  'activated',
  'won',
]);

/** Answers that decide who gets a space. */
const LEFT_OUT: ReadonlySet<string> = new Set<Frame['at']>(['clean/nation', 'event/choose', 'event/nation']);
/** Answers whose consequences are not reported. */
const UNTOLD: ReadonlySet<string> = new Set<Frame['at']>(['control/lift']);
/** Steps that run automatically after the clean-up, up to the next question or the end of the turn. */
const AFTERWARDS: ReadonlySet<string> = new Set<Frame['at']>([
  'push/over',
  'turn/bonus-due',
  'barbarossa/step',
  'overlord/step',
  'overlord/anvil',
  'bagration/step',
]);
const CLEAN_UP = /^(?:(?:clean|control|attack|event)(?:\/|$)|dues$|discard$|refill$|draw$)/;

function cueOf({ at }: Frame): Cue {
  if (LEFT_OUT.has(at)) return 'skip';
  if (UNTOLD.has(at)) return 'mute';
  return CLEAN_UP.test(at) || AFTERWARDS.has(at) ? 'go' : 'stop';
}

/** The rules for a rehearsal, in which draws have no effect. */
const flowOf = ({ nodes }: Game) => ({ nodes: { ...nodes, ...refillWithoutReshuffle } });

/** Each side plays a card; any will do. */
function layAny(ctx: HrCtx): void {
  const conflict = draftConflict(ctx);
  for (const side of SIDES) {
    const isFromDeck = side === 'axis' && conflict.isNeutralVichy;
    const card = (isFromDeck ? ctx.s.decks : ctx.s.hands)[side].shift();
    if (card !== undefined) conflict.cards[side].push(card);
  }
}

/** The clean-up if the mover wins, or loses, with the events of `naming`. */
function rehearseCleanUp(game: Game, declared: HrState, naming: Naming, isWon: boolean) {
  const { tables: t } = game;
  return rehearse<HrTypes>(flowOf(game), declared, {
    then(ctx) {
      const conflict = draftConflict(ctx);
      for (const { side, copy } of naming) conflict.events[side].push(copy);
      for (const side of [conflict.active, otherSide(conflict.active)]) payCosts(t, ctx, side);
      layAny(ctx);
      conflict.winner = isWon ? conflict.active : otherSide(conflict.active);
      ctx.goto({ at: 'clean/step', step: 0 });
    },
    cueOf,
  });
}

/** The state after the mover has won a declared fight without events. */
export const rehearseWon = (game: Game, declared: HrState): HrState => rehearseCleanUp(game, declared, [], true).state;

function rehearseEnd(game: Game, declared: HrState, naming: Naming, isWon: boolean): readonly Line[] {
  const { state: after, events } = rehearseCleanUp(game, declared, naming, isWon);
  const target = declared.conflict?.target ?? '';
  return [...linesOf(events), ...aheadOf(game, after).map((one) => aheadLine(one, target))];
}

const linesOf = (events: readonly HrEvent[]): readonly Line[] =>
  events.flatMap((event) => {
    if (event.type === 'reshuffled')
      return [{ key: 'hr.stake.reshuffle', params: { side: event.side }, rule: '5.4' } as const];
    return TOLD.has(event.type) ? (describe(event) ?? []) : [];
  });

type Ahead = Earned | 'turn/end';

function aheadOf({ tables: t }: Game, state: HrState): readonly Ahead[] {
  const at = state.result === null ? state.stack.at(-1)?.at : undefined;
  return at === 'turn/end' || at === 'operation/over' ? ['turn/end'] : listAhead(t, state);
}

/** Bonuses of the last conflict's winner, also while the clean-up waits for an answer (§7.9). */
export function earnedIn(game: Game, state: HrState): readonly Earned[] {
  const { tables: t } = game;
  const top = state.result === null ? state.stack.at(-1) : undefined;
  const isCleaning = state.conflict !== null && state.last?.won === true && top !== undefined && cueOf(top) !== 'stop';
  // Before K-2 `last` still belongs to the conflict before.
  if (!isCleaning || top.at === 'clean/keep') return listEarned(t, state);
  return listEarned(t, rehearse<HrTypes>(flowOf(game), state, { cueOf }).state);
}

const AHEAD: Readonly<Record<Ahead, readonly [key: string, rule: string]>> = {
  'bonus/centre': ['hr.stake.centre', '7.9.1'],
  'bonus/blitz': ['hr.stake.blitz', '7.9.2'],
  'turn/bonus': ['hr.stake.success', '7.9'],
  waiting: ['hr.stake.success-waiting', '7.9'],
  'turn/end': ['hr.stake.ends-turn', '7.9.1'],
};

const aheadLine = (ahead: Ahead, space: SpaceId): Line => {
  const [key, rule] = AHEAD[ahead];
  return { key, params: { space }, rule };
};

/** The state in which a fight is declared, with the events that led there. */
export const rehearseDeclared = (game: Game, state: HrState, move: Move) =>
  rehearse<HrTypes>(flowOf(game), state, { move, cueOf: () => 'stop' });

export function stakesOf(
  game: Game,
  { state: declared, events }: ReturnType<typeof rehearseDeclared>,
): readonly Stake[] {
  if (!declared.conflict) return [];
  const namings = listNamings(game.tables, declared, declared.conflict);
  const [won, lost] = [true, false].map((isWon) => namings.map((naming) => rehearseEnd(game, declared, naming, isWon)));
  const sides: readonly Stake[] = [
    ...linesOf(events).map((line): Stake => ({ on: 'either', line })),
    ...stakesOn(game, 'win', namings, won ?? []),
    ...stakesOn(game, 'lose', namings, lost ?? []),
  ];
  return mergeEither(sides);
}

function stakesOn(
  { tables: t }: Game,
  on: 'win' | 'lose',
  namings: readonly Naming[],
  told: readonly (readonly Line[])[],
): readonly Stake[] {
  const order = [...new Map(told.flat().map((line) => [textOf(line), line])).entries()];
  return order.flatMap(([text, line]) => {
    const isIn = told.map((lines) => lines.some((one) => textOf(one) === text));
    return condition(t, namings, isIn).map((when): Stake => ({ on, line, ...(when && { when }) }));
  });
}

/** Lines that come with either winner are told once, at their first place. */
function mergeEither(stakes: readonly Stake[]): readonly Stake[] {
  const same = (one: Stake): string => textOf(one.line) + (one.when ? textOf(one.when) : '');
  const lost = new Set(stakes.filter(({ on }) => on === 'lose').map(same));
  const won = new Set(stakes.filter(({ on }) => on === 'win').map(same));
  return stakes.flatMap((stake) => {
    if (stake.on === 'win' && lost.has(same(stake))) return [{ ...stake, on: 'either' as const }];
    return stake.on === 'lose' && won.has(same(stake)) ? [] : [stake];
  });
}

const textOf = ({ key, params }: Line): string => JSON.stringify([key, params]);
