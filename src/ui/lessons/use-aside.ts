import { useCallback, useEffect } from 'react';
import type { PlayState } from '../../play/state.ts';
import { usePlay, usePlayStore } from '../table/use-play.tsx';
import { useRun } from './use-lesson.tsx';

/** Something is asked about or looked at beside the step's own question. */
export const hasAside = ({ ask, panel }: Pick<PlayState, 'ask' | 'panel'>): boolean =>
  ask.whyNot !== null || panel.inspected !== null;

export function useCloseAside(): () => void {
  const { actions } = usePlayStore();
  return useCallback(() => {
    actions.inspect(null);
    actions.askWhy(null);
  }, [actions]);
}

/** A look at a place ends with whatever is picked, asked or answered next. */
export function useEndedLook(): void {
  const play = usePlayStore();
  const { run } = useRun();
  const wanted = usePlay(({ picks }) => picks.wanted);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  useEffect(() => {
    if (play.getState().panel.inspected !== null) play.actions.inspect(null);
  }, [play, run, wanted, whyNot]);
}
