import { useEffect, useRef } from 'react';
import { sitDown, tableSound } from './table-sound.ts';

const PRESSES = ['pointerup', 'keydown'] as const;

export function useSounds(): void {
  useEffect(() => sitDown(), []);
  useEffect(() => {
    for (const press of PRESSES) window.addEventListener(press, tableSound.wake, true);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, tableSound.wake, true);
    };
  }, []);
}

interface Work {
  readonly status: string;
  readonly secondsLeft: number | null;
}

/** A stamp where long work ends while it is looked at; none where it is opened again, or stopped. */
export function useStamp({ status, secondsLeft }: Work): void {
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (isUnderWay.current && status === 'done') tableSound.play('stamp');
    isUnderWay.current = status === 'working' && secondsLeft !== null;
  }, [status, secondsLeft]);
}
