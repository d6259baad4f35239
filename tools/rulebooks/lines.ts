import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { hasSoundSlots } from './slots.ts';

/** The words of a chapter: plain text on one line, with a tag before it at most. */

/** An error in a chapter, with its line. */
export class ChapterError extends Error {
  constructor(
    readonly line: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

type Positioned = Pick<RootContent, 'position'>;

/** @throws ChapterError always */
export function fail({ position }: Positioned, sentence: string): never {
  throw new ChapterError(position?.start.line ?? 1, sentence);
}

/** The text of a heading, paragraph, item or cell. */
export function readText(node: Positioned, children: readonly PhrasingContent[]): string {
  const text = children.map(readPlain).join('').trim();
  if (text === '') fail(node, 'text is missing here');
  if (!hasSoundSlots(text)) fail(node, 'a brace that belongs to no slot; write {name} or {name:argument}');
  return text;
}

function readPlain(node: PhrasingContent): string {
  if (node.type !== 'text') fail(node, `this is Markdown for "${node.type}", which the reader does not show`);
  if (node.value.includes('\n')) fail(node, 'a paragraph is broken over several lines; write it on one');
  return node.value;
}

/** A paragraph: its tag (`ruling` in code marks), and its text, which is empty if the tag is alone. */
export interface Line {
  readonly tag: string | null;
  readonly text: string;
  /** Bold as a whole: the caption of a table. */
  readonly isCaption: boolean;
}

export function readLine(node: Paragraph): Line {
  const [first] = node.children;
  const tag = first?.type === 'inlineCode' ? first.value : null;
  const words = node.children
    .slice(tag === null ? 0 : 1)
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [bold, ...others] = words;
  if (bold?.type === 'strong' && others.length === 0) {
    return { tag, text: readText(bold, bold.children), isCaption: true };
  }
  return { tag, text: tag !== null && words.length === 0 ? '' : readText(node, words), isCaption: false };
}
