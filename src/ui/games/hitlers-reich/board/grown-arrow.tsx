import { useContext, useEffect, useRef } from 'react';
import { animate } from '../../../motion/animate.ts';
import { endsOf, FightArrow } from './fight-arrow.tsx';
import type { FightArrowProps } from './fight-arrow.tsx';
import { LayoutContext } from './layout.ts';

/** An arrow that grows from where the attack begins. */
export function GrownArrow({ attack, names }: FightArrowProps) {
  const arrow = useRef<SVGGElement>(null);
  const [{ x, y }] = endsOf(useContext(LayoutContext), attack, names);
  const { origin, target } = attack;
  useEffect(() => {
    animate(arrow.current, [{ transform: 'scale(0.04)' }, { transform: 'none' }], { length: 280 });
  }, [origin, target]);
  return (
    <g ref={arrow} style={{ transformOrigin: `${x}px ${y}px` }}>
      <FightArrow attack={attack} names={names} />
    </g>
  );
}
