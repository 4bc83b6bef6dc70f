import type { PolicyName } from '#core/site/site-manifest.ts';
import type { AllToolsPageProps } from '#client/pages/all-tools/all-tools-page.tsx';
import type { CategoriesPageProps } from '#client/pages/categories/categories-page.tsx';
import type { CollectionPageProps } from '#client/pages/collection/collection-page.tsx';
import type { CategoryPageProps } from '#client/pages/category/category-page.tsx';
import type { FavoritesPageProps } from '#client/pages/favorites/favorites-page.tsx';
import type { GuidesPageProps } from '#client/pages/guides/guides-page.tsx';
import type { HomePageProps } from '#client/pages/home/home-page.tsx';
import type { RecipesPageProps } from '#client/pages/recipes/recipes-page.tsx';
import type { YourDataPageProps } from '#client/pages/your-data/your-data-page.tsx';
import type { NotFoundPageProps } from '#client/pages/not-found/not-found-page.tsx';
import type { SupportPageProps } from '#client/pages/support/support-page.tsx';
import type { TextPageProps } from '#client/pages/text/text-page.tsx';
import type { ToolPageProps } from '#client/pages/tool/tool-page.tsx';

/** A page that shows the same to everyone. */
type NoProps = object;

/** The kinds of pages and what each is given. The props travel in the document as JSON. */
interface PagePropsByKind {
  readonly home: HomePageProps;
  readonly 'all-tools': AllToolsPageProps;
  readonly categories: CategoriesPageProps;
  readonly category: CategoryPageProps;
  readonly tool: ToolPageProps;
  readonly favorites: FavoritesPageProps;
  readonly collection: CollectionPageProps;
  readonly recipes: RecipesPageProps;
  readonly 'your-data': YourDataPageProps;
  readonly 'suggest-tool': NoProps;
  readonly support: SupportPageProps;
  readonly guides: GuidesPageProps;
  readonly text: TextPageProps;
  readonly admin: NoProps;
  readonly 'not-found': NotFoundPageProps;
}

export type PageKind = keyof PagePropsByKind;

/** The addresses of a built page's scripts: documents have them, the page list does not. */
export interface PageScripts {
  readonly pageScript?: string | undefined;
  /** For a tool: its own view, or the operation of its form. */
  readonly viewScript?: string | undefined;
}

/** The data that the document gives to the script that hydrates it. */
export type PageData = {
  [Kind in PageKind]: {
    readonly kind: Kind;
    readonly path: string;
    readonly props: PagePropsByKind[Kind];
  } & PageScripts;
}[PageKind];

/** Which Content-Security-Policy a page gets (see `core/site/content-policy.ts`). */
type PagePolicy = Exclude<PolicyName, 'asset' | 'service-worker'>;

export type PageDefinition = PageData & {
  readonly title: string;
  readonly description: string;
  readonly policy: PagePolicy;
  /** The HTTP status it is sent with. */
  readonly status: number;
  /** False keeps it out of the sitemap and asks search engines to leave it out. */
  readonly isIndexed: boolean;
  /** schema.org data. */
  readonly structuredData: readonly object[];
};

type Head = Pick<PageDefinition, 'title' | 'description'> &
  Partial<Pick<PageDefinition, 'policy' | 'status' | 'isIndexed' | 'structuredData'>>;

/** Defines a page and its head; everything not given has the usual default. */
export function definePage(data: PageData, head: Head): PageDefinition {
  return { policy: 'content', status: 200, isIndexed: true, structuredData: [], ...head, ...data };
}
