import path from 'node:path';
import ts from 'typescript';

/** A file of the program as the rules of the house see it. */
export interface SourceFile {
  /** Path below src, with slashes. */
  name: string;
  /** Imported files below src, resolved; packages and node: modules by their specifier. Types count like values. */
  imports: string[];
  /** What stands in quotes and between backticks, without the holes of templates. */
  texts: string[];
  /** Calls of methods, as `object.method`. */
  calls: string[];
  types: DeclaredType[];
  /** Exported names. */
  exports: string[];
  /** Imported names, as `file#name` or `package#name`; `file#*` for a namespace or dynamic import. */
  uses: string[];
}

/** An interface or a type alias. */
interface DeclaredType {
  name: string;
  /** Its members in alphabetical order without comments, or what it is another name of. */
  shape: string;
  isExported: boolean;
}

const printer = ts.createPrinter({ removeComments: true });

function declaredType(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration, source: ts.SourceFile): DeclaredType {
  const print = (part: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, part, source).replace(/\s+/g, ' ');
  const literal = ts.isInterfaceDeclaration(node) ? node : ts.isTypeLiteralNode(node.type) ? node.type : undefined;
  const parents = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
  const shape =
    literal === undefined
      ? print((node as ts.TypeAliasDeclaration).type)
      : [...parents, ...literal.members].map(print).sort().join(' ');
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return { name: node.name.text, shape, isExported };
}

function exportedNames(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []));
  }
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [name.text];
}

/** Reads a file the way the compiler does, so that no way of writing an import or a text goes unseen. */
export function readSource(name: string, text: string): SourceFile {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const file: SourceFile = { name, imports: [], texts: [], calls: [], types: [], exports: [], uses: [] };
  const addImport = (specifier: ts.Node | undefined) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const isOwn = specifier.text.startsWith('.');
    file.imports.push(isOwn ? path.posix.join(path.posix.dirname(name), specifier.text) : specifier.text);
  };
  const addUses = (specifier: ts.Node | undefined, names: readonly string[]) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const isOwn = specifier.text.startsWith('.');
    const from = isOwn ? path.posix.join(path.posix.dirname(name), specifier.text) : specifier.text;
    file.uses.push(...names.map((each) => `${from}#${each}`));
  };
  for (const statement of source.statements) file.exports.push(...exportedNames(statement));
  const visit = (node: ts.Node): void => {
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    const clause = ts.isExportDeclaration(node) ? node.exportClause : bindings;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isNamed = clause !== undefined && (ts.isNamedImports(clause) || ts.isNamedExports(clause));
      addUses(
        node.moduleSpecifier,
        isNamed ? clause.elements.map((each) => (each.propertyName ?? each.name).text) : ['*'],
      );
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      addImport(node.moduleSpecifier);
      return;
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      addImport(node.argument.literal);
      addUses(node.argument.literal, ['*']);
    }
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        addImport(node.arguments[0]);
        addUses(node.arguments[0], ['*']);
      }
      if (ts.isPropertyAccessExpression(node.expression)) {
        const { expression, name: method } = node.expression;
        const holder = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(source);
        file.calls.push(`${holder}.${method.text}`);
      }
    }
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) file.types.push(declaredType(node, source));
    if (ts.isStringLiteralLike(node)) file.texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      file.texts.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('?'));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return file;
}

/** The room of a file: its folder below src, or the file itself at the top; rooms of sourcing are told apart. */
export function roomOf(name: string, depth = 1): string {
  const steps = name.split('/');
  return steps.length > depth ? steps.slice(0, depth).join('/') : name;
}

/** `file → imported` for each arrow between rooms that the table does not allow. Rooms that are no keys are free. */
export function findWrongArrows(
  sources: readonly SourceFile[],
  allowed: Readonly<Record<string, readonly string[]>>,
  depth = 1,
): string[] {
  const own = new Set(sources.map(({ name }) => name));
  return sources.flatMap(({ name, imports }) =>
    imports
      .filter((imported) => {
        const [from, to] = [roomOf(name, depth), roomOf(imported, depth)];
        return own.has(imported) && from !== to && from in allowed && to in allowed && !allowed[from]?.includes(to);
      })
      .map((imported) => `${name} → ${imported}`),
  );
}

