import type { Uuid } from '../making/layout.ts';
import type { IdForm } from '../forms.ts';
import { fromHex, readKsuid } from '../ksuid.ts';
import { ulidLetters } from '../writing.ts';

export type ReadId =
  | { readonly bytes: Uuid; readonly form: IdForm; readonly problem?: undefined }
  /** The problem as a sentence. */
  | { readonly bytes?: undefined; readonly problem: string };

const hexDigits = 32;

/** Reads one id in any common format. Hyphens may be missing, but not in other positions. */
export function readId(token: string): ReadId {
  const inner = unwrap(token);
  const { text, form } = inner;
  if (inner.problem !== undefined) return { problem: inner.problem };
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    return ofHex(text.replaceAll('-', ''), form);
  if (/^[0-9a-f]{32}$/i.test(text)) return ofHex(text, form === 'plain' ? 'compact' : form);
  if (form === 'plain') {
    if (/^[0-7][0-9a-hjkmnp-tv-z]{25}$/i.test(text)) return ofUlid(text);
    if (/^[\w+/-]{22}(?:==)?$/.test(text)) return ofBase64(text);
    if (/^[\da-f]{24}$/i.test(text)) return ofHex(text, form);
    const bytes = /^[\da-z]{27}$/i.test(text) ? readKsuid(text) : undefined;
    if (bytes) return { bytes, form };
  }
  return { problem: whatIsWrong(text) };
}

interface Unwrapped {
  readonly text: string;
  readonly form: IdForm;
  readonly problem?: string;
}

function unwrap(token: string): Unwrapped {
  const urn = /^urn:uuid:(?<inner>.*)$/is.exec(token)?.groups?.inner;
  if (urn !== undefined) return { text: urn, form: 'urn' };
  const isOpened = token.startsWith('{');
  if (isOpened !== token.endsWith('}')) {
    return {
      text: token,
      form: 'plain',
      problem: `A brace ${isOpened ? '} at its end' : '{ at its beginning'} is missing.`,
    };
  }
  return isOpened ? { text: token.slice(1, -1), form: 'braces' } : { text: token, form: 'plain' };
}

function ofHex(digits: string, form: IdForm): ReadId {
  return { bytes: fromHex(digits), form };
}

function ofUlid(text: string): ReadId {
  let value = 0n;
  for (const letter of text.toUpperCase()) value = (value << 5n) | BigInt(ulidLetters.indexOf(letter));
  return ofHex(value.toString(16).padStart(hexDigits, '0'), 'ulid');
}

function ofBase64(text: string): ReadId {
  const isUrl = /[_-]/.test(text) || text.length === 22;
  const bare = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  const bytes = Uint8Array.from(atob(bare), (character) => character.charCodeAt(0));
  // 22 letters contain 132 bits. The extra bits must be zero; otherwise another id would read as the same.
  if (btoa(String.fromCharCode(...bytes)).slice(0, 22) !== bare) {
    return { problem: 'As Base64 its last letter holds more bits than an id has.' };
  }
  return { bytes, form: isUrl ? 'base64url' : 'base64' };
}

function whatIsWrong(text: string): string {
  if (/^[8-9a-hjkmnp-tv-z][0-9a-hjkmnp-tv-z]{25}$/i.test(text))
    return 'As a ULID it is too large: the first letter is at most 7.';
  if (/^[\da-z]{27}$/i.test(text)) return 'As a KSUID it is too large.';
  if (/^\d{15,20}$/.test(text)) return 'If it is a Snowflake, the Unix Timestamp tool reads its time.';
  // One character longer or shorter than a ULID, with a letter that is not a hexadecimal digit.
  if (/^(?=.*[g-z])[\da-z]{25,27}$/i.test(text)) {
    const left = /[ilou]/i.exec(text)?.[0];
    return left === undefined
      ? `As a ULID it has ${text.length} letters instead of 26.`
      : `As a ULID it has the letter “${left}”: ULIDs use no I, L, O and U.`;
  }
  const stray = /[^0-9a-f-]/iu.exec(text)?.[0];
  const digits = text.replace(/[^0-9a-f]/gi, '').length;
  if (stray !== undefined) return `“${stray}” is not a hexadecimal digit.`;
  if (digits !== hexDigits) return `It has ${digits} hexadecimal digits instead of 32.`;
  return 'Its hyphens are in the wrong places: a UUID has 8-4-4-4-12 digits.';
}
