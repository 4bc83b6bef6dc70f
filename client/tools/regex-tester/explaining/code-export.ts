import { groupNamesOf } from '../matching/matching.ts';
import type { Language } from './difference-table.ts';
import { findDifferences } from './differences.ts';
import { type Replacement, replacingDifferences, templateOf, writeReplacing } from './replacement-code.ts';

/** A pattern as code in another language, with the differences there. */
export interface CodeSample {
  readonly language: string;
  readonly code: string;
  readonly differences: readonly string[];
}

/**
 * Writes the pattern as JavaScript, Python, Java and Go, with warnings for missing or different features; nothing for
 * an invalid pattern. The code also replaces, if a replacement is given.
 */
export function exportCode(pattern: string, flags: string, replacement?: Replacement): readonly CodeSample[] {
  if (!isValid(pattern, flags)) return [];
  return [
    javaScript(pattern, flags, replacement),
    python(pattern, flags, replacement),
    java(pattern, flags, replacement),
    go(pattern, flags, replacement),
  ];
}

function isValid(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

function javaScript(pattern: string, flags: string, replacement: Replacement | undefined): CodeSample {
  const regex = new RegExp(pattern, flags);
  const literal = regex.toString();
  const call = flags.includes('g') ? `[...text.matchAll(${literal})]` : `${literal}.exec(text)`;
  const lines = [`const found = ${call};`];
  if (replacement)
    lines.push(`const replaced = text.replace(${literal}, ${JSON.stringify(templateOf(replacement))});`);
  return { language: 'JavaScript', code: lines.join('\n'), differences: [] };
}

function python(pattern: string, flags: string, replacement: Replacement | undefined): CodeSample {
  const translated = withPythonNames(pattern).replaceAll(/\\k<([^>]+)>/g, '(?P=$1)');
  const names = [
    flags.includes('i') && 're.IGNORECASE',
    flags.includes('m') && 're.MULTILINE',
    flags.includes('s') && 're.DOTALL',
  ].filter((name) => name !== false);
  const literal =
    translated.includes("'") || translated.endsWith('\\') ? JSON.stringify(translated) : `r'${translated}'`;
  const code = [
    'import re',
    `pattern = re.compile(${[literal, names.join(' | ')].filter((part) => part !== '').join(', ')})`,
    flags.includes('g') ? 'found = list(pattern.finditer(text))' : 'found = pattern.search(text)',
  ];
  return complete('Python', code, { pattern, flags, replacement });
}

function java(pattern: string, flags: string, replacement: Replacement | undefined): CodeSample {
  const names = [
    flags.includes('i') && 'Pattern.CASE_INSENSITIVE',
    flags.includes('i') &&
      (/[uv]/.test(flags) || /[^\0-\x7f]|\\[ux]/.test(pattern)) &&
      'Pattern.UNICODE_CASE',
    flags.includes('m') && 'Pattern.MULTILINE',
    flags.includes('s') && 'Pattern.DOTALL',
  ].filter((name) => name !== false);
  const code = [
    `Pattern pattern = Pattern.compile(${[JSON.stringify(pattern), names.join(' | ')].filter((part) => part !== '').join(', ')});`,
    'Matcher matcher = pattern.matcher(text);',
    flags.includes('g') ? 'while (matcher.find()) { matcher.group(); }' : 'boolean found = matcher.find();',
  ];
  return complete('Java', code, { pattern, flags, replacement });
}

function go(pattern: string, flags: string, replacement: Replacement | undefined): CodeSample {
  const inline = ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join('');
  // Go before 1.22 knows no other names.
  const source = `${inline === '' ? '' : `(?${inline})`}${withPythonNames(pattern)}`;
  const literal = source.includes('`') ? JSON.stringify(source) : `\`${source}\``;
  const call = flags.includes('g') ? 'FindAllStringSubmatch(text, -1)' : 'FindStringSubmatch(text)';
  const code = [`pattern := regexp.MustCompile(${literal})`, `found := pattern.${call}`];
  return complete('Go', code, { pattern, flags, replacement });
}

interface CodeRequest {
  readonly pattern: string;
  readonly flags: string;
  readonly replacement: Replacement | undefined;
}

/** Adds the line that replaces, if one is given, and what differs. */
function complete(
  language: Language,
  code: readonly string[],
  { pattern, flags, replacement }: CodeRequest,
): CodeSample {
  const replacing = replacement ? [writeReplacing(language, pattern, flags, replacement)] : [];
  const differences = [
    ...(flags.includes('y') ? ['There is no sticky flag: match at a given place instead.'] : []),
    ...findDifferences(pattern, flags, language),
    // Go allows a name again.
    ...(language === 'Go' ? [] : repeatedNames(pattern)),
    ...(replacement ? replacingDifferences(language, flags, replacement) : []),
  ];
  return { language, code: [...code, ...replacing].join('\n'), differences };
}

/** Names groups as Python does; escaped parentheses and those in a class name none. */
const withPythonNames = (pattern: string) =>
  pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])/gs, (part) => (part === '(?<' ? '(?P<' : part));

/** ECMA-262 allows a name again in another alternative. */
function repeatedNames(pattern: string): string[] {
  const names = groupNamesOf(pattern).filter((name) => name !== undefined);
  return new Set(names).size < names.length ? ['Two groups may not share a name: rename one.'] : [];
}
