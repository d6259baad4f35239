/** Counts the TypeScript of `src` from its syntax trees. */
import { join, relative } from 'node:path';
import { SyntaxKind, type InterfaceDeclaration, type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isCallExpression,
  isExportDeclaration,
  isImportDeclaration,
  isImportTypeNode,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeLiteralNode,
  isTypeReferenceNode,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';

export interface Module {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly tree: SourceFile;
}

/** Every module under `src`. */
export function readModules(root: string): readonly Module[] {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
    return (program?.getSourceFileNames() ?? []).flatMap((file) => {
      const path = relative(root, file);
      const tree = path.startsWith('src/') && !path.endsWith('.d.ts') ? program?.getSourceFile(file) : undefined;
      return tree ? [{ path, tree }] : [];
    });
  } finally {
    api.close();
  }
}

function* walk(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* walk(child);
}

/** `x as Y`, but not `x as const`, which claims nothing. */
export const countCasts = (modules: readonly Module[]): number =>
  modules.reduce(
    (sum, { tree }) =>
      sum + [...walk(tree)].filter((node) => isAsExpression(node) && node.type.getText(tree) !== 'const').length,
    0,
  );

function readSpecifier(node: Node): string | undefined {
  if (isImportDeclaration(node) || isExportDeclaration(node)) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  }
  if (isImportTypeNode(node) && isLiteralTypeNode(node.argument) && isStringLiteral(node.argument.literal))
    return node.argument.literal.text;
  if (!isCallExpression(node) || node.expression.kind !== SyntaxKind.ImportKeyword) return undefined;
  const [address] = node.arguments;
  return address && isStringLiteral(address) ? address.text : undefined;
}

/** Modules that exactly one other module of `src` imports, by value or by type. */
export function listOneReader(modules: readonly Module[]): readonly string[] {
  const readers = new Map<string, Set<string>>();
  for (const { path, tree } of modules)
    for (const node of walk(tree)) {
      const specifier = readSpecifier(node);
      if (specifier?.startsWith('.') !== true) continue;
      const target = join(path, '..', specifier);
      readers.set(target, (readers.get(target) ?? new Set()).add(path));
    }
  return modules.map(({ path }) => path).filter((path) => readers.get(path)?.size === 1);
}

/** Sentences of a catalogue: the properties whose name is a key with a dot, as in `'app.title': 'Fronts'`. */
export const countKeys = (modules: readonly Module[]): number =>
  modules.reduce(
    (sum, { tree }) =>
      sum +
      [...walk(tree)].filter(
        (node) => isPropertyAssignment(node) && isStringLiteral(node.name) && node.name.text.includes('.'),
      ).length,
    0,
  );

export interface Members {
  readonly all: number;
  readonly optional: number;
  /** Members that are groups of members themselves, and those of them that may be absent as a whole. */
  readonly groups: number;
  readonly absent: number;
}

type Declared = ReadonlyMap<string, InterfaceDeclaration>;

/** Counts the members that a game may answer, inherited ones too; a group counts as its members. */
export function countMembers(modules: readonly Module[], name: string): Members {
  const byPath = new Map(modules.map(({ path, tree }) => [path, interfacesIn(tree)]));
  const home = modules.find(({ path }) => byPath.get(path)?.has(name));
  const own = home && byPath.get(home.path)?.get(name);
  if (!home || !own) throw new Error(`There is no interface ${name} in src`);
  // A group is written out in its place, or is an interface that its file declares or imports.
  const imported = [...home.tree.statements].flatMap((statement) => {
    const specifier = readSpecifier(statement);
    return specifier?.startsWith('.') ? [...(byPath.get(join(home.path, '..', specifier)) ?? [])] : [];
  });
  const all = new Map([...byPath.values()].flatMap((one) => [...one]));
  return sumOf(own, all, new Map([...imported, ...(byPath.get(home.path) ?? [])]));
}

const interfacesIn = (tree: SourceFile): Declared =>
  new Map(
    [...tree.statements]
      .filter((statement) => isInterfaceDeclaration(statement))
      .map((one) => [one.name.text, one] as const),
  );

const NONE: Members = { all: 0, optional: 0, groups: 0, absent: 0 };
const add = (one: Members, other: Members): Members => ({
  all: one.all + other.all,
  optional: one.optional + other.optional,
  groups: one.groups + other.groups,
  absent: one.absent + other.absent,
});

function sumOf(body: InterfaceDeclaration, declared: Declared, groups: Declared): Members {
  const inherited = [...(body.heritageClauses ?? [])]
    .flatMap(({ types }) => [...types])
    .flatMap(({ expression }) => declared.get(expression.getText()) ?? []);
  return [...inherited.map((one) => sumOf(one, declared, groups)), sumMembers(body.members, declared, groups)].reduce(
    add,
  );
}

const sumMembers = (members: Iterable<Node>, declared: Declared, groups: Declared): Members =>
  [...members].map((member) => countMember(member, declared, groups)).reduce(add, NONE);

function countMember(member: Node, declared: Declared, groups: Declared): Members {
  const type = isPropertySignatureDeclaration(member) ? member.type : undefined;
  const named = type && isTypeReferenceNode(type) ? groups.get(type.typeName.getText()) : undefined;
  const group =
    type && isTypeLiteralNode(type)
      ? sumMembers(type.members, declared, groups)
      : named && sumOf(named, declared, groups);
  const isOptional = 'postfixToken' in member && member.postfixToken !== undefined;
  return group
    ? add(group, { ...NONE, groups: 1, absent: isOptional ? 1 : 0 })
    : { ...NONE, all: 1, optional: isOptional ? 1 : 0 };
}
