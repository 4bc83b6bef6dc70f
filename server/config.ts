import type { BlockList } from 'node:net';
import {
  type Environment,
  readAddress,
  readAddresses,
  readContact,
  readInteger,
  readOrigin,
  readSecretFile,
  text,
} from './environment.ts';
import { isLoopback } from './http/client-address.ts';
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
