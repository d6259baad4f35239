import { useMemo } from 'react';
import ChevronLast from '@lucide/icons/icons/chevron-last';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import ChevronsRight from '@lucide/icons/icons/chevrons-right';
import Hand from '@lucide/icons/icons/hand';
import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import StepForward from '@lucide/icons/icons/step-forward';
import { opponentStore, useOpponent } from '../../../opponent/opponent-store.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { usePrefs } from '../../../store/hooks.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Choices } from '../../parts/field.tsx';
import { useSheetIsOpen } from '../table-parts.tsx';
import { usePlay } from '../use-play.tsx';
import { useTableLayout } from '../use-table-layout.ts';
import './transport.css';

/** Controls for a program's turn: stop, one move, speed, and when to wait. */

const PACES = ['slow', 'normal', 'instant'] as const;
const PACE_SIGNS = { slow: ChevronRight, normal: ChevronsRight, instant: ChevronLast } as const;

const useIsAsked = () => usePlay(({ newest, staged }) => (newest.asked ?? null) !== null && !staged.isBeat);

/** True while the controls are at the foot of the map. */
export function useHasTransportBar(): boolean {
  const isAsked = useIsAsked();
  const isWide = useTableLayout() === 'wide';
  const isPlayedOut = useSheetIsOpen();
  return isAsked && isWide && !isPlayedOut;
}

export function TransportBar() {
  return useHasTransportBar() ? <Bar /> : null;
}

/** In place of the confirm button, if the map has no free foot. */
export function Transport() {
  const isAsked = useIsAsked();
  const isWide = useTableLayout() === 'wide';
  const isPlayedOut = useSheetIsOpen();
  return isAsked && (isPlayedOut || !isWide) ? <Keys /> : null;
}

function useTransport() {
  const isPaused = useOpponent((opponent) => opponent.isPaused);
  const isEach = useOpponent(({ stopBefore }) => stopBefore === 'every');
  const { pause, resume, step, setStopBefore } = opponentStore.getState();
  const pace = usePrefs((prefs) => prefs.pace);
  const setPrefs = usePrefs((prefs) => prefs.setPrefs);
  const stopped = isPaused || isEach;
  const goOn = { icon: stopped ? Play : Pause, onClick: stopped ? resume : pause };
  return { goOn, stopped, isEach, pace, step, setStopBefore, setPrefs };
}

function Bar() {
  const { t } = useT();
  const { goOn, stopped, isEach, pace, step, setStopBefore, setPrefs } = useTransport();
  const paces = useMemo(() => PACES.map((value) => ({ value, label: t(`table.opponent.pace.${value}`) })), [t]);
  return (
    <section className="line gap-8 paper transport-bar" aria-label={t('table.opponent.controls')}>
      <Button kbd="J" aria-keyshortcuts="J" {...goOn}>
        {t(stopped ? 'table.opponent.resume' : 'table.opponent.pause')}
      </Button>
      <Button icon={StepForward} kbd="→" aria-keyshortcuts="ArrowRight" onClick={step}>
        {t('table.opponent.step')}
      </Button>
      <Choices
        look="switch"
        label={t('table.opponent.pace')}
        value={pace}
        choices={paces}
        onChange={(value) => setPrefs({ pace: value })}
      />
      <Choices
        look="switch"
        label={t('table.opponent.stop')}
        value={isEach ? 'every' : 'mine'}
        choices={[
          { value: 'mine', label: t('table.opponent.stop.mine') },
          { value: 'every', label: t('table.opponent.stop.every') },
        ]}
        onChange={setStopBefore}
      />
    </section>
  );
}

/** Four icon buttons; the tooltip is their name. */
function Keys() {
  const { t } = useT();
  const { goOn, stopped, isEach, pace, step, setStopBefore, setPrefs } = useTransport();
  const next = pace === 'slow' ? 'normal' : pace === 'normal' ? 'instant' : 'slow';
  return (
    <section className="line gap-8 rule-above-strong confirm transport-keys" aria-label={t('table.opponent.controls')}>
      <IconButton
        size="big"
        label={t(stopped ? 'table.opponent.resume' : 'table.opponent.pause')}
        aria-keyshortcuts="J"
        {...goOn}
      />
      <IconButton
        size="big"
        icon={StepForward}
        label={t('table.opponent.step')}
        aria-keyshortcuts="ArrowRight"
        onClick={step}
      />
      <IconButton
        size="big"
        icon={PACE_SIGNS[pace]}
        label={t('table.opponent.pace.is', { pace: t(`table.opponent.pace.${pace}`) })}
        onClick={() => setPrefs({ pace: next })}
      />
      <IconButton
        size="big"
        icon={Hand}
        label={t('table.opponent.stop.each')}
        aria-pressed={isEach}
        onClick={() => setStopBefore(isEach ? 'mine' : 'every')}
      />
      <p className="small grow" aria-hidden="true">
        {t('table.opponent.pace.is', { pace: t(`table.opponent.pace.${pace}`) })}
      </p>
    </section>
  );
}
