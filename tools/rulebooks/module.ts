import type { Mark } from '../../src/i18n/rules/types.ts';
import type { ChapterBlock, ChapterSection } from './compile.ts';
import { readSlot, splitSlots } from './slots.ts';

/** Imports of a book's module: the short forms of `src/i18n/rules/build.ts`, and the slots. */
const SHORT_FORMS = '../../build.ts';
const SLOT_FILLERS = './from-data.ts';

/** The sections of a book as a module of plain data. Only its slots are left to be filled, when it is loaded. */
export function writeModule(sections: readonly ChapterSection[]): string {
  const fillers = [...new Set(listSlots(sections).map((slot) => readSlot(slot).name))];
  return [
    `import * as $ from '${SHORT_FORMS}';`,
    ...(fillers.length === 0 ? [] : [`import { ${fillers.join(', ')} } from '${SLOT_FILLERS}';`]),
    `export const sections = [${sections.map(writeSection).join(',\n')}];`,
  ].join('\n');
}

/** Every slot of the sections, in braces. */
export const listSlots = (sections: readonly ChapterSection[]): readonly string[] =>
  splitSlots(JSON.stringify(sections)).filter((_, at) => at % 2 === 1);

const writeSection = ({ id, parent, title, blocks }: ChapterSection): string =>
  `$.section(${[parent === null ? 'null' : write(parent), write(id), write(title), ...blocks.map(writeBlock)].join(', ')})`;

function writeBlock(block: ChapterBlock): string {
  switch (block.kind) {
    case 'slot':
      return writeSlot(block.slot);
    case 'text':
      return `$.text(${writeMark(block.mark)}, ${write(block.text)})`;
    case 'example':
      return `$.example(${write(block.text)})`;
    case 'list':
      return `$.list(${[writeMark(block.mark), ...block.items.map(write)].join(', ')})`;
    case 'table': {
      const rows = [block.head, ...block.rows].map((row) => `[${row.map(write).join(', ')}]`);
      return `$.table(${[writeMark(block.mark), write(block.caption), ...rows].join(', ')})`;
    }
    case 'ruling':
      return `$.ruling(${[block.question, block.ruling, block.ground].map(write).join(', ')})`;
  }
}

const writeMark = (mark: Mark | undefined): string => (mark === undefined ? 'null' : `$.${mark.toUpperCase()}`);

/** A string; with slots it becomes a template. */
function write(text: string): string {
  const parts = splitSlots(text);
  if (parts.length === 1) return JSON.stringify(text);
  const written = parts.map((part, at) => (at % 2 === 1 ? `\${${writeSlot(part)}}` : part.replace(/[\\`$]/g, '\\$&')));
  return `\`${written.join('')}\``;
}

function writeSlot(slot: string): string {
  const { name, argument } = readSlot(slot);
  return argument === null ? name : `${name}(${JSON.stringify(argument)})`;
}
