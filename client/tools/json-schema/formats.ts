import { format } from '@cfworker/json-schema';
import punycode from 'punycode.js';
import { readOwn } from '#core/collections/read-own.ts';
import type { JsonValue } from '#core/json/values/json-value.ts';

const {
  hostname: isHost = () => false,
  ipv6: isIpv6 = () => false,
  'date-time': isMoment = () => false,
} = format;

/** RFC 2673, 3.2: numbers without leading zeros. */
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

// The library accepts what these grammars forbid, such as a quotation mark in a path.
Object.assign(format, {
  // RFC 3339, 5.6: only a T is between the date and the time.
  'date-time': (text: string) => !/\s/.test(text) && isMoment(text),
  ipv4: (text: string) => ipv4.test(text),
  uri: (text: string) => isReference(text) && /^[a-z][^/?#]*:/i.test(text),
  'uri-reference': isReference,
  hostname: (text: string) => isHost(text) && text.split('.').every(isLabel),
});

/** Returns whether a text has a format, by the rules of validation. */
export const isFormat = (name: string, text: string) => readOwn(format, name)?.(text) ?? false;

/** The parts of a reference: scheme, authority, path, query and fragment (RFC 3986, appendix B). */
const parts = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const isOf = (more: string) => new RegExp(`^(?:[\\w.~!$&'()*+,;=${more}-]|%[\\da-f]{2})*$`, 'i');
const [ofUser, ofName, ofPath, ofQuery] = [isOf(':'), isOf(''), isOf(':@/'), isOf(':@/?')];

/** Returns whether a text is a URI or a relative reference (RFC 3986, appendix A). */
function isReference(text: string): boolean {
  const [, scheme = 'a', authority = '', path = '', query = '', fragment = ''] = parts.exec(text) ?? [];
  return (
    /^[a-z][a-z\d+.-]*$/i.test(scheme) &&
    isAuthority(authority) &&
    ofPath.test(path) &&
    // Before its first slash, a relative path has no colon (4.2): the text begins with a scheme, or with this path.
    !text.startsWith(':') &&
    ofQuery.test(query) &&
    ofQuery.test(fragment)
  );
}

function isAuthority(text: string): boolean {
  const found = /^(?:(.*)@)?(?:\[(.*)\]|([^:]*))(?::\d*)?$/s.exec(text);
  if (!found) return false;
  const [, user = '', literal, name = ''] = found;
  const isAddress =
    literal === undefined || isIpv6(literal) || /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(literal);
  return ofUser.test(user) && isAddress && ofName.test(name);
}

/**
 * What RFC 5891 (4.2.3) and RFC 5892 forbid in a label, and browsers may not: its beginning, letters (2.6), and some
 * letters without their neighbors (A.3 to A.9).
 */
const forbidden = [
  /^\p{M}|^..--/u,
  /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/,
  // A joiner follows a virama of an Indic script (A.2).
  /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0f84\u1039\u17d2])\u200d/,
  /(?<!l)\u00b7|\u00b7(?!l)/,
  /\u0375(?!\p{Script=Greek})/u,
  /(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u,
  /^[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*\u30fb[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*$/u,
  /[\u0660-\u0669].*[\u06f0-\u06f9]|[\u06f0-\u06f9].*[\u0660-\u0669]/,
];

/** Returns whether a label of a host name is valid; one that begins with xn-- is decoded first (RFC 5890, 2.3.2.1). */
function isLabel(label: string): boolean {
  if (!/^xn--/i.test(label)) return true;
  if (!URL.canParse(`http://${label}`)) return false;
  try {
    const letters = punycode.toUnicode(label.toLowerCase());
    return !forbidden.some((pattern) => pattern.test(letters));
  } catch {
    return false;
  }
}

/** An invalid regular expression of a schema: its JSON Pointer (RFC 6901), and why it is invalid. */
export interface BadPattern {
  readonly pointer: string;
  readonly pattern: string;
  readonly reason: string;
}

/** Finds the first regular expression of a schema that cannot be compiled. */
export function findBadPattern(
  schema: JsonValue,
  pointer = '',
  isOfPatterns = false,
): BadPattern | undefined {
  const entries = Array.isArray(schema) ? schema.entries() : schema instanceof Map ? schema : [];
  for (const [key, value] of entries) {
    const own = `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const pattern = isOfPatterns
      ? String(key)
      : key === 'pattern' && typeof value === 'string'
        ? value
        : undefined;
    const reason = pattern === undefined ? undefined : whyInvalid(pattern);
    if (pattern !== undefined && reason !== undefined) return { pointer: own, pattern, reason };
    if (dataKeywords.has(String(key))) continue;
    const found = findBadPattern(value, own, key === 'patternProperties' && !isOfPatterns);
    if (found) return found;
  }
  return undefined;
}

function whyInvalid(pattern: string): string | undefined {
  try {
    void new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    // Engines put the pattern, which may have colons, before the reason.
    return error instanceof Error ? error.message.replace(/^.*: /s, '') : undefined;
  }
}

/** Keywords whose values are data. */
export const dataKeywords: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

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
