import { encodeSave } from '../../engine/kernel/save.ts';
import { matchOf, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Study } from '../../lab/variations/study.ts';
import type { MatchAbout } from '../types.ts';
import type { MatchRecord } from './fold-records.ts';
import { savedStudy } from './saved-study.ts';
import { savedSealed, type Sealed } from './sealed.ts';

export interface WrittenMatch<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly timeline: Timeline<T>;
  readonly about: MatchAbout;
  /** Absent: none. */
  readonly study?: Study | undefined;
  /** Absent: none. */
  readonly sealed?: Sealed<T> | null | undefined;
}

function countSame<X>(a: readonly X[], b: readonly X[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

/** Null if the openings differ. Unchanged values must be shared as objects. Throws what the game throws. */
export function recordOf(before: WrittenMatch<Types>, after: WrittenMatch<Types>, build: string): MatchRecord | null {
  const { def, about } = after;
  const [old, now] = [matchOf(before.timeline), matchOf(after.timeline)];
  if (before.def !== def || old.setup !== now.setup || old.base !== now.base) return null;
  const points = countSame(old.points, now.points);
  if (points === 0) return null;
  const undone = now.redo.length - countSame(old.redo.toReversed(), now.redo.toReversed());
  const takeBacks = countSame(old.takeBacks, now.takeBacks);
  // The last point that stays; in a shorter line it is the present.
  const from = points - 1;
  const news = encodeSave(
    def,
    {
      ...now,
      base: null,
      points: now.points.slice(from),
      redo: now.redo.slice(0, undone),
      takeBacks: now.takeBacks.slice(takeBacks),
      branches: [],
    },
    about,
    build,
  );
  const branches = branchesOf(before, after, build);
  return {
    keep: { log: from, redo: now.redo.length - undone, takeBacks },
    log: news.log.slice(now.points[from]?.entry ? 1 : 0),
    redo: news.redo,
    takeBacks: news.takeBacks,
    ...(branches ? { branches } : {}),
    build: news.build,
    about: news.about,
    fork: news.fork,
    snapshot: news.snapshot,
    digest: news.digest,
    ...(before.study === after.study ? {} : { study: savedStudy(after.study).study ?? null }),
    sealed: savedSealed(after).sealed ?? null,
  };
}

/** Null where all stay. A line being tried is a branch that two saves never share. */
function branchesOf(before: WrittenMatch<Types>, { def, timeline, about }: WrittenMatch<Types>, build: string) {
  const old = before.timeline;
  if (old.branches === timeline.branches && !old.trial && !timeline.trial) return null;
  const kept = new Set(old.branches);
  return encodeSave(def, timeline, about, build).branches.map((saved, i) => {
    const one = timeline.branches[i];
    return one && kept.has(one) ? saved.id : saved;
  });
}
