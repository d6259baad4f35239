import { animateOut } from './animate.ts';
import { motionScale } from './speed.ts';

/** A picture of what is about to go, which rises and fades over what takes its place. Nobody can reach it. */
export function leaveGhost(element: HTMLElement | null): void {
  if (!element || motionScale() === 0 || typeof element.animate !== 'function') return;
  const ghost = element.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { position: 'fixed', inset: '0', zIndex: '90', pointerEvents: 'none' });
  document.body.append(ghost);
  animateOut(ghost, [{}, { transform: 'translateY(-24px)', opacity: 0 }], { length: 200 });
}
