import { ImportError } from './import-error.ts';
import { LIMITS } from './limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const isOpening = (unit: number): boolean => unit === 0x5b || unit === 0x7b;
const isClosing = (unit: number): boolean => unit === 0x5d || unit === 0x7d;

/**
 * Checks nesting and closed brackets before parsing. Reads each character once and keeps only a count, so no text can
 * exhaust the stack. Throws `ImportError`.
 */
export function scanJson(text: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (inString) {
      if (unit === BACKSLASH) i++;
      else if (unit === QUOTE) inString = false;
    } else if (unit === QUOTE) inString = true;
    else if (isOpening(unit)) {
      depth++;
      if (depth > LIMITS.depth) throw new ImportError('app.import.depth', { max: LIMITS.depth });
    } else if (isClosing(unit)) depth--;
  }
  if (inString || depth > 0) throw new ImportError('app.import.truncated', { length: text.length });
}