/** Circles of imports, those of types included, each from its first file in alphabetical order. */
export function findCircles(sources: readonly SourceFile[]): string[] {
  const byName = new Map(sources.map((file) => [file.name, file]));
  const state = new Map<string, 'open' | 'closed'>();
  const circles = new Set<string>();
  const visit = (name: string, trail: readonly string[]): void => {
    if (state.get(name) === 'closed') return;
    if (state.get(name) === 'open') {
      const circle = trail.slice(trail.indexOf(name));
      const first = circle.indexOf([...circle].sort()[0] ?? '');
      circles.add([...circle.slice(first), ...circle.slice(0, first), circle[first]].join(' → '));
      return;
    }
    state.set(name, 'open');
    for (const imported of byName.get(name)?.imports ?? []) {
      if (byName.has(imported)) visit(imported, [...trail, name]);
    }
    state.set(name, 'closed');
  };
  for (const { name } of sources) visit(name, []);
  return [...circles];
}

const sql =
  /\b(?:select\b[\s\S]*\bfrom\s+[\w."?]|insert\s+into\s|update\s+[\w."?]+(?:\s+\w+)?\s+set\s|delete\s+from\s|truncate\s+(?:table\s+)?\w|(?:create|alter|drop)\s+(?:table|index|schema|sequence)\s)/i;

/** Files that speak SQL: a statement in any case, or a query sent to a pool, a client or a database. */
export function speaksSql({ texts, calls }: SourceFile): boolean {
  const isStatement = (text: string) => sql.test(text) && /[(=$*,]|\bwhere\b|\bvalues\b/i.test(text);
  return texts.some(isStatement) || calls.some((call) => /^(?:pool|client|db|database|connection)\.query$/.test(call));
}

/**
 * Whether a file could write tables of the catalog's engine: it names the engine's own type of table, makes or drops one,
 * or writes one that it has just opened.
 */
export function writesCatalog({ calls, uses }: SourceFile): boolean {
  const isWrite = (call: string) =>
    /^#?connection\.(?:create|drop|rename)\w*$/.test(call) ||
    /openTable\(.*\.(?:add|update|delete|mergeInsert|\w*Columns|\w+Index|optimize|restore)$/.test(call);
  return calls.some(isWrite) || uses.some((use) => /^@lancedb\/lancedb#(?:Table|\*)$/.test(use));
}

/** Whether a file called `-routes` registers a route. */
export function registersRoutes({ calls }: SourceFile): boolean {
  return calls.some((call) => /^\w+\.(?:get|put|post|patch|delete|route|head|all)$/.test(call));
}

/**
 * Types of one name, and types with the same members, each as `name: file, file`. Of the types that `isOwn` says are a
 * file's own affair, none is judged.
 */
export function findRepeatedTypes(sources: readonly SourceFile[], isOwn = (_: DeclaredType, _file: string) => false) {
  const types = sources.flatMap(({ name: file, types }) =>
    types.filter((type) => !isOwn(type, file)).map((type) => ({ ...type, file })),
  );
  // What is another name of a single type, or has one member, says too little to be the same by accident or not.
  const telling = types.filter(({ shape }) => /[;|&]/.test(shape.replace(/;$/, '')));
  const groups = [
    ...Map.groupBy(types, ({ name }) => name).values(),
    ...Map.groupBy(telling, ({ shape }) => shape).values(),
  ];
  return groups
    .filter((group) => group.length > 1)
    .map(
      (group) =>
        `${[...new Set(group.map(({ name }) => name))].join(', ')}: ${group.map(({ file }) => file).join(', ')}`,
    );
}

/** `file: name` of each export of `sources` that none of `readers` imports. */
export function findUnusedExports(sources: readonly SourceFile[], readers: readonly SourceFile[]): string[] {
  const used = new Set(readers.flatMap(({ uses }) => uses));
  return sources.flatMap(({ name: file, exports }) =>
    exports.filter((name) => !used.has(`${file}#${name}`) && !used.has(`${file}#*`)).map((name) => `${file}: ${name}`),
  );
}
