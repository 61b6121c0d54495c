import path from 'node:path';
import ts from 'typescript';

/** A file of the program as the rules of the house see it. */
export interface SourceFile {
  /** Path below src, with slashes. */
  name: string;
  /** Imported files below src, resolved; packages and node: modules by their specifier. Types count like values. */
  imports: string[];
  /**
   * What stands in quotes and between backticks, without the holes of templates; parts that `+` or `join` puts together are
   * one text.
   */
  texts: string[];
  /** Calls of methods, as `object.method`. */
  calls: string[];
  /** Texts, or names of texts, are sent to something that answers statements, whatever it is called. */
  sendsQueries: boolean;
  /** A route is registered: a path and what answers it, with the framework's own object. */
  registersRoutes: boolean;
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
}

const printer = ts.createPrinter({ removeComments: true });

/** Whether a member may be changed does not make it another one. */
function withoutReadonly(member: string): string {
  return member.replaceAll(/\breadonly /g, '').replaceAll(/\bReadonly(Array|Map|Set)\b/g, '$1');
}

function declaredType(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration, source: ts.SourceFile): DeclaredType {
  const print = (part: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, part, source).replace(/\s+/g, ' ');
  const literal = ts.isInterfaceDeclaration(node) ? node : ts.isTypeLiteralNode(node.type) ? node.type : undefined;
  const parents = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
  const shape =
    literal === undefined
      ? print((node as ts.TypeAliasDeclaration).type)
      : [...parents, ...literal.members].map(print).map(withoutReadonly).sort().join(' ');
  return { name: node.name.text, shape };
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
  const lists = { imports: [], texts: [], calls: [], types: [], exports: [], uses: [] };
  const file: SourceFile = { name, ...lists, sendsQueries: false, registersRoutes: false };
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
        file.sendsQueries ||= isQuery(method.text, node.arguments);
        file.registersRoutes ||= isRoute(method.text, node.arguments);
      }
    }
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) file.types.push(declaredType(node, source));
    if (isText(node) && !isPartOfText(node)) file.texts.push(textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return file;
}

/** A literal, or parts that are put together. */
function isText(node: ts.Node): node is ts.Expression {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || joinedParts(node) !== undefined) return true;
  return isSum(node) && (isText(node.left) || isText(node.right));
}

function isSum(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

function isPartOfText({ parent }: ts.Node): boolean {
  if (isSum(parent)) return true;
  return ts.isArrayLiteralExpression(parent) && joinedParts(parent.parent?.parent) !== undefined;
}

/** The elements and the separator of `['…', '…'].join(' ')`. */
function joinedParts(node: ts.Node | undefined): { parts: readonly ts.Node[]; between: string } | undefined {
  if (node === undefined || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { expression: list, name } = node.expression;
  const [between] = node.arguments;
  if (name.text !== 'join' || !ts.isArrayLiteralExpression(list)) return undefined;
  return {
    parts: list.elements,
    between: between !== undefined && ts.isStringLiteralLike(between) ? between.text : ',',
  };
}

/** The text, with `?` for what the source does not tell. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?');
  }
  if (isSum(node)) return textOf(node.left) + textOf(node.right);
  const joined = joinedParts(node);
  return joined === undefined ? '?' : joined.parts.map(textOf).join(joined.between);
}

/** The catalog's engine has a `query` without a text. */
function isQuery(method: string, [first]: readonly ts.Expression[]): boolean {
  return (method === 'query' || method === 'executeSql') && first !== undefined && !ts.isArrowFunction(first);
}

function isRoute(method: string, [path, ...rest]: readonly ts.Expression[]): boolean {
  if (path === undefined) return false;
  if (method === 'route') return ts.isObjectLiteralExpression(path);
  return /^(?:get|put|post|patch|delete|head|all)$/.test(method) && rest.length > 0 && !ts.isNumericLiteral(path);
}

/** The room of a file: its folder below src, or the file itself at the top; rooms of sourcing are told apart. */
export function roomOf(name: string, depth = 1): string {
  const steps = name.split('/');
  return steps.length > depth ? steps.slice(0, depth).join('/') : name;
}

/**
 * `file → imported` for each arrow between rooms that the table does not allow. It allows rooms, or single files of them.
 * Rooms that are no keys are free.
 */
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
        const isJudged = own.has(imported) && from !== to && from in allowed && to in allowed;
        return isJudged && allowed[from]?.every((each) => each !== to && each !== imported);
      })
      .map((imported) => `${name} → ${imported}`),
  );
}

/** `room ↔ room` for each two that the table allows each other as a whole, which is to allow everything. */
export function findOpenBorders(allowed: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(allowed).flatMap(([room, others]) =>
    others.filter((other) => room < other && allowed[other]?.includes(room)).map((other) => `${room} ↔ ${other}`),
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

/** A statement as it begins, or as a part of one can begin. */
const sql = new RegExp(
  [
    String.raw`select\b[\s\S]*\bfrom\s+[\w."?]`,
    String.raw`select\s+[\w.]+\s*\(`,
    String.raw`(?:insert|merge)\s+into\s`,
    String.raw`update\s+[\w."?]+(?:\s+\w+)?\s+set\s`,
    String.raw`delete\s+from\s`,
    String.raw`truncate\s+(?:table\s+)?\w`,
    String.raw`lock\s+(?:table\s+\w|[a-z]+_[a-z])`,
    String.raw`(?:create|alter|drop)\s+(?:table|index|schema|sequence)\s`,
  ].join('|'),
  'i',
);

/** Words that belong to no sentence, or the name of a table, which are written `like_this`. */
const sign = /[(=$*,]|\b(?:where|values)\b|\b(?:from|join|into|update|table)\s+(?:[a-z]+_[a-z_]+|pgboss\.)/i;

/** Files that speak SQL: a statement in any case, or a text that is sent to whatever answers statements. */
export function speaksSql({ texts, sendsQueries }: SourceFile): boolean {
  return sendsQueries || texts.some((text) => sql.test(text) && sign.test(text));
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

/** Types of one name, and types with the same members, each as `name: file, file`. */
export function findRepeatedTypes(sources: readonly SourceFile[]): string[] {
  const types = sources.flatMap(({ name: file, types }) => types.map((type) => ({ ...type, file })));
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
