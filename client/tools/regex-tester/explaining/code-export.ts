import { readEscapes } from '#core/text/patterns/read-escapes.ts';
import { groupNamesOf } from '../matching/matching.ts';
import { findDifferences } from './differences.ts';

/** A replacement, and whether it has escapes. */
interface Replacement {
  readonly replacement: string;
  readonly isEscaped: boolean;
}

/** A pattern as code in another language, with the differences there. */
export interface CodeSample {
  readonly language: string;
  readonly code: string;
  readonly differences: readonly string[];
}

/**
 * Writes the pattern as JavaScript, Python, Java and Go, with warnings for missing or different features; nothing for
 * an invalid pattern. The JavaScript code also replaces, if a replacement is given.
 */
export function exportCode(pattern: string, flags: string, replacement?: Replacement): readonly CodeSample[] {
  if (!isValid(pattern, flags)) return [];
  return [
    javaScript(pattern, flags, replacement),
    python(pattern, flags),
    java(pattern, flags),
    go(pattern, flags),
  ];
}

const uses = {
  lookbehind: /(?<!\\)\(\?<[=!]/,
  look: /(?<!\\)\(\?<?[=!]/,
  backreference: /(?<!\\)(?:\\\\)*\\(?:[1-9]|k<)/,
  property: /\\p\{/i,
  namedGroup: /(?<!\\)\(\?<[^=!]/,
} as const;

function isValid(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

function javaScript(pattern: string, flags: string, wanted: Replacement | undefined): CodeSample {
  const regex = new RegExp(pattern, flags);
  const literal = regex.toString();
  const call = flags.includes('g') ? `[...text.matchAll(${literal})]` : `${literal}.exec(text)`;
  const lines = [`const found = ${call};`, ...(wanted ? [replacementCode(literal, wanted)] : [])];
  return { language: 'JavaScript', code: lines.join('\n'), differences: [] };
}

function replacementCode(literal: string, { replacement, isEscaped }: Replacement): string {
  const text = JSON.stringify(isEscaped ? readEscapes(replacement) : replacement);
  return `const replaced = text.replace(${literal}, ${text});`;
}

function python(pattern: string, flags: string): CodeSample {
  const translated = withPythonNames(pattern).replaceAll(/\\k<([^>]+)>/g, '(?P=$1)');
  const names = [
    flags.includes('i') && 're.IGNORECASE',
    flags.includes('m') && 're.MULTILINE',
    flags.includes('s') && 're.DOTALL',
  ].filter((name) => name !== false);
  const differences = [
    ...common(flags),
    ...findDifferences(pattern, flags, 'Python'),
    ...repeatedNames(pattern),
    ...(uses.property.test(pattern) ? ['\\p{…} needs the regex package from PyPI.'] : []),
    ...(uses.lookbehind.test(pattern) ? ['A lookbehind must have a fixed length.'] : []),
    ...(pattern.includes('\\u{') ? ['\\u{…} must be written as \\UXXXXXXXX.'] : []),
  ];
  const literal =
    translated.includes("'") || translated.endsWith('\\') ? JSON.stringify(translated) : `r'${translated}'`;
  const code = [
    'import re',
    `pattern = re.compile(${[literal, names.join(' | ')].filter((part) => part !== '').join(', ')})`,
    flags.includes('g') ? 'found = list(pattern.finditer(text))' : 'found = pattern.search(text)',
  ];
  return { language: 'Python', code: code.join('\n'), differences };
}

function java(pattern: string, flags: string): CodeSample {
  const names = [
    flags.includes('i') && 'Pattern.CASE_INSENSITIVE',
    flags.includes('i') && /[uv]/.test(flags) && 'Pattern.UNICODE_CASE',
    flags.includes('m') && 'Pattern.MULTILINE',
    flags.includes('s') && 'Pattern.DOTALL',
  ].filter((name) => name !== false);
  const differences = [
    ...common(flags),
    ...findDifferences(pattern, flags, 'Java'),
    ...repeatedNames(pattern),
    ...(pattern.includes('\\u{') ? ['\\u{…} must be written as \\x{…}.'] : []),
    ...(/\[[^\]]*(?:\[|&&)/.test(pattern) ? ['[ and && inside a class have a meaning of their own.'] : []),
    ...(flags.includes('v') ? ['Set operations with -- do not exist: use && and [^…].'] : []),
  ];
  const code = [
    `Pattern pattern = Pattern.compile(${[JSON.stringify(pattern), names.join(' | ')].filter((part) => part !== '').join(', ')});`,
    'Matcher matcher = pattern.matcher(text);',
    flags.includes('g') ? 'while (matcher.find()) { matcher.group(); }' : 'boolean found = matcher.find();',
  ];
  return { language: 'Java', code: code.join('\n'), differences };
}

function go(pattern: string, flags: string): CodeSample {
  const inline = ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join('');
  // Go before 1.22 knows no other names.
  const source = `${inline === '' ? '' : `(?${inline})`}${withPythonNames(pattern)}`;
  const literal = source.includes('`') ? JSON.stringify(source) : `\`${source}\``;
  const differences = [
    ...common(flags),
    ...findDifferences(pattern, flags, 'Go'),
    ...(uses.look.test(pattern) ? ['Go has no lookahead and no lookbehind: this will not compile.'] : []),
    ...(uses.backreference.test(pattern) ? ['Go has no backreferences: this will not compile.'] : []),
    ...(pattern.includes('\\u{') ? ['\\u{…} must be written as \\x{…}.'] : []),
  ];
  const call = flags.includes('g') ? 'FindAllStringSubmatch(text, -1)' : 'FindStringSubmatch(text)';
  return {
    language: 'Go',
    code: `pattern := regexp.MustCompile(${literal})\nfound := pattern.${call}`,
    differences,
  };
}

/** Names groups as Python does; escaped parentheses and those in a class name none. */
const withPythonNames = (pattern: string) =>
  pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])/gs, (part) => (part === '(?<' ? '(?P<' : part));

/** ECMA-262 allows a name again in another alternative. */
function repeatedNames(pattern: string): string[] {
  const names = groupNamesOf(pattern).filter((name) => name !== undefined);
  return new Set(names).size < names.length ? ['Two groups may not share a name: rename one.'] : [];
}

function common(flags: string): string[] {
  return flags.includes('y') ? ['There is no sticky flag: match at a given place instead.'] : [];
}
