import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';

interface TrueSizeProps {
  /** Pixels of the longer side of the board in the picture. */
  readonly side: number;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * The board as large as in the picture, since what is printed on it and how large follows its size, shown as small as there is
 * room for. Nothing in it can be pressed.
 */
export function TrueSize({ side, ref, children }: TrueSizeProps) {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => board.current);
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, board.current];
    if (!outer || !inner) return undefined;
    const scale = () => {
      const stage = inner.querySelector<HTMLElement>('.map-stage');
      const [width, height] = [stage?.offsetWidth ?? 1, stage?.offsetHeight ?? 1];
      const longer = Math.max(width, height);
      const share = Math.min(outer.clientWidth / (width / longer), outer.clientHeight / (height / longer)) / side;
      inner.style.transform = `translate(-50%, -50%) scale(${share})`;
    };
    scale();
    const watch = new ResizeObserver(scale);
    watch.observe(outer);
    return () => watch.disconnect();
  }, [side]);
  return (
    <div ref={room} className="relative clip replay__board" inert>
      <div ref={board} className="replay__true" style={{ width: side, height: side }}>
        {children}
      </div>
    </div>
  );
}
