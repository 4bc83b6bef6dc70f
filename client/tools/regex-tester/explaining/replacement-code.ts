import { readEscapes } from '#core/text/patterns/read-escapes.ts';
import { groupNamesOf } from '../matching/matching.ts';
import type { Language } from './difference-table.ts';

/** A replacement, and whether it has escapes. */
export interface Replacement {
  readonly replacement: string;
  readonly isEscaped: boolean;
}

/** How a language writes what a replacement consists of. */
interface Writer {
  readonly group: (number: number) => string;
  readonly text: (text: string) => string;
  readonly call: (template: string, replacesAll: boolean) => string;
}

const writers: Readonly<Record<Language, Writer>> = {
  Python: {
    group: (number) => `\\g<${number}>`,
    text: (text) => text.replaceAll('\\', '\\\\'),
    call: (template, replacesAll) =>
      `replaced = pattern.sub(${template}, text${replacesAll ? '' : ', count=1'})`,
  },
  Java: {
    group: (number) => `$${number}`,
    // A digit after a group would be read as part of its number.
    text: (text) => text.replaceAll(/[\\$]|^\d/g, '\\$&'),
    call: (template, replacesAll) =>
      `String replaced = matcher.replace${replacesAll ? 'All' : 'First'}(${template});`,
  },
  Go: {
    group: (number) => `\${${number}}`,
    text: (text) => text.replaceAll('$', '$$$$'),
    call: (template) => `replaced := pattern.ReplaceAllString(text, ${template})`,
  },
};

/** Returns the template of a replacement as String.prototype.replace reads it. */
export const templateOf = ({ replacement, isEscaped }: Replacement) =>
  isEscaped ? readEscapes(replacement) : replacement;

/** Writes the line that replaces. */
export function writeReplacing(
  language: Language,
  pattern: string,
  flags: string,
  replacement: Replacement,
): string {
  const { group, text, call } = writers[language];
  const parts = partsOf(templateOf(replacement), groupNamesOf(pattern));
  const template = parts.map((part) => (typeof part === 'number' ? group(part) : text(part))).join('');
  return call(JSON.stringify(template), flags.includes('g'));
}

/** Returns the sentences on what a language cannot replace in this way. */
export function replacingDifferences(language: Language, flags: string, replacement: Replacement): string[] {
  const hasSurroundings = /\$[`']/.test(templateOf(replacement).replaceAll('$$', ''));
  return [
    ...(hasSurroundings
      ? ["$` and $' are text in a replacement: take what is around the match yourself."]
      : []),
    ...(language === 'Go' && !flags.includes('g')
      ? ['ReplaceAllString replaces every match: there is no function for the first one only.']
      : []),
  ];
}

/** Splits a template into its texts and the numbers of its groups, 0 for the whole match (ECMA-262, GetSubstitution). */
function partsOf(template: string, names: readonly (string | undefined)[]): (string | number)[] {
  return template.split(/(\$(?:[$&]|\d\d?|<[^<>]*>))/).flatMap((part, index) => {
    if (index % 2 === 0) return [part];
    if (part === '$$') return ['$'];
    if (part === '$&') return [0];
    return part.startsWith('$<') ? namedParts(part, names) : numberedParts(part, names.length);
  });
}

function namedParts(part: string, names: readonly (string | undefined)[]): (string | number)[] {
  if (names.every((name) => name === undefined)) return [part];
  return names.flatMap((name, index) => (name === part.slice(2, -1) ? [index + 1] : []));
}

function numberedParts(part: string, groups: number): (string | number)[] {
  const digits = [part.slice(1), part.slice(1, 2)].find(
    (number) => Number(number) > 0 && Number(number) <= groups,
  );
  return digits === undefined ? [part] : [Number(digits), part.slice(1 + digits.length)];
}
