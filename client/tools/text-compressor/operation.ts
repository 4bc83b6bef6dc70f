import { inform } from '#client/tool-kit/operations/notes.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Note } from '#core/errors.ts';
import { defineOperation, type TextInput } from '#client/tool-kit/operations/operation.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { choice, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { Format } from './formats.ts';

const packing = { direction: ['compress'] };

const formatLabels = { gzip: 'gzip', zlib: 'zlib (deflate)', raw: 'Raw deflate', brotli: 'Brotli' };

const fromLabels = {
  auto: 'Auto-detect',
  gzip: 'gzip',
  zlib: 'zlib (deflate)',
  raw: 'Raw deflate',
  brotli: 'Brotli',
};

const notationLabels = { base64: 'Base64', base64url: 'Base64url', hex: 'Hexadecimal', file: 'File' };

const schema = {
  direction: choice({ compress: 'Compress', decompress: 'Decompress' }, 'compress', 'Direction'),
  format: choice(formatLabels, 'gzip', 'Format', { onlyIf: packing }),
  from: choice(fromLabels, 'auto', 'Format of the data', { onlyIf: { direction: ['decompress'] } }),
  notation: choice(notationLabels, 'base64', 'Output as', { onlyIf: packing }),
  quality: number(11, { min: 0, max: 11, isInteger: true }, 'Quality', {
    onlyIf: { ...packing, format: ['brotli'] },
  }),
};

type Options = StateOf<typeof schema>;

const extensions = { gzip: 'gz', zlib: 'zz', raw: 'deflate', brotli: 'br' };
/** Brotli at its best takes two seconds for each megabyte. */
const mostCompared = 1_000_000;
const bestQuality = 11;

export default defineOperation({
  schema,
  takes: 'text',
  sample: 'All work and no play makes Jack a dull boy.\n'.repeat(20),
  invert: ({ direction, format, from }) =>
    direction === 'compress'
      ? { direction: 'decompress', from: format }
      : { direction: 'compress', format: from === 'auto' ? 'gzip' : from },
  takesBytes: () => true,
  optionsFor: (kind) => (kind === 'base64' ? { direction: 'decompress', from: 'auto' } : {}),
  showsLineEnds: ({ direction }) => direction === 'compress',
  quickSize: 0,
  timeLimitMs: 120_000,
  timeHint: 'Choose a lower quality or another format.',
  prepare: () => import('./formats.ts'),
  run: (input, options) => (options.direction === 'compress' ? pack(input, options) : unpack(input, options)),
});

async function pack(input: TextInput, { format, notation, quality }: Options) {
  const [{ compress }, { writeBytes }, { bytesOfText }] = await Promise.all([
    import('./formats.ts'),
    import('./written-bytes.ts'),
    import('#core/text/encodings/text-encoding.ts'),
  ]);
  const bytes = typeof input.content === 'string' ? bytesOfText(input.content, 'utf-8') : await input.bytes();
  const packed = await compress(bytes, format, quality);
  const figures: Figure[] = [
    ...sizes(bytes.length, packed.length),
    saved(bytes.length, packed.length),
    ...(await compare(bytes, format)),
  ];
  const part =
    notation === 'file'
      ? {
          name: `${input.name ?? 'text.txt'}.${extensions[format]}`,
          kind: 'file' as const,
          content: new Blob([packed]),
          isNamed: true,
        }
      : {
          name: 'compressed.txt',
          kind: notation === 'base64' ? ('base64' as const) : ('text' as const),
          content: writeBytes(packed, notation),
        };
  return { parts: [part], figures };
}

function sizes(before: number, after: number): Figure[] {
  return [
    { label: 'Before', value: formatBytes(before) },
    { label: 'After', value: formatBytes(after) },
  ];
}

function saved(before: number, after: number): Figure {
  const percent = before === 0 ? 0 : ((before - after) / before) * 100;
  return { label: 'Saved', value: `${writeNumber(percent, 'en', { maximumFractionDigits: 1 })} %` };
}

/** The sizes that the other formats give, each with the options that choose it. */
async function compare(bytes: Uint8Array<ArrayBuffer>, chosen: Format): Promise<Figure[]> {
  const { compress } = await import('./formats.ts');
  const labels = { gzip: 'By gzip', zlib: 'By zlib', raw: 'By deflate', brotli: 'By Brotli' };
  const figures: Figure[] = [];
  for (const format of ['gzip', 'zlib', 'raw', 'brotli'] as const) {
    if (format === chosen || (format === 'brotli' && bytes.length > mostCompared)) continue;
    const { length } = await compress(bytes, format, bestQuality);
    figures.push({ label: labels[format], value: formatBytes(length), options: { format } });
  }
  return figures;
}

/** The name of a file without the ending of its compression, as gunzip gives it; undefined for any other name. */
function nameWithout(name: string | undefined): string | undefined {
  const [, base, ending] = /^(.+)\.(gz|br|zz|deflate|tgz|svgz)$/i.exec(name ?? '') ?? [];
  if (base === undefined) return undefined;
  const inner = { tgz: '.tar', svgz: '.svg' }[(ending ?? '').toLowerCase()] ?? '';
  return base + inner;
}

async function unpack(input: TextInput, { from }: Options) {
  const [
    { decompress, detectFormat, fits, formatNames, markedFormat, nameWithin },
    { readPacked },
    { contentOfBytes },
  ] = await Promise.all([
    import('./formats.ts'),
    import('./written-bytes.ts'),
    import('#core/text/kinds/byte-content.ts'),
  ]);
  const unmarked = from === 'auto' ? (['raw', 'brotli'] as const) : [from];
  const packed = await readPacked(input, async (bytes) => {
    for (const format of unmarked) if (await fits(bytes, format)) return true;
    return false;
  });
  if (packed.length === 0) {
    throw new ToolInputError('There is nothing to decompress.', { hint: 'Paste Base64, or open a file.' });
  }
  const marked = markedFormat(packed);
  const format = from === 'auto' ? await detectFormat(packed) : from;
  const bytes = await decompress(packed, format).catch((error: unknown) => {
    if (!(error instanceof ToolInputError) || marked === undefined || marked === format) throw error;
    throw new ToolInputError(`${error.message} It looks like ${formatNames[marked]}.`, {
      hint: `Choose “${marked === 'zlib' ? 'zlib (deflate)' : marked}” or “Auto-detect”.`,
    });
  });
  const { content, kind, extension, isText } = contentOfBytes(bytes);
  const notes: Note[] = [];
  if (!isText && bytes.length > 0) notes.push(inform('The data is not UTF-8 text.'));
  const name = nameWithin(packed) ?? nameWithout(input.name);
  return {
    parts: [{ name: name ?? `decompressed.${extension}`, kind, content, isNamed: name !== undefined }],
    figures: [{ label: 'Format', value: formatNames[format] }, ...sizes(packed.length, bytes.length)],
    notes,
  };
}
