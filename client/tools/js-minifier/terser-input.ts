import type { Program } from 'acorn';
import { append } from '#core/collections/append.ts';
import { applyEdits, type Edit, inParentheses } from './edits/edits.ts';
import { Marks } from './marks.ts';
import { isUnnamedDefault } from './edits/module-edits.ts';
import { isNode, type TreeNode, visit } from './tree.ts';

/** A program as Terser can read it, and how to restore the hidden parts in its output. */
export interface TerserInput {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly restore: (code: string) => string;
}

/** Writes in other words what Terser's parser refuses or takes for something else. */
export function readableByTerser(source: string, program: Program): TerserInput {
  const marks = new Marks(source);
  const edits = defaultEdits(source, program);
  const asyncEnds = new Set<number>();
  const heads = new Set<unknown>();
  const patterns = new Set<unknown>();
  visit(program, (node, parent) => {
    if (node.type === 'Identifier') append(edits, hiddenName(node, parent, marks));
    if (node.type === 'Identifier' && node.name === 'async') asyncEnds.add(node.end);
    if (/^For(?:In|Of)?Statement$/.test(node.type)) heads.add(node.init ?? node.left);
    if (node.type === 'Literal') append(edits, plainNumber(node, parent));
    if (parent && namesOf(parent).includes(node)) append(edits, plainKey(node));
    const pattern = patternBeforeWord(node);
    if (pattern) patterns.add(pattern);
    if (patterns.has(node))
      edits.push({ ...placeOf(node), text: marks.hideName(source.slice(node.start, node.end), node) });
    else append(edits, editsOf(node, source, marks));
    return true;
  });
  visit(program, (node) => {
    if (!heads.has(node) && lacksSemicolon(node, source, asyncEnds))
      edits.push({ start: node.end, end: node.end, text: ';' });
    return true;
  });
  return { text: applyEdits(source, edits), edits, restore: (code) => marks.restore(code) };
}

/** Terser wants a semicolon behind `export default class{}`, where the standard has none. */
function defaultEdits(source: string, program: Program): Edit[] {
  return program.body
    .filter((node) => isUnnamedDefault(node) && node !== program.body.at(-1))
    .filter(({ end }) => !/[\r\n]/.test(source[end] ?? ''))
    .map(({ end }) => ({
      start: end,
      // Replaces a space, so that the source map's columns stay.
      end: /[ \t]/.test(source[end] ?? '') ? end + 1 : end,
      text: ';',
    }));
}

function editsOf(node: TreeNode, source: string, marks: Marks): Edit[] {
  switch (node.type) {
    case 'ExportAllDeclaration':
      return isNode(node.exported) && node.exported.name === 'default'
        ? [{ ...placeOf(node.exported), text: '"default"' }]
        : [];
    case 'ImportExpression':
      return trailingComma(node, source);
    case 'TaggedTemplateExpression':
      return [...chainTag(node, source, marks), ...hiddenEscapes(node.quasi, source, marks)];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [node.left, node.right].filter(isBrandCheck).flatMap(inParentheses);
    case 'AwaitExpression':
      // Terser reads a slash behind `await` as a division.
      return isNode(node.argument) && source[node.argument.start] === '/' ? inParentheses(node.argument) : [];
    case 'ExpressionStatement':
      return escapedDirective(node, marks);
    case 'Literal':
      // Terser writes a backslash into `[</script>]`, which `source` of the expression shows.
      return node.regex && /<\s*\/\s*script/i.test(source.slice(node.start, node.end))
        ? [hiddenPattern(node, source, marks)]
        : [];
    default:
      return [...ownPrototype(node), ...namesOf(node).flatMap((name) => plainName(name, source))];
  }
}

/** Octal numbers take the dot of a property, and Terser writes 1e999 as Infinity, which may be a variable. */
function plainNumber(node: TreeNode, parent: TreeNode | undefined): Edit[] {
  const { value, raw } = node;
  if (typeof value !== 'number' || (parent && namesOf(parent).includes(node))) return [];
  if (value === Infinity) return [{ ...placeOf(node), text: '(1/0)' }];
  return /^0\d/.test(String(raw)) ? [{ ...placeOf(node), text: `(${value})` }] : [];
}

/** Terser reads only decimal digits in BigInt keys. */
function plainKey({ bigint, raw, start, end }: TreeNode): Edit[] {
  const isOther = typeof bigint === 'string' && /^0[a-z]/i.test(String(raw));
  return isOther ? [{ start, end, text: `${bigint}n`.padEnd(end - start) }] : [];
}

/** `#a in b`: Terser joins two and more of these with operators in another order. */
function isBrandCheck(node: unknown): node is TreeNode {
  return (
    isNode(node) && node.operator === 'in' && isNode(node.left) && node.left.type === 'PrivateIdentifier'
  );
}

