import { useEffect, useRef } from 'react';
import { animate } from '../../../motion/animate.ts';
import { AttackArrow, wayOf } from './marks.tsx';
import type { Attack } from './marks.tsx';

/** An arrow that grows from where the attack begins. */
export function GrownArrow({ attack }: { readonly attack: Attack }) {
  const arrow = useRef<SVGGElement>(null);
  const { x, y } = wayOf(attack).start;
  const { origin, target } = attack;
  useEffect(() => {
    animate(arrow.current, [{ transform: 'scale(0.04)' }, { transform: 'none' }], { length: 280 });
  }, [origin, target]);
  return (
    <g ref={arrow} style={{ transformOrigin: `${x}px ${y}px` }}>
      <AttackArrow attack={attack} />
    </g>
  );
}
