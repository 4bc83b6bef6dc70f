import type { Note } from '#core/errors.ts';
import { isJsonScalar, type JsonValue } from '#core/json/values/json-value.ts';
import type { GenerateOptions } from './languages.ts';

/** Adds notes for readers of the types: which file each class needs, and which keys have other names. */
export function describeLanguage(
  text: string,
  values: readonly JsonValue[],
  { language, isTypesOnly }: GenerateOptions,
): Note[] {
  const keys = () => [...keysOf(values, new Set())];
  switch (language) {
    case 'java':
      return [
        ...(/^\/\/ \w+\.java$/m.test(text.slice(3))
          ? [inform('Each class goes to its own file, named in the comment above it.')]
          : []),
        ...(text.includes('@JsonProperty("")')
          ? warnOfKey('', 'Java', 'Jackson takes an empty name as none.')
          : []),
      ];
    case 'go': {
      const lost = keys().find(
        (key) => !goName.test(key) && text.includes(`\`json:${JSON.stringify(key).slice(0, -1)}`),
      );
      return warnOfKey(lost, 'Go', 'Tags of encoding/json cannot hold it.');
    }
    case 'python': {
      const renamed = isTypesOnly ? keys().find((key) => !text.includes(`    ${key}: `)) : undefined;
      const hint = 'Turn off “Types only” for functions that read and write the JSON keys.';
      return warnOfKey(renamed, 'Python', hint);
    }
    default:
      return [];
  }
}

/** The names that a tag may hold: letters, digits and some punctuation (Go, encoding/json, Marshal). */
const goName = /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u;

export const inform = (sentence: string, hint?: string): Note => ({ severity: 'info', sentence, hint });

function warnOfKey(key: string | undefined, language: string, hint: string): Note[] {
  if (key === undefined) return [];
  const sentence = `The key ${JSON.stringify(key)} has another name in ${language}.`;
  return [{ severity: 'warning', sentence, hint }];
}

/** Collects the keys of all objects. */
function keysOf(value: JsonValue | readonly JsonValue[], keys: Set<string>): Set<string> {
  if (value instanceof Map) for (const key of value.keys()) keys.add(key);
  if (value instanceof Map || Array.isArray(value))
    for (const member of value.values()) if (!isJsonScalar(member)) keysOf(member, keys);
  return keys;
}
