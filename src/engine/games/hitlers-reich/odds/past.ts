/** What both players have seen of a side's cards, step by step: drawn, shown, given away, shuffled. */
import { cardOf } from '../cards.ts';
import type { HrEvent } from '../events.ts';
import { otherSide, type CardId, type Nation, type Side, type SpaceId } from '../ids.ts';
import type { Tables } from '../tables.ts';

/** A side's knowledge when it chose a card for a conflict. */
export interface Fought {
  /** Dice of the side less those of the other. */
  readonly dice: number;
  /** The stake, in steps of hand size. */
  readonly stake: number;
  /** Red cards had to be given first (§6.5.3.4). */
  readonly isRed: boolean;
}

/**
 * `chose`: from the hand for a conflict; `shown-by-chance`: picked from it at random; `turned-up`: from the deck;
 * `spent`: for a Big Push (§6.3); `away`, `joins-pile`: a Double Agent changes sides.
 */
export type Step =
  | { readonly is: 'draw' | 'lose'; readonly n: number }
  | { readonly is: 'chose'; readonly card: CardId; readonly fought: Fought }
  | {
      readonly is: 'spent' | 'shown-by-chance' | 'turned-up' | 'to-pile' | 'away' | 'joins-pile';
      readonly card: CardId;
    }
  | { readonly is: 'shuffle' | 'swap' };

export const isNamed = (step: Step): step is Extract<Step, { readonly is: 'chose' | 'spent' | 'shown-by-chance' }> =>
  step.is === 'chose' || step.is === 'spent' || step.is === 'shown-by-chance';

/** Cards known to be in the pile: seen since the last shuffle. */
export function listPiled(steps: readonly Step[]): readonly CardId[] {
  const since = steps.slice(steps.findLastIndex(({ is }) => is === 'shuffle') + 1);
  return since.flatMap((step) =>
    step.is === 'to-pile' || step.is === 'spent' || step.is === 'joins-pile' ? [step.card] : [],
  );
}

/** Rough value of each kind of target. */
type Stakes = Readonly<Record<'event' | 'sea' | 'area' | 'centre', number>>;

/** Fitted to the cards that programs played, and are about to play. */
const STAKES: Readonly<Record<'past' | 'now', Stakes>> = {
  past: { event: 1.3, sea: 0.8, area: 1, centre: 2.4 },
  now: { event: 1.95, sea: 0.8, area: 0.6, centre: 1.44 },
};

/** Programs that weigh their cards spend more on defence than on attack. */
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

/** A conflict by its events, until the cards are put away. */
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

const known = new WeakMap<Past, Partial<Record<Side, readonly Step[]>>>();

/** Oldest first. */
export function readSteps(t: Tables, past: Past, side: Side): readonly Step[] {
  const bySide = known.get(past) ?? {};
  known.set(past, bySide);
  return (bySide[side] ??= readPast(t, past, side));
}

function readPast(t: Tables, events: Past, side: Side): readonly Step[] {
  const steps: Step[] = [];
  const markers = new Map<SpaceId, Nation>();
  const isSoviet = (space: SpaceId | null) =>
    space !== null && (markers.get(space) ?? t.spaceOf(space).printed) === 'soviet';
  let running: Running | null = null;

  /** K-5: played cards go to the piles; choices are recorded with their circumstances. */
  function putAway(fight: Running | null): void {
    for (const { side: owner, card, at, isChosen } of fight?.laid ?? []) {
      const goesOver = cardOf(card).isAgent && fight?.winner === otherSide(owner);
      if (owner !== side) {
        if (goesOver) steps.push({ is: 'joins-pile', card });
        continue;
      }
      steps.push({ is: goesOver ? 'away' : 'to-pile', card });
      if (!isChosen) continue;
      const { dice = {}, target = null, isRed = false, active = side } = fight ?? {};
      const lead = (dice[side] ?? 0) - (dice[otherSide(side)] ?? 0);
      const stake = stakeOf(t, 'past', target, active === side);
      steps[at] = { is: 'chose', card, fought: { dice: lead, stake, isRed } };
    }
  }

  /** Cards of a finished conflict are put away before any other card event. */
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
        running?.laid.push({ side: event.side, card: event.card, at: steps.length, isChosen });
        if (event.side === side) steps.push({ is: 'shown-by-chance', card: event.card });
        break;
      }
      case 'turned-up':
        running?.laid.push({ side: event.side, card: event.card, at: steps.length, isChosen: false });
        if (event.side === side) steps.push({ is: 'turned-up', card: event.card });
        break;
      case 'rolled':
        if (running) running.dice[event.side] = event.dice.length;
        break;
      case 'judged':
        if (running) running.winner = event.winner;
        break;
      case 'planned': {
        const last = steps.at(-1);
        if (event.side === side && last?.is === 'lose') steps[steps.length - 1] = { is: 'spent', card: event.card };
        break;
      }
      case 'discarded':
        settle();
        if (event.side === side) steps.push({ is: 'lose', n: event.n });
        break;
      case 'drew':
        settle();
        if (event.side === side) steps.push({ is: 'draw', n: event.n });
        break;
      case 'reshuffled':
        settle();
        if (event.side === side) steps.push({ is: 'shuffle' });
        break;
      case 'swapped':
        if (event.side === side) steps.push({ is: 'swap' });
        break;
      default:
    }
  settle();
  return steps;
}
