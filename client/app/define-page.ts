import type { PageData, PageDefinition } from './page-definition.ts';

type Head = Pick<PageDefinition, 'title' | 'description'> &
  Partial<Pick<PageDefinition, 'policy' | 'status' | 'isIndexed' | 'structuredData'>>;

/** Defines a page and its head; everything not given has the usual default. */
export function definePage(data: PageData, head: Head): PageDefinition {
  return { policy: 'content', status: 200, isIndexed: true, structuredData: [], ...head, ...data };
}
