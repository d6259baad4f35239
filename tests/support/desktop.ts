import { vi } from 'vitest';
import { applyTextSize } from '../../src/ui/app/layout-size.ts';

/** The window of a desktop; jsdom's own is that of a tablet. Returns the way back. */
export function onDesktop(): () => void {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  applyTextSize(100);
  return () => {
    vi.unstubAllGlobals();
    applyTextSize(100);
  };
}
