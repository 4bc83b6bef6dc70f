import type { ToolSummary } from '#client/tool-kit/define-tool.ts';

/** A themed selection of tools across categories, shown under /tool-category/{id}. */
export interface Collection {
  readonly id: string;
  /** The tab's label on the home page. */
  readonly tabLabel: string;
  readonly title: string;
  readonly description: string;
  readonly includes: (tool: ToolSummary) => boolean;
}

export const collections: readonly Collection[] = [
  {
    id: 'pdf',
    tabLabel: 'PDF',
    title: 'PDF Tools',
    description: 'Merge, split, compress and read PDF files, without sending them anywhere.',
    includes: (tool) => tool.category === 'pdf' || hasWord(nameAndText(tool), 'pdf'),
  },
  {
    id: 'image',
    tabLabel: 'Image',
    title: 'Image Tools',
    description: 'Compress, resize, crop and convert pictures on your own device.',
    includes: (tool) => tool.category === 'files' && hasWord(nameAndText(tool), 'image', 'images'),
  },
  {
    id: 'text',
    tabLabel: 'Text',
    title: 'Text Tools',
    description: 'Count, compare and change words and lines.',
    includes: (tool) => tool.category === 'text' || hasWord(nameAndText(tool), 'text'),
  },
  {
    id: 'calculators',
    tabLabel: 'Calculators',
    title: 'Calculator Tools',
    description: 'Exact calculations, with the steps shown.',
    includes: (tool) => tool.category === 'calculation' || hasWord(nameAndText(tool), 'calculator'),
  },
  {
    id: 'ai',
    tabLabel: 'AI',
    title: 'AI Tools',
    description: 'Generators of texts, names, codes and more.',
    includes: (tool) => hasWord(nameAndText(tool), 'ai', 'generator'),
  },
  {
    id: 'utility',
    tabLabel: 'Utility',
    title: 'Utility Tools',
    description: 'Transform, encode, decode and format data.',
    includes: (tool) => ['transforms', 'encoding', 'development'].includes(tool.category),
  },
  {
    id: 'security',
    tabLabel: 'Security',
    title: 'Security Tools',
    description: 'Passwords, hashes and tokens that never leave your device.',
    includes: (tool) =>
      hasWord(tool.name, 'password', 'hash') || hasWord(tool.description, 'security', 'hash'),
  },
  {
    id: 'games',
    tabLabel: 'Games',
    title: 'Game Tools',
    description: 'Dice, draws and other random tools.',
    includes: (tool) => hasWord(tool.name, 'game', 'random') || hasWord(tool.description, 'game', 'dice'),
  },
];

function nameAndText(tool: ToolSummary): string {
  return `${tool.name} ${tool.description}`;
}

/** Matches whole words in any letter case: "maintain" does not match "ai". */
function hasWord(text: string, ...words: readonly string[]): boolean {
  const found: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => found.includes(word));
}
