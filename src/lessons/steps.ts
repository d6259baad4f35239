/** Short forms for writing lessons; they return plain data. */
import type { Line, TargetRef } from '../engine/kernel/types.ts';
import type { Reply, LessonStep, SuppliedDie } from './types.ts';
import { words } from './words.ts';

/** Faces as draws: a three is draw 2. */
const dice = (...faces: readonly number[]): readonly number[] => faces.map((face) => face - 1);

/** A move of the lesson itself, with the faces of its dice. */
export const reply = (move: string, ...faces: readonly number[]): Reply =>
  faces.length > 0 ? { move, chance: dice(...faces) } : { move };

/** Moves of the lesson itself without dice. */
export const byItself = (...moves: readonly string[]): readonly Reply[] => moves.map((move) => reply(move));

interface Spot {
  readonly rule: string;
  readonly pointAt?: readonly TargetRef[];
  readonly dice?: readonly SuppliedDie[];
  readonly cover?: string;
  readonly shows?: LessonStep['shows'];
}

/** Patterns of moves with the names of their reasons, and the rule of a reason where it is not that of the step. */
type Named<N extends string = string> = Readonly<Record<string, N | readonly [name: N, rule: string]>>;
type NameOf<V> = V extends readonly [infer N extends string, string] ? N : V extends string ? V : never;
type NameIn<P> = NameOf<P[keyof P]>;

interface Play<P extends Named, Shared extends string> {
  /** The solution. */
  readonly answer: string;
  /** Other patterns that count; only the answer where absent. */
  readonly accept?: readonly string[];
  /**
   * Legal moves that miss the point, with the name of their reason: `lesson.<lesson>.<step>.no.<name>`, or without a
   * name where the step has only one.
   */
  readonly wrong?: P;
  /** The same with reasons that lessons of the game share: `lesson.wrong.<game>.<name>`. */
  readonly also?: Named<Shared>;
  readonly faces?: readonly number[];
  readonly replies?: readonly Reply[];
}

/** Names of reasons that are not named after the answer. */
type Because = Readonly<Record<string, string>>;
type ReasonName<O extends string | number, B> = `${O}` extends infer N extends string
  ? N extends keyof B
    ? B[N] & string
    : N
  : never;

interface Choice<O extends string | number, R extends O, B extends Because> extends Spot {
  readonly options: readonly O[];
  readonly answer: R;
  readonly because?: B;
}

type ReasonKey<Prefix extends string, N extends string> = N extends '' ? `${Prefix}.no` : `${Prefix}.no.${N}`;

interface Course<G extends string> {
  readonly game: string;
  readonly scenario: string;
  /** Prefix of the names of shared reasons. */
  readonly reasons: G;
}

/**
 * The parts of one lesson. Keys of sentences follow lesson and step: `lesson.<lesson>.<step>.title | say | ask | then |
 * option.<answer> | no.<answer> | note`. `Shared`: names of reasons that lessons of the game share, `Position`: where a
 * lesson may begin.
 */
