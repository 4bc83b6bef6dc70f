declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';

  /** Tables, strikethrough, task lists and highlighted code of GitHub Flavored Markdown. */
  export const gfm: Plugin;
}

declare module '@mixmark-io/domino' {
  /** Parses HTML like browsers, without a page. */
  export function createDocument(html: string): unknown;
}
