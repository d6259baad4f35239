import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { FIGHT_MOMENTS, motionScale } from '../motion/beat-times.ts';

/** Says what moves: the cards of a fight turn up and are read before the first die is thrown. */
export function RollingWords({ isAfterCards }: { readonly isAfterCards: boolean }) {
  const { t } = useT();
  const [hasThrown, setThrown] = useState(() => !isAfterCards || motionScale() === 0);
  useEffect(() => {
    if (hasThrown) return;
    const timer = setTimeout(() => setThrown(true), FIGHT_MOMENTS.axisDice * motionScale());
    return () => clearTimeout(timer);
  }, [hasThrown]);
  return <p>{t(hasThrown ? 'table.prompt.rolling' : 'table.prompt.turning')}</p>;
}
