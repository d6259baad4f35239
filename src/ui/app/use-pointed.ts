import { useCallback, useEffect, useRef } from 'react';

/** Keys that ask about the pointed-at target, and modifiers of such keys. */
const ASKING = new Set(['?', 'i', 'I', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);

/**
 * The target under the pointer if the pointer was used last. A command key or a focus change hands over to the
 * keyboard. Always null for touch.
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
    // Captures, to run before other handlers of the key.
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
