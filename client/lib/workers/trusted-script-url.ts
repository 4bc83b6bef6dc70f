interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
}

/** The folder of the built scripts. This module is one of them. */
const assetFolder = new URL(import.meta.url).pathname.replace(/[^/]*$/, '');

let policy: ScriptUrlPolicy | undefined;

/**
 * Approves a worker script's address under Trusted Types (policy `hub`). Throws a TypeError for any address outside
 * this site's own built assets.
 */
export function trustedScriptUrl(url: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(url) as string;
}

function createPolicy(): ScriptUrlPolicy {
  const rules = { createScriptURL: requireOwnAsset };
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  return factory ? factory.createPolicy('hub', rules) : rules;
}

function requireOwnAsset(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const isOwn = origin === location.origin;
  const isBuilt = pathname.startsWith(assetFolder) || pathname === assetFolder.replace(/assets\/$/, 'sw.js');
  if (isOwn && (isBuilt || import.meta.env.DEV)) return url;
  throw new TypeError(`Refused to run a script from ${url}: only this site's own assets may run.`);
}
