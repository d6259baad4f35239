/** Which sections of a rulebook tell of what a data pack changes. */
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import type { Line } from '../../engine/kernel/types.ts';
import type { GameManifest } from '../../games/manifest.ts';
import type { Block, RuleSection } from '../../i18n/rules/types.ts';

type Told = GameManifest['rules']['told'];

/** A datum with what the pack says of it, which is not what Fronts has. */
export interface Change {
  readonly datum: Datum;
  readonly value: unknown;
}

/** In the order of the file. */
export function listChanges(kit: PackKit, file: PackFile): readonly Change[] {
  return file.entries.flatMap(({ datum: id, value }) => {
    const datum = kit.find(id, file);
    const isOther = datum && (datum.isNew === true || JSON.stringify(datum.value) !== JSON.stringify(value));
    return isOther ? [{ datum, value }] : [];
  });
}

/** The sections that tell of a datum: said of itself, of its thing, or of its kind. */
export const sectionsOf = (told: Told, { id, kind, of }: Datum): readonly string[] =>
  told[id] ?? told[`${kind}:${of}`] ?? told[kind] ?? [];

const REMARK = 'pack.remark.';
/** The same of what a check remarks. */
export const sectionsOfRemark = (told: Told, { key }: Line): readonly string[] =>
  told[key.startsWith(REMARK) ? key.slice(REMARK.length) : key] ?? [];

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join('\n');
    case 'ruling':
      return [block.question, block.ruling, block.ground].join('\n');
    default:
      return block.text;
  }
};

/** What is worked out in a section: its examples, or all of it where the whole section is one; empty where nothing is. */
export function workedIn({ id, blocks }: RuleSection, examples: readonly string[]): string {
  const isWhole = examples.some((whole) => id === whole || id.startsWith(`${whole}.`));
  return blocks.flatMap((block) => (isWhole || block.kind === 'example' ? [textOf(block)] : [])).join('\n');
}

/** Whether a text names something: as a word of its own, in letters that have words with spaces between them. */
export function isNamedIn(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(name);
  return new RegExp(isLatin ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped, 'iu').test(text);
}
