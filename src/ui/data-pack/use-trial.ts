import { useCallback, useEffect, useRef, useState } from 'react';
import { proxy, wrap } from 'comlink';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { findGame, openDefinition, startWorker } from '../../games/shelf.ts';
import { SILENT_END, watchLife } from '../../opponent/life.ts';
import type { Watched } from '../../opponent/types.ts';
import { playTrial, type Trial } from '../../lab/pack-trial.ts';
import type { TrialService } from '../../opponent/serve.ts';

/** Enough that each scenario is played many times by both sides; a few seconds. */
export const TRIAL_GAMES = 24;

export type TrialNow =
  { readonly is: 'not-yet' } | { readonly is: 'running' | 'stopped' | 'done'; readonly trial: Trial };

const NOTHING: Trial = { games: 0, moves: 0, problem: null };

/** Between two games the page hears of what is pressed. */
const breathe = () => new Promise<void>((resume) => setTimeout(resume));

async function playHere(file: PackFile, tell: (trial: Trial) => void): Promise<Trial> {
  const manifest = findGame(file.game);
  if (!manifest) throw new RangeError(`no game ${file.game}`);
  const players = await manifest.players();
  return playTrial(
    () => openDefinition(manifest, file),
    players,
    TRIAL_GAMES,
    (trial) => {
      tell(trial);
      return breathe();
    },
  );
}

/** Test games of a pack, in a worker of the game where the browser has one: they can be stopped at any time. */
export function useTrial(file: PackFile, onDone: (trial: Trial) => void) {
  const [now, setNow] = useState<TrialNow>({ is: 'not-yet' });
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const start = useCallback(() => {
    const worker = startWorker(file.game);
    const remote = worker && wrap<TrialService & Watched>(worker);
    const life = worker && remote && watchLife(worker, remote);
    let isOver = false;
    const tell = (trial: Trial) => {
      if (!isOver) setNow({ is: 'running', trial });
    };
    end.current = () => {
      isOver = true;
      life?.stop();
      worker?.terminate();
      end.current = null;
    };
    const finish = (trial: Trial) => {
      if (isOver) return;
      end.current?.();
      setNow({ is: 'done', trial });
      onDone(trial);
    };
    const fail = (error: unknown) =>
      finish({
        ...NOTHING,
        problem:
          error instanceof Error && error.message === SILENT_END
            ? { key: SILENT_END }
            : { key: 'pack.fault.trial', params: { detail: String(error) } },
      });
    setNow({ is: 'running', trial: NOTHING });
    void life?.died.then(fail);
    const played =
      remote && life ? life.ready.then(() => remote.tryPack(file, TRIAL_GAMES, proxy(tell))) : playHere(file, tell);
    played.then(finish, fail);
  }, [file, onDone]);

  const stop = useCallback(() => {
    end.current?.();
    setNow((before) => (before.is === 'running' ? { is: 'stopped', trial: before.trial } : before));
  }, []);
  return { now, start, stop };
}
