import path from 'node:path';
import ts from 'typescript';

/** One call of `query` or `executeSql` as the compiler sees it. */
export interface Statement {
  /** `folder/file.ts: function`, below src. */
  place: string;
  /** What the statement can be: one text for each way through its conditions; none where it is made at run time. */
  texts: string[];
  /** The members of the named row with the kinds of value each may hold; undefined where no row is named. */
  members: Map<string, ValueKind[]> | undefined;
  /** Rows are read although nothing says what they are. */
  isUntyped: boolean;
}

/** What a value is when it comes out of the driver; `any` where the type does not say. */
export type ValueKind = 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'array' | 'object' | 'any';

/** Every statement that the program sends to PostgreSQL, found through the types of the calls. */
export function findStatements(root: string): Statement[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const source = path.join(root, 'src') + path.sep;
  const program = ts.createProgram(
    fileNames.filter((name) => path.normalize(name).startsWith(source)),
    options,
  );
  const checker = program.getTypeChecker();
  const statements: Statement[] = [];
  for (const file of program.getSourceFiles()) {
    const name = path.normalize(file.fileName);
    if (!name.startsWith(source)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isStatement(node, checker)) {
        const at = `${path.relative(source, name).split(path.sep).join('/')}: ${functionAround(node)}`;
        statements.push(readStatement(node, at, checker));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return statements;
}

/** Calls of the catalog's engine are called `query` too, and have no text. */
function isStatement(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(call.expression) || call.arguments.length === 0) return false;
  if (!['query', 'executeSql'].includes(call.expression.name.text)) return false;
  const [first] = call.arguments;
  const type = first === undefined ? undefined : checker.getTypeAtLocation(first);
  return type !== undefined && ((type.flags & ts.TypeFlags.StringLike) !== 0 || type.getProperty('text') !== undefined);
}

function readStatement(call: ts.CallExpression, place: string, checker: ts.TypeChecker): Statement {
  const [argument] = call.arguments;
  const [row] = call.typeArguments ?? [];
  const texts = argument === undefined ? [] : new TextReader(checker).statementTexts(argument);
  const type = row === undefined ? undefined : checker.getTypeFromTypeNode(row);
  const isUntyped = type === undefined ? readsRows(call) : (type.flags & ts.TypeFlags.Any) !== 0;
  const isKnown = type !== undefined && (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Any)) === 0;
  if (!isKnown || row === undefined) return { place, texts, members: undefined, isUntyped };
  const members = new Map(
    checker
      .getPropertiesOfType(type)
      .map((member) => [member.name, kindsOf(checker.getTypeOfSymbolAtLocation(member, row), checker)] as const),
  );
  return { place, texts, members, isUntyped };
}

/** Whether what a call answers is taken apart for its rows, or asked for them. */
function readsRows(call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  if (ts.isPropertyAccessExpression(node.parent)) return node.parent.name.text === 'rows';
  if (!ts.isVariableDeclaration(node.parent)) return false;
  const { name } = node.parent;
  return (
    ts.isObjectBindingPattern(name) &&
    name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'rows')
  );
}

function kindsOf(type: ts.Type, checker: ts.TypeChecker): ValueKind[] {
  const parts = type.isUnion() ? type.types : [type];
  const { Null, Undefined, NumberLike, StringLike, BooleanLike, Any, Unknown } = ts.TypeFlags;
  const kinds = parts.flatMap((part): ValueKind[] => {
    if (part.flags & (Null | Undefined)) return [];
    if (part.flags & (Any | Unknown)) return ['any'];
    if (part.flags & NumberLike) return ['number'];
    if (part.flags & StringLike) return ['string'];
    if (part.flags & BooleanLike) return ['boolean'];
    if (checker.isArrayLikeType(part)) return ['array'];
    const name = part.symbol?.name;
    return [name === 'Date' || name === 'Buffer' ? name : 'object'];
  });
  return [...new Set(kinds)];
}

function functionAround(node: ts.Node): string {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name !== undefined) return at.name.getText();
  }
  return 'top';
}

/** What parameters of a function are worth inside one call of it. */
type Worth = ReadonlyMap<ts.Symbol, string[]>;

/** Reads what texts an expression can be, as far as the source alone tells: an empty list where it does not. */
class TextReader {
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The texts of a call's first argument: a text, or the member `text` of an object, its own or one that is spread into it. */
  statementTexts(argument: ts.Expression): string[] {
    if (!ts.isObjectLiteralExpression(argument)) return this.#texts(argument, new Map());
    return argument.properties.flatMap((member) => {
      if (ts.isSpreadAssignment(member)) return this.#spreadTexts(member.expression);
      return member.name?.getText() === 'text' && ts.isPropertyAssignment(member)
        ? this.#texts(member.initializer, new Map())
        : [];
    });
  }

