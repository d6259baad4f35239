import { useStore } from 'zustand';
import { announcements } from './announce.ts';
import type { Urgency } from './announce.ts';

/** The two regions must be in the page before they are filled, so they are always rendered. */
export function LiveRegions() {
  return (
    <>
      <LiveRegion urgency="polite" />
      <LiveRegion urgency="assertive" />
    </>
  );
}

function LiveRegion({ urgency }: { readonly urgency: Urgency }) {
  const { n, text } = useStore(announcements, (said) => said[urgency]);
  return (
    <div className="visually-hidden" aria-live={urgency} aria-atomic="true" data-live={urgency}>
      {/* A new element for each sentence: readers hear a repeated one again. */}
      <span key={n}>{text}</span>
    </div>
  );
}
