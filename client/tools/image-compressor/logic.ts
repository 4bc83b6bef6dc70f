import { decodeImage } from '#client/lib/images/decode-image.ts';
import { chooseKind } from '#client/lib/images/editing/output-kind.ts';
import { checkDecodeSize, checkEncodeSize } from '#client/lib/images/image-limits.ts';
import { describeRemoved, hasLocation } from '#client/lib/images/metadata-policy.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { readImageHeader, type WritableKind } from '#core/images/containers/image-container.ts';
import { type ImageKind, uprightSize } from '#core/images/containers/image-header.ts';
import type { TaskContext } from '#core/task.ts';
import type { CompressSetup, Job, Made, Size } from './compressing/compress-job.ts';
import { packWithoutLoss } from './compressing/lossless.ts';
import { encodeAnew } from './compressing/lossy.ts';
import type { CompressOptions } from './compressing/options.ts';
import { settleAgainstOriginal } from './compressing/original.ts';
import { chooseSize } from './compressing/output-choice.ts';

export interface CompressedImage extends Made {
  readonly kind: WritableKind;
  readonly source: SourceFacts;
}

/** Facts about the original; its size is the upright one. */
export interface SourceFacts extends Size {
  readonly kind: ImageKind;
  readonly hasLocation: boolean;
}

/**
 * Compresses one picture file. A note says if the result is larger than the original. Throws a ToolInputError with the
 * cause for a picture that cannot be read or written.
 */
export async function compressImage(
  bytes: Bytes,
  options: CompressOptions,
  setup: CompressSetup,
  { reportProgress }: TaskContext,
): Promise<CompressedImage> {
  reportProgress({ fraction: 0.05, label: 'reading' });
  await checkRequest(bytes, options, setup);
  const decoded = await decodeImage(bytes, setup);
  const { kind, notes: kindNotes } = chooseKind(decoded.header, options.format);
  const { width, height } = decoded.raster;
  const { notes: sizeNotes, ...size } = chooseSize({ width, height }, options);
  reportProgress({ fraction: 0.25, label: 'working' });
  const job: Job = { bytes, decoded, kind, options, setup, reportProgress };
  const made = (await packWithoutLoss(job, size)) ?? (await encodeAnew(job, size));
  const settled = await settleAgainstOriginal(job, { width, height }, made);
  const { kind: sourceKind, metadata } = decoded.header;
  return {
    ...settled,
    kind,
    source: { kind: sourceKind, width, height, hasLocation: hasLocation(metadata) },
    notes: [
      ...kindNotes,
      ...sizeNotes,
      ...describeRemoved(decoded.header.metadata, options.metadata),
      ...settled.notes,
    ],
  };
}

/** Rejects impossible requests by the header alone, before a large picture is decoded. */
async function checkRequest(bytes: Bytes, options: CompressOptions, setup: CompressSetup): Promise<void> {
  const header = await readImageHeader(bytes);
  checkDecodeSize(header, setup.maxPixels);
  const { kind } = chooseKind(header, options.format);
  checkEncodeSize(chooseSize(uprightSize(header), options), kind, setup.maxEncodePixels);
}
