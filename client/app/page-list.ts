import { allTools } from '#client/catalogue/catalogue.ts';
import { makeListPages } from './list-pages.ts';
import { makeMissingPages } from './missing-pages.ts';
import type { PageDefinition } from './page-definition.ts';
import { makeTextPages } from './text-pages.ts';
import { makeRecipesPage, makeToolPages } from './tool-pages.ts';

/** Every page of the site. Build, development server, sitemap, server and tests all loop over it. */
export function listPages(): PageDefinition[] {
  return [
    ...makeListPages(),
    ...makeTextPages(),
    ...makeToolPages(),
    makeRecipesPage(),
    ...makeMissingPages(),
  ];
}

/** Lists paths that lead elsewhere permanently: former slugs, ids that are not slugs, renamed pages. */
export function listRedirects(): { readonly from: string; readonly to: string }[] {
  const toolRedirects = allTools.flatMap(({ id, slug, formerSlugs }) =>
    [id, ...formerSlugs]
      .filter((former) => former !== slug)
      .map((former) => ({ from: `/tools/${former}`, to: `/tools/${slug}` })),
  );
  return [{ from: '/wishlist', to: '/favorites' }, ...toolRedirects];
}
