import { describe, expect, it } from 'vitest';
import type { HeaderFields } from './content-policy.ts';
import { commonHeadersAt, headersOfEntry } from './response-headers.ts';
import { defaultHosting } from './site-settings.ts';

const origin = 'https://sundry.test';
const inline = { inlineScriptHashes: ["'sha256-s'"] };
const page: HeaderFields = { type: 'text/html; charset=utf-8', policy: 'tool', isImmutable: false };
const policyOf = (entry: HeaderFields) => headersOfEntry(entry, inline, origin)['content-security-policy'];

describe('headersOfEntry', () => {
  it('allows a document its own inline styles, and no other', () => {
    expect(policyOf(page)).toContain(`style-src ${origin}/assets/ ${origin}/sw.js;`);
    expect(policyOf({ ...page, styleHash: "'sha256-own'" })).toContain(
      `style-src ${origin}/assets/ ${origin}/sw.js 'sha256-own';`,
    );
  });

  it('names the origin under which it was asked', () => {
    expect(policyOf(page)).toContain(`connect-src ${origin}/assets/ ${origin}/robots.txt ${origin}/sw.js;`);
    expect(policyOf({ ...page, policy: 'address-tool' })).toContain(
      `connect-src ${origin}/assets/ ${origin}/robots.txt ${origin}/sw.js ${origin}/my-address;`,
    );
    expect(policyOf({ ...page, policy: 'form' })).toContain(`${origin}/rest/v1/`);
  });

  // `npm run engines firefox` has Firefox's word on it: without these, each page after the first fails there.
  it('allows the script of the service worker wherever the worker may answer', () => {
    const lists = (directives: readonly string[], policy: HeaderFields['policy']) =>
      directives.map((name) =>
        policyOf({ ...page, policy })
          ?.split('; ')
          .find((directive) => directive.startsWith(`${name} `))
          ?.split(' '),
      );
    const loading = ['script-src', 'style-src', 'img-src', 'font-src', 'manifest-src', 'connect-src'];
    const sources = [...lists(loading, 'tool'), ...lists(['script-src', 'connect-src'], 'asset')];
    for (const list of sources) expect(list).toContain(`${origin}/sw.js`);
  });

  it('lets no page load what is no file of the site', () => {
    for (const policy of [
      'content',
      'form',
      'admin',
      'tool',
      'address-tool',
      'camera-tool',
      'asset',
    ] as const) {
      const loading = policyOf({ ...page, policy })?.replace(/connect-src [^;]*/, '') ?? '';
      expect(loading, policy).not.toContain("'self'");
      for (const [source] of loading.matchAll(/https:\S+?(?=[;\s]|$)/g))
        expect(source).toMatch(
          /test\/(?:assets\/|favicon\.svg|icon-\d+\.png|pictures\/|sw\.js|site\.webmanifest|all-tools)$/,
        );
    }
  });

  it('leaves a page its scripts where its origin cannot stand in a policy', () => {
    for (const odd of ['http://[::1]:8080', 'https://host.invalid']) {
      const policy = headersOfEntry(page, inline, odd)['content-security-policy'];
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).toContain(`connect-src ${odd}/assets/`);
    }
  });

  it('keeps the windows of pages that may ask calls from all others', () => {
    const openerOf = (policy: HeaderFields['policy']) =>
      headersOfEntry({ ...page, policy }, inline, origin)['cross-origin-opener-policy'];
    for (const policy of ['form', 'admin', 'address-tool', 'service-worker'] as const)
      expect(openerOf(policy)).toBe('noopener-allow-popups');
    for (const policy of ['content', 'tool', 'asset'] as const) expect(openerOf(policy)).toBeUndefined();
  });

  it('lets browsers keep what never changes, and prefetch from documents', () => {
    const script: HeaderFields = { type: 'text/javascript', policy: 'asset', isImmutable: true };
    expect(headersOfEntry(script, inline, origin)['cache-control']).toContain('immutable');
    expect(headersOfEntry(script, inline, origin)).not.toHaveProperty('speculation-rules');
    expect(headersOfEntry(page, inline, origin)).toHaveProperty('speculation-rules');
  });
});

describe('commonHeadersAt', () => {
  it('asks for https only as the operator wishes, and only on https', () => {
    const name = 'strict-transport-security';
    const hosting = { ...defaultHosting, hsts: 'max-age=63072000' };
    expect(commonHeadersAt(origin)).not.toHaveProperty(name);
    expect(commonHeadersAt(origin, hosting)).toHaveProperty(name, 'max-age=63072000');
    expect(commonHeadersAt('http://127.0.0.1:8080', hosting)).not.toHaveProperty(name);
  });

  it('leaves framing to the policies where some origins may frame the site', () => {
    const hosting = { ...defaultHosting, frameAncestors: ['https://home.test'] };
    expect(commonHeadersAt(origin)).toHaveProperty('x-frame-options', 'DENY');
    expect(commonHeadersAt(origin, hosting)).not.toHaveProperty('x-frame-options');
    const policyFor = (policy: HeaderFields['policy']) =>
      headersOfEntry({ ...page, policy }, { ...inline, hosting }, origin)['content-security-policy'];
    expect(policyFor('tool')).toContain('frame-ancestors https://home.test');
    expect(policyFor('admin')).toContain("frame-ancestors 'none'");
  });

  it('names the path that the site is under', () => {
    const hosting = { ...defaultHosting, basePath: '/tools' };
    const headers = headersOfEntry(page, { ...inline, hosting }, origin);
    expect(headers['content-security-policy']).toContain(`script-src ${origin}/tools/assets/`);
    expect(headers['speculation-rules']).toBe('"/tools/speculation-rules.json"');
  });
});
