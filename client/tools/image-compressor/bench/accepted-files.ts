import type { DataKind } from '#core/text/kinds/data-kinds.ts';

const accepted: ReadonlySet<DataKind> = new Set<DataKind>([
  'jpeg',
  'png',
  'webp',
  'avif',
  'heic',
  'gif',
  'bmp',
]);

interface KnownFile<File> {
  readonly file: File;
  /** The kind by content; undefined if the first bytes do not show it. */
  readonly kind: DataKind | undefined;
}

/** Splits files into those that can be compressed and the others. */
export function sortFiles<File extends { readonly name: string }>(
  files: readonly KnownFile<File>[],
): { images: File[]; others: KnownFile<File>[] } {
  const isImage = ({ kind }: KnownFile<File>) => kind !== undefined && accepted.has(kind);
  return {
    images: files.filter(isImage).map(({ file }) => file),
    others: files.filter((known) => !isImage(known)),
  };
}

/** Writes the message for rejected files: the specification's text, and more if that helps. */
export function describeRefusal(
  others: readonly KnownFile<{ readonly name: string }>[],
  isAll: boolean,
): string {
  const message = 'Please upload an image file';
  const kinds = new Set(others.map(({ kind }) => kind));
  const advice =
    kinds.size > 1 || others.length === 0
      ? undefined
      : kinds.has('svg')
        ? 'SVG is drawn, not made of pixels: the SVG Optimizer makes it smaller.'
        : kinds.has('tiff')
          ? 'Browsers cannot read TIFF: save it as PNG or JPEG first.'
          : undefined;
  const names =
    isAll && others.length === 1 ? undefined : `Left out: ${listNames(others.map(({ file }) => file.name))}`;
  const details = [advice, names].filter((part) => part !== undefined);
  return details.length === 0 ? message : `${message}. ${details.join(' ')}`;
}

const nouns: Partial<Record<DataKind, string>> = {
  pdf: 'a PDF',
  svg: 'an SVG drawing, which has no pixels',
  tiff: 'a TIFF picture, which browsers cannot read',
  ico: 'an icon file',
  zip: 'an archive or an office document',
};

/** Writes a permanent message on why a file was not added. */
export function describeLeftOut({
  file,
  kind,
}: KnownFile<{ readonly name: string; readonly size: number }>): string {
  if (file.size === 0) return `“${file.name}” is empty (0 bytes).`;
  const noun = kind && nouns[kind];
  return `“${file.name}” is ${noun ?? 'no picture'}${noun ? '.' : ', whatever its name says.'}`;
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
