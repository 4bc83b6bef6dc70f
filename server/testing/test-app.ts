import type { Hono } from 'hono';
import { argon2Sync } from 'node:crypto';
import { BlockList } from 'node:net';
import { formHeaders, type FormToken } from '#contracts/form-token.ts';
import type { SiteEntry, SiteManifest } from '#core/site/site-manifest.ts';
import { type AppParts, createApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { type CatalogueChange, commitChange, previewChange } from '#server/features/catalogue/store.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import { type AdminPasswords, createAdminPasswords } from '#server/security/admin-password.ts';
import { watchForProxies } from '#server/http/unnamed-proxy.ts';
import type { Log } from '#server/log.ts';
import { isProofOfWork, issueFormToken } from '#server/security/form-token.ts';
import { readSigner, type Signer } from '#server/security/secret.ts';

export const origin = 'https://sundry.test';
export const testPassword = 'seven unrelated garden words';
/** Its hash at the lowest possible cost; `security.test.ts` tests the real cost. */
export const testPasswordHash = makeTestHash();

function makeTestHash(): string {
  const nonce = Buffer.from('a salt for tests');
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: testPassword, nonce, ...cost });
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
}

/** Creates an entry of a test site; its body is `file` and its name. */
export function makeEntry(path: string, rest: Partial<SiteEntry> = {}): SiteEntry {
  return {
    path,
    file: path,
    type: 'text/html; charset=utf-8',
    status: 200,
    policy: 'content',
    isImmutable: false,
    sizeBytes: 5,
    etag: 'abc',
    encodings: [
      { name: 'br', file: `${path}.br` },
      { name: 'gzip', file: `${path}.gz` },
    ],
    ...rest,
  };
}

export function makeSite(entries: readonly SiteEntry[]): StaticSite {
  const tool = { category: 'geo', isFeatured: false, isNew: false };
  const manifest: SiteManifest = {
    entries,
    redirects: [{ from: '/tools/old', to: '/tools/x' }],
    catalogue: {
      tools: [
        { ...tool, id: 'x', slug: 'x', name: 'X Tool', description: 'Does x.' },
        { ...tool, id: 'y', slug: 'y-slug', name: 'Y Tool', description: 'Does y.' },
      ],
      categories: [
        { id: 'geo', name: 'Geographic', description: 'Places.' },
        { id: 'text', name: 'Text Tools', description: 'Words.' },
      ],
    },
    inlineScriptHashes: ["'sha256-s'"],
  };
  return {
    manifest,
    entries: new Map(entries.map((item) => [item.path, item])),
    redirects: new Map(manifest.redirects.map(({ from, to }) => [from, to])),
    inMemory: (file) => new TextEncoder().encode(`file ${file}`),
    read: (file) => new TextEncoder().encode(`file ${file}`),
  };
}

export const testEntries = [
  makeEntry('/'),
  makeEntry('/support', { policy: 'form' }),
  makeEntry('/admin', { policy: 'admin' }),
  makeEntry('/tools/x', { policy: 'tool' }),
  makeEntry('/404', { status: 404 }),
  makeEntry('/tools/404', { status: 404 }),
  makeEntry('/categories/404', { status: 404 }),
  makeEntry('/assets/a-1234.js', { type: 'text/javascript', policy: 'asset', isImmutable: true }),
  makeEntry('/sw.js', { type: 'text/javascript', policy: 'service-worker' }),
];

export interface TestApp {
  readonly app: Hono<AppEnv>;
  readonly passwords: AdminPasswords;
  readonly sign: Signer;
  readonly logged: string[];
  /** The subjects of the mails to the administrator. */
  readonly notices: string[];
  readonly published: () => number;
  /** Advances the clock. */
  readonly pass: (ms: number) => void;
  readonly nowMs: () => number;
  readonly send: (path: string, init?: TestRequest) => Promise<Response>;
}

export interface TestRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly cookies?: string;
  /** The address of the socket. */
  readonly from?: string;
  readonly httpVersion?: string;
}

