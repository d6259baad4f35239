import { useState } from 'react';

interface Typed {
  readonly text: string;
  /** What the text says; null where it is no number. */
  readonly said: number | null;
  /** The value of the field when it was typed. */
  readonly over: number | null;
  /** The value when the typing began. */
  readonly first: number | null;
}

export interface TypedNumber {
  readonly text: string;
  /** What stands in the field is not taken over. */
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

export interface NumberOf {
  readonly value: number | null;
  /** What can be taken over. */
  readonly fits: (said: number | null) => boolean;
  readonly onNumber: (said: number | null) => void;
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/**
 * The text of a number field. While a player types, it stays as it was typed: an empty field, `2.` and `1e` are on the
 * way to a number. When the field is left with what does not fit, it has the value again with which the typing began.
 */
export function useTypedNumber({ value, fits, onNumber }: NumberOf): TypedNumber {
  const [latest, setTyped] = useState<Typed | null>(null);
  // A value that changed from elsewhere (undo) takes the place of what was typed.
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
