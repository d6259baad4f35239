/** Records what both players have seen of a side's cards, step by step: drawn, shown, given away, shuffled. */
import { cardOf } from '../cards.ts';
import type { HrEvent } from '../events.ts';
import { otherSide, type CardId, type Nation, type Side, type SpaceId } from '../ids.ts';
import type { Tables } from '../tables.ts';

export interface Fought {
  readonly dice: number;
  readonly stake: number;
  /** Red cards had to be given first (§6.5.3.4). */
  readonly isRed: boolean;
}

/**
 * `chose`: from the hand for a conflict; `shown-by-chance`: picked from it at random; `turned-up`: from the deck;
 * `spent`: for a Big Push (§6.3); `away`, `joins-pile`: a Double Agent changes sides.
 */
export type Clue =
  | { readonly is: 'draw' | 'lose'; readonly n: number }
  | { readonly is: 'chose'; readonly card: CardId; readonly fought: Fought }
  | {
      readonly is: 'spent' | 'shown-by-chance' | 'turned-up' | 'to-pile' | 'away' | 'joins-pile';
      readonly card: CardId;
    }
  | { readonly is: 'shuffle' | 'swap' };

export const isNamed = (clue: Clue): clue is Extract<Clue, { readonly is: 'chose' | 'spent' | 'shown-by-chance' }> =>
  clue.is === 'chose' || clue.is === 'spent' || clue.is === 'shown-by-chance';

/** Cards known to be in the pile: seen since the last shuffle. */
export function listPiled(clues: readonly Clue[]): readonly CardId[] {
  const since = clues.slice(clues.findLastIndex(({ is }) => is === 'shuffle') + 1);
  return since.flatMap((clue) =>
    clue.is === 'to-pile' || clue.is === 'spent' || clue.is === 'joins-pile' ? [clue.card] : [],
  );
}

type Stakes = Readonly<Record<'event' | 'sea' | 'area' | 'centre', number>>;

/** Fitted to the cards that programs played, and are about to play. */
const STAKES: Readonly<Record<'past' | 'now', Stakes>> = {
  past: { event: 1.3, sea: 0.8, area: 1, centre: 2.4 },
  now: { event: 1.95, sea: 0.8, area: 0.6, centre: 1.44 },
};

const SPENT = { attack: 1.3, defence: 2.5 } as const;

function worthOf(t: Tables, stakes: Stakes, target: SpaceId | null): number {
  if (target === null) return stakes.event;
  const { isSea, value } = t.spaceOf(target);
  if (isSea) return stakes.sea;
  return value > 0 ? stakes.centre : stakes.area;
}

/** The stake of a side in a conflict over `target`, in steps of hand size. */
export const stakeOf = (t: Tables, when: 'past' | 'now', target: SpaceId | null, isActive: boolean): number =>
  worthOf(t, STAKES[when], target) * SPENT[isActive ? 'attack' : 'defence'];

interface Running {
  readonly target: SpaceId | null;
  readonly active: Side;
  isRed: boolean;
  readonly laid: { readonly side: Side; readonly card: CardId; readonly at: number; readonly isChosen: boolean }[];
  readonly dice: Partial<Record<Side, number>>;
  readonly spied: Partial<Record<Side, boolean>>;
  winner: Side | null;
}

/** Everything that both players have seen in a match, oldest first. */
export type Past = readonly HrEvent[];
export const NO_PAST: Past = [];

const known = new WeakMap<Past, Partial<Record<Side, readonly Clue[]>>>();

export function readClues(t: Tables, past: Past, side: Side): readonly Clue[] {
  const bySide = known.get(past) ?? {};
  known.set(past, bySide);
  return (bySide[side] ??= readPast(t, past, side));
}

function readPast(t: Tables, events: Past, side: Side): readonly Clue[] {
  const clues: Clue[] = [];
  const markers = new Map<SpaceId, Nation>();
  const isSoviet = (space: SpaceId | null) =>
    space !== null && (markers.get(space) ?? t.spaceOf(space).printed) === 'soviet';
  let running: Running | null = null;

  /** K-5: played cards go to the piles; choices are recorded with their circumstances. */
  function putAway(fight: Running | null): void {
    for (const { side: owner, card, at, isChosen } of fight?.laid ?? []) {
      const goesOver = cardOf(card).isAgent && fight?.winner === otherSide(owner);
      if (owner !== side) {
        if (goesOver) clues.push({ is: 'joins-pile', card });
        continue;
      }
      clues.push({ is: goesOver ? 'away' : 'to-pile', card });
      if (!isChosen) continue;
      const { dice = {}, target = null, isRed = false, active = side } = fight ?? {};
      const lead = (dice[side] ?? 0) - (dice[otherSide(side)] ?? 0);
      const stake = stakeOf(t, 'past', target, active === side);
      clues[at] = { is: 'chose', card, fought: { dice: lead, stake, isRed } };
    }
  }

  function settle(): void {
    if (!running?.winner) return;
    putAway(running);
    running = null;
  }

  const begin = (active: Side, target: SpaceId | null, isRed: boolean): Running => ({
    target,
    active,
    isRed: side === 'allies' && isRed,
    laid: [],
    dice: {},
    spied: {},
    winner: null,
  });

  /** Soviets attack or are attacked, or their land is freed (§6.5.3.4). */
  const owesRed = ({ side: by, origin, target }: Extract<HrEvent, { readonly type: 'attacked' }>): boolean =>
    by === 'axis' ? isSoviet(target) : isSoviet(origin) || t.spaceOf(target).printed === 'soviet';

  for (const event of events)
    switch (event.type) {
      case 'tried':
        putAway(running);
        running = begin(event.side, null, false);
        break;
      case 'attacked':
        putAway(running);
        running = begin(event.side, event.target, owesRed(event));
        break;
      case 'took':
        markers.set(event.space, event.nation);
        break;
      case 'lifted':
      case 'unmarked':
        markers.delete(event.space);
        break;
      case 'named':
        if (running && t.abilitiesOf(event.event).waivesRed) running.isRed = false;
        if (running && t.abilitiesOf(event.event).reveals === 'random') running.spied[otherSide(event.side)] = true;
        break;
      case 'showed': {
        const isChosen = running?.spied[event.side] !== true;
        running?.laid.push({ side: event.side, card: event.card, at: clues.length, isChosen });
        if (event.side === side) clues.push({ is: 'shown-by-chance', card: event.card });
        break;
      }
      case 'turned-up':
        running?.laid.push({ side: event.side, card: event.card, at: clues.length, isChosen: false });
        if (event.side === side) clues.push({ is: 'turned-up', card: event.card });
        break;
      case 'rolled':
        if (running) running.dice[event.side] = event.dice.length;
        break;
      case 'judged':
        if (running) running.winner = event.winner;
        break;
      case 'planned': {
        const last = clues.at(-1);
        if (event.side === side && last?.is === 'lose') clues[clues.length - 1] = { is: 'spent', card: event.card };
        break;
      }
      case 'discarded':
        settle();
        if (event.side === side) clues.push({ is: 'lose', n: event.n });
        break;
      case 'drew':
        settle();
        if (event.side === side) clues.push({ is: 'draw', n: event.n });
        break;
      case 'reshuffled':
        settle();
        if (event.side === side) clues.push({ is: 'shuffle' });
        break;
      case 'swapped':
        if (event.side === side) clues.push({ is: 'swap' });
        break;
      default:
    }
  settle();
  return clues;
}
