/**
 * Keys as text: `Mod+K` (Ctrl, or Command on Apple keyboards), `Shift+ArrowLeft`, `F1`, `z`, `?`. Letters are lower
 * case; `Shift+Z` is a separate binding. Signs match as typed, with or without Shift. Layouts without Latin letters
 * match by the position of the key.
 */
export type KeyBinding = string;

interface Chord {
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly key: string;
}

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();
/** Some keyboards type `?` without Shift, so Shift is ignored for signs. */
const isSign = (key: string): boolean => key.length === 1 && !isLetter(key);

function parse(binding: KeyBinding): Chord {
  // The key itself may be `+`.
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

/** True for a bare letter, digit or sign. Dictation may press these, so they can be switched off. */
export function isSingleKey(binding: KeyBinding): boolean {
  const { mod, alt, key } = parse(binding);
  return key.length === 1 && key !== ' ' && !mod && !alt;
}

/** The signs of a US keyboard by key position, without and with Shift. */
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
 * Letters are lower case. A layout without Latin letters (Cyrillic, Greek, kana) falls back to the US key at that
 * position.
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
  // AltGr arrives as Ctrl+Alt on Windows and as Option on Apple keyboards; many layouts need it to type a sign.
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

/** The printed form: `Ctrl K`, `⌘ K`, `Shift ←`. */
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

/** The form that `aria-keyshortcuts` needs: `Control+K`. */
export function ariaKey(binding: KeyBinding): string {
  const { mod, alt, shift, key } = parse(binding);
  return [mod && (isApple() ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift', key === ' ' ? 'Space' : key]
    .filter((name) => name !== false)
    .join('+');
}

/** True in a text field, which must receive bare letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range', 'file'].includes(target.type);
}
