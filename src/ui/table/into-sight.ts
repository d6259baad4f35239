/**
 * Scrolls to an element with the next frame; the returned function takes that back. Asked for amid a change, the browser
 * would have to lay out the page as far as it is drawn, and then once more.
 */
export function bringIntoSight(find: () => Element | null | undefined): () => void {
  const frame = requestAnimationFrame(() => find()?.scrollIntoView?.({ block: 'nearest' }));
  return () => cancelAnimationFrame(frame);
}
