declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';

  export const tables: Plugin;
  export const taskListItems: Plugin;
}

declare module '@mixmark-io/domino' {
  /** Parses HTML like browsers, without a page. */
  export function createDocument(html: string): unknown;
}
