import type { Program } from 'acorn';
import { append } from '#core/collections/append.ts';
import { applyEdits, type Edit } from './edits/edits.ts';
import { isUnnamedDefault } from './edits/module-edits.ts';
import { isNode, type TreeNode, visit } from './tree.ts';

/** A program as Terser can read it, and how to restore the hidden parts in its output. */
export interface TerserInput {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly restore: (code: string) => string;
}

/**
 * Writes in other words what Terser's parser refuses in scripts of today. Rarer code that it reads wrongly is refused
 * when its output is compared.
 */
export function readableByTerser(source: string, program: Program): TerserInput {
  const { hide, restore } = createMarks(source);
  const edits = defaultEdits(source, program);
  visit(program, ({ type, exported, quasi }) => {
    if (type === 'ExportAllDeclaration' && isNode(exported) && exported.name === 'default')
      edits.push({ start: exported.start, end: exported.end, text: '"default"' });
    if (type === 'TaggedTemplateExpression') append(edits, hiddenEscapes(quasi, source, hide));
    return true;
  });
  return { text: applyEdits(source, edits), edits, restore };
}

/** Terser wants a semicolon after `export default class{}`, where the standard has none. */
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

/** ECMA-262, 12.9.6: after a tag such as `String.raw` a template may hold escapes that mean nothing. */
function hiddenEscapes(template: unknown, source: string, hide: (text: string) => string): Edit[] {
  const quasis = isNode(template) && Array.isArray(template.quasis) ? (template.quasis as TreeNode[]) : [];
  return quasis
    .filter(({ value }) => (value as { readonly cooked?: unknown }).cooked === null)
    .flatMap(({ start, end }) =>
      Array.from(source.slice(start, end).matchAll(/\\[^\r\n\u2028\u2029]/g), ({ 0: text, index }) => ({
        start: start + index,
        end: start + index + text.length,
        text: hide(text),
      })),
    );
}

/** Characters for private use that the source does not contain, in place of texts of the same length. */
function createMarks(source: string) {
  const marks = new Map<string, string>();
  let next = 0xe000;
  return {
    hide(text: string): string {
      while (source.includes(String.fromCharCode(next))) next += 1;
      const mark = marks.get(text) ?? String.fromCharCode(next++).repeat(text.length);
      marks.set(text, mark);
      return mark;
    },
    restore: (code: string) =>
      [...marks].reduce((restored, [text, mark]) => restored.replaceAll(mark, () => text), code),
  };
}
