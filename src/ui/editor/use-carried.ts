import { useCallback, useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { Editor } from './use-editor.ts';

interface Drag {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  /** The place of the map under it; null off the map. */
  readonly place: string | null;
}

/** The piece that is picked up, and the place that is looked at. */
export interface Carried {
  /** Picked; the next press on a place puts it there. */
  readonly held: string | null;
  readonly drag: Drag | null;
  /** The seat that receives the places that are pressed. */
  readonly brush: string | null;
  /** The place whose card is shown. */
  readonly looked: string | null;
  readonly hold: (piece: string | null) => void;
  readonly paint: (seat: string | null) => void;
  readonly look: (place: string | null) => void;
  readonly press: (target: TargetRef) => void;
  /** Puts a piece in a place or a tray. */
  readonly lay: (piece: string, to: string) => void;
  /** Starts a drag. */
  readonly grab: (piece: string, event: ReactPointerEvent) => void;
}

/** In pixels; a shorter movement is a press. */
const STRAY = 6;

const at = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
const targetAt = (x: number, y: number): TargetRef | null =>
  (at(x, y)?.closest('[data-stop]')?.getAttribute('data-stop') ?? null) as TargetRef | null;
const trayAt = (x: number, y: number): string | null =>
  at(x, y)?.closest('[data-tray]')?.getAttribute('data-tray') ?? null;

export function useCarried({ kit, draft, act }: Editor): Carried {
  const [held, hold] = useState<string | null>(null);
  const [brush, setBrush] = useState<string | null>(null);
  const [looked, look] = useState<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { state } = draft;
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  }, [state]);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const lay = useCallback(
    (piece: string, to: string) => {
      act({ edit: 'place', piece, to });
      hold(null);
    },
    [act],
  );
  const paint = useCallback((seat: string | null) => {
    hold(null);
    setBrush(seat);
  }, []);
  const press = useCallback(
    (target: TargetRef) => {
      const place = kit.places.at(state, target);
      if (place === null) return;
      if (held !== null) lay(held, place);
      else if (brush !== null && kit.places.holdersOf(place).includes(brush)) act({ edit: 'hold', place, seat: brush });
      else look(place);
    },
    [kit, state, held, brush, lay, act],
  );
  const grab = useCallback(
    (piece: string, { clientX, clientY, pointerId, button }: ReactPointerEvent) => {
      if (button !== 0) return;
      end.current?.();
      let isMoving = false;
      const place = (x: number, y: number): string | null => {
        const target = targetAt(x, y);
        return target === null ? null : kit.places.at(now.current, target);
      };
      const move = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        const { clientX: x, clientY: y } = event;
        isMoving ||= Math.hypot(x - clientX, y - clientY) > STRAY;
        if (isMoving) setDrag({ piece, x, y, place: place(x, y) });
      };
      const stop = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', drop);
        window.removeEventListener('pointercancel', stop);
        window.removeEventListener('keydown', escape, true);
        end.current = null;
        setDrag(null);
      };
      const drop = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        stop();
        if (!isMoving) return;
        // Swallows the click that follows the drag.
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, true), 0);
        const to = place(event.clientX, event.clientY) ?? trayAt(event.clientX, event.clientY);
        if (to !== null) lay(piece, to);
      };
      const escape = (event: KeyboardEvent) => {
        if (event.key === 'Escape') stop();
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', drop);
      window.addEventListener('pointercancel', stop);
      window.addEventListener('keydown', escape, true);
      end.current = stop;
    },
    [kit, lay],
  );
  return { held, drag, brush, looked, hold, paint, look, press, lay, grab };
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
