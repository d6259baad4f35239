/**
 * Titles of the tests that assert something, read from their source by the TypeScript compiler. A title is that of the
 * test with those of the groups above it, and with the words of the table (`it.each`) that it shows.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

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
  readonly #files = new Map<string, ts.SourceFile>();
  readonly #asserting = new Map<string, ReadonlySet<string>>();

  parse(path: string): ts.SourceFile {
    const known = this.#files.get(path);
    if (known) return known;
    const parsed = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
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
    const file = this.parse(path);
    for (const { local, name, from } of importsOf(file)) if (this.assertingNames(from).has(name)) names.add(local);
    const functions = file.statements.flatMap(functionsOf);
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

function importsOf(file: ts.SourceFile): readonly Import[] {
  return file.statements.flatMap((statement): Import[] => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = join(dirname(file.fileName), statement.moduleSpecifier.text);
    const named = statement.importClause?.namedBindings;
    if (!statement.moduleSpecifier.text.startsWith('.') || !named || !ts.isNamedImports(named) || !existsSync(from))
      return [];
    return named.elements.map(({ name, propertyName }) => ({
      local: name.text,
      name: (propertyName ?? name).text,
      from,
    }));
  });
}

interface Named {
  readonly name: string;
  readonly body: ts.Node;
}

/** Functions and values that a statement at the top of a file names. */
function functionsOf(statement: ts.Statement): readonly Named[] {
  if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
    return [{ name: statement.name.text, body: statement.body }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer ? [{ name: name.text, body: initializer }] : [],
  );
}

/** Whether code calls a function that asserts, or `fc.assert`. */
function asserts(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isCallExpression(node)) {
    const called = node.expression;
    if (ts.isIdentifier(called) && names.has(called.text)) return true;
    if (ts.isPropertyAccessExpression(called) && called.name.text === 'assert') return true;
  }
  return ts.forEachChild(node, (child) => asserts(child, names)) ?? false;
}

interface Block {
  readonly kind: 'it' | 'describe';
  readonly title: string;
  readonly body: ts.Node;
}

function titlesIn(sources: Sources, path: string): readonly string[] {
  const file = sources.parse(path);
  const names = sources.assertingNames(path);
  const titles: string[] = [];
  const walk = (node: ts.Node, above: readonly string[]): void => {
    const block = ts.isCallExpression(node) ? readBlock(node, file) : null;
    if (block === null) ts.forEachChild(node, (child) => walk(child, above));
    else if (block.kind === 'describe') walk(block.body, [...above, block.title]);
    else if (asserts(block.body, names)) titles.push([...above, block.title].join(' > '));
  };
  walk(file, []);
  return titles;
}

/** `it('…', …)`, `describe.each(table)('…', …)`; null for any other call, and for tests that do not run. */
function readBlock(call: ts.CallExpression, file: ts.SourceFile): Block | null {
  const [titled, ...rest] = call.arguments;
  const body = rest.findLast((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
  if (!titled || !body) return null;
  const table = ts.isCallExpression(call.expression) ? call.expression : null;
  const [kind, ...ways] = wordsOf(table?.expression ?? call.expression);
  if ((kind !== 'it' && kind !== 'describe') || ways.some((way) => way === 'skip' || way === 'todo')) return null;
  const title = textOf(titled);
  const rows = table?.arguments[0];
  const shown = rows === undefined ? [] : shownWords(title, rows, file);
  return { kind, title: [title, ...shown].join(' '), body };
}

/** `it.each` as its words. */
function wordsOf(called: ts.Expression): readonly string[] {
  if (ts.isIdentifier(called)) return [called.text === 'test' ? 'it' : called.text];
  return ts.isPropertyAccessExpression(called) ? [...wordsOf(called.expression), called.name.text] : [];
}

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return '';
}

/** Words of a table that a title shows through `%s` and `$name`. */
function shownWords(title: string, table: ts.Expression, file: ts.SourceFile): readonly string[] {
  const columns = [...title.matchAll(/%[sdifjo]/g)].length;
  const names = [...title.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  return rowsOf(table, file).flatMap((row) => {
    if (ts.isObjectLiteralExpression(row))
      return row.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) && names.includes(property.name.getText())
          ? [textOf(property.initializer)]
          : [],
      );
    return (ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]).slice(0, columns).map(textOf);
  });
}

/** Rows of a table that stands in the file, here or under a name. */
function rowsOf(table: ts.Expression, file: ts.SourceFile): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(table)) return table.elements;
  if (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) return rowsOf(table.expression, file);
  if (ts.isIdentifier(table)) {
    const found = file.statements.flatMap(functionsOf).find(({ name }) => name === table.text);
    return found && ts.isExpression(found.body) ? rowsOf(found.body, file) : [];
  }
  // `Object.entries(TABLE)`: the names come first.
  if (ts.isCallExpression(table) && table.expression.getText() === 'Object.entries' && table.arguments[0])
    return entriesOf(table.arguments[0], file);
  return [];
}

function entriesOf(table: ts.Expression, file: ts.SourceFile): readonly ts.Expression[] {
  if (ts.isIdentifier(table)) {
    const found = file.statements.flatMap(functionsOf).find(({ name }) => name === table.text);
    return found && ts.isExpression(found.body) ? entriesOf(found.body, file) : [];
  }
  if (!ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap(({ name }) => (name && ts.isStringLiteral(name) ? [name] : []));
}
