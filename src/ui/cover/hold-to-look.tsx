import { useCallback, useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { HOLD_MS, SECOND_MS, type CoverWay } from '../../play/cover-press.ts';
import { useT } from '../../i18n/use-t.tsx';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import './hold-to-look.css';

type Phase = 'rest' | 'held' | 'asked' | 'seen';

interface HoldToLookProps {
  readonly way: CoverWay;
  readonly label: string;
  /** Nothing is in the page until this is called. Null if there is nothing to see. */
  readonly look: () => ReactNode;
  readonly onSeen?: (isSeen: boolean) => void;
}

/**
 * Shows what one seat may see while its button is held; players who cannot hold press twice to open and once to
 * close. Leaving the window ends it.
 */
export function HoldToLook({ way, label, look, onSeen }: HoldToLookProps) {
  const { t } = useT();
  const [phase, setPhase] = useState<Phase>('rest');
  const [asked, setAsked] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useCallback(
    (next: Phase) => {
      setPhase(next);
      onSeen?.(next === 'seen');
    },
    [onSeen],
  );
  const end = useCallback(() => {
    clearTimeout(timer.current);
    turn('rest');
  }, [turn]);
  useEffect(() => {
    window.addEventListener('blur', end);
    document.addEventListener('visibilitychange', end);
    return () => {
      end();
      window.removeEventListener('blur', end);
      document.removeEventListener('visibilitychange', end);
    };
  }, [end]);
  const isSeen = phase === 'seen';
  useEffect(() => {
    if (isSeen) announce(t('table.cover.sealed.seen'));
  }, [isSeen, t]);
  const seen = isSeen ? look() : null;
  const hold = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      turn('held');
      timer.current = setTimeout(() => turn('seen'), HOLD_MS);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  // A click without a pointer comes from a screen reader or switch.
  const onPress = () => {
    if (phase === 'seen') return end();
    setAsked(performance.now());
    turn(way === 'once' ? 'seen' : 'asked');
  };
  return (
    <div className="line wrap gap-10 relative look">
      {phase === 'asked' ? (
        <>
          <span className="small">{t('table.cover.sealed.alone')}</span>
          <Button
            size="small"

            onClick={() => performance.now() - asked >= SECOND_MS && turn('seen')}
          >
            {t('table.cover.sealed.show')}
          </Button>
        </>
      ) : (
        <Button
          size="small"
          className="relative clip no-touch look__hold"
          data-look={phase}
          onClick={(event) => {
            if (way !== 'hold' || event.detail === 0) onPress();
          }}
          {...(way === 'hold' ? hold : {})}
        >
          <span className="inset-0 absolute look__fill" aria-hidden="true" />
          <span className="relative">{isSeen && way !== 'hold' ? t('table.cover.sealed.hide') : label}</span>
        </Button>
      )}
      {seen === null ? null : <span className="z-2 flex high absolute look__seen">{seen}</span>}
    </div>
  );
}
