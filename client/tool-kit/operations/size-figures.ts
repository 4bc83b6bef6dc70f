import { brotliSize } from '#platform/brotli';
import { compressedSize } from '#core/bytes/compressed-size.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { OperationContext } from './operation.ts';
import type { OperationResult } from './operation-result.ts';

/** Brotli at its best takes two seconds for each megabyte: of a large result it would be most of the work. */
const mostBrotli = 1_000_000;

/** Below this size, both compressions are done before anyone could read the result. */
const leastEarly = 20_000;

/**
 * Adds to a result how large its text was (in bytes, or as itself) and is, as it is and as servers send it. Shows the
 * result of a large text before its compressed sizes.
 */
export async function withSizes(
  result: OperationResult,
  before: string | number,
  after: string,
  { showEarly }: OperationContext,
): Promise<OperationResult> {
  const encoder = new TextEncoder();
  const own = encoder.encode(after);
  const old = typeof before === 'number' ? before : encoder.encode(before).length;
  const saved = old === 0 ? 0 : ((old - own.length) / old) * 100;
  const hasBrotli = own.length <= mostBrotli;
  const write = (gzip: string, brotli: string | undefined): OperationResult => ({
    ...result,
    figures: [
      { label: 'Before', value: formatBytes(old) },
      { label: 'After', value: formatBytes(own.length) },
      { label: 'Saved', value: `${writeNumber(saved, 'en', { maximumFractionDigits: 1 })} %` },
      { label: 'By gzip', value: gzip },
      ...(brotli === undefined ? [] : [{ label: 'By Brotli', value: brotli }]),
    ],
  });
  if (own.length >= leastEarly) showEarly?.(write('…', hasBrotli ? '…' : undefined));
  const gzip = formatBytes(await compressedSize(own, 'gzip'));
  const brotli = hasBrotli ? await brotliSize(own) : undefined;
  return write(gzip, brotli === undefined ? undefined : formatBytes(brotli));
}