  #spreadTexts(expression: ts.Expression): string[] {
    const made = ts.isCallExpression(expression) ? this.#functionOf(expression.expression) : undefined;
    return (made === undefined ? [] : returned(made)).flatMap((value) => {
      const literal = value !== undefined && ts.isObjectLiteralExpression(value) ? value : undefined;
      return literal === undefined ? [] : this.statementTexts(literal);
    });
  }

  #texts(node: ts.Expression, worth: Worth): string[] {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return this.#texts(node.expression, worth);
    if (ts.isConditionalExpression(node)) {
      return [...this.#texts(node.whenTrue, worth), ...this.#texts(node.whenFalse, worth)];
    }
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce(
        (heads, { expression, literal }) =>
          heads.flatMap((head) => this.#texts(expression, worth).map((text) => head + text + literal.text)),
        [node.head.text],
      );
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const right = this.#texts(node.right, worth);
      if (this.#checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) {
        return this.#texts(node.left, worth).flatMap((left) =>
          right.map((text) => String(Number(left) + Number(text))),
        );
      }
      return this.#texts(node.left, worth).flatMap((left) => right.map((text) => left + text));
    }
    if (ts.isCallExpression(node)) return this.#callTexts(node, worth);
    if (ts.isElementAccessExpression(node)) return this.#memberTexts(node.expression);
    return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? this.#namedTexts(node, worth) : [];
  }

  #callTexts(call: ts.CallExpression, worth: Worth): string[] {
    const made = this.#functionOf(call.expression);
    if (made === undefined) return this.#replacedTexts(call, worth);
    const inside = new Map(worth);
    for (const [index, parameter] of made.parameters.entries()) {
      const [symbol, argument] = [this.#checker.getSymbolAtLocation(parameter.name), call.arguments[index]];
      if (symbol !== undefined && argument !== undefined) inside.set(symbol, this.#texts(argument, worth));
    }
    return returned(made).flatMap((value) => this.#texts(value, inside));
  }

  /** `columns.replaceAll(/(\w+)/g, 'f.$1')`. */
  #replacedTexts({ expression, arguments: [pattern, by] }: ts.CallExpression, worth: Worth): string[] {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'replaceAll') return [];
    if (pattern === undefined || by === undefined || !ts.isRegularExpressionLiteral(pattern)) return [];
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern.text) ?? [];
    const [replacement] = this.#texts(by, worth);
    if (replacement === undefined) return [];
    return this.#texts(expression.expression, worth).map((text) =>
      text.replaceAll(new RegExp(source, flags), replacement),
    );
  }

  #namedTexts(node: ts.Expression, worth: Worth): string[] {
    const symbol = this.#symbolOf(node);
    if (symbol === undefined) return [];
    const known = worth.get(symbol);
    if (known !== undefined) return known;
    const declared = symbol.valueDeclaration;
    const isConstant =
      declared !== undefined &&
      (ts.isPropertyAssignment(declared) || (ts.isVariableDeclaration(declared) && isConst(declared)));
    return isConstant && declared.initializer !== undefined ? this.#texts(declared.initializer, worth) : [];
  }

  /** The texts of all members of a constant object. */
  #memberTexts(object: ts.Expression): string[] {
    const declared = this.#symbolOf(object)?.valueDeclaration;
    const value = declared !== undefined && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    const literal = value !== undefined && ts.isAsExpression(value) ? value.expression : value;
    if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
    return literal.properties.flatMap((member) =>
      ts.isPropertyAssignment(member) ? this.#texts(member.initializer, new Map()) : [],
    );
  }

  #functionOf(called: ts.Expression): ts.FunctionDeclaration | ts.ArrowFunction | undefined {
    const declared = this.#symbolOf(called)?.valueDeclaration;
    if (declared === undefined) return undefined;
    if (ts.isFunctionDeclaration(declared)) return declared;
    const value = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return value !== undefined && ts.isArrowFunction(value) ? value : undefined;
  }

  #symbolOf(node: ts.Expression): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
      ? this.#checker.getAliasedSymbol(symbol)
      : symbol;
  }
}

function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

/** What a function answers, wherever it does. */
function returned({ body }: ts.FunctionDeclaration | ts.ArrowFunction): ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [ts.isParenthesizedExpression(body) ? body.expression : body];
  return body.statements.flatMap((statement) =>
    ts.isReturnStatement(statement) && statement.expression !== undefined ? [statement.expression] : [],
  );
}
