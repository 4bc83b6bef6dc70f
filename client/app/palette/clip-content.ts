import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { decodeBase64Url } from '#core/bytes/base64.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** The kinds of data as words in a sentence. */
export const kindNames: Readonly<Record<DataKind, string>> = {
  text: 'plain text',
  json: 'JSON',
  jsonl: 'JSON Lines',
  csv: 'a table (CSV)',
  yaml: 'YAML',
  xml: 'XML',
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  sql: 'SQL',
  markdown: 'Markdown',
  svg: 'an SVG image',
  url: 'a web address',
  base64: 'Base64',
  hex: 'hexadecimal bytes',
  hash: 'a hash',
  jwt: 'a JSON Web Token',
  uuid: 'a UUID',
  cron: 'a cron schedule',
  color: 'a color',
  number: 'a number',
  date: 'a date',
  ip: 'an IP address',
  regex: 'a regular expression',
  png: 'a PNG image',
  jpeg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  gif: 'a GIF image',
  heic: 'a HEIC image',
  bmp: 'a BMP image',
  tiff: 'a TIFF image',
  ico: 'an icon (ICO)',
  pdf: 'a PDF document',
  zip: 'a ZIP archive',
  file: 'a file of a kind we do not know',
};

/**
 * Hash algorithms by their number of hexadecimal digits; algorithms of the same length cannot be distinguished.
 */
const hashNames: Readonly<Record<number, string>> = {
  32: 'As long as MD5',
  40: 'As long as SHA-1',
  56: 'As long as SHA-224',
  64: 'As long as SHA-256',
  96: 'As long as SHA-384',
  128: 'As long as SHA-512',
};

const previewLength = 90;
/** Larger texts are not parsed only to be described. */
const maxParsedLength = 256_000;

/** One line about a text's content; its beginning where there is nothing better to say. */
export function describeContent(text: string, kind: DataKind): string {
  if (kind === 'jwt') return describeToken(text.trim().replace(/^bearer\s+/i, ''));
  if (kind === 'json' && text.length <= maxParsedLength) return describeJson(text) ?? preview(text);
  if (kind === 'hash') return hashNames[text.trim().length] ?? preview(text);
  if (kind === 'uuid') return describeUuid(text);
  return preview(text);
}

/** RFC 9562, section 4: the meaning of the version depends on the variant. */
function describeUuid(text: string): string {
  const [, version, variant = ''] =
    /[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-([0-9a-f])/i.exec(text) ?? [];
  if (/^[89ab]$/i.test(variant)) return `Version ${version}`;
  if (/^[0-]+$/.test(text.trim())) return 'The nil UUID';
  return /^[f-]+$/i.test(text.trim()) ? 'The max UUID' : 'Of another variant than RFC 9562';
}

function preview(text: string): string {
  const line = text
    .trim()
    .slice(0, previewLength * 2)
    .replace(/\s+/g, ' ');
  return line.length > previewLength ? `${line.slice(0, previewLength)}…` : line;
}

function describeJson(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Array.isArray(value)) return `An array of ${formatCount(value.length, 'item')}`;
  const keys = Object.keys(value as object);
  const shown = keys.slice(0, 4).join(', ');
  return `An object of ${formatCount(keys.length, 'key')}${shown && `: ${shown}`}${keys.length > 4 ? ' …' : ''}`;
}

/** Algorithm, subject and times of a token; none of it is checked here. */
function describeToken(token: string): string {
  const [header, claims] = token.split('.').map(readPart);
  const date = (seconds: unknown) =>
    typeof seconds === 'number' && Math.abs(seconds) < 8e12
      ? new Date(seconds * 1000).toLocaleDateString('en-GB', {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        })
      : undefined;
  const issued = date(claims?.iat);
  const expires = date(claims?.exp);
  const parts = [
    asWord(header?.alg),
    claims?.sub !== undefined && `sub ${asWord(claims.sub) ?? '?'}`,
    issued && `issued ${issued}`,
    expires ? `expires ${expires}` : 'no expiry',
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

function asWord(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : undefined;
}

function readPart(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(decodeBase64Url(part)));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
