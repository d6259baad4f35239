import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Line } from '../../engine/kernel/types.ts';
import { findGame } from '../../games/shelf.ts';
import { PRACTICE_LEVEL, setupOf } from '../../lessons/practice.ts';
import type { Practice } from '../../lessons/types.ts';
import { matchActions } from '../../store/app-match.ts';
import { packStore } from '../../store/app-packs.ts';
import { lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import { chosenPack } from '../../store/pack-store.ts';
import { randomSeed } from '../../store/seed.ts';
import { paths } from '../app/routes.ts';

/** Null for any other match. */
export function usePracticeOf(game: string | null, match: string | null): Practice | null {
  const practice = (game === null ? null : findGame(game)?.lessons?.practice) ?? null;
  const played = useStore(lessonProgress, (progress) => practice && recordOf(progress, practice.id).match);
  return match !== null && played === match ? practice : null;
}

export function useStartPractice(game: string, practice: Practice) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Line | null>(null);
  const begin = async (name: string) => {
    const def = await findGame(game)?.definition();
    if (!def) return;
    await packStore.getState().load();
    const pack = chosenPack(packStore.getState(), game);
    const others = def.seats.filter((seat) => seat !== practice.seat);
    const made = await matchActions.create({
      game,
      ...(pack && { packFile: pack.file }),
      setup: setupOf(practice, randomSeed()),
      about: {
        name,
        curtain: def.secrets !== undefined,
        computers: Object.fromEntries(others.map((seat) => [seat, PRACTICE_LEVEL])),
        hints: 'free',
      },
    });
    if (!made.ok) return setProblem(made.problem);
    lessonProgress.getState().keepMatch(practice.id, made.id);
    navigate(paths.table(made.id));
  };
  return { problem, begin };
}
