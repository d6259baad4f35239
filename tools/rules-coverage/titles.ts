/**
 * Titles of the tests that assert something, read from their source by the parser of the build. A title is that of the
 * test with those of the groups above it, and with the words of the table (`it.each`) that it shows.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

export interface TestTitle {
  /** Beneath the folder that was read. */
  readonly file: string;
  readonly title: string;
}

/** All titles under a folder, in the order of the files. */
export function readTitles(folder: string): readonly TestTitle[] {
  const sources = new Sources();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((file) => titlesIn(sources, join(folder, file)).map((title) => ({ file, title })));
}

/** Files parsed so far, and which of their functions assert. */
class Sources {
  readonly #files = new Map<string, ESTree.Program>();
  readonly #asserting = new Map<string, ReadonlySet<string>>();

  parse(path: string): ESTree.Program {
    const known = this.#files.get(path);
    if (known) return known;
    const parsed = parseSync(path, readFileSync(path, 'utf8')).program;
    this.#files.set(path, parsed);
    return parsed;
  }

  /** Names by which a file calls functions that assert: `expect` itself, its own helpers and those that it imports. */
  assertingNames(path: string): ReadonlySet<string> {
    const known = this.#asserting.get(path);
    if (known) return known;
    const names = new Set(['expect']);
    // Set before the imports are read: two files may import each other.
    this.#asserting.set(path, names);
    const program = this.parse(path);
    for (const { local, name, from } of importsOf(program, path))
      if (this.assertingNames(from).has(name)) names.add(local);
    const functions = program.body.flatMap(functionsOf);
    for (let before = -1; before < names.size;) {
      before = names.size;
      for (const { name, body } of functions) if (asserts(body, names)) names.add(name);
    }
    return names;
  }
}

interface Import {
  readonly local: string;
  readonly name: string;
  /** Path of the file. */
  readonly from: string;
}

function importsOf(program: ESTree.Program, path: string): readonly Import[] {
  return program.body.flatMap((statement): Import[] => {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) return [];
    const from = join(dirname(path), statement.source.value);
    if (!existsSync(from)) return [];
    return statement.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier'
        ? [{ local: specifier.local.name, name: nameOf(specifier.imported), from }]
        : [],
    );
  });
}

interface Named {
  readonly name: string;
  readonly body: ESTree.Node;
}

/** Functions and values that a statement at the top of a file names. */
function functionsOf(statement: ESTree.Statement | ESTree.Directive): readonly Named[] {
  if (statement.type === 'ExportNamedDeclaration')
    return statement.declaration ? functionsOf(statement.declaration) : [];
  if (statement.type === 'FunctionDeclaration')
    return statement.id && statement.body ? [{ name: statement.id.name, body: statement.body }] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, body: init }] : [],
  );
}

/** True if the code calls a function that asserts, or `fc.assert`. */
function asserts(node: ESTree.Node, names: ReadonlySet<string>): boolean {
  if (node.type === 'CallExpression') {
    const called = node.callee;
    if (called.type === 'Identifier' && names.has(called.name)) return true;
    if (called.type === 'MemberExpression' && nameOf(called.property) === 'assert') return true;
  }
  return childrenOf(node).some((child) => asserts(child, names));
}

interface Block {
  readonly kind: 'it' | 'describe';
  readonly title: string;
  readonly body: ESTree.Node;
}

function titlesIn(sources: Sources, path: string): readonly string[] {
  const program = sources.parse(path);
  const names = sources.assertingNames(path);
  const titles: string[] = [];
  const walk = (node: ESTree.Node, above: readonly string[]): void => {
    const block = node.type === 'CallExpression' ? readBlock(node, program) : null;
    if (block === null) childrenOf(node).forEach((child) => walk(child, above));
    else if (block.kind === 'describe') walk(block.body, [...above, block.title]);
    else if (asserts(block.body, names)) titles.push([...above, block.title].join(' > '));
  };
  walk(program, []);
  return titles;
}

/** `it('…', …)`, `describe.each(table)('…', …)`; null for any other call, and for tests that do not run. */
function readBlock(call: ESTree.CallExpression, program: ESTree.Program): Block | null {
  const [titled, ...rest] = call.arguments;
  const body = rest.findLast(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
  if (!titled || !body) return null;
  const table = call.callee.type === 'CallExpression' ? call.callee : null;
  const [kind, ...ways] = wordsOf(table?.callee ?? call.callee);
  if ((kind !== 'it' && kind !== 'describe') || ways.some((way) => way === 'skip' || way === 'todo')) return null;
  const title = textOf(titled);
  const rows = table?.arguments[0];
  const shown = rows === undefined ? [] : shownWords(title, rows, program);
  return { kind, title: [title, ...shown].join(' '), body };
}

/** `it.each` as its words. */
function wordsOf(called: ESTree.Node): readonly string[] {
  if (called.type === 'Identifier') return [called.name === 'test' ? 'it' : called.name];
  return called.type === 'MemberExpression' ? [...wordsOf(called.object), nameOf(called.property)] : [];
}

function textOf(node: ESTree.Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : '';
}

/** Words of a table that a title shows through `%s` and `$name`. */
function shownWords(title: string, table: ESTree.Node, program: ESTree.Program): readonly string[] {
  const columns = [...title.matchAll(/%[sdifjo]/g)].length;
  const names = [...title.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  return rowsOf(table, program)
    .flatMap((row) => {
      if (row.type === 'ObjectExpression')
        return row.properties.flatMap((property) =>
          property.type === 'Property' && names.includes(nameOf(property.key)) ? [textOf(property.value)] : [],
        );
      return (row.type === 'ArrayExpression' ? row.elements : [row])
        .slice(0, columns)
        .map((cell) => cell && textOf(cell));
    })
    .filter((word) => word !== null);
}

/** Rows of a table in the file, inline or under a name. */
function rowsOf(table: ESTree.Node, program: ESTree.Program): readonly ESTree.Node[] {
  if (table.type === 'ArrayExpression') return table.elements.filter((row) => row !== null);
  if (table.type === 'TSAsExpression' || table.type === 'TSSatisfiesExpression')
    return rowsOf(table.expression, program);
  if (table.type === 'Identifier') {
    const found = valueOf(table.name, program);
    return found ? rowsOf(found, program) : [];
  }
  // `Object.entries(TABLE)`: the names come first.
  const entries = table.type === 'CallExpression' && wordsOf(table.callee).join('.') === 'Object.entries';
  return entries && table.arguments[0] ? entriesOf(table.arguments[0], program) : [];
}

function entriesOf(table: ESTree.Node, program: ESTree.Program): readonly ESTree.Node[] {
  if (table.type === 'Identifier') {
    const found = valueOf(table.name, program);
    return found ? entriesOf(found, program) : [];
  }
  if (table.type !== 'ObjectExpression') return [];
  return table.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Literal' ? [property.key] : [],
  );
}

/** The value of a top-level name in a file. */
function valueOf(name: string, program: ESTree.Program): ESTree.Node | undefined {
  return program.body.flatMap(functionsOf).find((named) => named.name === name)?.body;
}

/** The word of an identifier or of a quoted key; empty for anything computed. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name;
  return textOf(node);
}

/** Nodes right below one, in the order of the source. */
function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  return Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : nodesIn(value)));
}

function nodesIn(value: unknown): readonly ESTree.Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value] : [];
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
