import { useLayoutEffect, useRef, useState } from 'react';
import { tableSound } from '../sound/table-sound.ts';
import { onSkip } from './animate.ts';
import { COUNT, isSkipped, startCounter, untilRest, motionScale } from './beat-times.ts';

const MOST_STEPS = 12;

/** A total that is counted while dice come to rest, from what it was; `without` is what it is without them. */
export function useCounted(total: number, without: number | null): number {
  const from = useRef(without ?? total);
  const [shown, setShown] = useState(() => (untilRest() > 0 && !isSkipped() ? (without ?? total) : total));
  useLayoutEffect(() => {
    const start = from.current;
    from.current = total;
    const wait = untilRest();
    const scale = motionScale();
    const steps = Math.min(MOST_STEPS, Math.abs(total - start));
    if (steps === 0 || wait === 0 || scale === 0 || isSkipped()) {
      setShown(total);
      return undefined;
    }
    setShown(start);
    const stopped = startCounter();
    let timer: ReturnType<typeof setTimeout>;
    let step = 0;
    const count = () => {
      step++;
      setShown(Math.round(start + ((total - start) * step) / steps));
      tableSound.play('count');
      if (step < steps) timer = setTimeout(count, (COUNT * scale) / steps);
      else stopped();
    };
    timer = setTimeout(count, Math.max(0, wait - COUNT * scale));
    const forget = onSkip(() => {
      clearTimeout(timer);
      setShown(total);
      stopped();
    });
    return () => {
      clearTimeout(timer);
      forget();
      stopped();
    };
  }, [total]);
  return shown;
}
