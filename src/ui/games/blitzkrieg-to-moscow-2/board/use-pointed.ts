import { useCallback, useEffect, useRef, useState } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { createLook } from '../../../board/selected.ts';
import { isArea } from '../lookup.ts';

/** A pointer that only passes spreads no stack. */
const FAN_MS = 130;

/** The hex of the stack that contains the target; null for a single unit. */
function stackOf(facts: BtmFacts, units: BtmView['units'], target: TargetRef | null): Spot | null {
  const { kind, id } = target === null ? { kind: '', id: '' } : parseTarget(target);
  const spot = kind === 'unit' ? units[id]?.place : undefined;
  if (spot === undefined || isArea(spot)) return null;
  return facts.units.filter((unit) => units[unit.id]?.place === spot).length > 1 ? spot : null;
}

/**
 * Reports the thing under the pointer or focus to the table. Its state changes only if an overlay needs it (`isShown`);
 * subscribers of `pointed` always know. A stack spreads after the pointer has rested on it and stays spread while the
 * pointer is in its place.
 */
export function usePointed(
  { facts, view }: { readonly facts: BtmFacts; readonly view: BtmView },
  isShown: boolean,
  onHover: (target: TargetRef | null) => void,
) {
  const [hovered, setHovered] = useState<TargetRef | null>(null);
  const [pointed] = useState(createLook);
  const [fanned, setFanned] = useState<Spot | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const spread = useRef<Spot | null>(null);
  const now = useRef({ units: view.units, isShown });
  useEffect(() => {
    now.current = { units: view.units, isShown };
  }, [view.units, isShown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fan = useCallback(
    (target: TargetRef | null, delay: number) => {
      clearTimeout(timer.current);
      const stack = stackOf(facts, now.current.units, target);
      const isInside = target !== null && spread.current !== null && target === `space:${spread.current}`;
      if (isInside || stack === spread.current) return;
      const show = (spot: Spot | null) => {
        spread.current = spot;
        setFanned(spot);
      };
      if (spread.current !== null) show(null);
      if (stack === null) return;
      if (delay === 0) show(stack);
      else timer.current = setTimeout(() => show(stack), delay);
    },
    [facts],
  );
  const hover = useCallback(
    (target: TargetRef | null) => {
      onHover(target);
      pointed.look(target);
      setHovered(now.current.isShown ? target : null);
      fan(target, FAN_MS);
    },
    [fan, onHover, pointed],
  );
  const open = useCallback((target: TargetRef) => fan(target, 0), [fan]);
  return { hovered: isShown ? hovered : null, fanned, pointed, hover, open };
}