export const partsFor =
  <Position extends object, Shared extends string, const G extends string>({ game, scenario, reasons }: Course<G>) =>
  <const L extends string>(lesson: L) => {
    const step = <const S extends string>(id: S, { rule, pointAt = [], dice: given, cover, shows }: Spot) =>
      ({
        id,
        title: `lesson.${lesson}.${id}.title`,
        say: `lesson.${lesson}.${id}.say`,
        rule,
        pointAt,
        ...(given && { dice: given }),
        ...(cover !== undefined && { cover }),
        ...(shows && { shows }),
      }) as const;
    const ask = <const S extends string>(id: S) => `lesson.${lesson}.${id}.ask` as const;
    const then = <const S extends string>(id: S) => `lesson.${lesson}.${id}.then` as const;
    const no = <const S extends string, const N extends string>(id: S, name: N) =>
      (name === '' ? `lesson.${lesson}.${id}.no` : `lesson.${lesson}.${id}.no.${name}`) as ReasonKey<
        `lesson.${L}.${S}`,
        N
      >;

    const listWrong = <N extends string, K>(named: Named<N> = {}, keyOf: (name: N) => K) =>
      Object.entries(named).map(([moves, reason]) =>
        typeof reason === 'string'
          ? { moves, reason: keyOf(reason) }
          : { moves, reason: keyOf(reason[0]), rule: reason[1] },
      );
    const task = <const S extends string, const P extends Named>(
      id: S,
      { answer, accept = [answer], wrong, also, faces, replies }: Play<P, Shared>,
    ) =>
      ({
        kind: 'play',
        ask: ask(id),
        accept,
        answer,
        wrong: [
          ...listWrong(wrong as Named<NameIn<P>> | undefined, (name) => no(id, name)),
          ...listWrong(also, (name) => `lesson.wrong.${reasons}${name}` as const),
        ],
        ...(faces && { chance: dice(...faces) }),
        ...(replies && { replies }),
      }) as const;

    /** `say` puts the answers into words. */
    const choiceOf =
      <X extends string | number>(say: (option: X, step: string) => Line) =>
      <const S extends string, const O extends X, const R extends O, const B extends Because = Record<never, never>>(
        id: S,
        { options, answer, because, ...place }: Choice<O, R, B>,
      ) => {
        const names: Because = because ?? {};
        return {
          ...step(id, place),
          task: {
            kind: 'choose',
            ask: ask(id),
            options: options.map((of) => ({
              id: String(of),
              label: say(of, id),
              ...(of !== answer && {
                reason: no(id, (names[String(of)] ?? String(of)) as ReasonName<Exclude<O, R>, B>),
              }),
            })),
            answer: String(answer),
            then: then(id),
          },
        } as const;
      };

    return {
      lesson: (
        { position, before }: { position?: Position; before?: readonly Reply[] },
        steps: readonly LessonStep[],
      ) => ({
        id: lesson,
        game,
        // The seed has no effect where dice and decks are given; it is fixed so that a lesson is the same for
        // everybody.
        setup: { scenario, seed: 'lesson', options: {}, ...(position && { position }) },
        ...(before && { before }),
        end: `lesson.${lesson}.end` as const,
        steps,
      }),

      read: <const S extends string>(id: S, place: Spot) => ({ ...step(id, place), task: { kind: 'read' } }) as const,

      choiceOf,
      choose: choiceOf<string>((of, id) => ({ key: `lesson.${lesson}.${id}.option.${of}` })),
      count: choiceOf<number>((n) => words('lesson.option.number', { n })),
      /** Steps on the scale: 3 is 3:1, 0 is 1:2. */
      odds: choiceOf<number>((n) => words('lesson.option.ratio', { n })),

      /** A step with a line of calculation next to the board: what to find, and the result. */
      noted: <const F extends string, const S extends string, const T extends { readonly id: S }>(
        find: F,
        amount: string,
        one: T & { readonly id: S },
      ) =>
        ({
          ...one,
          note: { find: `lesson.find.${find}`, amount, text: `lesson.${lesson}.${one.id}.note` },
        }) as const,

      /** Any of `accept` counts; the first is the solution. */
      point: <const S extends string>(
        id: S,
        { accept, ...place }: { readonly accept: readonly [TargetRef, ...TargetRef[]] } & Spot,
      ) =>
        ({
          ...step(id, place),
          task: { kind: 'point', ask: ask(id), accept, answer: accept[0], wrong: no(id, ''), then: then(id) },
        }) as const,

      /** *Why can't I?*: asks about `answer`, with `picked` picked first. */
      why: <const S extends string>(
        id: S,
        {
          picked = [],
          answer,
          ...place
        }: { readonly picked?: readonly TargetRef[]; readonly answer: TargetRef } & Spot,
      ) =>
        ({
          ...step(id, place),
          task: { kind: 'why', ask: ask(id), picked, answer, wrong: no(id, ''), then: then(id) },
        }) as const,

      /** A move, with a remark about its outcome. */
      play: <const S extends string, const P extends Named = Record<never, never>>(
        id: S,
        given: Play<P, Shared> & Spot,
      ) => ({ ...step(id, given), task: { ...task(id, given), then: then(id) } }) as const,

      /** A move, after which the lesson goes straight on. */
      go: <const S extends string, const P extends Named = Record<never, never>>(
        id: S,
        given: Play<P, Shared> & Spot,
      ) => ({ ...step(id, given), task: task(id, given) }) as const,
    };
  };
