import type { ParserOptions } from 'prettier';
import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { findNode, type TreeNode } from './tree.ts';

const compileFirst = 'Compile it to JavaScript first, with tsc, esbuild or Babel, and minify the result.';

/** Throws a ToolInputError where a text is JSON with content. Its lists are scripts, too, which do nothing. */
export function refuseJson(source: string): void {
  if (!/^\s*[[{]\s*[^\s\]}]/.test(source)) return;
  try {
    JSON.parse(source);
  } catch {
    return;
  }
  throw new ToolInputError('This is JSON, not JavaScript.', {
    hint: 'Use JSON Formatter, which also minifies JSON.',
  });
}

/** Throws a ToolInputError if a text begins with a tag and has no braces of JSX, so it is not a script. */
export function refuseMarkup(source: string): void {
  const [, tag] = /^(?:\s|<!--(?:(?!-->)[^])*-->)*<([!?]?[a-z]+)/i.exec(source) ?? [];
  if (tag === undefined || /=\{|\{\s*\/\*/.test(source)) return;
  const language = tag === '?php' ? 'PHP' : /^(?:\?xml|svg)$/i.test(tag) ? 'XML' : 'HTML';
  throw new ToolInputError(`This is ${language}, not JavaScript.`, {
    hint: 'Enter only the script, without the tags around it.',
  });
}

/** Throws a ToolInputError where a text is TypeScript, JSX or uses decorators: what compilers read, and browsers do not. */
export async function refuseOtherLanguage(source: string): Promise<void> {
  const { parsers } = await import('prettier/plugins/babel');
  let tree: unknown;
  try {
    tree = await parsers['babel-ts'].parse(source, {} as ParserOptions);
  } catch {
    return;
  }
  const foreign = findNode(tree, (node) => languageOf(node) !== undefined);
  const language = foreign && languageOf(foreign);
  if (!foreign || !language) return;
  throw new ToolInputError(`This is ${language}, which browsers cannot run.`, {
    ...placeOf(source, foreign.start),
    hint: compileFirst,
  });
}

/** Returns the language of syntax that JavaScript does not have. */
function languageOf(node: TreeNode): string | undefined {
  if (node.type.startsWith('JSX')) return 'JSX';
  if (/^(?:Decorator|ClassAccessorProperty)$/.test(node.type)) return 'JavaScript with decorators';
  return node.type.startsWith('TS') || hasTypeModifier(node) ? 'TypeScript' : undefined;
}

function hasTypeModifier(node: TreeNode): boolean {
  const isOptionalName = node.type === 'Identifier' && node.optional === true;
  return (
    isOptionalName ||
    [node.importKind, node.exportKind].includes('type') ||
    ['accessibility', 'abstract', 'declare', 'definite', 'override', 'readonly'].some((key) =>
      readOwn(node, key),
    )
  );
}
