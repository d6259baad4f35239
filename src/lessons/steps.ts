/** The kinds of steps in which lessons are written; what they give is plain data. */
import type { TargetRef } from '../engine/kernel/types.ts';
import type { Reply } from './types.ts';
import { words } from './words.ts';

/** Faces as draws: a three is draw 2. */
export const dice = (...faces: readonly number[]): readonly number[] => faces.map((face) => face - 1);

/** A move that the lesson makes by itself; the faces are those of the dice it throws. */
export const reply = (move: string, ...faces: readonly number[]): Reply =>
  faces.length > 0 ? { move, chance: dice(...faces) } : { move };

/** Moves that the lesson makes by itself and that throw no dice. */
export const byItself = (...moves: readonly string[]): readonly Reply[] => moves.map((move) => reply(move));

interface Spot {
  readonly rule: string;
  readonly pointAt: readonly TargetRef[];
}

/** Patterns of moves with the names of their reasons. */
type Named = Readonly<Record<string, string>>;

interface Play<P extends Named, Shared extends string> {
  /** The move of the solution. */
  readonly answer: string;
  /** Patterns of what will do as well; only the answer where they are left out. */
  readonly accept?: readonly string[];
  /** Legal moves that miss the point, with the name of their reason: `lesson.<lesson>.<step>.no.<name>`. */
  readonly wrong?: P;
  /** The same, with reasons that any lesson of the game may give: `lesson.wrong.<game>.<name>`. */
  readonly also?: Readonly<Record<string, Shared>>;
  readonly faces?: readonly number[];
  readonly replies?: readonly Reply[];
}

interface Choice<O extends string, R extends O> {
  readonly options: readonly O[];
  readonly answer: R;
}

/**
 * The kinds of steps of one lesson of a game. Their sentences are called after lesson and step:
 * `lesson.<lesson>.<step>.title | say | ask | then | option.<answer> | no.<answer>`. `Shared` are the names of the reasons
 * that any lesson of the game may give.
 */
export const stepsFor =
  <G extends string, Shared extends string>(game: G) =>
  <const L extends string>(lesson: L) => {
    const step = <const S extends string>(id: S, { rule, pointAt }: Spot) =>
      ({ id, title: `lesson.${lesson}.${id}.title`, say: `lesson.${lesson}.${id}.say`, rule, pointAt }) as const;
    const ask = <const S extends string>(id: S) => `lesson.${lesson}.${id}.ask` as const;
    const then = <const S extends string>(id: S) => `lesson.${lesson}.${id}.then` as const;
    const no = <const S extends string, const O extends string>(id: S, of: O) =>
      `lesson.${lesson}.${id}.no.${of}` as const;
    const task = <const S extends string, const P extends Named = Record<string, never>>(
      id: S,
      { answer, accept = [answer], wrong, also, faces, replies }: Play<P, Shared>,
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
            reason: `lesson.wrong.${game}.${name}` as const,
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

      /** One of several odds, by their steps on the scale: 3 is 3:1, 0 is 1:2. */
      odds: <const S extends string, const O extends number, const R extends O>(
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
              label: words('lesson.option.ratio', { n }),
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
        { rule, pointAt, ...rest }: Play<P, Shared> & Spot,
      ) => ({ ...step(id, { rule, pointAt }), task: { ...task(id, rest), then: then(id) } }) as const,

      /** A move is to be made, and the lesson goes straight on. */
      go: <const S extends string, const P extends Named = Record<string, never>>(
        id: S,
        { rule, pointAt, ...rest }: Play<P, Shared> & Spot,
      ) => ({ ...step(id, { rule, pointAt }), task: task(id, rest) }) as const,
    };
  };
