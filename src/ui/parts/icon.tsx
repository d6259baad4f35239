import type { LucideIconData } from '@lucide/icons';
import { createElement, type ReactElement } from 'react';

/** An icon as data, imported by itself: `import Play from '@lucide/icons/icons/play'`. */
export type IconShape = LucideIconData;

const drawn = new WeakMap<IconShape, Map<number, ReactElement>>();

const draw = ({ node }: IconShape, size: number): ReactElement => (
  <span className="inline-flex rigid icon" aria-hidden="true">
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  </span>
);

/**
 * An icon, `size` pixels wide. Screen readers skip it: the word next to one says the same. Each call gives the same element,
 * and no component runs for it.
 */
export function drawIcon(shape: IconShape, size = 20): ReactElement {
  const sizes = drawn.get(shape) ?? new Map<number, ReactElement>();
  drawn.set(shape, sizes);
  const known = sizes.get(size) ?? draw(shape, size);
  sizes.set(size, known);
  return known;
}
