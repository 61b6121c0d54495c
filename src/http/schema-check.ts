import { asCheckedSchema, codePointLength, compilePattern, type JsonSchema, stringFormats } from './schema-keywords.ts';

/**
 * Compiles a schema into a predicate, as JavaScript source, because a megabyte of items must
 * take less time to check than JSON.parse takes to read it. What is wrong is found by `findIssues` afterwards.
 * Values are expected to come from JSON.parse (no getters, no `undefined`, no inherited members).
 */
export function compileCheck(schema: unknown): (value: unknown) => boolean {
  const writer = new CheckWriter();
  const root = writer.functionFor(asCheckedSchema(schema));
  const names = [...writer.constants.keys()];
  const source = `'use strict';\n${writer.functions.join('\n')}\nreturn ${root};`;
  const build = new Function(...names, source) as (...constants: unknown[]) => (value: unknown) => boolean;
  return build(...writer.constants.values());
}

class CheckWriter {
  readonly functions: string[] = [];
  readonly constants = new Map<string, unknown>([['codePointLength', codePointLength]]);
  readonly #names = new Map<JsonSchema, string>();
  #count = 0;

  functionFor(schema: JsonSchema): string {
    const existing = this.#names.get(schema);
    if (existing !== undefined) return existing;
    const name = `check${this.#next()}`;
    this.#names.set(schema, name);
    this.functions.push(`function ${name}(v) {\n${this.#statements(schema, 'v')}\nreturn true;\n}`);
    return name;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #constant(value: unknown): string {
    const name = `c${this.#next()}`;
    this.constants.set(name, value);
    return name;
  }

  /** Statements that return false from the enclosing function unless the value in variable `v` fits. */
  #statements(unchecked: JsonSchema, v: string): string {
    const schema = asCheckedSchema(unchecked);
    const lines: string[] = [];
    if (schema.const !== undefined) lines.push(refuseIf(`${v} !== ${JSON.stringify(schema.const)}`));
    if (schema.enum !== undefined) {
      lines.push(refuseIf(schema.enum.map((entry) => `${v} !== ${JSON.stringify(entry)}`).join(' && ')));
    }
    if (schema.anyOf !== undefined) lines.push(this.#union(schema.anyOf, v));
    switch (schema.type) {
      case undefined:
        break;
      case 'object':
        lines.push(this.#object(schema, v));
        break;
      case 'array':
        lines.push(this.#array(schema, v));
        break;
      case 'string':
        lines.push(this.#string(schema, v));
        break;
      case 'integer':
      case 'number':
        lines.push(number(schema, v));
        break;
      case 'null':
        lines.push(refuseIf(`${v} !== null`));
        break;
      case 'boolean':
        lines.push(refuseIf(`${v} !== true && ${v} !== false`));
        break;
      default:
        throw new Error(`The JSON Schema type "${schema.type}" is not checked here`);
    }
    return lines.join('\n');
  }

  #union(alternatives: readonly JsonSchema[], v: string): string {
    const rest = alternatives.filter((alternative) => alternative.type !== 'null');
    const [only] = rest;
    if (rest.length === 1 && only !== undefined && alternatives.length === 2) {
      return `if (${v} !== null) {\n${this.#statements(only, v)}\n}`;
    }
    return refuseIf(alternatives.map((alternative) => `!${this.functionFor(alternative)}(${v})`).join(' && '));
  }

  #object(schema: JsonSchema, v: string): string {
    const properties = Object.entries(schema.properties ?? {});
    const required = new Set(schema.required);
    const counter = `n${this.#next()}`;
    const lines = [refuseIf(`typeof ${v} !== 'object' || ${v} === null || Array.isArray(${v})`)];
    lines.push(`let ${counter} = 0;`);
    for (const [key, property] of properties) {
      // Such a name would find the inherited member where the body has none.
      if (key in Object.prototype) throw new Error(`A property cannot be called "${key}" here`);
      const member = `p${this.#next()}`;
      lines.push(`const ${member} = ${v}[${JSON.stringify(key)}];`);
      if (required.has(key)) lines.push(refuseIf(`${member} === undefined`));
      lines.push(`if (${member} !== undefined) {\n${counter}++;\n${this.#statements(property, member)}\n}`);
    }
    for (const key of required) {
      if (schema.properties?.[key] === undefined) lines.push(refuseIf(`!Object.hasOwn(${v}, ${JSON.stringify(key)})`));
    }
    const additional = schema.additionalProperties;
    if (additional === false) {
      // As many own members as known ones were found: then no other is there.
      lines.push(`for (const key in ${v}) ${counter}--;`, refuseIf(`${counter} !== 0`));
    } else if (typeof additional === 'object') {
      const known = properties.map(([key]) => `key !== ${JSON.stringify(key)} && `).join('');
      lines.push(`for (const key in ${v}) {`, refuseIf(`${known}!${this.functionFor(additional)}(${v}[key])`), '}');
    }
    if (schema.minProperties !== undefined) lines.push(refuseIf(`Object.keys(${v}).length < ${schema.minProperties}`));
    return lines.join('\n');
  }

  #array(schema: JsonSchema, v: string): string {
    const lines = [refuseIf(`!Array.isArray(${v})`)];
    if (schema.minItems !== undefined) lines.push(refuseIf(`${v}.length < ${schema.minItems}`));
    if (schema.maxItems !== undefined) lines.push(refuseIf(`${v}.length > ${schema.maxItems}`));
    if (schema.items !== undefined) {
      const index = `i${this.#next()}`;
      const check = this.functionFor(schema.items);
      lines.push(`for (let ${index} = 0; ${index} < ${v}.length; ${index}++) ${refuseIf(`!${check}(${v}[${index}])`)}`);
    }
    return lines.join('\n');
  }

  #string(schema: JsonSchema, v: string): string {
    const lines = [refuseIf(`typeof ${v} !== 'string'`)];
    // A string has at most as many code points as code units and at least half as many: counting is rarely needed.
    const { minLength, maxLength } = schema;
    if (minLength === 1) lines.push(refuseIf(`${v}.length === 0`));
    else if (minLength !== undefined) {
      lines.push(
        refuseIf(
          `${v}.length < ${minLength} || (${v}.length < ${minLength * 2} && codePointLength(${v}) < ${minLength})`,
        ),
      );
    }
    if (maxLength !== undefined) {
      lines.push(
        refuseIf(
          `${v}.length > ${maxLength} && (${v}.length > ${maxLength * 2} || codePointLength(${v}) > ${maxLength})`,
        ),
      );
    }
    if (schema.pattern !== undefined)
      lines.push(refuseIf(`!${this.#constant(compilePattern(schema.pattern))}.test(${v})`));
    if (schema.format !== undefined) lines.push(refuseIf(`!${this.#constant(stringFormats[schema.format])}(${v})`));
    return lines.join('\n');
  }
}

function number(schema: JsonSchema, v: string): string {
  const lines = [refuseIf(`!Number.${schema.type === 'integer' ? 'isInteger' : 'isFinite'}(${v})`)];
  if (schema.minimum !== undefined) lines.push(refuseIf(`${v} < ${schema.minimum}`));
  if (schema.maximum !== undefined) lines.push(refuseIf(`${v} > ${schema.maximum}`));
  if (schema.exclusiveMinimum !== undefined) lines.push(refuseIf(`${v} <= ${schema.exclusiveMinimum}`));
  return lines.join('\n');
}

function refuseIf(condition: string): string {
  return `if (${condition}) return false;`;
}
