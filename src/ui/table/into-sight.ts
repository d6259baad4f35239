/**
 * Scrolls in the next frame; the returned function cancels it. Scrolling during an update would force an extra layout
 * of the half-drawn page.
 */
export function bringIntoSight(find: () => Element | null | undefined): () => void {
  const frame = requestAnimationFrame(() => find()?.scrollIntoView?.({ block: 'nearest' }));
  return () => cancelAnimationFrame(frame);
}