/** Terser drops the parentheses of a tag `(a?.b)`, but not those of a call. */
function chainTag({ tag, start }: TreeNode, source: string, marks: Marks): Edit[] {
  if (!isNode(tag) || tag.type !== 'ChainExpression') return [];
  const gap = /[\w$\u0080-\uffff]/.test(source[start - 1] ?? '') ? ' ' : '';
  return [{ start, end: start, text: gap + marks.hideSpace() }];
}

/** ECMA-262, 11.2.1: with escapes `"use strict"` is not a directive. */
function escapedDirective({ directive, expression }: TreeNode, marks: Marks): Edit[] {
  if (typeof directive !== 'string' || !directive.includes('\\') || !isNode(expression)) return [];
  // Terser writes double quotes around it.
  const shown = directive.replace(/\\[^]|"/g, (part) => (part === '"' ? '\\"' : part));
  return [{ start: expression.start + 1, end: expression.end - 1, text: marks.hide(directive, shown) }];
}

/** Sloppy scripts may have variables of these names. */
function hiddenName(node: TreeNode, parent: TreeNode | undefined, marks: Marks): Edit[] {
  const name = String(node.name);
  if (!/^(?:await|let|yield)$/.test(name) || !parent) return [];
  if (parent.type === 'Property' && parent.shorthand === true && node === parent.key)
    return [{ start: node.start, end: node.start, text: `${name}:` }];
  return namesOf(parent).includes(node) ? [] : [{ ...placeOf(node), text: marks.hideName(name, node) }];
}

const placeOf = ({ start, end }: TreeNode) => ({ start, end });

/** ECMA-262, 13.3.10: a comma may follow the arguments of `import()`. */
function trailingComma({ source: argument, options, end }: TreeNode, source: string): Edit[] {
  const last = isNode(options) ? options : argument;
  if (!isNode(last)) return [];
  const [gap] = /^(?:[\s)]|\/\*[^]*?\*\/|\/\/.*)*(?=,)/.exec(source.slice(last.end, end)) ?? [];
  return gap === undefined
    ? []
    : [{ start: last.end + gap.length, end: last.end + gap.length + 1, text: ' ' }];
}

/** ECMA-262, 12.9.6: behind a tag a template may hold escapes that mean nothing. */
function hiddenEscapes(template: unknown, source: string, marks: Marks): Edit[] {
  const quasis = isNode(template) && Array.isArray(template.quasis) ? (template.quasis as TreeNode[]) : [];
  return quasis
    .filter(({ value }) => (value as { readonly cooked?: unknown }).cooked === null)
    .flatMap(({ start, end }) =>
      Array.from(source.slice(start, end).matchAll(/\\[^\r\n\u2028\u2029]/g), ({ 0: text, index }) => ({
        start: start + index,
        end: start + index + text.length,
        text: marks.hide(text),
      })),
    );
}

/** Returns the regular expression before `in` or `instanceof`: Terser joins both, so that the word becomes flags. */
function patternBeforeWord({ type, operator, left }: TreeNode): TreeNode | undefined {
  if (type !== 'BinaryExpression' || !String(operator).startsWith('in') || !isNode(left)) return undefined;
  let last = left;
  for (let inner = last.right ?? last.argument; isNode(inner) && inner.end === left.end;) {
    last = inner;
    inner = last.right ?? last.argument;
  }
  return last.regex ? last : undefined;
}

function hiddenPattern({ start, end }: TreeNode, source: string, marks: Marks): Edit {
  const close = source.lastIndexOf('/', end);
  return { start: start + 1, end: close, text: marks.hide(source.slice(start + 1, close)) };
}

/** `{ __proto__ }` makes a property, but Terser would write `__proto__: __proto__`, which sets the prototype. */
function ownPrototype({ type, shorthand, key, start }: TreeNode): Edit[] {
  const isOwn = type === 'Property' && shorthand === true && isNode(key) && key.name === '__proto__';
  return isOwn ? [{ start, end: start, text: '["__proto__"]:' }] : [];
}

/** Nodes that name a property or an export. */
function namesOf(node: TreeNode): TreeNode[] {
  const { type, computed, shorthand, key, property, imported, exported, local } = node;
  const names = computed === true || shorthand === true ? [] : [type === 'MemberExpression' ? property : key];
  const isRenamed = (name: unknown) => isNode(name) && isNode(local) && name.start !== local.start;
  return [...names, ...[imported, exported].filter(isRenamed)].filter(isNode);
}

/** Such a name may be any word, but Terser refuses an escaped keyword: `a.v\u0061r`. */
function plainName({ type, name, start, end }: TreeNode, source: string): Edit[] {
  const isEscaped = type === 'Identifier' && source.slice(start, end).includes('\\');
  return isEscaped ? [{ start, end, text: String(name).padEnd(end - start) }] : [];
}

/** Terser joins `async` to the line below it, and names of fields such as `get` to the next method. */
function lacksSemicolon({ type, value, end }: TreeNode, source: string, asyncEnds: Set<number>): boolean {
  if (type === 'PropertyDefinition') return !isNode(value) && source[end - 1] !== ';';
  return /^(?:ExpressionStatement|VariableDeclaration)$/.test(type) && asyncEnds.has(end);
}
