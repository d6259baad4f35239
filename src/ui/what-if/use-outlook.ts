import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { gather, type OutlookWorker } from '../../lab/outlook/gather.ts';
import type { Outlook } from '../../lab/outlook/outlook.ts';
import type { OutlookService } from '../../lab/outlook/serve.ts';
import { countWorkers } from '../app/count-workers.ts';
import { hireWorker } from '../app/hire-worker.ts';

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
/** Waits until the lines stop changing. */
const REST_MS = 250;
/** Shortest time between two updates, so that figures can be read. */
const TELL_MS = 200;

const IDLE: OutlookState = { status: 'idle', outlook: null, fault: null };

/** The chances of the positions in `text` as they become known. A new text starts again. */
export function useOutlook(game: string, text: string | null): OutlookState & { readonly more: () => void } {
  const [told] = useState(() => createStore<OutlookState>(() => IDLE));
  const [asked, setAsked] = useState({ text, most: FIRST_GAMES });
  if (asked.text !== text) setAsked({ text, most: FIRST_GAMES });
  const { most } = asked;
  const known = useRef<{ readonly text: string; readonly outlook: Outlook } | null>(null);
  useEffect(() => {
    const setState = (state: OutlookState) => told.setState(state, true);
    if (text === null) {
      setState(IDLE);
      return undefined;
    }
    const before = known.current?.text === text ? known.current.outlook : null;
    setState({ status: 'working', outlook: before, fault: null });
    let ended = false;
    const workers: { readonly hand: OutlookWorker; readonly end: () => void }[] = [];
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
      for (let n = 0; n < countWorkers(); n++) {
        // The worker answers nobody while it plays.
        const worker = hireWorker<OutlookService>(game, { answers: false });
        if (!worker) break;
        const { remote, life } = worker;
        void life.died.then(fail);
        workers.push({
          hand: {
            open: (asked) => life.ready.then(() => remote.openOutlook(asked)),
            play: (from, count) => remote.playRounds(from, count),
          },
          end: worker.end,
        });
      }
      if (workers.length === 0) return setState({ ...IDLE, status: 'none' });
      let toldAt = performance.now();
      const tell = (outlook: Outlook) => {
        known.current = { text, outlook };
        const time = performance.now();
        if (ended || time - toldAt < TELL_MS) return;
        toldAt = time;
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
  }, [game, text, most, told]);
  const more = useCallback(() => setAsked((now) => ({ ...now, most: now.most + MORE_GAMES })), []);
  return { ...useStore(told), more };
}
