import { catalogueEdits } from '#client/lib/site-data.ts';
import { applyCategoryEdits } from '#core/site/catalogue-edits.ts';

const builtCategories = [
  {
    id: 'calculation',
    name: 'Calculation',
    description: 'Everyday and scientific calculations, percentages and ratios.',
    icon: 'calculator',
  },
  {
    id: 'date-time',
    name: 'Date & Time',
    description: 'Dates, durations and time zones.',
    icon: 'calendar-days',
  },
  {
    id: 'encoding',
    name: 'Encoding',
    description: 'Encode, decode, hash and checksum text and files.',
    icon: 'binary',
  },
  {
    id: 'measurement',
    name: 'Measurement',
    description: 'Convert units and measure.',
    icon: 'ruler',
  },
  {
    id: 'files',
    name: 'File Tools',
    description: 'Compress, resize, crop and convert images.',
    icon: 'image',
  },
  {
    id: 'pdf',
    name: 'PDF Tools',
    description: 'Merge, split, compress and read PDF files.',
    icon: 'file-text',
  },
  {
    id: 'geo',
    name: 'Geographic',
    description: 'Network addresses and where they belong.',
    icon: 'globe',
  },
  {
    id: 'generators',
    name: 'Generators',
    description: 'Generate codes, passwords, ids, numbers and texts.',
    icon: 'sparkles',
  },
  {
    id: 'finance',
    name: 'Finance',
    description: 'Loans, currencies, expenses and returns.',
    icon: 'landmark',
  },
  {
    id: 'business',
    name: 'Business',
    description: 'Invoices, margins and names.',
    icon: 'briefcase',
  },
  {
    id: 'transforms',
    name: 'Transformers',
    description: 'Convert between formats and color spaces.',
    icon: 'repeat-2',
  },
  {
    id: 'text',
    name: 'Text Tools',
    description: 'Compare, count, convert and write text.',
    icon: 'type',
  },
  {
    id: 'development',
    name: 'Development',
    description: 'Format, test and decode code and data.',
    icon: 'code',
  },
  {
    id: 'analytics',
    name: 'Analytics',
    description: 'Explore tables and texts.',
    icon: 'chart-column',
  },
] as const satisfies readonly Category[];

/** The fourteen categories, in the order in which they are shown. */
export const categories: readonly KnownCategory[] = applyCategoryEdits<KnownCategory>(
  builtCategories,
  catalogueEdits.categories,
);

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
}

export type CategoryId = (typeof builtCategories)[number]['id'];

export interface KnownCategory extends Category {
  readonly id: CategoryId;
}

/** Finds a category by its id; undefined for an unknown id. */
export function findCategory(id: string): KnownCategory | undefined {
  return categories.find((category) => category.id === id);
}
