import type { Heading, List, Paragraph, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Mark, RuleSection } from '../../src/i18n/rules/types.ts';
import { ChapterError, fail, readLine, readText } from './lines.ts';
import { isSlot } from './slots.ts';

/** A chapter of a rulebook, from Markdown to data. docs/rulebook-format.md describes the format. */

/** A block as written, or a slot for blocks that are made from the game's data. */
export type ChapterBlock = Block | { readonly kind: 'slot'; readonly slot: string };

export interface ChapterSection extends Omit<RuleSection, 'blocks'> {
  readonly blocks: readonly ChapterBlock[];
}

/**
 * The sections of a chapter in reading order.
 * @throws Error with file, line and what is wrong there
 */
export function compileChapter(markdown: string, file: string): readonly ChapterSection[] {
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  try {
    return readSections(tree.children);
  } catch (error) {
    if (error instanceof ChapterError) throw new Error(`${file}:${error.line}: ${error.message}`, { cause: error });
    throw error;
  }
}

function readSections(nodes: readonly RootContent[]): readonly ChapterSection[] {
  const sections: ChapterSection[] = [];
  let path: readonly string[] = [];
  let rest = nodes;
  while (rest.length > 0) {
    const [heading, ...following] = rest;
    if (heading?.type !== 'heading' || (heading.depth === 1) !== (sections.length === 0)) {
      throw new ChapterError(heading?.position?.start.line ?? 1, 'a file is one chapter: "# 4 Title" once, at its top');
    }
    const end = following.findIndex(({ type }) => type === 'heading');
    const content = end < 0 ? following : following.slice(0, end);
    rest = following.slice(content.length);

    const { id, title } = readHeading(heading, path);
    if (sections.some((section) => section.id === id)) fail(heading, `section ${id} stands here twice`);
    const parent = path[heading.depth - 2] ?? null;
    path = [...path.slice(0, heading.depth - 1), id];
    sections.push({ id, parent, title, blocks: readBlocks(content) });
  }
  if (sections.length === 0) throw new ChapterError(1, 'the file is empty');
  return sections;
}

/** Numbers that the reader can link, and the letters of our own chapters. */
const SECTION_ID = /^(?:\d+(?:\.\d+)*(?:\.[a-z]+)?(?:\(\d+\))?|Q\d{1,2}|R-\d{2,3}|[A-Z](?:\.[a-z]+)?)$/;
const RULING_ID = /^(?:Q|R-)\d/;

/** `path` are the numbers of the headings above, chapter first. */
function readHeading(node: Heading, path: readonly string[]): Pick<RuleSection, 'id' | 'title'> {
  const [, id = '', title = ''] = /^(\S+)\s+(.+)$/.exec(readText(node, node.children)) ?? [];
  if (!SECTION_ID.test(id)) fail(node, 'a heading begins with the number of its section: "## 4.1 Title"');
  if (node.depth > path.length + 1) fail(node, `section ${id} has a # too many for the heading above it`);
  const parent = path[node.depth - 2];
  const continues = parent === undefined || (id.startsWith(parent) && /^[.(]/.test(id.slice(parent.length)));
  if (!continues && !RULING_ID.test(id)) fail(node, `section ${id} stands below ${parent}, but its number does not`);
  return { id, title };
}

function readBlocks(nodes: readonly RootContent[]): readonly ChapterBlock[] {
  const blocks: ChapterBlock[] = [];
  for (let at = 0; at < nodes.length;) {
    const { block, length } = readBlock(nodes.slice(at));
    blocks.push(block);
    at += length;
  }
  return blocks;
}

interface Read {
  readonly block: ChapterBlock;
  /** It took this many nodes of the Markdown. */
  readonly length: number;
}

const MARKS: readonly Mark[] = ['attested', 'reconstructed', 'ruling'];

/** The mark that a tag gives to the block; absent without a tag. */
function readMark(tag: string | null, node: RootContent): { readonly mark?: Mark } {
  if (tag === null) return {};
  const mark = MARKS.find((each) => each === tag);
  return mark === undefined
    ? fail(node, `"${tag}" is no tag here; a block bears ${MARKS.join(', ')} or none`)
    : { mark };
}

function readBlock([node, next, last]: readonly RootContent[]): Read {
  switch (node?.type) {
    case 'paragraph':
      return readParagraph(node, next, last);
    case 'list':
      return { block: { kind: 'list', items: readItems(node) }, length: 1 };
    case 'blockquote': {
      const [text, ...others] = node.children;
      if (text?.type !== 'paragraph' || others.length > 0) fail(node, 'an example is one paragraph after ">"');
      return { block: { kind: 'example', text: readText(text, text.children) }, length: 1 };
    }
    case 'table':
      return fail(node, 'a table stands below its caption: **Caption**');
    default:
      throw new ChapterError(
        node?.position?.start.line ?? 1,
        `this is Markdown for "${node?.type}", which the reader does not show`,
      );
  }
}

function readParagraph(node: Paragraph, next: RootContent | undefined, last: RootContent | undefined): Read {
  const { tag, text, isCaption } = readLine(node);
  if (tag === 'question') {
    const question = readTagged('question', node, node);
    const ruling = readTagged('ruling', next, node);
    const ground = readTagged('ground', last, node);
    return { block: { kind: 'ruling', question, ruling, ground, mark: 'ruling' }, length: 3 };
  }
  const mark = readMark(tag, node);
  if (isCaption) {
    if (next?.type !== 'table') fail(node, 'a bold line is a caption, and the table is missing below it');
    return { block: { kind: 'table', caption: text, ...readTable(next), ...mark }, length: 2 };
  }
  if (text === '') {
    if (next?.type !== 'list') fail(node, 'a tag alone marks a list, and the list is missing below it');
    return { block: { kind: 'list', items: readItems(next), ...mark }, length: 2 };
  }
  if (tag === null && isSlot(text)) return { block: { kind: 'slot', slot: text }, length: 1 };
  return { block: { kind: 'text', text, ...mark }, length: 1 };
}

/** A line of the ruling that `question` begins. */
function readTagged(tag: string, node: RootContent | undefined, question: Paragraph): string {
  const line = node?.type === 'paragraph' ? readLine(node) : null;
  if (line?.tag !== tag || line.isCaption || line.text === '') {
    fail(question, 'a ruling is three lines: question, ruling and ground');
  }
  return line.text;
}

function readItems(list: List): readonly string[] {
  if (list.ordered === true) fail(list, 'a line that begins like a numbered list; lists begin with "-"');
  return list.children.map((item) => {
    const [text, ...others] = item.children;
    if (text?.type !== 'paragraph' || others.length > 0) fail(item, 'an item of a list is one line');
    return readText(text, text.children);
  });
}

function readTable({ children }: Table): {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const [head = [], ...rows] = children.map((row) => {
    const cells = row.children.map((cell) => readText(cell, cell.children));
    if (cells.length !== children[0]?.children.length) fail(row, 'a row with more or fewer cells than the head');
    return cells;
  });
  return { head, rows };
}
