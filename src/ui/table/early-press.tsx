import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { announce } from '../app/announce.ts';
import './early-press.css';

const early = createStore<{ readonly n: number; readonly text: string | null }>(() => ({ n: 0, text: null }));
const SHOWN_MS = 2000;

/** Explains why a press was ignored: its target was not on the screen yet, or is not available here. */
export function tellSoftly(text: string): void {
  early.setState(({ n }) => ({ n: n + 1, text }));
  announce(text);
}

export function EarlyPress() {
  const { n, text } = useStore(early);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => early.setState({ text: null }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [n, text]);
  return text === null ? null : (
    <p className="small fixed paper edge raised z-60 no-press early-press" aria-hidden="true" data-n={n}>
      {text}
    </p>
  );
}
