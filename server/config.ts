import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { isLoopback } from './http/client-address.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { readSiteConfig, type SiteConfig } from './site/site-config.ts';

/** All settings that the server reads from its environment at its start. `docs/operations.md` explains each. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the built site. */
  readonly siteDir: string;
  /** How long running requests may continue after the stop signal. */
  readonly drainMs: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The folder of a language model for the AI text generator; undefined for none. */
  readonly textModelDir: string | undefined;
  /** The origin that visitors see; undefined if the server can determine it from requests. */
  readonly publicOrigin: string | undefined;
  /** The only origin for the admin area; undefined for any. */
  readonly adminOrigin: string | undefined;
  /** The proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  readonly trustedProxies: BlockList;
  readonly adminPassword: AdminPassword | undefined;
  readonly withoutPassword: WithoutPassword;
  /** The address for messages about new devices and failed log-ins. */
  readonly adminEmail: string | undefined;
  /** The contact for security reports, as a URI. */
  readonly securityContact: string | undefined;
  readonly smtp: SmtpConfig | undefined;
  /** The time after which contact messages and suggestions are erased. */
  readonly retentionMonths: number;
  readonly site: SiteConfig;
}

/** The password from the environment: as plain text, or its argon2id hash as a PHC string. */
export type AdminPassword = { readonly text: string } | { readonly phc: string };

/**
 * The server's behavior while the administrator has no password. It prints an address for setting one, opens the panel
 * with a public demo password, or refuses to start.
 */
export type WithoutPassword = (typeof waysWithoutPassword)[number];
const waysWithoutPassword = ['setup', 'demo', 'refuse'] as const;

export interface SmtpConfig {
  readonly url: string;
  /** The sender address of replies. */
  readonly from: string;
}

/** How an operator writes the commands of `admin-cli.ts`. The release sets the variable in `sundry.js`. */
export const adminCommand = process.env.SUNDRY_COMMAND ?? 'npm run admin --';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Throws an Error that names every variable with an invalid value. */
export function readConfig(env: Environment, siteDir: string, dataDir: string): Config {
  const faults: string[] = [];
  const host = env.HOST ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) faults.push(`HOST must be a host name or an address, not "${host}"`);
  const config: Config = {
    host,
    port: readInteger(env, 'PORT', 8080, { min: 0, max: 65_535 }, faults),
    siteDir: text(env, 'SITE_DIR') ?? siteDir,
    drainMs: readInteger(env, 'DRAIN_SECONDS', 5, { min: 0, max: 600 }, faults) * 1000,
    dataDir: text(env, 'DATA_DIR') ?? dataDir,
    databaseUrl: readDatabaseUrl(env, faults),
    textModelDir: text(env, 'TEXT_MODEL_DIR'),
    publicOrigin: readOrigin(env, 'PUBLIC_ORIGIN', faults),
    adminOrigin: readOrigin(env, 'ADMIN_ORIGIN', faults),
    trustedProxies: readAddresses(env, 'TRUSTED_PROXIES', faults),
    adminPassword: readAdminPassword(env, faults),
    withoutPassword: readWithoutPassword(env, host, faults),
    adminEmail: readAddress(env, 'ADMIN_EMAIL', faults),
    securityContact: readContact(env, 'SECURITY_CONTACT', faults),
    smtp: readSmtp(env, faults),
    retentionMonths: readInteger(env, 'RETENTION_MONTHS', 24, { min: 1, max: 1200 }, faults),
    site: readSiteConfig(env, readOrigin(env, 'PUBLIC_ORIGIN', []), faults),
  };
  if (config.adminOrigin !== undefined && config.adminOrigin === config.publicOrigin) {
    faults.push('ADMIN_ORIGIN must be another origin than PUBLIC_ORIGIN, such as one of a host of its own');
  }
  if (faults.length > 0) throw new Error(`The configuration is wrong: ${faults.join('; ')}.`);
  return config;
}

function text(env: Environment, name: string): string | undefined {
  const value = readOwn(env, name)?.trim();
  return value === '' ? undefined : value;
}

