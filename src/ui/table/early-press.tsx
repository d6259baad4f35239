import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useT } from '../../i18n/use-t.tsx';
import { announce } from '../app/announce.ts';
import './early-press.css';

const early = createStore<{ readonly n: number; readonly isShown: boolean }>(() => ({ n: 0, isShown: false }));
const SHOWN_MS = 2000;

/** A press was not taken: what it would have answered was not on the screen yet. */
export function tellEarlyPress(text: string): void {
  early.setState(({ n }) => ({ n: n + 1, isShown: true }));
  announce(text);
}

/** Says so beside the buttons for a moment. */
export function EarlyPress() {
  const { t } = useT();
  const { n, isShown } = useStore(early);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => early.setState({ isShown: false }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [n, isShown]);
  return isShown ? (
    <p className="small muted early-press" aria-hidden="true" data-n={n}>
      {t('table.press.early')}
    </p>
  ) : null;
}
