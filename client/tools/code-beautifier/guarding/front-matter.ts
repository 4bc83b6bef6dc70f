import { isMap, parseDocument } from 'yaml';
import type { Guarded } from './guarded.ts';

const shape = /^---[ \t]*\n(?:([^]*?)\n)??(---|\.\.\.)[ \t]*(?=\n|$)/;

/**
 * Returns the front matter of a text with its marks: a YAML mapping from the first line to a line of three dashes,
 * or three dots as in Pandoc and Jekyll. Otherwise the first line is a thematic break (CommonMark 4.1).
 */
export function frontMatterOf(source: string): { readonly text: string; readonly end: string } | undefined {
  const [text, yaml = '', end = ''] = shape.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (text === undefined) return undefined;
  const { errors, contents } = parseDocument(yaml, { logLevel: 'silent', uniqueKeys: false });
  return errors.length === 0 && (yaml === '' || isMap(contents)) ? { text, end } : undefined;
}

/** Writes a thematic break in the first line in a way that prettier does not take for front matter. */
export const hideBreak = (text: string): string =>
  text.startsWith('---') && !frontMatterOf(text) ? text.replace(/^---[ \t]*(?=\r?\n)/, '***') : text;

/** Prettier takes any text between two lines of dashes for front matter, and knows no dots at its end. */
export function guardMarkdown(source: string): Guarded {
  const matter = frontMatterOf(source);
  const isBreak = source.startsWith('---') && !matter;
  if (matter?.end !== '...')
    return {
      text: hideBreak(source),
      restore: (laidOut) => (isBreak ? laidOut.replace(/^\*\*\*(?=\n|$)/, '---') : laidOut),
    };
  const head = matter.text.replace(/\.\.\.[ \t]*$/, '---');
  return {
    text: head + source.replaceAll('\r\n', '\n').slice(matter.text.length),
    restore: (laidOut) => {
      const { text = '' } = frontMatterOf(laidOut) ?? {};
      return text.replace(/---$/, '...') + laidOut.slice(text.length);
    },
  };
}
