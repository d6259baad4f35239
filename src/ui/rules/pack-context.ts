import { createContext } from 'react';

export interface RulesPack {
  readonly game: string;
  readonly name: string;
  readonly file: unknown;
}

/** Null without a pack. */
export const RulesPackContext = createContext<RulesPack | null>(null);
