import type { Hono } from 'hono';
import type { Server } from 'node:http';
import { createApp, createSiteApp } from './app.ts';
import { adminCommand, type Config } from './config.ts';
import { connect } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { startCatalogue } from './features/catalogue/live-catalogue.ts';
import { type OutboxSender, startOutbox } from './features/outbox/sender.ts';
import { addMail, addSuggestionNotice } from './features/outbox/store.ts';
import { createSmtpTransport } from './features/outbox/transport.ts';
import { readTextModel, type TextModel } from './features/text-model/text-model.ts';
import type { AppEnv } from './http/app-env.ts';
import { readStorageHealth } from './features/storage/store.ts';
import { createQuickFiles, type QuickFiles } from './http/quick-files.ts';
import { loadStaticSite } from './http/static-site.ts';
import { watchForProxies } from './http/unnamed-proxy.ts';
import { checkReadiness, eraseAllOld, startHousekeeping } from './housekeeping/housekeeping.ts';
import type { Log } from './log.ts';
import { type AdminPasswords, createAdminPasswords, endFormerSessions } from './security/admin-password.ts';
import { readSigner } from './security/secret.ts';
import { createLiveSite, type LiveSite } from './site/live-site.ts';

export interface RunningServer {
  readonly app: Hono<AppEnv>;
  /** Asked first. Requests that it does not answer go to `app`. */
  readonly sendFile: QuickFiles;
  readonly storeKind: Database['kind'] | 'none';
  /** Returns a message for the operator at the start, if any: where to open the demo, or to set the first password. */
  readonly announce: (origin: string) => Promise<string | undefined>;
  /** Refuses new requests, waits for running ones, and closes the store. Repeated calls share one stop. */
  readonly stop: (server: Server) => Promise<void>;
}

/** Starts everything except the port. Throws an Error if the store is unusable or the password is too weak. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const { dataDir, smtp, adminEmail } = config;
  const clock = Date.now;
  const built = await loadStaticSite(config.siteDir);
  const textModel = config.textModelDir === undefined ? undefined : await readTextModel(config.textModelDir);
  const live = await createLiveSite(built, config.siteDir, config.site);
  if (!config.site.settings.hasForms) return startWithoutStore(config, live, textModel, log);
  const database = await connect(config);
  const isDemo = config.withoutPassword === 'demo';
  const passwords = await createAdminPasswords(database, config.adminPassword, isDemo);
  if (config.withoutPassword === 'refuse') await refuseWithoutPassword(passwords, database);
  await endFormerSessions(database, await passwords.findSource(isDemo));
  const catalogue = await startCatalogue(database, live, log);
  const outbox: OutboxSender | undefined =
    smtp && startOutbox(database, createSmtpTransport(smtp), log, clock);
  const notifyAdmin = async (subject: string, body: string) => {
    if (adminEmail === undefined || smtp === undefined) return;
    const mail = { purpose: 'notice', recipient: adminEmail, subject: `Sundry: ${subject}`, body } as const;
    await database.transaction((query) => addMail(query, mail, true, clock()), 'reserve');
    outbox?.wake();
  };
  const { retentionMonths } = config;
  const endHousekeeping = startHousekeeping({ database, dataDir, retentionMonths, log, clock, notifyAdmin });
  const health = { isDraining: false };
  let stopping: Promise<void> | undefined;
  const files = {
    config,
    proxies: watchForProxies(config.trustedProxies, log),
    site: catalogue.current,
    log,
  };
  const app = createApp({
    ...files,
    database,
    textModel,
    passwords,
    sign: await readSigner(database),
    health,
    checkReadiness: () => checkReadiness(database, dataDir, clock()),
    storage: {
      readHealth: () => readStorageHealth(database, dataDir, clock()),
      eraseOld: () => eraseAllOld(database, dataDir, retentionMonths, clock()),
    },
    canSendMail: smtp !== undefined,
    wakeOutbox: () => outbox?.wake(),
    notifyAdmin,
    applyChange: catalogue.apply,
    tellSuggester: async (suggestionId, toolName) => {
      await addSuggestionNotice(database, suggestionId, toolName, smtp !== undefined, clock());
      outbox?.wake();
    },
    clock,
  });

  return {
    app,
    sendFile: createQuickFiles(files),
    storeKind: database.kind,
    announce: async (origin) => {
      const source = await passwords.findSource(isDemo);
      if (source.kind === 'demo') {
        return `The demo of the admin panel opens once, at ${origin}${config.site.settings.basePath}/admin#demo=${passwords.issueDemoToken()}`;
      }
      if (source.kind !== 'none') return undefined;
      const token = await passwords.issueSetupToken(clock());
      const place = (config.adminOrigin ?? origin) + config.site.settings.basePath;
      return `The admin area is off. To set its password within 30 minutes, open ${place}/admin#setup=${token}`;
    },
    stop: (server) =>
      (stopping ??= (async () => {
        health.isDraining = true;
        log('stopping');
        endHousekeeping();
        catalogue.end();
        await Promise.all([drain(server, config.drainMs), outbox?.stop()]);
        await database.close();
        log('stopped');
      })()),
  };
}

/** Starts a server that only delivers the site. It opens no database and writes nothing. */
function startWithoutStore(
  config: Config,
  live: LiveSite,
  textModel: TextModel | undefined,
  log: Log,
): RunningServer {
  const files = { config, proxies: watchForProxies(config.trustedProxies, log), site: live.current, log };
  const health = { isDraining: false };
  let stopping: Promise<void> | undefined;
  return {
    app: createSiteApp({
      ...files,
      textModel,
      health,
      checkReadiness: () => Promise.resolve({ isReady: true, details: {} }),
      clock: Date.now,
    }),
    sendFile: createQuickFiles(files),
    storeKind: 'none',
    announce: () => Promise.resolve(undefined),
    stop: (server) => {
      health.isDraining = true;
      return (stopping ??= drain(server, config.drainMs));
    },
  };
}

/** Stops a server without a password, because anyone could take over its panel. */
async function refuseWithoutPassword(passwords: AdminPasswords, database: Database): Promise<void> {
  if ((await passwords.findSource(false)).kind !== 'none') return;
  await database.close();
  throw new Error(
    `The administrator has no password. Set ADMIN_PASSWORD_HASH_FILE or another of its variables, or store one with “${adminCommand} set-password”.`,
  );
}

function drain(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, drainMs);
    // Browsers keep connections open after the last response.
    const sweeper = setInterval(() => {
      server.closeIdleConnections();
    }, 50);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweeper);
      resolve();
    });
  });
}
