import { useMemo } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepForward from 'lucide-react/icons/step-forward';
import { opponentStore, useOpponent } from '../../../opponent/opponent-store.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { usePrefs } from '../../../store/hooks.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Choices } from '../../parts/field.tsx';
import { usePlay } from '../use-play.tsx';
import { useTableLayout } from '../use-table-layout.ts';
import './opponent.css';

/** While a program plays: stop, one move on, how fast, and when it waits. At the place of the button that commits a move. */
export function Transport() {
  const isAsked = usePlay(({ newest, staged }) => (newest.asked ?? null) !== null && !staged.isBeat);
  return isAsked ? <Controls /> : null;
}

function Controls() {
  const { t } = useT();
  const isPhone = useTableLayout() === 'phone';
  const isPaused = useOpponent((opponent) => opponent.isPaused);
  const isEach = useOpponent(({ stopBefore }) => stopBefore === 'every');
  const { pause, resume, step, setStopBefore } = opponentStore.getState();
  const pace = usePrefs((prefs) => prefs.pace);
  const setPrefs = usePrefs((prefs) => prefs.setPrefs);
  const stopped = isPaused || isEach;
  const goOn = { icon: stopped ? Play : Pause, onClick: stopped ? resume : pause };
  const paces = useMemo(
    () =>
      (['slow', 'normal', 'instant'] as const).map((value) => ({ value, label: t(`table.opponent.pace.${value}`) })),
    [t],
  );
  if (isPhone) {
    const next = pace === 'slow' ? 'normal' : pace === 'normal' ? 'instant' : 'slow';
    return (
      <section className="line gap-8 confirm transport" aria-label={t('table.opponent.controls')}>
        <IconButton size="big" label={t(stopped ? 'table.opponent.resume' : 'table.opponent.pause')} {...goOn} />
        <IconButton size="big" icon={StepForward} label={t('table.opponent.step')} onClick={step} />
        <Button className="grow" onClick={() => setPrefs({ pace: next })}>
          {t('table.opponent.pace.is', { pace: t(`table.opponent.pace.${pace}`) })}
        </Button>
        <Button className="grow" aria-pressed={isEach} onClick={() => setStopBefore(isEach ? 'mine' : 'every')}>
          {t('table.opponent.stop.each')}
        </Button>
      </section>
    );
  }
  return (
    <section className="confirm col gap-10 transport" aria-label={t('table.opponent.controls')}>
      <div className="line gap-8">
        <Button className="grow" kbd="P" aria-keyshortcuts="P" {...goOn}>
          {t(stopped ? 'table.opponent.resume' : 'table.opponent.pause')}
        </Button>
        <Button className="grow" icon={StepForward} kbd="→" aria-keyshortcuts="ArrowRight" onClick={step}>
          {t('table.opponent.step')}
        </Button>
      </div>
      <div className="line wrap gap-12 transport__choices">
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
      </div>
    </section>
  );
}
