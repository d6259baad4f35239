import type { Block, Mark, RuleSection } from './types.ts';

/** Short forms in which the rulebooks are written. */

export const chapter = (id: string, title: string, ...blocks: readonly Block[]): RuleSection => ({
  id,
  parent: null,
  title,
  blocks,
});

export const section = (parent: string, id: string, title: string, ...blocks: readonly Block[]): RuleSection => ({
  id,
  parent,
  title,
  blocks,
});

export const text = (mark: Mark, text: string): Block => ({ kind: 'text', text, mark });

/** A remark on the rules, not a rule. */
export const note = (text: string): Block => ({ kind: 'text', text });

export const list = (mark: Mark, ...items: readonly string[]): Block => ({ kind: 'list', items, mark });

export const notes = (...items: readonly string[]): Block => ({ kind: 'list', items });

export const table = (
  mark: Mark,
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): Block => ({ kind: 'table', caption, head, rows, mark });

export const example = (text: string): Block => ({ kind: 'example', text });

/** The form of the rulings below a chapter: question, answer and ground. */
export const rulingsOf =
  (parent: string) =>
  (id: string, title: string, question: string, ruled: string, ground: string): RuleSection =>
    section(parent, id, title, { kind: 'ruling', question, ruling: ruled, ground, mark: 'ruling' });
