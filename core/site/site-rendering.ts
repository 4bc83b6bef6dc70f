import type { StyleRule } from './page-styles.ts';
import type { PolicyName } from './site-manifest.ts';

/** What the bundler alone knows and documents name; the build leaves it beside the renderer. */
export interface RenderParts {
  /** The script that starts React. */
  readonly reactScript: string;
  readonly styles: {
    /** The whole sheet, of which every document carries what it is drawn with. */
    readonly rules: readonly StyleRule[];
    /** The addresses of the files that follow: for every page, and for a tool's. */
    readonly shared: string;
    readonly ofTool: Readonly<Record<string, string>>;
  };
  /** The scripts that a page of a kind needs first, its entry before all. */
  readonly chunksOfKind: Readonly<Record<string, readonly string[]>>;
  /** The script of a page of a kind itself. */
  readonly scriptOfKind: Readonly<Record<string, string>>;
  /** The scripts of a built tool's view. */
  readonly chunksOfTool: Readonly<Record<string, readonly string[]>>;
}

export interface RenderedSite {
  readonly pages: readonly {
    readonly path: string;
    readonly policy: PolicyName;
    readonly status: number;
    readonly html: string;
    /** The text of its style element, which its policy allows by hash. */
    readonly styles: string;
  }[];
  /** Other text files that follow from the page list. */
  readonly documents: readonly { readonly path: string; readonly content: string }[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}
