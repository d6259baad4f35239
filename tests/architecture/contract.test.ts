/** A game answers few members, in groups that are whole or absent (docs/adr/0103-a-table-is-whole-groups.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
const MOST_GROUPS = 12;
const MOST_MEMBERS = 10;

interface Member {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
}
type Interfaces = ReadonlyMap<string, readonly Member[]>;

/** The members of a body whose lines are indented by `indent` spaces. */
const membersIn = (body: string, indent: number): readonly Member[] =>
  [...body.matchAll(new RegExp(`^ {${indent}}(?:readonly )?(\\w+)(\\??)(?:\\(|: )(.*)$`, 'gm'))].map(
    ([, name = '', mark, type = '']) => ({ name, isOptional: mark === '?', type }),
  );

/** The interfaces of some files by name, with the members that they inherit, and the groups written out in them. */
function readInterfaces(files: readonly string[]): Interfaces {
  const texts = files.map((file) => readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, ''));
  const declared = texts.flatMap((text) => [
    ...text.matchAll(/^(?:export )?interface (\w+)(?:<.*?>)?(?: extends (\w+).*?)? \{\n([\s\S]*?)^\}/gm),
  ]);
  const own = new Map(declared.map(([, name = '', base = '', body = '']) => [name, { base, body }]));
  const allOf = (name: string): readonly Member[] => {
    const found = own.get(name);
    return found ? [...allOf(found.base), ...membersIn(found.body, 2)] : [];
  };
  const inline = declared.flatMap(([, name = '', , body = '']) =>
    [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??: \{\n([\s\S]*?)^ {2}\};/gm)].map(
      ([, member = '', inner = '']) => [`${name}.${member}`, membersIn(inner, 4)] as const,
    ),
  );
  return new Map([...[...own.keys()].map((name) => [name, allOf(name)] as const), ...inline]);
}

describe.each([
  ['GameTable', ['ui/table/game-table.ts', 'play/game.ts']],
  ['GameManifest', ['games/manifest.ts']],
  ['EditorKit', ['engine/kits/position-edit/editor.ts']],
  ['PackKit', ['engine/kits/pack/pack-kit.ts']],
])('%s', (name, files) => {
  const interfaces = readInterfaces(files);
  const members = interfaces.get(name) ?? [];
  const groups = members.flatMap((member) => {
    const inside = interfaces.get(`${name}.${member.name}`) ?? interfaces.get(/^\w+/.exec(member.type)?.[0] ?? '');
    return inside ? [{ ...member, inside }] : [];
  });
  const plain = members.filter((member) => !groups.some((group) => group.name === member.name));

  it('has few groups of few members', () => {
    expect(members.length).toBeGreaterThan(0);
    expect(groups.length).toBeLessThanOrEqual(MOST_GROUPS);
    expect(plain.length).toBeLessThanOrEqual(MOST_MEMBERS);
    expect(groups.filter(({ inside }) => inside.length === 0 || inside.length > MOST_MEMBERS)).toEqual([]);
  });

  it('has no optional member: a group may be absent as a whole, and a default is filled in one place', () => {
    const loose = [...plain, ...groups.flatMap(({ inside }) => inside)].filter(({ isOptional }) => isOptional);
    expect(loose.map((member) => member.name)).toEqual([]);
  });
});