function readInteger(
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

function readDatabaseUrl(env: Environment, faults: string[]): string | undefined {
  const given = text(env, 'DATABASE_URL');
  if (given === undefined) {
    const half = ['PGHOST', 'PGDATABASE', 'PGUSER', 'PGPASSWORD'].filter((name) => text(env, name));
    // These variables imply PostgreSQL. Storing in a file instead would make its data seem lost.
    if (half.length > 0) faults.push(`DATABASE_URL is missing although ${half.join(', ')} is set`);
    return undefined;
  }
  const url = URL.parse(given);
  if (url && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1) return given;
  // The error does not repeat the address, which may contain a password.
  faults.push('DATABASE_URL must be like postgres://user:password@host:5432/database');
  return undefined;
}

function readOrigin(env: Environment, name: string, faults: string[]): string | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  if (url && /^https?:$/.test(url.protocol) && url.origin === given.replace(/\/$/, '')) return url.origin;
  faults.push(`${name} must be an origin like https://tools.example.org, not "${given}"`);
  return undefined;
}

function readAddresses(env: Environment, name: string, faults: string[]): BlockList {
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

function readAdminPassword(env: Environment, faults: string[]): AdminPassword | undefined {
  const names = ['ADMIN_PASSWORD', 'ADMIN_PASSWORD_FILE', 'ADMIN_PASSWORD_HASH', 'ADMIN_PASSWORD_HASH_FILE'];
  const given = names.filter((name) => text(env, name) !== undefined);
  if (given.length > 1) faults.push(`only one of ${given.join(', ')} may be set`);
  const [name] = given;
  if (name === undefined) return undefined;
  const value = name.endsWith('_FILE') ? readSecretFile(env, name, faults) : (text(env, name) ?? '');
  if (!name.includes('HASH')) return { text: value };
  if (!value.startsWith('$argon2id$')) faults.push(`${name} must be an argon2id hash as a PHC string`);
  return { phc: value };
}

/** Reads WITHOUT_PASSWORD. Refuses `demo` if the settings show that others can reach the server. */
function readWithoutPassword(env: Environment, host: string, faults: string[]): WithoutPassword {
  const given = text(env, 'WITHOUT_PASSWORD') ?? 'setup';
  const way = waysWithoutPassword.find((candidate) => candidate === given);
  if (way === undefined) {
    faults.push(`WITHOUT_PASSWORD must be ${waysWithoutPassword.join(', ')}, not "${given}"`);
    return 'refuse';
  }
  const beyond = ['TRUSTED_PROXIES', 'PUBLIC_ORIGIN', 'ADMIN_ORIGIN'].filter((name) => text(env, name));
  if (!isLoopback(host)) beyond.push(`HOST=${host}`);
  if (way === 'demo' && beyond.length > 0) {
    faults.push(
      `WITHOUT_PASSWORD=demo is for your own machine alone, so it cannot go with ${beyond.join(', ')}`,
    );
  }
  return way;
}

function readSecretFile(env: Environment, name: string, faults: string[]): string {
  try {
    return readFileSync(text(env, name) ?? '', 'utf8').trim();
  } catch {
    faults.push(`${name} names a file that cannot be read`);
    return '';
  }
}

function readAddress(env: Environment, name: string, faults: string[]): string | undefined {
  const given = text(env, name);
  if (given !== undefined && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(given)) {
    faults.push(`${name} must be one e-mail address, not "${given}"`);
  }
  return given;
}

/** Reads a contact in the form of RFC 9116. It has a line of its own, so it must not contain spaces. */
function readContact(env: Environment, name: string, faults: string[]): string | undefined {
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

function readSmtp(env: Environment, faults: string[]): SmtpConfig | undefined {
  const url = text(env, 'SMTP_URL');
  const from = readAddress(env, 'MAIL_FROM', faults);
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined) {
    faults.push('SMTP_URL and MAIL_FROM belong together: set both, or neither');
    return undefined;
  }
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? '')) {
    faults.push('SMTP_URL must be like smtps://user:password@mail.example.org:465');
  }
  return { url, from };
}
