import type { StyleRule } from './page-styles.ts';
import type { PolicyName } from './site-manifest.ts';

/** Names that documents need and only the bundler knows. The build puts this data beside the renderer. */
export interface RenderParts {
  /** The script that starts React. */
  readonly reactScript: string;
  readonly styles: {
    /** The complete sheet; every document includes the rules that it needs at first. */
    readonly rules: readonly StyleRule[];
    /** The paths of the style files that follow: one for all pages, and one for each tool's. */
    readonly shared: string;
    readonly ofTool: Readonly<Record<string, string>>;
  };
  /** The scripts that each kind of page needs first, beginning with its entry. */
  readonly chunksOfKind: Readonly<Record<string, readonly string[]>>;
  /** The main script of each kind of page. */
  readonly scriptOfKind: Readonly<Record<string, string>>;
  /** The scripts of each built tool's view. */
  readonly chunksOfTool: Readonly<Record<string, readonly string[]>>;
}

export interface RenderedSite {
  readonly pages: readonly {
    readonly path: string;
    readonly policy: PolicyName;
    readonly status: number;
    readonly html: string;
    /** The text of its style element; the policy allows it by hash. */
    readonly styles: string;
  }[];
  /** Other text files, generated from the list of pages. */
  readonly documents: readonly { readonly path: string; readonly content: string }[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}
