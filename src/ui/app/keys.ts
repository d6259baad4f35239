/**
 * Key bindings as text: `Mod+K` (Ctrl, on Apple keyboards Command), `Shift+ArrowLeft`, `F1`, `z`, `?`.
 * Letters are written in lower case and match without Shift; `Shift+Z` is another binding. Signs match as they are
 * typed, whatever keys a layout needs for them. In a layout without Latin letters keys match by their place.
 */
export type KeyBinding = string;

interface Chord {
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly key: string;
}

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();
/** `?` needs Shift on most keyboards but not on all: for signs, Shift is ignored. */
const isSign = (key: string): boolean => key.length === 1 && !isLetter(key);

function parse(binding: KeyBinding): Chord {
  // A binding may be `+` itself, or end with it.
  const names = binding === '+' ? ['+'] : binding.replace(/\+\+$/, '+Plus').split('+');
  const last = names.at(-1) ?? '';
  const key = last === 'Plus' ? '+' : last;
  return {
    mod: names.includes('Mod'),
    alt: names.includes('Alt'),
    shift: names.includes('Shift'),
    key: isLetter(key) ? key.toLowerCase() : key,
  };
}

/** True for a letter, digit or sign by itself: such shortcuts can be switched off, since dictation would press them. */
export function isSingleKey(binding: KeyBinding): boolean {
  const { mod, alt, key } = parse(binding);
  return key.length === 1 && key !== ' ' && !mod && !alt;
}

/** Signs of a US keyboard by the place of their key: alone, and with Shift. */
const SIGN_PLACES: Readonly<Record<string, string>> = {
  ...{ BracketLeft: '[{', BracketRight: ']}', Semicolon: ';:', Quote: '\'"', Backslash: '\\|', Backquote: '`~' },
  ...{ Comma: ',<', Period: '.>', Slash: '/?', Minus: '-_', Equal: '=+' },
};

interface KeyName {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
}

/**
 * The key that is meant, a letter in lower case. A layout without Latin letters (Cyrillic, Greek, kana) has none to
 * match: there the place of the key on a US keyboard counts.
 */
export function keyOf({ key, code = '', shiftKey = false }: KeyName): string {
  if (!isLetter(key) && !/^\p{L}$/u.test(key)) return key;
  if (/^\p{Script=Latin}$/u.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return letter ?? SIGN_PLACES[code]?.[shiftKey ? 1 : 0] ?? key;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & KeyName;

export function matchesKey(binding: KeyBinding, press: KeyPress): boolean {
  const chord = parse(binding);
  const isMod = press.ctrlKey || press.metaKey;
  // AltGr is Ctrl and Alt on Windows, and Option on Apple keyboards: many layouts need it to type a sign.
  const isTypedSign = isSign(chord.key) && press.altKey && isMod === press.ctrlKey;
  return (
    keyOf(press) === chord.key &&
    (isMod === chord.mod || (isTypedSign && !chord.mod)) &&
    (press.altKey === chord.alt || isTypedSign) &&
    (isSign(chord.key) || press.shiftKey === chord.shift)
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  ' ': 'Space',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
};

export const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As printed on a button: `Ctrl K`, `⌘ K`, `Shift ←`. */
export function showKey(binding: KeyBinding, apple = isApple()): string {
  const { mod, alt, shift, key } = parse(binding);
  return [
    mod && (apple ? '⌘' : 'Ctrl'),
    alt && (apple ? '⌥' : 'Alt'),
    shift && 'Shift',
    SIGNS[key] ?? (isLetter(key) ? key.toUpperCase() : key),
  ]
    .filter((name) => name !== false)
    .join(' ');
}

/** In the form of `aria-keyshortcuts`: `Control+K`. */
export function ariaKey(binding: KeyBinding): string {
  const { mod, alt, shift, key } = parse(binding);
  return [mod && (isApple() ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift', key === ' ' ? 'Space' : key]
    .filter((name) => name !== false)
    .join('+');
}

/** True in a text field, where a bare letter must be typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range', 'file'].includes(target.type);
}
