import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { readOwn } from '#core/collections/read-own.ts';

// Each function reads one variable. It adds a sentence to `faults` for an invalid value, so that the server names all
// mistakes at its start.
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a variable without surrounding spaces; undefined if it is missing or empty. */
export function text(env: Environment, name: string): string | undefined {
  const value = readOwn(env, name)?.trim();
  return value === '' ? undefined : value;
}

export function readInteger(
  env: Environment,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
  faults: string[],
): number {
  const given = readOwn(env, name);
  if (given === undefined || given === '') return fallback;
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  faults.push(`${name} must be a whole number from ${min} to ${max}, not "${given}"`);
  return fallback;
}

export function readOrigin(env: Environment, name: string, faults: string[]): string | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  if (url && /^https?:$/.test(url.protocol) && url.origin === given.replace(/\/$/, '')) return url.origin;
  faults.push(`${name} must be an origin like https://tools.example.org, not "${given}"`);
  return undefined;
}

/** Reads a list of addresses and networks. */
export function readAddresses(env: Environment, name: string, faults: string[]): BlockList {
  const list = new BlockList();
  for (const part of (text(env, name) ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = part.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
    if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 6 ? 128 : 32)) {
      faults.push(`${name} must list addresses or networks like 10.0.0.0/8, not "${part}"`);
    } else list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Returns the content of the file that a variable names. */
export function readSecretFile(env: Environment, name: string, faults: string[]): string {
  try {
    return readFileSync(text(env, name) ?? '', 'utf8').trim();
  } catch {
    faults.push(`${name} names a file that cannot be read`);
    return '';
  }
}

/** Reads an e-mail address. */
export function readAddress(env: Environment, name: string, faults: string[]): string | undefined {
  const given = text(env, name);
  if (given !== undefined && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(given)) {
    faults.push(`${name} must be one e-mail address, not "${given}"`);
  }
  return given;
}

/** Reads a contact in the form of RFC 9116. It has a line of its own, so it must not contain spaces. */
export function readContact(env: Environment, name: string, faults: string[]): string | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  const isMail = /^mailto:[^\s@]+@[^\s@]+$/.test(given);
  const isPage = /^https:\/\/\S+$/.test(given) && URL.canParse(given);
  if (!isMail && !isPage) {
    faults.push(
      `${name} must be like mailto:security@example.org or https://example.org/contact, not "${given}"`,
    );
  }
  return given;
}
