import { toolCount } from '#e2e/pages.ts';
import type { Page } from '@playwright/test';
import { categoryNames, choose, notFound, type ScreenTexts } from './screen.ts';

/** Opens a listing page as if it had no tools. */
const withoutTools = (path: string) => async (page: Page) => {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/(id="page-data">.*?"tools":)\[.*?\](?=[,}])/s, '$1[]'),
    });
  });
};
// The document was built with tools, so React draws it again.
const redrawn = ['Minified React error #418', 'Hydration failed'];

export const homeAndLists: readonly ScreenTexts[] = [
  {
    screen: 'header and footer',
    path: '/about',
    texts: ['support@example.org', String(new Date().getFullYear())],
    links: {
      Home: '/',
      'All Tools': '/all-tools',
      Categories: '/categories',
      Favorites: '/favorites',
      Support: '/support',
      Popular: '/popular',
      New: '/new',
      Blog: '/blog',
      Terms: '/terms',
      Privacy: '/privacy',
      Cookies: '/cookies',
      Accessibility: '/accessibility',
      Documentation: '/guides',
    },
  },
  {
    screen: 'submenu of All Tools',
    path: '/about',
    texts: [],
    links: { 'New Tools': '/all-tools?filter=new', 'Popular Tools': '/all-tools?filter=featured' },
    reach: choose('button', 'More of All Tools'),
  },
  {
    screen: 'home',
    path: '/',
    texts: [
      '50+ tools',
      'Browse Categories',
      'New Tools',
      'Featured Tools',
      'Explore Our Tools Collection',
      ...['All', 'PDF', 'Image', 'Text', 'Calculators', 'AI', 'Utility', 'Security', 'Games'],
      'Need Help',
      'Chat Support',
      'Email Support',
      'within 24 hours',
      'Help Center',
      ...categoryNames,
    ],
    links: {
      'View All': '/categories',
      'See all new': '/all-tools?filter=new',
      'See all featured': '/all-tools?filter=featured',
      'Start Chat': '/support?tab=contact&subject=Chat#contact',
      'Email Us': '/support?tab=contact#contact',
      'Visit Help Center': '/support?tab=help#help',
      'Browse categories': '/#categories',
    },
  },
  ...[
    ['Slide 2 of 4', '/wishlist'],
    ['Slide 3 of 4', '/popular'],
    ['Slide 4 of 4', '/categories'],
  ].map(([dot = '', href = '']) => ({
    screen: `home, ${dot}`,
    path: '/',
    texts: [],
    links: {
      [{ '/wishlist': 'Open favorites', '/popular': 'See popular tools' }[href] ?? 'All categories']: href,
    },
    reach: choose('button', dot),
  })),
  {
    screen: 'categories',
    path: '/categories',
    texts: ['All Categories', 'Search categories...', ...categoryNames],
    links: { 'PDF Tools': '/categories/pdf' },
  },
  {
    screen: 'categories, nothing found',
    path: '/categories',
    texts: ['No categories found matching your search.'],
    reach: (page) => page.getByLabel('Search categories').fill('zzz'),
  },
  {
    screen: 'a category',
    path: '/categories/calculation',
    texts: ['Calculation Tools', '3 tools'],
    links: { Home: '/', Categories: '/categories', Calculator: '/tools/calculator' },
  },
  {
    screen: 'a category without tools',
    path: '/categories/geo',
    texts: ['Geographic Tools', 'No tools available in this category yet.'],
    prepare: withoutTools('/categories/geo'),
    faults: redrawn,
  },
  {
    screen: 'an unknown category',
    path: '/categories/nonsense',
    texts: ['Category Not Found', "The category you're looking for doesn't exist."],
    links: { 'Return to Home': '/' },
    faults: notFound,
  },
  {
    screen: 'all tools',
    path: '/all-tools',
    texts: [
      'Search tools...',
      'All Categories',
      `Showing ${toolCount} of ${toolCount} tools`,
      ...categoryNames,
    ],
  },
  {
    screen: 'all tools, found, as a list',
    path: '/all-tools?search=pdf+merger&view=list',
    texts: ['Results for:', `Showing 1 of ${toolCount} tools`, 'Featured', 'New', 'PDF Tools'],
    links: { 'PDF Merger': '/tools/pdf-merger' },
  },
  {
    screen: 'all tools, nothing found',
    path: '/all-tools?search=zzz',
    texts: ['No tools found', 'Reset Filters', `Showing 0 of ${toolCount} tools`],
  },
];

export const collectionScreens: readonly ScreenTexts[] = [
  ...[
    ['pdf', 'PDF Tools'],
    ['image', 'Image Tools'],
    ['text', 'Text Tools'],
    ['calculators', 'Calculator Tools'],
    ['ai', 'AI Tools'],
    ['utility', 'Utility Tools'],
    ['security', 'Security Tools'],
    ['games', 'Game Tools'],
  ].map(([id = '', title = '']) => ({
    screen: `collection ${id}`,
    path: `/tool-category/${id}`,
    texts: [title],
  })),
  {
    screen: 'a collection without tools',
    path: '/tool-category/games',
    texts: ['Game Tools', 'No tools found in this category.'],
    prepare: withoutTools('/tool-category/games'),
    faults: redrawn,
  },
];

export const toolScreens: readonly ScreenTexts[] = [
  {
    screen: 'a tool',
    path: '/tools/unit-converter',
    texts: ['Back', 'Related tools'],
    links: { Home: '/', Measurement: '/categories/measurement' },
  },
  {
    screen: 'a tool, shared by link',
    path: '/tools/unit-converter',
    texts: ['Link copied to clipboard!'],
    reach: async (page) => {
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.locator('.menu-item').first().click();
    },
  },
  {
    screen: 'a tool made a favorite',
    path: '/tools/unit-converter',
    texts: ['Added to favorites', 'Unit Converter'],
    reach: choose('button', 'Favorite: Unit Converter'),
  },
  {
    screen: 'a tool no longer a favorite',
    path: '/tools/unit-converter',
    texts: ['Removed from favorites', 'Unit Converter'],
    reach: choose('button', 'Favorite: Unit Converter'),
  },
  {
    screen: 'an unknown tool',
    path: '/tools/nonsense',
    texts: ['Tool Not Found', "The tool you're looking for doesn't exist."],
    links: { 'Return to Home': '/' },
    faults: notFound,
  },
];
