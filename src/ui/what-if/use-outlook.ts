import { useCallback, useEffect, useRef, useState } from 'react';
import { proxy, wrap } from 'comlink';
import { findGame } from '../../games/shelf.ts';
import type { Outlook } from '../../lab/outlook/outlook.ts';
import type { OutlookService } from '../../lab/outlook/serve.ts';

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

const IDLE: OutlookState = { status: 'idle', outlook: null, fault: null };

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
    const open = findGame(game)?.worker;
    if (!open || typeof Worker === 'undefined') {
      setState({ ...IDLE, status: 'none' });
      return undefined;
    }
    const before = known.current?.text === text ? known.current.outlook : null;
    setState({ status: 'working', outlook: before, fault: null });
    let worker: Worker | null = null;
    const begin = () => {
      const mine = open();
      worker = mine;
      const heed = (outlook: Outlook) => {
        if (worker !== mine) return;
        known.current = { text, outlook };
        setState({ status: 'working', outlook, fault: null });
      };
      const fail = (why: unknown) => {
        if (worker !== mine) return;
        const fault = why instanceof Error ? why.message : String(why);
        setState({ status: 'failed', outlook: known.current?.outlook ?? null, fault });
        mine.terminate();
      };
      mine.onerror = (event) => fail(event.message);
      wrap<OutlookService>(mine)
        .outlook(text, most, before, proxy(heed))
        .then((outlook) => {
          if (worker !== mine) return;
          if (outlook) heed(outlook);
          setState((now) => ({ ...now, status: 'done' }));
          mine.terminate();
        }, fail);
    };
    const timer = setTimeout(begin, REST_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
      worker = null;
    };
  }, [game, text, most]);
  // Another position is looked at as long as the first was.
  useEffect(() => setMost(FIRST_GAMES), [text]);
  const more = useCallback(() => setMost((now) => now + MORE_GAMES), []);
  return { ...state, more };
}
