import { format } from '@cfworker/json-schema';
import type { JsonValue } from '#core/json/values/json-value.ts';

// The library reads `//host:port` without a valid authority as a path, which must not begin with two slashes (RFC
// 3986, 3.3).
for (const [name, isValid] of Object.entries(format)) {
  if (name === 'uri' || name === 'uri-reference')
    Object.assign(format, { [name]: (text: string) => isValid(text) && hasDigitPort(text) });
}

/** Returns whether the port, if there is an authority with one, has digits only (RFC 3986, 3.2.3). */
function hasDigitPort(text: string): boolean {
  const authority = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(text)?.[1];
  return authority === undefined || /^(?:[^@]*@)?(?:\[[^\]]*\]|[^:[\]@]*)(?::\d*)?$/.test(authority);
}

/** Keywords whose values are data. */
const dataKeywords = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Lists the formats of a schema that are not checked, each once. */
export function findUncheckedFormats(schema: JsonValue, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(schema)) for (const item of schema) findUncheckedFormats(item, found);
  if (!(schema instanceof Map)) return found;
  for (const [key, value] of schema) {
    if (key === 'format' && typeof value === 'string' && !Object.hasOwn(format, value)) found.add(value);
    else if (!dataKeywords.has(key)) findUncheckedFormats(value, found);
  }
  return found;
}
