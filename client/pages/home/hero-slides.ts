export interface HeroSlide {
  readonly title: string;
  readonly subtitle: string;
  /** The OKLCH hues, in degrees, that the background runs between. */
  readonly hues: readonly [number, number];
  readonly icon: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly pattern: 'tiles' | 'dots' | 'rings' | 'lines';
}

export const heroSlides: readonly HeroSlide[] = [
  {
    title: 'The small tool you need, right now, right here.',
    subtitle:
      'Calculators, converters, encoders, PDF and image tools. Everything runs in this page: nothing you type or drop is uploaded.',
    hues: [168, 225],
    icon: 'layout-grid',
    buttonText: 'Browse categories',
    buttonLink: '#categories',
    pattern: 'tiles',
  },
  {
    title: 'Keep your tools at hand.',
    subtitle:
      'A press on the heart puts a tool on your own page. No account: the list lives in this browser.',
    hues: [10, 60],
    icon: 'heart',
    buttonText: 'Open favorites',
    buttonLink: '/wishlist',
    pattern: 'dots',
  },
  {
    title: 'What others come for.',
    subtitle: 'QR codes, invoices, merged PDFs, converted units: the most wanted tools, ready in a moment.',
    hues: [260, 310],
    icon: 'sparkles',
    buttonText: 'See popular tools',
    buttonLink: '/popular',
    pattern: 'rings',
  },
  {
    title: 'Fourteen drawers, one for each kind of job.',
    subtitle: 'From calculation to analytics, every tool works offline after your first visit.',
    hues: [90, 150],
    icon: 'folder-open',
    buttonText: 'All categories',
    buttonLink: '/categories',
    pattern: 'lines',
  },
];
