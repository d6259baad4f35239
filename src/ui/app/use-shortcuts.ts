import { useEffect } from 'react';
import { findByKey } from './commands.ts';

/** One listener serves the whole app; a component that handles keys itself stops the event. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.defaultPrevented) return;
      // A modal dialog keeps its keys.
      if (document.querySelector('dialog[open]')) return;
      const command = findByKey(press);
      if (!command) return;
      press.preventDefault();
      command.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
