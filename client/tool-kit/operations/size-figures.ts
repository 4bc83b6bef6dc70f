import { brotliSize } from '#platform/brotli';
import { compressedSize } from '#core/bytes/compressed-size.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { Figure } from './operation.ts';

/** Brotli at its best takes two seconds for each megabyte: of a large result it would be most of the work. */
const mostBrotli = 1_000_000;

/** How large a text was (in bytes, or as itself) and is, alone and as servers send it. */
export async function sizeFigures(before: string | number, after: string): Promise<Figure[]> {
  const encoder = new TextEncoder();
  const own = encoder.encode(after);
  const old = typeof before === 'number' ? before : encoder.encode(before).length;
  const saved = old === 0 ? 0 : ((old - own.length) / old) * 100;
  const brotli = own.length > mostBrotli ? undefined : await brotliSize(own);
  return [
    { label: 'Before', value: formatBytes(old) },
    { label: 'After', value: formatBytes(own.length) },
    { label: 'Saved', value: `${writeNumber(saved, 'en', { maximumFractionDigits: 1 })} %` },
    { label: 'By gzip', value: formatBytes(await compressedSize(own, 'gzip')) },
    ...(brotli === undefined ? [] : [{ label: 'By Brotli', value: formatBytes(brotli) }]),
  ];
}
