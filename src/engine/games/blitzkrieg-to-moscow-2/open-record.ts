/** The record and the questions as both seats may read them. */
import type { Ask } from '../../kernel/types.ts';
import { commands, type Move } from './moves.ts';

/**
 * A drawn card is secret until it is played or discarded (§5.2). A tank action is planned step by step before its card
 * is named (§12.1), and a train is loaded before it is paid for (§6.3); the log names the card then.
 */
export const { openNotation } = commands;

const namesCard = (move: Move): boolean =>
  'by' in move ? move.by !== 'free' : 'card' in move ? move.card !== null : false;

/** A card played and taken back is hidden again; even its use would reveal the hand. */
export const leftNotation = (move: Move): string => (namesCard(move) ? '?' : commands.notation(move));

/** Questions inside a tank action name its card, or reveal it by what they offer (§12.2, §12.3). */
const isOfPlan = (key: string): boolean => /^btm\.ask\.(tank-path|second|together)\b/.test(key);

/** Until the card is played, others hear only that a tank action is being planned (§12.1). */
export const openAsk = (ask: Ask): Ask => (isOfPlan(ask.key) ? { key: 'btm.ask.tank-plan', rule: '12' } : ask);
