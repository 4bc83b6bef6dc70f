import { categories, type CategoryId } from '#client/tool-kit/categories.ts';

export interface HeroTile {
  readonly icon: string;
  readonly category: CategoryId;
}

export interface HeroSlide {
  readonly title: string;
  readonly subtitle: string;
  /** The OKLCH hues, in degrees, that the background runs between. */
  readonly hues: readonly [number, number];
  readonly icon: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly pattern: 'tiles' | 'dots' | 'rings' | 'lines';
  /** Decoration beside the text. */
  readonly art: readonly HeroTile[];
}

/** Sixteen tools laid out as in a drawer. */
const drawer: readonly HeroTile[] = [
  { icon: 'calculator', category: 'calculation' },
  { icon: 'ruler', category: 'measurement' },
  { icon: 'calendar-days', category: 'date-time' },
  { icon: 'qr-code', category: 'generators' },
  { icon: 'braces', category: 'development' },
  { icon: 'files', category: 'pdf' },
  { icon: 'receipt-text', category: 'business' },
  { icon: 'image-down', category: 'files' },
  { icon: 'fingerprint', category: 'analytics' },
  { icon: 'key-round', category: 'generators' },
  { icon: 'scissors', category: 'pdf' },
  { icon: 'file-archive', category: 'files' },
  { icon: 'regex', category: 'development' },
  { icon: 'hash', category: 'encoding' },
  { icon: 'diff', category: 'text' },
  { icon: 'palette', category: 'transforms' },
];

const hearts: readonly HeroTile[] = drawer
  .slice(0, 8)
  .flatMap((tile, index) => [tile, { icon: 'heart', category: drawer[15 - index]?.category ?? 'text' }]);

/** The tools that the specification features. */
const popular: readonly HeroTile[] = drawer.slice(0, 8);

export const heroSlides: readonly HeroSlide[] = [
  {
    title: 'The small tool you need, right now, right here.',
    subtitle:
      'Calculators, converters, encoders, PDF and image tools. Each opens at once and runs in this page.',
    hues: [168, 225],
    icon: 'layout-grid',
    buttonText: 'Browse categories',
    buttonLink: '/#categories',
    pattern: 'tiles',
    art: drawer,
  },
  {
    title: 'Keep the tools you use close at hand, always.',
    subtitle:
      'A press on the heart puts a tool on your own page. No account: the list lives in this browser.',
    hues: [10, 60],
    icon: 'heart',
    buttonText: 'Open favorites',
    buttonLink: '/wishlist',
    pattern: 'dots',
    art: hearts,
  },
  {
    title: 'What most people come for, ready in a moment.',
    subtitle: 'QR codes, invoices, merged PDFs and converted units: these are the tools that are used most.',
    hues: [260, 310],
    icon: 'sparkles',
    buttonText: 'See popular tools',
    buttonLink: '/popular',
    pattern: 'rings',
    art: popular,
  },
  {
    title: 'Fourteen drawers, one for each kind of job.',
    subtitle: 'From calculation to analytics, every tool works offline after your first visit.',
    hues: [90, 150],
    icon: 'folder-open',
    buttonText: 'All categories',
    buttonLink: '/categories',
    pattern: 'lines',
    art: categories.map(({ id, icon }) => ({ icon, category: id })),
  },
];
