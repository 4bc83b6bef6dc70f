import type { Bytes } from '#core/images/byte-access.ts';
import { readImageHeader, type WritableKind } from '#core/images/containers/image-container.ts';
import { type ImageHeader, uprightSize } from '#core/images/containers/image-header.ts';
import type { Raster, RgbColor } from '#core/images/pixels/raster.ts';
import type { TaskContext } from '#core/task.ts';
import { decodeImage } from '../decode-image.ts';
import type { DecodeSetup } from '../decode-pixels.ts';
import type { Effort, MetadataPolicy } from '../picture-choices.ts';
import { checkDecodeSize, checkEncodeSize } from '../image-limits.ts';
import { type ImageNote, informOf } from '../image-note.ts';
import { describeRemoved } from '../metadata-policy.ts';
import { cleanOriginal, fillTransparency, prepareOutput, writeOutput } from '../prepare-output.ts';
import { chooseKind, type OutputFormat } from './output-kind.ts';

/** A size in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A change of pixels, with the resulting size, which is known before anything is decoded. */
export interface PixelEdit {
  readonly size: PixelSize;
  /** Returns the changed pixels; the same raster means that nothing changed. */
  apply(raster: Raster): Raster;
}

/** How to write an edited picture. */
export interface PictureWriting {
  readonly format: OutputFormat;
  /** From 1 to 100. At 100, WebP and AVIF are lossless; PNG always is. */
  readonly quality: number;
  readonly metadata: MetadataPolicy;
  /** The color behind transparent parts if the format has no transparency. */
  readonly matte: RgbColor;
  /** The print resolution to write; undefined for the input's own. */
  readonly dotsPerInch?: number | undefined;
}

export interface EditedPicture extends PixelSize {
  readonly bytes: Bytes;
  readonly kind: WritableKind;
  readonly notes: readonly ImageNote[];
}

export interface EditSetup extends DecodeSetup {
  readonly maxEncodePixels: number;
}

/**
 * Edits a picture file, once for each edit of `planEdits` (called with the upright size), and writes the results as
 * files. If an edit changes nothing, the file's compressed pixels are kept. Throws a ToolInputError for a picture that
 * cannot be read or written.
 */
export async function editPicture(
  bytes: Bytes,
  planEdits: (source: PixelSize) => readonly PixelEdit[],
  writing: PictureWriting,
  setup: EditSetup,
  { reportProgress }: TaskContext,
): Promise<EditedPicture[]> {
  reportProgress({ fraction: 0.05, label: 'reading' });
  const header = await readImageHeader(bytes);
  checkDecodeSize(header, setup.maxPixels);
  const { kind, notes: kindNotes } = chooseKind(header, writing.format);
  const edits = planEdits(uprightSize(header));
  for (const { size } of edits) checkEncodeSize(size, kind, setup.maxEncodePixels);
  const decoded = await decodeImage(bytes, setup, header);
  const { metadata: policy, matte, quality, dotsPerInch } = writing;
  const output = prepareOutput(decoded, { kind, policy, convertsToSrgb: false, matte, dotsPerInch });
  const notes = [...kindNotes, ...decoded.notes, ...output.notes];
  const settings = encodingFor(kind, quality);
  const made: EditedPicture[] = [];
  for (const [index, edit] of edits.entries()) {
    reportProgress({ fraction: 0.3 + (0.7 * index) / edits.length, label: 'working' });
    const raster = edit.apply(output.raster);
    const { width, height } = raster;
    const isSame = raster === output.raster;
    // A border that the edit left empty.
    const filled = isSame ? [] : fillTransparency(raster, kind, matte);
    const own = isSame ? await sameKindOriginal(bytes, header, kind, writing) : undefined;
    const written = own ?? (await writeOutput(output, raster, settings, setup.codecs));
    const told = own ? [noteOnKept(own, bytes, dotsPerInch)] : [...notes, ...filled];
    const all = [...told, ...describeRemoved(header.metadata, policy)];
    made.push({ bytes: written, kind, width, height, notes: all });
  }
  return made;
}

/** Describes what stays of a picture whose pixels are not encoded again. */
function noteOnKept(own: Bytes, original: Bytes, dotsPerInch: number | undefined) {
  if (dotsPerInch !== undefined)
    return informOf('kept-original', 'Only the resolution is new: the pixels are as they were packed.');
  const what = own.length === original.length ? 'Same size: file' : 'Same width and height: every pixel';
  return informOf('kept-original', `${what} kept as it is.`);
}

function encodingFor(kind: WritableKind, quality: number) {
  const isLossless = isWithoutLoss(kind, quality);
  // A person waits for each change of the area, so a JPEG that takes a third of the time is worth being 3 % larger.
  // Chromium's own encoder is faster still, but needs 1 to 13 % more bytes at quality 85 for the same SSIM (four
  // photographs), and only browsers have it.
  const effort: Effort = kind === 'jpeg' ? 'fast' : 'balanced';
  return { quality, isLossless, effort, chroma: 'auto', isDithered: true } as const;
}

function isWithoutLoss(kind: WritableKind, quality: number): boolean {
  return kind === 'png' || (kind !== 'jpeg' && quality === 100);
}

function sameKindOriginal(
  bytes: Bytes,
  header: ImageHeader,
  kind: WritableKind,
  { metadata, dotsPerInch }: PictureWriting,
): Promise<Bytes | undefined> {
  return header.kind === kind && !header.isAnimated && header.orientation === 1
    ? cleanOriginal(bytes, header, metadata, dotsPerInch)
    : Promise.resolve(undefined);
}
