import { groupNamesOf } from '../matching/matching.ts';
import { parsePattern } from '../matching/parsing.ts';
import type { Language } from './difference-table.ts';
import { findDifferences } from './differences.ts';
import { translatePattern } from './translating.ts';
import { hasOtherLetters } from './node-tests.ts';
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
  const request = { pattern, flags, replacement };
  return [
    javaScript(request),
    ...(['Python', 'Java', 'Go'] as const).map((language) => foreignCode(language, request)),
  ];
}

interface CodeRequest {
  readonly pattern: string;
  readonly flags: string;
  readonly replacement: Replacement | undefined;
}

function isValid(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

function javaScript({ pattern, flags, replacement }: CodeRequest): CodeSample {
  const literal = new RegExp(pattern, flags).toString();
  const call = flags.includes('g') ? `[...text.matchAll(${literal})]` : `${literal}.exec(text)`;
  const lines = [`const found = ${call};`];
  if (replacement)
    lines.push(`const replaced = text.replace(${literal}, ${JSON.stringify(templateOf(replacement))});`);
  return { language: 'JavaScript', code: lines.join('\n'), differences: [] };
}

const notRewritten = 'This pattern is too deep or too new to be rewritten: it is as in JavaScript.';

/** Writes the code that searches and, if a replacement is given, the line that replaces, and lists what differs. */
function foreignCode(language: Language, { pattern, flags, replacement }: CodeRequest): CodeSample {
  const tree = parsePattern(pattern, flags);
  const lines = writers[language](tree ? translatePattern(tree, flags, language) : pattern, flags);
  const replacing = replacement ? [writeReplacing(language, pattern, flags, replacement)] : [];
  const differences = [
    ...(flags.includes('y') ? ['There is no sticky flag: match at a given place instead.'] : []),
    ...(tree ? findDifferences(tree, flags, language) : [notRewritten]),
    // Go allows a name again.
    ...(language === 'Go' ? [] : repeatedNames(pattern)),
    ...(replacement ? replacingDifferences(language, flags, replacement) : []),
  ];
  return { language, code: [...lines, ...replacing].join('\n'), differences };
}

const writers: Readonly<Record<Language, (pattern: string, flags: string) => readonly string[]>> = {
  Python: python,
  Java: java,
  Go: go,
};

function python(pattern: string, flags: string): readonly string[] {
  // With re.ASCII, no case of other letters is ignored.
  const isAscii = flags.includes('i') ? !hasOtherLetters(pattern) : /\\[dswb]/i.test(pattern);
  const names = [
    flags.includes('i') && 're.IGNORECASE',
    flags.includes('m') && 're.MULTILINE',
    flags.includes('s') && 're.DOTALL',
    isAscii && 're.ASCII',
  ];
  const literal = pattern.includes("'") ? JSON.stringify(pattern) : `r'${pattern}'`;
  return [
    'import re',
    `pattern = re.compile(${withFlags(literal, names)})`,
    flags.includes('g') ? 'found = list(pattern.finditer(text))' : 'found = pattern.search(text)',
  ];
}

function java(pattern: string, flags: string): readonly string[] {
  const names = [
    flags.includes('i') && 'Pattern.CASE_INSENSITIVE',
    flags.includes('i') && (/[uv]/.test(flags) || hasOtherLetters(pattern)) && 'Pattern.UNICODE_CASE',
    flags.includes('m') && 'Pattern.MULTILINE',
    flags.includes('s') && 'Pattern.DOTALL',
  ];
  return [
    `Pattern pattern = Pattern.compile(${withFlags(JSON.stringify(pattern), names)});`,
    'Matcher matcher = pattern.matcher(text);',
    flags.includes('g') ? 'while (matcher.find()) { matcher.group(); }' : 'boolean found = matcher.find();',
  ];
}

function go(pattern: string, flags: string): readonly string[] {
  const inline = ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join('');
  const source = `${inline === '' ? '' : `(?${inline})`}${pattern}`;
  const literal = source.includes('`') ? JSON.stringify(source) : `\`${source}\``;
  const call = flags.includes('g') ? 'FindAllStringSubmatch(text, -1)' : 'FindStringSubmatch(text)';
  return [`pattern := regexp.MustCompile(${literal})`, `found := pattern.${call}`];
}

function withFlags(literal: string, names: readonly (string | false)[]): string {
  const on = names.filter((name) => name !== false);
  return on.length === 0 ? literal : `${literal}, ${on.join(' | ')}`;
}

/** ECMA-262 allows a name again in another alternative. */
function repeatedNames(pattern: string): string[] {
  const names = groupNamesOf(pattern).filter((name) => name !== undefined);
  return new Set(names).size < names.length ? ['Two groups may not share a name: rename one.'] : [];
}
