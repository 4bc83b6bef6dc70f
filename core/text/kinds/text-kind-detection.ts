import { parseIpNetwork } from '#core/network/ip-network.ts';
import type { DataKind } from './data-kinds.ts';
import { decodeBase64Url } from '#core/bytes/base64.ts';
import { detectCodeKind } from './code-kind-detection.ts';

/** Only this much of a text is examined, because its beginning shows its kind. */
const sampleLength = 256_000;
/** A longer single line is not an address, color, number or similar value. */
const maxTokenLength = 4000;

const hashLengths = new Set([32, 40, 56, 64, 96, 128]);
const colorPattern =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/deg-]+\)|(?:hwb|lab|lch|oklab|oklch)\([\d\s.,%/deg-]+\))$/i;
const datePattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;
const cronField = String.raw`(?:\*|[\dA-Z]+(?:-[\dA-Z]+)?)(?:\/\d+)?`;
const cronPattern = new RegExp(
  String.raw`^(?:@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)|(?:${cronField}(?:,${cronField})*|\?)(?: +(?:${cronField}(?:,${cronField})*|\?|L|\d+[LW])){4,5})$`,
  'i',
);

/**
 * Detects the kind of a text from its form, trying the most specific kinds first; undefined for plain text. For short
 * texts it may be wrong, because it sees the form and not the intention.
 */
export function detectTextKind(text: string): DataKind | undefined {
  const sample = text.slice(0, sampleLength).trim();
  if (sample === '') return undefined;
  const isWhole = text.length <= sampleLength;
  if (isWhole && !/\s/.test(sample) && sample.length <= maxTokenLength) {
    const kind = detectTokenKind(sample);
    if (kind) return kind;
  }
  if (isWhole && sample.length <= maxTokenLength) {
    if (datePattern.test(sample)) return 'date';
    if (colorPattern.test(sample)) return 'color';
    if (sample.length <= 120 && /[*/@,?LW-]/.test(sample) && cronPattern.test(sample)) return 'cron';
    if (isJwt(sample.replace(/^bearer\s+/i, ''))) return 'jwt';
    if (/^(?:[0-9a-f]{2}[\s:])+[0-9a-f]{2}$/i.test(sample)) return 'hex';
  }
  return detectJsonKind(sample, isWhole) ?? detectBase64(sample) ?? detectCodeKind(sample);
}

/** Detects kinds that are one word without blanks. */
function detectTokenKind(token: string): DataKind | undefined {
  if (isJwt(token)) return 'jwt';
  if (/^(?:urn:uuid:|\{)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i.test(token)) return 'uuid';
  if (isUrl(token)) return /^data:[^,]*;base64,/i.test(token) ? 'base64' : 'url';
  if (/[.:]/.test(token) && parseIpNetwork(token)) return 'ip';
  if (colorPattern.test(token)) return 'color';
  if (datePattern.test(token)) return 'date';
  if (/^[-+\u2212]?(?:\d+(?:[.,]\d+)*|[.,]\d+)(?:e[-+]?\d{1,3})?%?$/i.test(token) && token.length < 32)
    return 'number';
  if (/^[0-9a-f]+$/i.test(token) && hashLengths.has(token.length)) return 'hash';
  if (/^0x[0-9a-f]+$/i.test(token) || (/^(?:[0-9a-f]{2}){8,}$/i.test(token) && /\d/.test(token)))
    return 'hex';
  if (/^\/.+\/[dgimsuvy]{1,8}$/.test(token)) return 'regex';
  if (/^\^.*(?:\\[dswDSW]|[\])}][+*?{]?|[\w.)\]][+*?]).*\$$/.test(token)) return 'regex';
  return undefined;
}

/** True for three parts of Base64url, the first of which is a JSON object (RFC 7515, section 7.1). */
function isJwt(text: string): boolean {
  const match = /^(?<header>[\w-]{4,})\.[\w-]+\.[\w-]*$/.exec(text);
  const json = match?.groups && decodeText(match.groups.header ?? '');
  return json?.startsWith('{') === true && parsesAsJson(json);
}

function isUrl(text: string): boolean {
  return /^(?:https?|ftp|mailto|tel|data|blob|file|wss?):\S+$/i.test(text) && URL.canParse(text);
}

function detectJsonKind(sample: string, isWhole: boolean): 'json' | 'jsonl' | undefined {
  if (!/^[[{]/.test(sample)) return undefined;
  if (isWhole && parsesAsJson(sample)) return 'json';
  const lines = sample.split('\n', 4).filter((line) => line.trim() !== '');
  const complete = isWhole || lines.length > 3 ? lines : lines.slice(0, -1);
  if (lines.length > 1 && complete.every((line) => /^\s*[[{]/.test(line) && parsesAsJson(line)))
    return 'jsonl';
  // Broken or truncated JSON is still JSON if a key or a value follows the first bracket.
  const isMeant = /^(?:\{\s*(?:"(?:[^"\\]|\\.){0,200}"|\w{1,50})\s*:|\[\s*(?:[[{"\d-]|true|false|null))/.test(
    sample,
  );
  return isMeant ? 'json' : undefined;
}

function parsesAsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Detects Base64 (RFC 4648): valid, too long to be a word, and with mixed case or digits. */
function detectBase64(sample: string): 'base64' | undefined {
  if (/^data:[^,]{0,200};base64,/i.test(sample)) return 'base64';
  const packed = sample.replace(/[\r\n]+/g, '');
  if (packed.length < 16 || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(packed)) return undefined;
  const isMixed = /[a-z]/.test(packed) && /[A-Z]/.test(packed) && /[\d+/=]/.test(packed);
  const isPadded = packed.endsWith('=') && packed.length % 4 === 0;
  return isPadded || (isMixed && packed.replace(/=+$/, '').length % 4 !== 1) ? 'base64' : undefined;
}

function decodeText(base64Url: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64Url(base64Url));
  } catch {
    return undefined;
  }
}
