import type { PageData, PageDefinition } from './page-definition.ts';

type Head = Pick<PageDefinition, 'title' | 'description'> &
  Partial<Pick<PageDefinition, 'policy' | 'status' | 'isIndexed' | 'structuredData'>>;

/** A page with its head; what is not said is as for most pages. */
export function definePage(data: PageData, head: Head): PageDefinition {
  return { policy: 'content', status: 200, isIndexed: true, structuredData: [], ...head, ...data };
}
