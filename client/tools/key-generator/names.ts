import {
  writeAscii,
  writeImplicit,
  writeOid,
  writeSequence,
  writeSet,
  writeUtf8,
} from '#core/bytes/asn1/der-writer.ts';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Options } from './schema.ts';

const printableString = 19;

/** Writes the subject of a certificate. Throws a ToolInputError that names the box. */
export function writeSubject(options: Options): Uint8Array<ArrayBuffer> {
  const { country, region, locality, organization, unit, commonName } = options;
  if (country.trim() !== '' && !/^[A-Za-z]{2}$/.test(country.trim())) {
    throw new ToolInputError(`“${country}” is not a country code.`, {
      field: 'country',
      hint: 'Write two letters, such as DE or US.',
    });
  }
  const parts: readonly (readonly [string, string])[] = [
    ['2.5.4.6', country.toUpperCase()],
    ['2.5.4.8', region],
    ['2.5.4.7', locality],
    ['2.5.4.10', organization],
    ['2.5.4.11', unit],
    ['2.5.4.3', commonName],
  ];
  const written = parts
    .map(([oid, value]) => [oid, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([oid, value]) => {
      const text = oid === '2.5.4.6' ? writeAscii(printableString, value) : writeUtf8(value);
      return writeSet(writeSequence(writeOid(oid), text));
    });
  return writeSequence(...written);
}

/** Writes the alternative names, each by its kind; undefined without any. Throws a ToolInputError with the place. */
export function writeAlternativeNames(names: string): Uint8Array<ArrayBuffer> | undefined {
  const found = [...names.matchAll(/[^\s,;]+/g)];
  if (found.length === 0) return undefined;
  return writeSequence(...found.map(({ 0: name, index }) => writeGeneralName(name, names, index)));
}

function writeGeneralName(name: string, names: string, offset: number): Uint8Array {
  const ascii = (text: string) => new TextEncoder().encode(text);
  const address = parseIpAddress(name);
  if (address) return writeImplicit(7, address);
  if (/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(name)) return writeImplicit(1, ascii(name));
  if (/^[a-z][a-z\d+.-]*:\/\/[!-~]+$/i.test(name)) return writeImplicit(6, ascii(name));
  const host = asciiHost(name);
  if (host !== undefined) return writeImplicit(2, ascii(host));
  throw new ToolInputError(`“${name}” is not a domain, IP or e-mail address.`, {
    ...placeOf(names, offset),
    field: 'names',
    hint: 'Write names such as example.com, *.example.com or 10.0.0.1.',
  });
}

/** Returns a domain in ASCII, with other letters in Punycode; undefined if it is not a domain. */
function asciiHost(name: string): string | undefined {
  const wildcard = name.startsWith('*.') ? '*.' : '';
  const bare = name.slice(wildcard.length);
  if (!/^[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)*\.?$/u.test(bare)) return undefined;
  const host = URL.parse(`http://${bare}`)?.hostname.replace(/\.$/, '') ?? '';
  // RFC 1034, 3.1 and 3.5; the platform reads `1.2.3` as an address.
  const isLabel = (label: string) => /^(?!-)[\w-]{1,63}(?<!-)$/.test(label);
  const isHost = host.length <= 253 && !/(?:^|\.)\d+$/.test(host) && host.split('.').every(isLabel);
  return isHost ? wildcard + host : undefined;
}

/** Returns the bytes of an IPv4 or IPv6 address; undefined for any other text. */
export function parseIpAddress(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) {
    const numbers = text.split('.').map(Number);
    return numbers.every((value) => value < 256) ? Uint8Array.from(numbers) : undefined;
  }
  if (!text.includes(':') || !/^[\da-f:.]+$/i.test(text)) return undefined;
  // The platform's own reader writes any form in full groups of hexadecimal.
  const host = URL.parse(`http://[${text}]`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [left = '', right] = host.split('::');
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  const [head, tail] = [groupsOf(left), groupsOf(right ?? '')];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  return Uint8Array.from(groups.flatMap((group) => [group >> 8, group & 255]));
}
