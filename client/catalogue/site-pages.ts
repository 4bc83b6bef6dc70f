import { siteSettings } from '#client/lib/site-data.ts';

/** A page that is neither a tool nor a category, as search and suggestions name it. */
export interface SitePage {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** A name in the lucide set. */
  readonly icon: string;
}

const allPages: readonly SitePage[] = [
  {
    path: '/',
    name: 'Home',
    description: 'The first page',
    keywords: ['start', 'main page'],
    icon: 'house',
  },
  {
    path: '/all-tools',
    name: 'All Tools',
    description: 'Every tool, to search and filter',
    keywords: ['list', 'browse'],
    icon: 'layout-grid',
  },
  {
    path: '/categories',
    name: 'Categories',
    description: 'The fourteen categories',
    keywords: ['browse'],
    icon: 'folder-open',
  },
  {
    path: '/favorites',
    name: 'Favorites',
    description: 'The tools you have saved',
    keywords: ['wishlist', 'bookmarks', 'saved', 'hearts'],
    icon: 'heart',
  },
  {
    path: '/recipes',
    name: 'Recipes',
    description: 'Chain tools and run them together',
    keywords: ['pipeline', 'chain', 'workflow', 'batch', 'macro', 'automate'],
    icon: 'list-ordered',
  },
  {
    path: '/your-data',
    name: 'Your Data',
    description: 'The data on this device',
    keywords: ['backup', 'restore', 'storage', 'erase', 'reset', 'export settings', 'import settings'],
    icon: 'database',
  },
  {
    path: '/popular',
    name: 'Popular Tools',
    description: 'The most used tools',
    keywords: ['featured', 'top'],
    icon: 'star',
  },
  {
    path: '/new',
    name: 'New Tools',
    description: 'The newest tools',
    keywords: ['latest', 'recent'],
    icon: 'sparkles',
  },
  {
    path: '/support',
    name: 'Support',
    description: 'Answers and contact',
    keywords: ['help', 'faq', 'contact', 'email', 'phone'],
    icon: 'life-buoy',
  },
  {
    path: '/guides',
    name: 'Guides',
    description: 'Short lessons',
    keywords: ['documentation', 'tutorial', 'how to', 'help'],
    icon: 'book-open',
  },
  {
    path: '/suggest-tool',
    name: 'Suggest a Tool',
    description: 'Tell us what is missing',
    keywords: ['idea', 'request', 'feature', 'feedback'],
    icon: 'lightbulb',
  },
  {
    path: '/about',
    name: 'About',
    description: 'What this hub is',
    keywords: ['imprint', 'who'],
    icon: 'info',
  },
  {
    path: '/privacy',
    name: 'Privacy',
    description: 'What stays on your device',
    keywords: ['data protection', 'gdpr'],
    icon: 'shield-check',
  },
  {
    path: '/accessibility',
    name: 'Accessibility',
    description: 'What we do so that everyone can use the tools',
    keywords: ['a11y', 'keyboard', 'shortcuts', 'keys'],
    icon: 'accessibility',
  },
];

/** The site's own pages. */
export const sitePages: readonly SitePage[] = allPages.filter(
  ({ path }) => siteSettings.hasForms || path !== '/suggest-tool',
);
