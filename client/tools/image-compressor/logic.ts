import { decodeImage } from '#client/lib/images/decode-image.ts';
import { chooseKind } from '#client/lib/images/editing/output-kind.ts';
import { checkDecodeSize, checkEncodeSize } from '#client/lib/images/image-limits.ts';
import { describeRemoved, hasLocation } from '#client/lib/images/metadata-policy.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import { type ImageHeader, uprightSize } from '#core/images/containers/image-header.ts';
import type { TaskContext } from '#core/task.ts';
import type { CompressSetup, Job, Made } from './compressing/compress-job.ts';
import { packWithoutLoss } from './compressing/lossless.ts';
import { encodeAnew } from './compressing/lossy.ts';
import type { CompressOptions } from './state.ts';
import { settleAgainstOriginal } from './compressing/original.ts';
import { chooseSize } from './compressing/output-choice.ts';

export interface CompressedImage extends Made {
  readonly kind: WritableKind;
  /** Whether the original says where it was taken. */
  readonly hasLocation: boolean;
}

/** A picture file and its header. */
export interface PictureFile {
  readonly bytes: Bytes;
  readonly header: ImageHeader;
}

/**
 * Compresses one picture file. A note says if the result is larger than the original. Throws a ToolInputError with the
 * cause for a picture that cannot be read or written.
 */
export async function compressImage(
  { bytes, header }: PictureFile,
  options: CompressOptions,
  setup: CompressSetup,
  { reportProgress }: TaskContext,
): Promise<CompressedImage> {
  reportProgress({ fraction: 0.05, label: 'reading' });
  checkRequest(header, options, setup);
  const decoded = await decodeImage(bytes, setup, header);
  const { kind, notes: kindNotes } = chooseKind(header, options.format);
  const { width, height } = decoded.raster;
  const { notes: sizeNotes, ...size } = chooseSize({ width, height }, options);
  reportProgress({ fraction: 0.25, label: 'working' });
  const job: Job = { bytes, decoded, kind, options, setup, reportProgress };
  const made = (await packWithoutLoss(job, size)) ?? (await encodeAnew(job, size));
  const settled = await settleAgainstOriginal(job, { width, height }, made);
  const { metadata } = header;
  return {
    ...settled,
    kind,
    hasLocation: hasLocation(metadata),
    notes: [...kindNotes, ...sizeNotes, ...describeRemoved(metadata, options.metadata), ...settled.notes],
  };
}

/** Rejects impossible requests by the file's header, before a large picture is decoded. */
function checkRequest(header: ImageHeader, options: CompressOptions, setup: CompressSetup): void {
  checkDecodeSize(header, setup.maxPixels);
  const { kind } = chooseKind(header, options.format);
  checkEncodeSize(chooseSize(uprightSize(header), options), kind, setup.maxEncodePixels);
}
