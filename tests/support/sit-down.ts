/** A player at a cover: it hears nothing at first, and is then held. */
import { fireEvent, waitFor } from '@testing-library/react';

/** Once the cover hears presses. */
export const coverListens = (): Promise<void> =>
  waitFor(
    () => {
      if (!document.querySelector('[data-cover="waiting"]')) throw new Error('the cover hears nothing yet');
    },
    { timeout: 5000 },
  );

/** Holds the button of the cover until the seat is taken, and lets it go. */
export async function sitDown(): Promise<void> {
  await coverListens();
  const button = document.querySelector('.sit__hold');
  if (!button) throw new Error('there is nothing to hold');
  fireEvent.pointerDown(button, { button: 0 });
  await waitFor(
    () => {
      if (document.querySelector('[data-cover]')) throw new Error('the cover is still down');
    },
    { timeout: 5000 },
  );
  fireEvent.pointerUp(document.body);
  // The press that opened the hand is ignored, and so are presses right after it.
  await new Promise((done) => setTimeout(done, 150));
}
