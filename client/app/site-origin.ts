/** Where the site is published: canonical addresses and the sitemap name it. Set `PUBLIC_ORIGIN` when building. */
export const siteOrigin: string = __PUBLIC_ORIGIN__;
