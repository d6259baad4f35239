import type { Block, Mark, RuleSection } from './types.ts';

/** Short forms of sections and blocks, which keep the compiled chapters small. */

export const ATTESTED = 'attested' satisfies Mark;
export const RECONSTRUCTED = 'reconstructed' satisfies Mark;
export const RULING = 'ruling' satisfies Mark;

export const section = (
  parent: string | null,
  id: string,
  title: string,
  ...blocks: readonly (Block | readonly Block[])[]
): RuleSection => ({ id, parent, title, blocks: blocks.flat() });

/** Remarks on the rules have no mark. */
const marked = (mark: Mark | null, block: Exclude<Block, { kind: 'ruling' }>): Block =>
  mark === null ? block : { ...block, mark };

export const text = (mark: Mark | null, text: string): Block => marked(mark, { kind: 'text', text });

export const list = (mark: Mark | null, ...items: readonly string[]): Block => marked(mark, { kind: 'list', items });

export const table = (
  mark: Mark | null,
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): Block => marked(mark, { kind: 'table', caption, head, rows });

export const example = (text: string): Block => ({ kind: 'example', text });

export const ruling = (question: string, ruling: string, ground: string): Block => ({
  kind: 'ruling',
  question,
  ruling,
  ground,
  mark: RULING,
});
