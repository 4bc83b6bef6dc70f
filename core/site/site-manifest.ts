import type { Hosting } from './site-settings.ts';
import type { CategoryEdit, ToolEditFields } from './catalogue-edits.ts';

/** The catalogue from the build, before any edits. */
export interface BuiltCatalogue {
  readonly tools: readonly (ToolEditFields & { readonly id: string; readonly slug: string })[];
  readonly categories: readonly CategoryEdit[];
}

/** The policy that a response is sent with (see `core/site/content-policy.ts`). */
export type PolicyName =
  | 'content'
  | 'form'
  | 'admin'
  | 'tool'
  | 'address-tool'
  | 'camera-tool'
  | 'asset'
  | 'service-worker';

/** One URL path of the built site, with its file and headers. */
export interface SiteEntry {
  readonly path: string;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly type: string;
  readonly status: number;
  /** For a document: the CSP source expression for its own style element. */
  readonly styleHash?: string;
  readonly policy: PolicyName;
  /** True if the file's path changes with its content. */
  readonly isImmutable: boolean;
  readonly sizeBytes: number;
  /** The strong validator of the unencoded bytes, without quotes: their content hash (`core/site/content-hash.ts`). */
  readonly etag: string;
  /** Encoded copies, smallest first. */
  readonly encodings: readonly { readonly name: 'br' | 'gzip'; readonly file: string }[];
}

/** A file of an earlier build, for pages that were opened before the current one. */
export interface FormerEntry extends SiteEntry {
  /** The time of the first build without this file. */
  readonly formerSinceMs: number;
}

/** How long to serve former files. */
export const formerKeepMs = 24 * 60 * 60 * 1000;

/** The build's data for the server. */
export interface SiteManifest {
  readonly entries: readonly SiteEntry[];
  /** Former files are listed separately, because no list of the site's files includes them. */
  readonly former?: readonly FormerEntry[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly catalogue: BuiltCatalogue;
  /** CSP source expressions for the inline scripts of every document. */
  readonly inlineScriptHashes: readonly string[];
  /** The operator's settings; undefined for the defaults. */
  readonly hosting?: Hosting;
}
