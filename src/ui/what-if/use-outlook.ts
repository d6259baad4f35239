import { useCallback, useEffect, useRef, useState } from 'react';
import { wrap, type Remote } from 'comlink';
import { startWorker } from '../../games/shelf.ts';
import { gather, type OutlookHand } from '../../lab/outlook/gather.ts';
import type { Outlook } from '../../lab/outlook/outlook.ts';
import type { OutlookService } from '../../lab/outlook/serve.ts';
import { watchLife, type Life } from '../../opponent/life.ts';
import type { Watched } from '../../opponent/types.ts';
import { countHands } from '../app/count-hands.ts';

/**
 * - `idle`     nothing to play out
 * - `working`  games are being played
 * - `done`     all of them are, or time is up
 * - `none`     no worker in this browser
 * - `failed`   `fault` says why
 */
export interface OutlookState {
  readonly status: 'idle' | 'working' | 'done' | 'none' | 'failed';
  readonly outlook: Outlook | null;
  readonly fault: string | null;
}

export const FIRST_GAMES = 600;
export const MORE_GAMES = 300;
/** Lines that change one after the other are looked at once they rest. */
const REST_MS = 250;
/** A figure can be read between two that are told. */
const TELL_MS = 200;

const IDLE: OutlookState = { status: 'idle', outlook: null, fault: null };

function handOf(remote: Remote<OutlookService>, { ready }: Pick<Life, 'ready'>): OutlookHand {
  return {
    open: (text) => ready.then(() => remote.openOutlook(text)),
    play: (from, count) => remote.playRounds(from, count),
  };
}

/** The chances of the positions of `text`, as they become known; another text begins anew, leaving the screen ends it. */
export function useOutlook(game: string, text: string | null): OutlookState & { readonly more: () => void } {
  const [state, setState] = useState<OutlookState>(IDLE);
  const [most, setMost] = useState(FIRST_GAMES);
  const known = useRef<{ readonly text: string; readonly outlook: Outlook } | null>(null);
  useEffect(() => {
    if (text === null) {
      setState(IDLE);
      return undefined;
    }
    const before = known.current?.text === text ? known.current.outlook : null;
    setState({ status: 'working', outlook: before, fault: null });
    let ended = false;
    const workers: { readonly hand: OutlookHand; readonly end: () => void }[] = [];
    const end = () => {
      ended = true;
      for (const worker of workers) worker.end();
    };
    const begin = () => {
      const fail = (why: unknown) => {
        if (ended) return;
        end();
        const fault = why instanceof Error ? why.message : String(why);
        setState({ status: 'failed', outlook: known.current?.outlook ?? null, fault });
      };
      for (let n = 0; n < countHands(); n++) {
        const worker = startWorker(game);
        if (!worker) break;
        const remote = wrap<OutlookService & Watched>(worker);
        // It plays a few games in one go, and answers nobody meanwhile.
        const life = watchLife(worker, remote, { answers: false });
        void life.died.then(fail);
        workers.push({
          hand: handOf(remote, life),
          end: () => {
            life.stop();
            worker.terminate();
          },
        });
      }
      if (workers.length === 0) return setState({ ...IDLE, status: 'none' });
      let told = performance.now();
      const tell = (outlook: Outlook) => {
        known.current = { text, outlook };
        const time = performance.now();
        if (ended || time - told < TELL_MS) return;
        told = time;
        setState({ status: 'working', outlook, fault: null });
      };
      return gather(
        workers.map(({ hand }) => hand),
        { text, most, known: before, tell },
      ).then((outlook) => {
        if (ended) return;
        end();
        setState({ status: 'done', outlook, fault: null });
      }, fail);
    };
    const timer = setTimeout(() => void begin(), REST_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [game, text, most]);
  // Another position is looked at as long as the first was.
  useEffect(() => setMost(FIRST_GAMES), [text]);
  const more = useCallback(() => setMost((now) => now + MORE_GAMES), []);
  return { ...state, more };
}
