import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** The pointer rests so long before the sheet opens, and may leave it for so long on its way there. */
const OPEN_MS = 160;
const CLOSE_MS = 220;

interface Peek {
  readonly isOpen: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly close: () => void;
  /** For the opener and its sheet alike. */
  readonly on: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

/**
 * A sheet that hovering, focus and a press open, and that is not modal. A press keeps it open until the next one; Escape
 * closes it, and the focus goes back to its opener.
 */
export function usePeek(): Peek {
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isKept = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (on: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(on), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    isKept.current = false;
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // A press anywhere else is meant for what is there.
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      const isOwn = [opener, sheet].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isOwn) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  return {
    isOpen,
    opener,
    sheet,
    close,
    on: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') later(true, OPEN_MS);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse' && !isKept.current) later(false, CLOSE_MS);
      },
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        opener.current?.focus();
        close();
      },
      onBlur: ({ relatedTarget }) => {
        const isOwn = [opener, sheet].some(
          ({ current }) => relatedTarget instanceof Node && current?.contains(relatedTarget),
        );
        if (!isOwn && relatedTarget instanceof Node) close();
      },
    },
    onFocus: () => {
      if (opener.current?.matches(':focus-visible')) later(true, 0);
    },
    onClick: () => {
      clearTimeout(timer.current);
      isKept.current = !(isOpen && isKept.current);
      setOpen(isKept.current);
    },
  };
}
