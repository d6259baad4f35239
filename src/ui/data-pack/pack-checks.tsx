import { useCallback, useEffect, useRef, useState } from 'react';
import { proxy } from 'comlink';
import type { PackKit, PackReport } from '../../engine/kits/pack/pack-kit.ts';
import type { StoredPack } from '../../store/pack-storage.ts';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { playTrial, type Trial } from '../../lab/pack-trial.ts';
import type { DataWords } from './data-words.ts';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { SILENT_END } from '../../opponent/life.ts';
import { hireWorker } from '../app/hire-worker.ts';
import type { TrialService } from '../../opponent/serve.ts';

export interface ChecksProps {
  readonly kit: PackKit;
  readonly pack: StoredPack;
  readonly report: PackReport;
  readonly words: DataWords;
}

/** The checks that the shipped data pass too. Test games take seconds, so they run on request. */
export function Checks({ pack, report, words }: Omit<ChecksProps, 'kit'>) {
  const { t, line } = words.i18n;
  const { problem, faults, remarks } = report;
  const tellDone = useCallback(
    (trial: Trial) =>
      announce(trial.problem ? line(trial.problem) : t('pack.trial.done', { games: trial.games, moves: trial.moves })),
    [line, t],
  );
  const { now, start, stop } = useTrial(pack.file, tellDone);
  const isSound = problem === null && faults.length === 0;
  const isDone = now.is === 'done';
  return (
    <section className="col gap-6" aria-labelledby="pack-checks">
      <Cap id="pack-checks">{t('pack.checks')}</Cap>
      <ul className="col gap-6 pack-checks">
        <Check isGood={problem === null} text={t('pack.check.form')} wrong={problem ? [line(problem)] : []} />
        <Check isGood={isSound} text={t('pack.check.parts')} wrong={faults.map((fault) => line(fault))} />
        <Check
          isGood={isDone ? now.trial.problem === null : null}
          text={wordTrial(words, now)}
          wrong={isDone && now.trial.problem ? [line(now.trial.problem)] : []}
        />
      </ul>
      {now.is === 'running' ? (
        <progress
          className="full accent-ink pack-trial"
          aria-label={t('pack.check.again')}
          max={TRIAL_GAMES}
          value={now.trial.games}
        />
      ) : null}
      <div>
        {now.is === 'running' ? (
          <Button size="small" onClick={stop}>
            {t('pack.trial.stop')}
          </Button>
        ) : (
          <Button size="small" closed={!isSound} onClick={start}>
            {t('pack.check.again')}
          </Button>
        )}
      </div>
      {remarks.length === 0 ? null : (
        <>
          <p className="t-ui">{t('pack.remarks')}</p>
          <ul className="col gap-3 small pack-checks__remarks">
            {remarks.map((remark) => (
              <li key={line(remark)}>{line(remark)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function wordTrial({ i18n: { t } }: DataWords, now: TrialNow): string {
  if (now.is === 'not-yet') return `${t('pack.check.trial')} · ${t('pack.check.not-yet')}`;
  const { games, moves, problem } = now.trial;
  switch (now.is) {
    case 'running':
      return t('pack.trial.running', { n: games, of: TRIAL_GAMES });
    case 'stopped':
      return t('pack.trial.stopped', { n: games, of: TRIAL_GAMES });
    case 'done':
      return problem ? t('pack.check.trial') : t('pack.trial.done', { games, moves });
  }
}

interface CheckProps {
  /** Null: not known yet. */
  readonly isGood: boolean | null;
  readonly text: string;
  readonly wrong: readonly string[];
}

function Check({ isGood, text, wrong }: CheckProps) {
  return (
    <li className="flex gap-8">
      <span
        aria-hidden="true"
        className={classes('rigid at-centre pack-checks__sign', isGood === false ? 'pack-checks__no' : 'yes-ink')}
      >
        {isGood === null ? '·' : isGood ? '✓' : '✗'}
      </span>
      <div className="col gap-3 min-0">
        <span>{text}</span>
        {wrong.map((why) => (
          <span key={why} className="small pack-checks__no">
            {why}
          </span>
        ))}
      </div>
    </li>
  );
}

/** Plays each scenario several times for both sides, in a few seconds. */
const TRIAL_GAMES = 24;

type TrialNow = { readonly is: 'not-yet' } | { readonly is: 'running' | 'stopped' | 'done'; readonly trial: Trial };

const NOTHING: Trial = { games: 0, moves: 0, problem: null };

/** Lets the page handle presses between two games. */
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

/** Test games of a pack, in a worker if the browser has one. They can be stopped. */
function useTrial(file: PackFile, onDone: (trial: Trial) => void) {
  const [now, setNow] = useState<TrialNow>({ is: 'not-yet' });
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const start = useCallback(() => {
    const worker = hireWorker<TrialService>(file.game);
    let isOver = false;
    const tell = (trial: Trial) => {
      if (!isOver) setNow({ is: 'running', trial });
    };
    end.current = () => {
      isOver = true;
      worker?.end();
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
    void worker?.life.died.then(fail);
    const played = worker
      ? worker.life.ready.then(() => worker.remote.tryPack(file, TRIAL_GAMES, proxy(tell)))
      : playHere(file, tell);
    played.then(finish, fail);
  }, [file, onDone]);

  const stop = useCallback(() => {
    end.current?.();
    setNow((before) => (before.is === 'running' ? { is: 'stopped', trial: before.trial } : before));
  }, []);
  return { now, start, stop };
}
