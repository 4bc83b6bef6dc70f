import { ToolInputError } from '#core/errors.ts';
import type { Options } from './schema.ts';

type Address = Pick<
  Options,
  'type' | 'secret' | 'algorithm' | 'digits' | 'period' | 'counter' | 'issuer' | 'account'
>;

const names = { SHA1: 'SHA-1', SHA256: 'SHA-256', SHA512: 'SHA-512' } as const;

/**
 * Reads an otpauth address (Key Uri Format of Google Authenticator); undefined for another text. Throws a ToolInputError
 * for one that is wrong.
 */
export function readAddress(text: string): Address | undefined {
  const written = text.trim();
  if (/^otpauth-migration:/i.test(written)) {
    throw wrong(
      'This is an export of Google Authenticator with several accounts.',
      'Add each account by its secret.',
    );
  }
  const parts = /^otpauth:\/\/(?<type>[^/?]*)\/?(?<label>[^?]*)\??(?<query>.*)$/i.exec(written)?.groups;
  if (!parts) return undefined;
  const { type = '', label = '', query = '' } = parts;
  const kind = type.toLowerCase();
  if (kind !== 'totp' && kind !== 'hotp') {
    throw wrong(
      `The address has the type “${type}”.`,
      'It must begin with otpauth://totp/ or otpauth://hotp/.',
    );
  }
  const values = new URLSearchParams(query.replace(/#.*$/, ''));
  const secret = values.get('secret') ?? '';
  if (secret === '') throw wrong('The address has no secret.', 'It needs secret= with a text in Base32.');
  const name = decode(label);
  const [first = '', second] = name.split(/:(.*)/s);
  return {
    type: kind,
    secret,
    algorithm: readAlgorithm(values.get('algorithm') ?? 'SHA1'),
    digits: readDigits(values.get('digits') ?? '6'),
    period: readNumber(values.get('period') ?? '30', 'period', 1, 86_400),
    counter: readNumber(values.get('counter') ?? '0', 'counter', 0, Number.MAX_SAFE_INTEGER - 1),
    issuer: values.get('issuer') ?? (second === undefined ? '' : first),
    account: (second ?? first).trim(),
  };
}

/** Writes an otpauth address. The values that apps assume are left out, which all apps read. */
export function writeAddress(address: Address): string {
  const { type, secret, algorithm, digits, period, counter, issuer, account } = address;
  const label = [issuer, account].filter(Boolean).map(encodeURIComponent).join(':');
  const query = [
    `secret=${secret}`,
    issuer !== '' && `issuer=${encodeURIComponent(issuer)}`,
    algorithm !== 'SHA-1' && `algorithm=${algorithm.replace('-', '')}`,
    digits !== 6 && `digits=${digits}`,
    type === 'totp' && period !== 30 && `period=${period}`,
    type === 'hotp' && `counter=${counter}`,
  ];
  return `otpauth://${type}/${label}?${query.filter(Boolean).join('&')}`;
}

function decode(label: string): string {
  try {
    return decodeURIComponent(label);
  } catch {
    return label;
  }
}

function readAlgorithm(written: string): Options['algorithm'] {
  const name = written.toUpperCase().replace(/^HMAC|-/g, '');
  if (name === 'SHA1' || name === 'SHA256' || name === 'SHA512') return names[name];
  throw wrong(`The address has the algorithm “${written}”.`, 'SHA1, SHA256 and SHA512 are known.');
}

function readDigits(written: string): Options['digits'] {
  const digits = Number(written);
  if (digits === 6 || digits === 7 || digits === 8) return digits;
  throw wrong(`The address asks for ${written} digits.`, 'A code has 6, 7 or 8 digits.');
}

function readNumber(written: string, name: string, min: number, max: number): number {
  const value = /^\d+$/.test(written) ? Number(written) : NaN;
  if (value >= min && value <= max) return value;
  throw wrong(`The ${name} of the address is “${written}”.`, `It must be a whole number from ${min} on.`);
}

function wrong(message: string, hint: string): ToolInputError {
  return new ToolInputError(message, { field: 'secret', hint });
}
