import { useState } from 'react';

interface TypedText {
  readonly text: string;
  /** Null if the text is not a number. */
  readonly said: number | null;
  /** The field's value when the text was typed. */
  readonly over: number | null;
  /** The value when the typing began. */
  readonly first: number | null;
}

export interface TypedNumber {
  readonly text: string;
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

export interface NumberOf {
  readonly value: number | null;
  readonly fits: (said: number | null) => boolean;
  readonly onNumber: (said: number | null) => void;
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/**
 * Keeps the text while the player types: an empty field, `2.` and `1e` may become numbers. Leaving the field with an
 * unacceptable text restores the value from before the typing.
 */
export function useTypedNumber({ value, fits, onNumber }: NumberOf): TypedNumber {
  const [latest, setTyped] = useState<TypedText | null>(null);
  // A change from elsewhere (undo) replaces the typed text.
  const typed = latest !== null && (value === latest.over || value === latest.said) ? latest : null;
  const isWrong = typed !== null && !fits(typed.said);
  return {
    text: typed?.text ?? (value === null ? '' : String(value)),
    isWrong,
    onText(text) {
      const said = numberOf(text);
      setTyped({ text, said, over: value, first: typed ? typed.first : value });
      if (fits(said)) onNumber(said);
    },
    onBlur() {
      setTyped(null);
      if (isWrong && typed.first !== value) onNumber(typed.first);
    },
  };
}
