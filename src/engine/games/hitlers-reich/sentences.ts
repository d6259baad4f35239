/** Sentences of moves in a list (`label`), and of events in the log (`describe`). */
export { describe, drawn } from './describe.ts';
export { label } from './label.ts';
