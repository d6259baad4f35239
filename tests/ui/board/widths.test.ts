/** A picture is painted at the size that fits the screen. */
import { expect, it } from 'vitest';
import { widthFor, needsOf } from '../../../src/ui/board/picture/painter.ts';
import type { DrawnNode } from '../../../src/ui/board/picture/drawing.ts';

const EDITIONS = [500, 1000, 1500].map((width) => ({ href: `ground-${width}`, width }));
const node: Extract<DrawnNode, { kind: 'image' }> = {
  kind: 'image',
  style: 0,
  box: { x: 0, y: 0, width: 1000, height: 800 },
  widths: EDITIONS,
};

it('is the smallest that is sharp, stretched by no more than an eighth', () => {
  expect(widthFor(node, 0.3).width).toBe(500);
  expect(widthFor(node, 0.55).width).toBe(500);
  expect(widthFor(node, 0.6).width).toBe(1000);
  expect(widthFor(node, 1.3).width).toBe(1500);
});

it('is the largest where none is large enough', () => {
  expect(widthFor(node, 4).width).toBe(1500);
});

it('is the only one of an image without sizes', () => {
  expect(widthFor({ ...node, widths: [{ href: 'paper', width: 0 }] }, 2).href).toBe('paper');
});

it('is the only one that is asked for', () => {
  const styles = [{ isShown: true, opacity: 1 }];
  const picture = { layers: [{ drawing: { nodes: [node], servers: {}, clips: {} }, styles }] };
  expect([...needsOf(picture, 0.5).images]).toEqual(['ground-500']);
});
