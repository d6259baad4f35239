import { createContext } from 'react';

/** The data pack of the match that the rules are read beside. */
export interface RulesPack {
  readonly game: string;
  readonly name: string;
  /** As the match carries it. */
  readonly file: unknown;
}

/** Null where the rules are read by themselves, or beside a match with the shipped data. */
export const RulesPackContext = createContext<RulesPack | null>(null);
