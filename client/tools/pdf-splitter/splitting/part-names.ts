import { formatPageRanges } from '#client/lib/pdf/pages/page-ranges.ts';
import { safeFileName, splitFileName, uniqueFileNames } from '#core/files/file-names.ts';
import type { PartPlan } from './plan-parts.ts';
import { readOwn } from '#core/collections/read-own.ts';

const longest = 120;

/**
 * Names the parts by a template: `{base}`, `{n}` (with leading zeros), `{pages}` and `{bookmark}`; all names are
 * unique.
 */
export function namePartFiles(sourceName: string, template: string, plans: readonly PartPlan[]): string[] {
  const { base } = splitFileName(sourceName);
  const digits = String(plans.length).length;
  const names = plans.map(({ pages, bookmark }, index) => {
    const number = String(index + 1).padStart(digits, '0');
    const written = formatPageRanges(pages).replaceAll(', ', '+');
    // Pages before the first bookmark have none.
    const words: Readonly<Record<string, string>> = {
      base,
      n: number,
      pages: written,
      bookmark: bookmark ?? `p${written}`,
    };
    const filled = template
      .replace(/\{(\w+)\}/g, (token, key: string) => readOwn(words, key) ?? token)
      .trim()
      .replace(/\.pdf$/i, '');
    return safeFileName(`${(filled === '' ? number : filled).slice(0, longest)}.pdf`);
  });
  return uniqueFileNames(names);
}
