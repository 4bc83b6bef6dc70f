import type { Program } from 'acorn';
import { readOwn } from '#core/collections/read-own.ts';
import { isNode, type TreeNode } from './tree.ts';

/** Properties that do not affect the program. */
const asides = new Set(['type', 'start', 'end', 'raw', 'sourceType']);

/**
 * Compares two programs, except for ways to write the same: braces around one statement, quotes around keys,
 * shorthand. Returns the first node of `before` that another one replaced, or undefined.
 */
export function firstDifference(before: Program, after: Program): TreeNode | undefined {
  const root: TreeNode = { ...before };
  const stack: [unknown, unknown, TreeNode][] = [[before, after, root]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b, parent] = [canonical(pair[0]), canonical(pair[1]), pair[2]];
    if (Array.isArray(a) && Array.isArray(b)) {
      const length = Math.max(a.length, b.length);
      for (let index = length - 1; index >= 0; index -= 1) stack.push([a[index], b[index], parent]);
    } else if (isNode(a) && isNode(b)) {
      if (a.type !== b.type) return a;
      const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
      for (const key of [...keys].reverse())
        if (!asides.has(key)) stack.push([fieldOf(a, key), fieldOf(b, key), a]);
    } else if (!isSameValue(a, b)) return isNode(a) ? a : parent;
  }
  return undefined;
}

function isSameValue(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (isPlain(a) && isPlain(b) && JSON.stringify(a) === JSON.stringify(b));
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isNode(value);
}

/** A list without empty statements, a statement without needless braces, an arrow function without `return`. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(bareStatement).filter((part) => !isNode(part) || part.type !== 'EmptyStatement');
  }
  if (!isNode(value)) return value;
  if (value.type === 'SequenceExpression') return { ...value, expressions: flatSequence(value) };
  return bareStatement(value);
}

/** Blocks with `let`, `class` or a function in them are scopes, and count. */
const isScoped = (statement: TreeNode) =>
  /^(?:Function|Class)Declaration$/.test(statement.type) ||
  (statement.type === 'VariableDeclaration' && statement.kind !== 'var');

function bareStatement(value: unknown): unknown {
  if (!isNode(value) || value.type !== 'BlockStatement') return value;
  const body = (value.body as unknown[]).map(bareStatement).filter(isNode);
  const statements = body.filter(({ type }) => type !== 'EmptyStatement');
  const [only] = statements;
  if (!only) return { type: 'EmptyStatement', start: value.start, end: value.end };
  return statements.length === 1 && !isScoped(only) ? only : { ...value, body: statements };
}

function flatSequence(node: TreeNode): unknown[] {
  return (node.expressions as unknown[]).flatMap((part) =>
    isNode(part) && part.type === 'SequenceExpression' ? flatSequence(part) : [part],
  );
}

function fieldOf(node: TreeNode, key: string): unknown {
  const value = readOwn(node, key);
  switch (key) {
    case 'shorthand':
      // `{ __proto__ }` makes a property, `{ __proto__: __proto__ }` sets the prototype.
      return value === true && isNode(node.key) && node.key.name === '__proto__';
    case 'expression':
      // For an arrow function it only means that its body has no braces.
      return typeof value === 'boolean' ? undefined : value;
    case 'directive':
      return value === 'use strict';
    case 'key':
      return node.computed === true ? value : keyName(value);
    case 'exported':
      // `* as default` and `* as "default"` give the same name.
      return value ? keyName(value) : value;
    case 'regex':
      return patternOf(value);
    case 'quasi':
      return rawTexts(value);
    case 'value':
      // The engine's own object of a regular expression says no more than `regex`, and is null where it is too new.
      return node.type === 'TemplateElement' ? cookedText(value) : value instanceof RegExp ? null : value;
    case 'body':
      return node.type === 'ArrowFunctionExpression' ? arrowBody(value) : value;
    default:
      return value;
  }
}

/** `{ 'a': 1 }` and `{ a: 1 }` are the same. */
function keyName(key: unknown): unknown {
  if (!isNode(key) || key.type === 'PrivateIdentifier') return key;
  return String(key.type === 'Identifier' ? key.name : key.value);
}

/** Terser sorts the flags. */
function patternOf(regex: unknown): unknown {
  if (!isPlain(regex)) return regex;
  const { pattern, flags } = regex as { readonly pattern: string; readonly flags: string };
  return { pattern, flags: Array.from(flags).sort().join('') };
}

/** Only a tagged template's function sees the raw text. */
function rawTexts(template: unknown): unknown {
  const quasis = isNode(template) ? template.quasis : undefined;
  if (!isNode(template) || !Array.isArray(quasis)) return template;
  return { ...template, quasis: quasis.map((part: TreeNode) => JSON.stringify(part.value)) };
}

function cookedText(value: unknown): unknown {
  return isPlain(value) ? (value as { readonly cooked?: unknown }).cooked : value;
}

function arrowBody(body: unknown): unknown {
  const only = bareStatement(body);
  if (!isNode(only) || only.type !== 'ReturnStatement') return only;
  return only.argument ?? { type: 'EmptyStatement', start: only.start, end: only.end };
}
