/** Compares what the sides have lost in two lines from one position, and what they have more or elsewhere. */
import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import type { Group, LabKit } from '../lab-kit.ts';

/** Lost in one line: pieces by name, and numbers by kind for those without names. */
export interface Lost {
  readonly pieces: readonly TargetRef[];
  readonly groups: readonly LostOf[];
}
export interface LostOf {
  readonly group: Group;
  readonly n: number;
  /** The only place where the lines differ; null for several. */
  readonly place: string | null;
}

/** Pieces without names that are elsewhere, or of which one line has more than losses explain. */
export interface Shifted {
  readonly group: Group;
  /** Their number in either line. */
  readonly n: readonly [number, number];
  /** Places where one line has such a piece and the other has none. */
  readonly only: readonly [readonly string[], readonly string[]];
}

/** The views of a beginning and of two ends. */
export type Ends = readonly [from: object, a: object, b: object];
type Asked = Pick<LabKit<Types>, 'piecesOf' | 'groupsOf'>;

const without = (places: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  return places.filter((place) => {
    const at = left.indexOf(place);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

function listGroups(lab: Asked, facts: object, ends: Ends) {
  const [begun, own, other] = ends.map((view) => lab.groupsOf(view, facts));
  return (begun ?? []).flatMap((group) => {
    const [a, b] = [own, other].map((list) => list?.find(({ id }) => id === group.id)?.at);
    if (!a || !b) return [];
    const only = [without(a, b), without(b, a)] as const;
    const n = [a.length, b.length] as const;
    // A new piece does not make up for a lost one: only what is left can be counted.
    const lost = [Math.max(0, group.at.length - n[0]), Math.max(0, group.at.length - n[1])] as const;
    return [{ group, only, n, lost }];
  });
}

/** For each side with different losses in the two lines. */
export function lossesOf(
  lab: Asked,
  facts: object,
  ends: Ends,
): readonly { readonly seat: string; readonly lost: readonly [Lost, Lost] }[] {
  const [begun = [], own = [], other = []] = ends.map((view) => lab.piecesOf(view, facts));
  const groups = listGroups(lab, facts, ends).filter(({ lost: [a, b] }) => a !== b);
  const goneIn = (seat: string, now: typeof begun) =>
    begun.filter((one) => one.seat === seat && !now.some(({ piece }) => piece === one.piece)).map(({ piece }) => piece);
  const fewerIn = (seat: string, line: 0 | 1): readonly LostOf[] =>
    groups.flatMap(({ group, only, lost }) => {
      const [place = null, ...more] = [...only[0], ...only[1]];
      if (group.seat !== seat || lost[line] === 0) return [];
      return [{ group, n: lost[line], place: more.length === 0 && only[line].length === 0 ? place : null }];
    });
  const seats = new Set([...begun.map(({ seat }) => seat), ...groups.map(({ group }) => group.seat)]);
  return [...seats].flatMap((seat) => {
    const lost = [
      { pieces: goneIn(seat, own), groups: fewerIn(seat, 0) },
      { pieces: goneIn(seat, other), groups: fewerIn(seat, 1) },
    ] as const;
    return JSON.stringify(lost[0]) === JSON.stringify(lost[1]) ? [] : [{ seat, lost }];
  });
}

/** Pieces without names that differ in another way than by losses. */
export const shiftsOf = (lab: Asked, facts: object, ends: Ends): readonly Shifted[] =>
  listGroups(lab, facts, ends).filter(({ only: [a, b], n, lost }) => {
    const isTold = n[0] - n[1] === lost[1] - lost[0];
    return isTold ? a.length > 0 && b.length > 0 : a.length + b.length > 0;
  });
