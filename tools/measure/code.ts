/** Counts the TypeScript of `src` from its syntax trees. */
import { join, relative } from 'node:path';
import { SyntaxKind, type Node, type SourceFile } from 'typescript/unstable/ast';
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
  /** Members that are groups of members themselves. */
  readonly groups: number;
}

/** A slot of the table, which its interface names, and a group that is written out are counted by what is in them. */
const isGroup = (name: string): boolean => name.endsWith('Slot');

/** Counts the members that a game may answer; a group counts as its members. */
export function countMembers(modules: readonly Module[], name: string): Members {
  const body = modules
    .flatMap(({ tree }) => [...tree.statements])
    .find((statement) => isInterfaceDeclaration(statement) && statement.name.text === name);
  if (!body || !isInterfaceDeclaration(body)) throw new Error(`There is no interface ${name} in src`);
  return sumMembers(body.members, (group) => countMembers(modules, group));
}

function sumMembers(members: Iterable<Node>, ofGroup: (name: string) => Members): Members {
  let sum: Members = { all: 0, optional: 0, groups: 0 };
  for (const member of members) {
    const isProperty = isPropertySignatureDeclaration(member);
    const type = isProperty ? member.type : undefined;
    const name = type && isTypeReferenceNode(type) ? type.typeName.getText() : '';
    const group =
      type && isTypeLiteralNode(type) ? sumMembers(type.members, ofGroup) : isGroup(name) ? ofGroup(name) : null;
    const isOptional = 'postfixToken' in member && member.postfixToken !== undefined;
    const own = { all: 1, optional: isOptional ? 1 : 0, groups: 0 };
    const added = group ? { ...group, groups: group.groups + 1 } : own;
    sum = { all: sum.all + added.all, optional: sum.optional + added.optional, groups: sum.groups + added.groups };
  }
  return sum;
}
