/** Hidden hands at one screen: which questions can be asked without showing a player the other's cards. */
import type { GameDefinition, HandRules, Types } from '../../kernel/types.ts';

/** Null for a game without hands, or one that never says. */
export const handRulesOf = <T extends Types>({ hands }: GameDefinition<T>): HandRules<T> | null => hands ?? null;
