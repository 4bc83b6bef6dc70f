import type { OpenOptions } from '#core/csv/reading/table-source.ts';

/** True for a file that says it is a table, by its type or its name. */
export function isCsvFile({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return /^text\/(?:csv|tab-separated-values)$/.test(type) || /\.(?:csv|tsv|tab)$/i.test(name);
}

/** What the download is called: `processed_` and the name of the source, in the format's ending. */
export function downloadName(sourceName: string | undefined, extension: string): string {
  if (sourceName === undefined) return `processed_data.${extension}`;
  return `processed_${sourceName.replace(/\.(?:csv|tsv|tab|txt)$/i, '')}.${extension}`;
}

/** A table as a file, and how to read it: typed text is UTF-8 here, whatever the person chose for files. */
export function asFile<Options extends OpenOptions>(
  content: string | Blob,
  options: Options,
): readonly [file: Blob, options: Options] {
  return typeof content === 'string'
    ? [new Blob([content]), { ...options, encoding: 'utf-8' }]
    : [content, options];
}

/** Shows what the tool is for: quotes, line breaks, codes, blanks. */
export const sampleTable = `Name,City,Zip,Visits,Spent,Since,Note
"Lovelace, Ada",London,00123,12,1840.50,1835-06-05,"Said ""numbers
can be music"""
Grace Hopper,New York,10001,7,99.95,1943-12-01,
Alan Turing,London,00456,3,,1936-05-28,Has a bicycle
"Curie, Marie",Paris,75005,21,12000,1903-11-10,Two prizes
Emmy Noether,Göttingen,37073,4,310.00,1915-07-01,
`;
