import type { ToolSummary } from '#client/tool-kit/define-tool.ts';

/** Tools that, we judge, most people look for beside the featured ones; the most wanted first. */
export const popularIds: readonly string[] = [
  'image-compressor',
  'password-generator',
  'pdf-compressor',
  'image-resizer',
  'word-counter',
  'currency-converter',
  'pdf-splitter',
  'percentage-calculator',
  'base64',
  'text-diff',
  'color-picker',
  'uuid-generator',
  'pdf-to-image',
  'regex-tester',
  'unix-timestamp',
  'jwt-decoder',
  'hash-generator',
  'csv-to-json',
  'json-to-csv',
  'loan-calculator',
  'time-zone-converter',
  'url-encoder',
  'text-case-converter',
  'csv-viewer',
  'image-cropper',
  'json-to-yaml',
  'timer',
];

/** Returns built tools before announced ones; among them the featured, then the popular, then all others by name. */
export function sortByPopularity<Tool extends ToolSummary>(tools: readonly Tool[]): Tool[] {
  const rank = ({ id, isFeatured, isSoon }: ToolSummary) => {
    if (isSoon) return popularIds.length + 1;
    if (isFeatured) return -1;
    return popularIds.includes(id) ? popularIds.indexOf(id) : popularIds.length;
  };
  return [...tools].sort((a, b) => rank(a) - rank(b));
}
