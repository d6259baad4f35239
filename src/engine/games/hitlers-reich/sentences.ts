/** What a move is called in a list (`label`), and how an event reads in the log (`describe`). */
export { describe, drawn } from './describe.ts';
export { label } from './label.ts';
