/** Effects of held events in a fight, as a player counts them: dice and points. */
import type { EventData } from '../../engine/games/hitlers-reich/pack.ts';
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { ConflictKind } from '../../engine/games/hitlers-reich/state.ts';
import type { CopyId, Side } from '../../engine/games/hitlers-reich/ids.ts';
import type { Table } from './sight.ts';

export interface Aid {
  readonly title: string;
  readonly data: EventData;
  readonly dice: number;
  /** Other effects, in points of the deciding sum. */
  readonly points: number;
  readonly cost: number;
  readonly isReusable: boolean;
  readonly waivesBlitz: boolean;
}

type Op = EventData['effect'][number];

/** Mean gains: turning the lowest of some dice to a face, a re-rolled die, a second card. */
const TURNS_TO: Readonly<Record<number, number>> = { 4: 2, 5: 2.9, 6: 3.9 };
const REROLL = 1.4;
const POINTS: Partial<Record<Op['op'], number>> = {
  OWN_REROLL: REROLL,
  OPP_REROLL: REROLL,
  ONE_OF: 1.7,
  EXTRA_CARD: 7.5,
  FORCE_REVEAL: 1.2,
  CANCEL_EVENT: 2,
  POST_REROLL: 3,
  WAIVE_RED: 0.6,
};

/** A card drawn at random is rarely good. */
const RANDOM_CARD = 2.5;

function pointsOf(op: Op): number {
  if (op.op === 'SET_DIE') return TURNS_TO[op.value] ?? 2;
  if (op.op === 'FORCE_REVEAL' && op.pick === 'random') return RANDOM_CARD;
  return POINTS[op.op] ?? 0;
}
const diceOf = (op: Op): number => (op.op === 'ADD_DIE' ? op.n : op.op === 'CANCEL_DICE' ? op.else.n : 0);
const costOf = (op: Op): number => (op.op === 'PAY_HAND' ? op.n : 0);

function aidOf(data: EventData): Aid {
  const sum = (of: (op: Op) => number) => data.effect.reduce((total, op) => total + of(op), 0);
  return {
    title: data.id,
    data,
    dice: sum(diceOf),
    points: sum(pointsOf),
    cost: sum(costOf),
    isReusable: data.category === 'Reusable',
    waivesBlitz: data.effect.some(({ op }) => op === 'WAIVE_BLITZ_COST'),
  };
}

export interface Aids {
  readonly byTitle: ReadonlyMap<string, Aid>;
  readonly byCopy: ReadonlyMap<CopyId, Aid>;
  readonly holdable: readonly (readonly [CopyId, Aid])[];
}

export function readAids(facts: HrFacts): Aids {
  const aids = facts.events.map(aidOf);
  const copies = aids.flatMap((aid) => aid.data.copies.map(({ id }) => [id, aid] as const));
  return {
    byTitle: new Map(aids.map((aid) => [aid.title, aid])),
    byCopy: new Map(copies),
    holdable: copies.filter(([, { data }]) => !data.when.immediate),
  };
}

export interface Terms {
  readonly kind: ConflictKind;
  readonly isAttacker: boolean;
  readonly isBlitz: boolean;
}

const placeOf = (kind: ConflictKind): 'event' | 'sea' | 'land' => (kind === 'event' || kind === 'sea' ? kind : 'land');

/** Returns true if an event may be named in such a fight; nations are ignored. */
export function fitsIn({ data }: Aid, { kind, isAttacker, isBlitz }: Terms): boolean {
  const { when, icons } = data;
  if (!when[placeOf(kind)] || !when[isAttacker ? 'attack' : 'defence']) return false;
  if (!isAttacker) return true;
  if (kind === 'amphibious' || kind === 'paratroop') return icons[kind];
  return !isBlitz || icons.blitz;
}

export interface Support {
  readonly dice: number;
  readonly points: number;
}

/** Combined effect of events: one general and one second card at most. */
export function together(aids: readonly Aid[]): Support {
  let [dice, points, general, second] = [0, 0, 0, 0];
  for (const aid of aids) {
    dice += aid.dice;
    if (aid.data.general) general = Math.max(general, aid.points);
    else if (aid.data.twoCard) second = Math.max(second, aid.points);
    else points += aid.points;
  }
  return { dice, points: points + general + second };
}

export function readyAids({ holdable }: Aids, { events }: Table, side: Side): readonly Aid[] {
  const up = side === 'axis' ? 'axis-up' : 'allies-up';
  const found: Aid[] = [];
  for (const [copy, aid] of holdable) if (events[copy] === up) found.push(aid);
  return found;
}

export const namedAids = ({ byCopy }: Aids, { conflict }: Table, side: Side): readonly Aid[] =>
  (conflict?.events[side] ?? []).flatMap((copy) =>
    conflict?.cancelled.includes(copy) ? [] : (byCopy.get(copy) ?? []),
  );

/** Amphibious and paratroop attacks need an event, and have it. */
export const isEnabling = ({ data }: Aid): boolean => data.effect.some(({ op }) => op === 'ENABLE');
