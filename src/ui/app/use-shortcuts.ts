import { useEffect } from 'react';
import { findByKey } from './commands.ts';

/** Listens for the keys of the command table. One listener for the whole app; a component with keys of its own stops it. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.defaultPrevented) return;
      // A modal dialog keeps the keyboard.
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
