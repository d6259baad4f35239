import { useCallback, useEffect, useRef } from 'react';

/** Keys that ask about what is pointed at, or modify such a key. */
const ASKING = new Set(['?', 'i', 'I', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);

/**
 * The target under the pointer while the pointer was used last: a key that does something hands over to the keyboard,
 * and so does a new focus. Null for fingers, which point at nothing once they are lifted.
 */
export function usePointed(): () => Element | null {
  const pointed = useRef<Element | null>(null);
  useEffect(() => {
    const onMove = ({ target, pointerType }: PointerEvent) => {
      pointed.current = pointerType !== 'touch' && target instanceof Element ? target : null;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (!ASKING.has(key)) pointed.current = null;
    };
    const onFocus = () => {
      pointed.current = null;
    };
    // Before any other handler of the key.
    window.addEventListener('pointermove', onMove, true);
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', onFocus, true);
    return () => {
      window.removeEventListener('focusin', onFocus, true);
      window.removeEventListener('pointermove', onMove, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
  return useCallback(() => (pointed.current?.isConnected ? pointed.current : null), []);
}
