import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives the defaults: a file of its own, no mail, no password', () => {
  expect(readConfig({}, '/site', '/data')).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    siteDir: '/site',
    drainMs: 5000,
    dataDir: '/data',
    databaseUrl: undefined,
    publicOrigin: undefined,
    adminPassword: undefined,
    smtp: undefined,
    retentionMonths: 24,
  });
});

test('what is half set is refused, so that nothing is stored where nobody looks', () => {
  const read = (env: Record<string, string>) => () => readConfig(env, '/site', '/data');
  expect(read({ PGHOST: 'db', PGPASSWORD: 'canary' })).toThrow(
    /DATABASE_URL is missing although PGHOST, PGPASSWORD/,
  );
  expect(read({ DATABASE_URL: 'mysql://canary@db/x' })).toThrow(/DATABASE_URL must be like postgres/);
  expect(read({ DATABASE_URL: 'mysql://canary@db/x' })).not.toThrow(/canary/);
  expect(read({ SMTP_URL: 'smtps://mail.test' })).toThrow(/SMTP_URL and MAIL_FROM belong together/);
  expect(read({ MAIL_FROM: 'a@b.test', SMTP_URL: 'http://mail.test' })).toThrow(/SMTP_URL must be like/);
  expect(read({ ADMIN_PASSWORD: 'x', ADMIN_PASSWORD_HASH: '$argon2id$y' })).toThrow(/only one of/);
  expect(read({ ADMIN_PASSWORD_HASH: 'plain' })).toThrow(/argon2id hash/);
  expect(read({ ADMIN_PASSWORD_FILE: '/nonexistent' })).toThrow(/cannot be read/);
  expect(read({ PUBLIC_ORIGIN: 'tools.test/x' })).toThrow(/PUBLIC_ORIGIN must be an origin/);
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8 nowhere' })).toThrow(/"nowhere"/);
  expect(read({ WITHOUT_PASSWORD: 'yes' })).toThrow(/WITHOUT_PASSWORD must be setup, demo, refuse/);
  for (const beyond of [
    { HOST: '0.0.0.0' },
    { PUBLIC_ORIGIN: 'https://tools.test' },
    { ADMIN_ORIGIN: 'https://admin.test' },
    { TRUSTED_PROXIES: '10.0.0.1' },
  ]) {
    expect(read({ ...beyond, WITHOUT_PASSWORD: 'demo' })).toThrow(/own machine alone, so it cannot go with/);
  }
  const both = { PUBLIC_ORIGIN: 'https://tools.test', ADMIN_ORIGIN: 'https://tools.test/' };
  expect(read(both)).toThrow(/another origin than PUBLIC_ORIGIN/);
  expect(read({ ADMIN_EMAIL: 'a@b.test, c@d.test' })).toThrow(/one e-mail address/);
  for (const contact of [
    'a@b.test',
    'http://b.test/',
    'mailto:a b@c.test',
    'https://',
    'mailto:a@b\nExpires: x',
  ])
    expect(read({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT must be like mailto:/);
  for (const contact of ['mailto:a@b.test', 'https://b.test/report'])
    expect(read({ SECURITY_CONTACT: contact })().securityContact).toBe(contact);
});

test('whole settings are taken', () => {
  const config = readConfig(
    {
      DATABASE_URL: 'postgres://u:p@db:5432/sundry',
      PUBLIC_ORIGIN: 'https://tools.test/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      SMTP_URL: 'smtp://mail.test:587',
      MAIL_FROM: 'hub@tools.test',
      ADMIN_PASSWORD: 'text',
    },
    '/site',
    '/data',
  );
  expect(config.publicOrigin).toBe('https://tools.test');
  expect(config.trustedProxies.check('10.1.2.3')).toBe(true);
  expect(config.trustedProxies.check('::1', 'ipv6')).toBe(true);
  expect(config.trustedProxies.check('11.1.2.3')).toBe(false);
  expect(config.smtp).toEqual({ url: 'smtp://mail.test:587', from: 'hub@tools.test' });
  expect(config.adminPassword).toEqual({ text: 'text' });
});

test('every bad value is named at once', () => {
  expect(() => readConfig({ PORT: '80x', DRAIN_SECONDS: '-1', HOST: 'a b' }, '/site', '/data')).toThrow(
    /HOST.*"a b".*PORT.*"80x".*DRAIN_SECONDS.*"-1"/,
  );
  expect(readConfig({ PORT: '0', HOST: '::1' }, '/site', '/data')).toMatchObject({ port: 0, host: '::1' });
});
