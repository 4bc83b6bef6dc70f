import type { Program } from 'acorn';
import { append } from '#core/collections/append.ts';
import { isUnnamedDefault } from './module-edits.ts';
import { isNode, type TreeNode, visit } from './tree.ts';

/** Replaces what stands between two offsets. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A program as Terser can read it, and how its output gets back what was hidden from it. */
export interface TerserInput {
  readonly text: string;
  readonly restore: (code: string) => string;
}

/**
 * Writes in other words what Terser's parser refuses or takes for something else. Lines stay, and nearly all columns,
 * so that source maps lead to the right places.
 */
export function readableByTerser(source: string, program: Program): TerserInput {
  const marks = new Marks(source);
  const edits = defaultEdits(source, program);
  const asyncEnds = new Set<number>();
  const heads = new Set<unknown>();
  visit(program, (node) => {
    if (node.type === 'Identifier' && node.name === 'async') asyncEnds.add(node.end);
    if (/^For(?:In|Of)?Statement$/.test(node.type)) heads.add(node.init ?? node.left);
    append(edits, editsOf(node, source, marks));
    return true;
  });
  visit(program, (node) => {
    if (!heads.has(node) && lacksSemicolon(node, source, asyncEnds))
      edits.push({ start: node.end, end: node.end, text: ';' });
    return true;
  });
  return { text: applyEdits(source, edits), restore: (code) => marks.restore(code) };
}

function applyEdits(source: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    pieces.push(source.slice(done, start), text);
    done = end;
  }
  return pieces.join('') + source.slice(done);
}

/** Terser wants a semicolon behind `export default class{}`, where the standard has none. */
function defaultEdits(source: string, program: Program): Edit[] {
  return program.body
    .filter((node) => isUnnamedDefault(node) && node !== program.body.at(-1))
    .filter(({ end }) => !/[\r\n]/.test(source[end] ?? ''))
    .map(({ end }) => ({
      start: end,
      // In place of a space, so that the source map's columns stay.
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
      return hiddenEscapes(node.quasi, source, marks);
    case 'Literal':
      // Terser writes a backslash into `[</script>]`, which `source` of the expression shows.
      return node.regex && /<\s*\/\s*script/i.test(source.slice(node.start, node.end))
        ? [hiddenPattern(node, source, marks)]
        : [];
    default:
      return [...ownPrototype(node), ...namesOf(node).flatMap((name) => plainName(name, source))];
  }
}

const placeOf = ({ start, end }: TreeNode) => ({ start, end });

/** ECMA-262, 13.3.10: a comma may stand behind the arguments of `import()`. */
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

/** Such a name may be any word, but with escapes Terser lets it be no keyword: `a.v\u0061r`. */
function plainName({ type, name, start, end }: TreeNode, source: string): Edit[] {
  const isEscaped = type === 'Identifier' && source.slice(start, end).includes('\\');
  return isEscaped ? [{ start, end, text: String(name).padEnd(end - start) }] : [];
}

/** Terser joins `async` to the line below it, and names of fields such as `get` to the next method. */
function lacksSemicolon({ type, value, end }: TreeNode, source: string, asyncEnds: Set<number>): boolean {
  if (type === 'PropertyDefinition') return !isNode(value) && source[end - 1] !== ';';
  return /^(?:ExpressionStatement|VariableDeclaration)$/.test(type) && asyncEnds.has(end);
}

/** Letters for private use, which stand for what Terser must not see. */
class Marks {
  readonly #source: string;
  readonly #marks = new Map<string, string>();
  #next = 0xe000;

  constructor(source: string) {
    this.#source = source;
  }

  /** Returns a text of the same length. */
  hide(text: string): string {
    while (this.#source.includes(String.fromCharCode(this.#next))) this.#next += 1;
    const mark = this.#marks.get(text) ?? String.fromCharCode(this.#next++).repeat(text.length);
    this.#marks.set(text, mark);
    return mark;
  }

  restore(code: string): string {
    let restored = code;
    for (const [text, mark] of this.#marks) restored = restored.replaceAll(mark, () => text);
    return restored;
  }
}
