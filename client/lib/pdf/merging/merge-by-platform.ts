import { decodeImage, setUpDecoding } from '#client/lib/images/decode-image.ts';
import type { OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { TaskContext } from '#core/task.ts';
import { pictureTools } from '#platform/pictures';
import type { DecodedPicture } from '#client/lib/pdf/pictures/embed-image.ts';
import { mergePages } from './merge-pages.ts';
import type { MergeRequest, MergeResult } from './merge-request.ts';

const maxPixels = 200_000_000;
const jpegSettings = {
  quality: 92,
  isGrayscale: false,
  chroma: 'auto',
  isThorough: false,
  isProgressive: true,
} as const;

/** Merges with the codecs of the current environment. */
export function mergeByPlatform(
  request: MergeRequest,
  pdfOptions: () => OpenPdfOptions,
  context: TaskContext,
): Promise<MergeResult> {
  const images = {
    decode,
    encodeJpeg: (raster: DecodedPicture['raster']) => pictureTools.codecs.encodeJpeg(raster, jpegSettings),
  };
  return mergePages(request, { pdfOptions, images }, context);
}

async function decode(bytes: Bytes): Promise<DecodedPicture> {
  const setup = await setUpDecoding(bytes, pictureTools, maxPixels);
  const { raster, metadata, notes } = await decodeImage(bytes, setup);
  const losses = notes.filter(({ severity }) => severity === 'warning').map(({ sentence }) => sentence);
  return { raster, icc: metadata.icc, losses };
}
