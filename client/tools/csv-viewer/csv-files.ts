import type { OpenOptions } from '#core/csv/reading/table-source.ts';

/** Returns whether a file is a table, by its type or name. */
export function isCsvFile({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return /^text\/(?:csv|tab-separated-values)$/.test(type) || /\.(?:csv|tsv|tab)$/i.test(name);
}

/** Returns the download's file name: `processed_` and the input's name, with the format's extension. */
export function downloadName(sourceName: string | undefined, extension: string): string {
  if (sourceName === undefined) return `processed_data.${extension}`;
  return `processed_${sourceName.replace(/\.(?:csv|tsv|tab|txt)$/i, '')}.${extension}`;
}

/** Returns a table as a file with its options; typed text is UTF-8, whatever encoding is chosen for files. */
export function asFile<Options extends OpenOptions>(
  content: string | Blob,
  options: Options,
): readonly [file: Blob, options: Options] {
  return typeof content === 'string'
    ? [new Blob([content]), { ...options, encoding: 'utf-8' }]
    : [content, options];
}

/** A sample with quotes, line breaks, codes and blanks. */
export const sampleTable = `Name,City,Zip,Visits,Spent,Since,Note
"Lovelace, Ada",London,00123,12,1840.50,1835-06-05,"Said ""numbers
can be music"""
Grace Hopper,New York,10001,7,99.95,1943-12-01,
Alan Turing,London,00456,3,,1936-05-28,Has a bicycle
"Curie, Marie",Paris,75005,21,12000,1903-11-10,Two prizes
Emmy Noether,Göttingen,37073,4,310.00,1915-07-01,
`;
