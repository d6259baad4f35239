import { useCallback, useEffect, useRef, useState } from 'react';
import { proxy, wrap } from 'comlink';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { findGame, openDefinition, startWorker } from '../../games/shelf.ts';
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
    let isOver = false;
    const tell = (trial: Trial) => {
      if (!isOver) setNow({ is: 'running', trial });
    };
    end.current = () => {
      isOver = true;
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
      finish({ ...NOTHING, problem: { key: 'pack.fault.trial', params: { detail: String(error) } } });
    setNow({ is: 'running', trial: NOTHING });
    worker?.addEventListener('error', ({ message }) => fail(message));
    const played = worker ? wrap<TrialService>(worker).tryPack(file, TRIAL_GAMES, proxy(tell)) : playHere(file, tell);
    played.then(finish, fail);
  }, [file, onDone]);

  const stop = useCallback(() => {
    end.current?.();
    setNow((before) => (before.is === 'running' ? { is: 'stopped', trial: before.trial } : before));
  }, []);
  return { now, start, stop };
}