/** Creates the whole server over a store, with its own clock; requests look like those of a browser on our own page. */
export async function makeTestApp(database: Database, rest: Partial<AppParts> = {}): Promise<TestApp> {
  let nowMs = Date.UTC(2026, 10, 21);
  const logged: string[] = [];
  const notices: string[] = [];
  let published = 0;
  const site = makeSite(testEntries);
  const passwords = await createAdminPasswords(database, { phc: testPasswordHash }, false);
  const sign = await readSigner(database);
  async function applyChange(change: CatalogueChange): Promise<void> {
    const { version } = await previewChange(database, change);
    if (!(await commitChange(database, change, version))) return applyChange(change);
    published += 1;
  }
  const log: Log = (event, fields) => logged.push(JSON.stringify({ event, ...fields }));
  const config = rest.config ?? {
    publicOrigin: origin,
    adminOrigin: undefined,
    trustedProxies: new BlockList(),
  };
  const app = createApp({
    config,
    proxies: watchForProxies(config.trustedProxies, log),
    site: () => site,
    database,
    passwords,
    sign,
    health: { isDraining: false },
    checkReadiness: () => Promise.resolve({ isReady: true, details: {} }),
    storage: {
      readHealth: () => Promise.resolve({ backup: null, damage: null, pendingErasure: null }),
      eraseOld: () => Promise.resolve(0),
    },
    canSendMail: true,
    wakeOutbox: () => undefined,
    notifyAdmin: (subject) => {
      notices.push(subject);
      return Promise.resolve();
    },
    applyChange,
    tellSuggester: () => Promise.resolve(),
    clock: () => nowMs,
    log,
    ...rest,
  });
  return {
    app,
    passwords,
    sign,
    logged,
    notices,
    published: () => published,
    pass: (ms) => {
      nowMs += ms;
    },
    nowMs: () => nowMs,
    send: async (path, init = {}) => sendTo(app, path, init),
  };
}

async function sendTo(app: Hono<AppEnv>, path: string, init: TestRequest): Promise<Response> {
  const {
    method = 'GET',
    body,
    headers = {},
    cookies = '',
    from = '203.0.113.7',
    httpVersion = '1.1',
  } = init;
  const all: Record<string, string | undefined> = {
    host: 'sundry.test',
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-hub': '1',
    cookie: cookies === '' ? undefined : cookies,
    ...headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return app.request(
    `https://sundry.test${path}`,
    {
      method,
      headers: given,
      ...(hasBody ? { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) } : {}),
    },
    { incoming: { socket: { remoteAddress: from }, httpVersion } },
  );
}

/** Returns the cookies that a response sets, in the form of the next request's header. */
export function readCookies(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export async function logIn(test: TestApp, password = testPassword, rest: TestRequest = {}): Promise<string> {
  const response = await test.send('/api/admin/login', { method: 'POST', body: { password }, ...rest });
  if (response.status !== 204) throw new Error(`The log-in answered ${response.status}.`);
  return readCookies(response);
}

export const goodMessage = {
  name: 'Priya N.',
  email: 'priya@example.org',
  subject: 'PDF merge order',
  message: 'How do I reorder the pages?',
};

export const goodSuggestion = {
  name: 'Hex Viewer',
  description: 'Shows the bytes of a file.',
  category: 'geo',
  link: 'https://example.org/hex',
  email: 'sam@example.org',
};

/**
 * The difficulty of proofs in tests. The real one takes a device a tenth of a second, which is too much for a hundred
 * tests.
 */
const testDifficulty = 4;

/** Returns the headers of a form sent by a person: a token that is old enough, with its proof. */
export function makeFormHeaders(test: TestApp, key: string = crypto.randomUUID()) {
  const token = issueFormToken(test.sign, test.nowMs(), testDifficulty);
  test.pass(token.minAgeMs + 1000);
  return {
    [formHeaders.token]: token.token,
    [formHeaders.nonce]: findNonce(token),
    [formHeaders.idempotencyKey]: key,
  };
}

export function findNonce({ token, difficulty }: FormToken): string {
  for (let nonce = 0; ; nonce++) {
    if (isProofOfWork(token, String(nonce), difficulty)) return String(nonce);
  }
}
