/** Short forms in which the lessons of this game are written; what they give is plain data. */
import type { Position } from '../../engine/games/hitlers-reich/position.ts';
import type { Place } from '../../engine/games/hitlers-reich/state.ts';
import { COPIES, eventOf, titleOf } from '../../engine/games/hitlers-reich/mall.ts';
import type { Setup, TargetRef } from '../../engine/kernel/types.ts';
import type { Reply, SuppliedDie } from '../types.ts';
import { words } from '../words.ts';

export const GAME = 'hitlers-reich';

/** The seed plays no part where dice and decks are given; it is fixed so that a lesson is the same for everybody. */
export const setupOf = (position: Position): Setup => ({
  scenario: 'campaign-1941',
  seed: 'lesson',
  options: {},
  position,
});

const ASIDE = { 'end-1941': 'aside-1941', 'end-1943': 'aside-1943' } as const;

/** Every event in its mall or, while its year has not come, set aside (§4.2.5.4), but those named. */
export const eventsAt = (
  year: 1941 | 1942,
  given: Readonly<Record<string, Place>>,
): Readonly<Record<string, Place>> => ({
  ...Object.fromEntries(
    COPIES.map((copy): readonly [string, Place] => {
      const until = eventOf(titleOf(copy)).setAsideUntil;
      const isOut = until === null || (until === 'end-1941' && year > 1941);
      return [copy, isOut ? 'mall' : ASIDE[until]];
    }),
  ),
  ...given,
});

/** A table of 1942: the attack on the Soviet Union has been made. */
export const in1942 = {
  year: { axis: 1, allies: 1 },
  pact: false,
  bigPush: { axis: 'none', allies: 'none' },
  used: { barbarossa: true, overlord: false },
} as const satisfies Position;

/** Faces as draws: a three is draw 2. */
export const dice = (...faces: readonly number[]): readonly number[] => faces.map((face) => face - 1);

export const axisDie = (value: number): SuppliedDie => ({ seat: 'axis', value });
export const alliedDie = (value: number): SuppliedDie => ({ seat: 'allies', value });

/** A move that the lesson makes by itself; the faces are those of the dice it throws. */
export const reply = (move: string, ...faces: readonly number[]): Reply =>
  faces.length > 0 ? { move, chance: dice(...faces) } : { move };

interface Spot {
  readonly rule: string;
  readonly pointAt: readonly TargetRef[];
}

type Shared = 'action' | 'card' | 'decline' | 'done';

/** Patterns of moves with the names of their reasons. */
type Named = Readonly<Record<string, string>>;

interface Play<P extends Named> {
  /** The move of the solution. */
  readonly answer: string;
  /** Patterns of what will do as well; only the answer where they are left out. */
  readonly accept?: readonly string[];
  /** Legal moves that miss the point, with the name of their reason: `lesson.<lesson>.<step>.no.<name>`. */
  readonly wrong?: P;
  /** The same, with reasons that any lesson may give: `lesson.wrong.hr.<name>`. */
  readonly also?: Readonly<Record<string, Shared>>;
  readonly faces?: readonly number[];
  readonly replies?: readonly Reply[];
}

interface Choice<O extends string, R extends O> {
  readonly options: readonly O[];
  readonly answer: R;
}

/**
 * The kinds of steps of one lesson. Their sentences are called after lesson and step:
 * `lesson.<lesson>.<step>.title | say | ask | then | option.<answer> | no.<answer>`.
 */
export function stepsOf<const L extends string>(lesson: L) {
  const step = <const S extends string>(id: S, { rule, pointAt }: Spot) =>
    ({ id, title: `lesson.${lesson}.${id}.title`, say: `lesson.${lesson}.${id}.say`, rule, pointAt }) as const;
  const ask = <const S extends string>(id: S) => `lesson.${lesson}.${id}.ask` as const;
  const then = <const S extends string>(id: S) => `lesson.${lesson}.${id}.then` as const;
  const no = <const S extends string, const O extends string>(id: S, of: O) =>
    `lesson.${lesson}.${id}.no.${of}` as const;
  const task = <const S extends string, const P extends Named = Record<string, never>>(
    id: S,
    { answer, accept = [answer], wrong, also, faces, replies }: Play<P>,
  ) =>
    ({
      kind: 'play',
      ask: ask(id),
      accept,
      answer,
      wrong: [
        ...Object.entries(wrong ?? {}).map(([moves, name]) => ({ moves, reason: no(id, name as P[keyof P]) })),
        ...Object.entries<Shared>(also ?? {}).map(([moves, name]) => ({
          moves,
          reason: `lesson.wrong.hr.${name}` as const,
        })),
      ],
      ...(faces && { chance: dice(...faces) }),
      ...(replies && { replies }),
    }) as const;

  return {
    /** Nothing is asked. */
    read: <const S extends string>(id: S, place: Spot) => ({ ...step(id, place), task: { kind: 'read' } }) as const,

    /** One of several answers in words. */
    choose: <const S extends string, const O extends string, const R extends O>(
      id: S,
      { options, answer, ...place }: Choice<O, R> & Spot,
    ) =>
      ({
        ...step(id, place),
        task: {
          kind: 'choose',
          ask: ask(id),
          options: options.map((of) => ({
            id: of,
            label: { key: `lesson.${lesson}.${id}.option.${of}` },
            ...(of !== answer && { reason: no(id, of as Exclude<O, R>) }),
          })),
          answer,
          then: then(id),
        },
      }) as const,

    /** One of several figures. */
    count: <const S extends string, const O extends number, const R extends O>(
      id: S,
      { options, answer, ...place }: { readonly options: readonly O[]; readonly answer: R } & Spot,
    ) =>
      ({
        ...step(id, place),
        task: {
          kind: 'choose',
          ask: ask(id),
          options: options.map((n) => ({
            id: String(n),
            label: words('lesson.option.number', { n }),
            ...(n !== answer && { reason: no(id, String(n) as `${Exclude<O, R>}`) }),
          })),
          answer: String(answer),
          then: then(id),
        },
      }) as const,

    /** Something is to be pointed at: any of `accept`, the first by the solution. */
    point: <const S extends string>(
      id: S,
      { accept, ...place }: { readonly accept: readonly [TargetRef, ...TargetRef[]] } & Spot,
    ) =>
      ({
        ...step(id, place),
        task: {
          kind: 'point',
          ask: ask(id),
          accept,
          answer: accept[0],
          wrong: `lesson.${lesson}.${id}.no`,
          then: then(id),
        },
      }) as const,

    /** *Why can't I?*: with `picked` taken up, `answer` is asked about. */
    why: <const S extends string>(
      id: S,
      { picked, answer, ...place }: { readonly picked: readonly TargetRef[]; readonly answer: TargetRef } & Spot,
    ) =>
      ({
        ...step(id, place),
        task: { kind: 'why', ask: ask(id), picked, answer, wrong: `lesson.${lesson}.${id}.no`, then: then(id) },
      }) as const,

    /** A move is to be made, and something is said about what came of it. */
    play: <const S extends string, const P extends Named = Record<string, never>>(
      id: S,
      { rule, pointAt, ...rest }: Play<P> & Spot,
    ) => ({ ...step(id, { rule, pointAt }), task: { ...task(id, rest), then: then(id) } }) as const,

    /** A move is to be made, and the lesson goes straight on. */
    go: <const S extends string, const P extends Named = Record<string, never>>(
      id: S,
      { rule, pointAt, ...rest }: Play<P> & Spot,
    ) => ({ ...step(id, { rule, pointAt }), task: task(id, rest) }) as const,
  };
}
