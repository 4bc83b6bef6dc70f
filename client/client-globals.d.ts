/** The address of the icon sprite, set at build time. */
declare const __ICON_SPRITE__: string;

/** The origin under which the site is published, set at build time. */

/** The year of the build: the prerendered page and the browser must agree on it. */
declare const __BUILD_YEAR__: number;
