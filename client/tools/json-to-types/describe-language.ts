import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { GenerateOptions } from './languages.ts';

/**
 * Adds notes for readers of the types: which file each class needs, which keys have other names, and what cannot be
 * read. `renderAll` writes the types with the functions that read JSON, which name the keys of Python.
 */
export async function describeLanguage(
  text: string,
  { language, isTypesOnly }: GenerateOptions,
  renderAll: () => Promise<string>,
): Promise<Note[]> {
  switch (language) {
    case 'java':
      return [
        ...(/^\/\/ \w+\.java$/m.test(text.slice(3))
          ? [inform('Each class goes to its own file, named in the comment above it.')]
          : []),
        ...(text.includes('@JsonProperty("")')
          ? warnOfKeys([''], 'Java', 'Jackson takes an empty name as none.')
          : []),
      ];
    case 'go': {
      const tags = Array.from(text.matchAll(/`json:.*`$|"json:.*"$/gm), ([tag]) => readGoTag(tag));
      const lost = [...new Set(tags.filter((key) => !goName.test(key)))];
      return [
        ...warnOfKeys(lost, 'Go', 'Tags of encoding/json cannot hold them.'),
        ...(isTypesOnly
          ? warnOfUnions(text, /^type (\S+) struct \{\n(?:\t\w+ +[^\s`"]+\n)+\}/gm, goHint)
          : []),
      ];
    }
    case 'kotlin':
      return warnOfUnions(text, /^sealed class (\S+) \{$/gm, kotlinHint);
    case 'python':
      return isTypesOnly ? warnOfKeys(renamedKeys(await renderAll()), 'Python', pythonHint) : [];
    case 'typescript':
    case 'typescript-zod':
      return text.includes('"__proto__"') && !(language === 'typescript' && isTypesOnly)
        ? [warn('The key "__proto__" is not checked.', 'JavaScript reads it as the prototype: rename it.')]
        : [];
    default:
      return [];
  }
}

const pythonHint = 'Turn off “Types only” for functions that read and write the JSON keys.';
const goHint = 'Turn off “Types only” for functions that read and write them.';
const kotlinHint =
  'Write a KSerializer for each, which kotlinx.serialization needs; or give the values of a field one type.';

/** The names that a tag may hold: letters, digits and some punctuation (Go, encoding/json, Marshal). */
const goName = /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u;

/** Returns the key in the tag of a field. */
function readGoTag(written: string): string {
  const tag = (written.startsWith('`') ? written.slice(1, -1) : unescapeKey(written)).replace('"-,"', '"-"');
  return unescapeKey(tag.replace(/^json:("(?:[^"\\]|\\.)*?)(?:,omitempty)?"$/, '$1"'));
}

/**
 * Begins each field with an upper case letter, since encoding/json ignores all others (Go specification, Exported
 * identifiers), and writes tags that hold a grave accent, which ends a raw string, as interpreted strings (String
 * literals).
 */
export function withGoFields(text: string): string {
  const exported = text.replaceAll(/^\t(?=[^\s\p{Lu}]\S* .*(?:`json:.*`|"json:.*")$)/gmu, '\tX');
  return exported.replaceAll(/`(json:".*`.*")`$/gm, (_, tag: string) => JSON.stringify(tag));
}

/** Makes a function of the method that writes JSON for a root of any type: interfaces have no methods. */
export function withGoFunctions(text: string): string {
  return text.replace(/^func \(r \*(\S+)\) Marshal\(/m, (method, name: string) =>
    text.includes(`\ntype ${name} interface{}\n`) ? `func Marshal${name}(r ${name}` : method,
  );
}

/** Puts imports before all other declarations (Go specification, Source file organization). */
export function withGoImports(text: string): string {
  const declaration = /^import (?:"[^"]+"|\([^)]*\))\n+/gm;
  const imports = Array.from(text.matchAll(declaration), ([all]) => all.trimEnd());
  if (imports.length === 0) return text;
  const rest = text.replaceAll(declaration, '');
  const [head = ''] = /^(?:(?:\/\/.*)?\n)*(?:package \w+\n+)?/.exec(rest) ?? [];
  return `${head}${imports.join('\n')}\n\n${rest.slice(head.length)}`;
}

export const inform = (sentence: string, hint?: string): Note => ({ severity: 'info', sentence, hint });

/** So many keys are named, and the rest is counted. */
const mostNamed = 5;

function warnOfKeys(keys: readonly string[], language: string, hint: string): Note[] {
  if (keys.length === 0) return [];
  const [first] = keys;
  const named = keys.slice(0, mostNamed).map((key) => JSON.stringify(key));
  const sentence =
    keys.length === 1
      ? `The key ${JSON.stringify(first)} has another name in ${language}.`
      : `The keys ${listAll(named, keys.length)} have other names in ${language}.`;
  return [warn(sentence, hint)];
}

function warnOfUnions(text: string, union: RegExp, hint: string): Note[] {
  const names = Array.from(text.matchAll(union), ([, name = '']) => name);
  if (names.length === 0) return [];
  const sentence = `JSON cannot be read into ${listAll(names.slice(0, mostNamed), names.length)}, which may be of several types.`;
  return [warn(sentence, hint)];
}

function listAll(named: readonly string[], count: number): string {
  const more = count > named.length ? [`${count - named.length} more`] : [];
  const all = [...named, ...more];
  return all.length === 1 ? named.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}

/** The keys that functions of Python read into an attribute of another name. */
function renamedKeys(text: string): string[] {
  const reads = text.matchAll(/^ +(\S+) = .*obj\.get\(("(?:[^"\\]|\\.)*")\)/gm);
  const keys = Array.from(
    reads,
    ([, attribute, written = '""']) => [attribute, unescapeKey(written)] as const,
  );
  return [...new Set(keys.flatMap(([attribute, key]) => (attribute === key ? [] : [key])))];
}

/** Python and Go may write characters in ways that JSON does not know. */
function unescapeKey(written: string): string {
  try {
    const plain = written.replaceAll(/\\U([\da-f]{8})/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    return JSON.parse(plain) as string;
  } catch {
    return written.slice(1, -1);
  }
}
