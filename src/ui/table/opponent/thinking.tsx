import { useEffect, useState, type CSSProperties } from 'react';
import { opponentStore, useOpponent } from '../../../opponent/opponent-store.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { usePrefs } from '../../../store/hooks.ts';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import './opponent.css';

/** Nothing is announced before this: most answers arrive by then. */
const UNSAID_MS = 400;
const LOOK_MS = 250;
/** A search that takes this many times its limit is reported as late. */
const LATE = 2;
/** More ticks would merge into a grey band. */
const MOST_TICKS = 40;
const MS = 1000;
const TENTHS = 10;

interface Look {
  readonly ms: number;
  readonly weighed: number;
  readonly of: number;
}
const NO_LOOK: Look = { ms: 0, weighed: 0, of: 0 };

function useThought(): Look {
  const since = useOpponent(({ status, since }) => (status === 'thinking' ? since : null));
  const [look, setLook] = useState(NO_LOOK);
  useEffect(() => {
    if (since === null) return;
    const see = () => {
      const { weighed, of } = opponentStore.getState();
      setLook({ ms: performance.now() - since, weighed, of });
    };
    const timer = setInterval(see, LOOK_MS);
    return () => {
      clearInterval(timer);
      setLook(NO_LOOK);
    };
  }, [since]);
  return since === null ? NO_LOOK : look;
}

/**
 * Progress of a program, under its question. A program that searches keeps the room, so that the column does not jump.
 */
export function Thinking({ isRoomy }: { readonly isRoomy: boolean }) {
  const { t } = useT();
  const status = useOpponent((opponent) => opponent.status);
  const thought = useThought();
  return (
    <div className={classes('thinking', isRoomy && 'thinking--roomy')}>
      {status === 'paused' ? (
        <p className="small">{t('table.opponent.paused')}</p>
      ) : thought.ms < UNSAID_MS ? null : (
        <Weighed {...thought} />
      )}
    </div>
  );
}

function Weighed({ ms, weighed, of }: Look) {
  const { t } = useT();
  const moveNow = useOpponent((opponent) => opponent.moveNow);
  const budget = usePrefs(({ thinkMs }) => thinkMs);
  const seconds = Math.round((ms / MS) * TENTHS) / TENTHS;
  if (ms > LATE * budget)
    return (
      <p className="line wrap gap-10">
        <span className="grow">{t('table.opponent.late', { n: Math.round(ms / MS) })}</span>
        <Button size="small" onClick={moveNow}>
          {t('table.opponent.move-now')}
        </Button>
      </p>
    );
  const style: CSSProperties & Record<'--ticks' | '--done', number> = {
    '--ticks': Math.max(1, Math.min(of, MOST_TICKS)),
    '--done': of === 0 ? 0 : Math.min(1, weighed / of),
  };
  return (
    <>
      <div className="relative thinking__ruler" style={style} aria-hidden="true" />
      <p className="small tabular">{t('table.opponent.weighed', { n: weighed, of, s: seconds, about: budget / MS })}</p>
    </>
  );
}
