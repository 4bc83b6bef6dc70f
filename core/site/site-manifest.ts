import type { BuiltCatalogue } from './built-catalogue.ts';

/** Which policy a response is sent with (see `core/site/policies.ts`). */
export type PolicyName = 'content' | 'form' | 'admin' | 'tool' | 'address-tool' | 'asset' | 'service-worker';

/** One address of the built site. */
export interface SiteEntry {
  readonly path: string;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly type: string;
  readonly status: number;
  /** Of a document: the CSP source expression for its own style element. */
  readonly styleHash?: string;
  readonly policy: PolicyName;
  /** True for a file whose address changes with its content. */
  readonly isImmutable: boolean;
  readonly sizeBytes: number;
  /** Strong validator of the unencoded bytes, without quotes: their content hash (`core/site/content-hash.ts`). */
  readonly etag: string;
  /** Encoded copies, smallest first. */
  readonly encodings: readonly { readonly name: 'br' | 'gzip'; readonly file: string }[];
}

/** A file of an earlier build, for pages that were opened before this one. */
export interface FormerEntry extends SiteEntry {
  /** When a build came that does not have it. */
  readonly formerSinceMs: number;
}

/** How long former files are served. */
export const formerKeepMs = 24 * 60 * 60 * 1000;

/** What the build tells the server. */
export interface SiteManifest {
  readonly entries: readonly SiteEntry[];
  /** Apart from the others: no list of the site's files names them. */
  readonly former?: readonly FormerEntry[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly catalogue: BuiltCatalogue;
  /** CSP source expressions for the scripts that stand inline in every document. */
  readonly inlineScriptHashes: readonly string[];
}
